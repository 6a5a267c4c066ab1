package dev.keyplan.testing;

import dev.keyplan.render.GeneratedFile;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Generated Java, compiled in this process with every warning on and none allowed. */
public final class JavaModule {

  private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

  private JavaModule() {}

  /** What the compiler says, or an empty text; classes go to the folder. */
  public static String compile(List<GeneratedFile> files, Path classes) {
    StringWriter said = new StringWriter();
    List<JavaFileObject> sources =
        files.stream().filter(f -> f.path().endsWith(".java")).map(JavaModule::source).toList();
    List<String> options =
        List.of(
            "-Xlint:all",
            "-Werror",
            "-proc:none",
            "--release",
            "17",
            "-classpath",
            classpath(),
            "-d",
            classes.toString());
    boolean compiled = COMPILER.getTask(said, null, null, options, null, sources).call();
    return compiled ? said.toString() : "not compiled: " + said;
  }

  /** The libraries of this process, however it was started. */
  private static String classpath() {
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    if (loader instanceof URLClassLoader urls && urls.getURLs().length > 0) {
      return Arrays.stream(urls.getURLs())
          .map(url -> Path.of(URI.create(url.toString())).toString())
          .collect(Collectors.joining(File.pathSeparator));
    }
    return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
  }

  private static JavaFileObject source(GeneratedFile file) {
    String path = file.path().substring(file.path().indexOf("src/main/java/") + 14);
    URI uri = URI.create("string:///" + path);
    return new SimpleJavaFileObject(uri, JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return file.text();
      }
    };
  }

  /** The compiled classes, above those of this process. */
  public static URLClassLoader load(List<GeneratedFile> files) {
    try {
      Path classes = Files.createTempDirectory("generated");
      String said = compile(files, classes);
      if (!said.isEmpty()) {
        throw new AssertionError(said);
      }
      return new URLClassLoader(
          new URL[] {classes.toUri().toURL()}, JavaModule.class.getClassLoader());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A class of the module by its file's name. */
  public static Class<?> type(ClassLoader loader, String name) {
    try {
      return loader.loadClass(name);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(String.format(Locale.ROOT, "no class %s", name), e);
    }
  }
}
