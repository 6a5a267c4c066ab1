package dev.keyplan.output;

import dev.keyplan.output.FileChange.Kind;
import dev.keyplan.render.GeneratedFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Compares the folder of one pack with what the pack gives; it changes nothing. */
final class Comparison {

  private final Path out;
  private final PackFiles pack;
  private final Path folder;
  private final Manifest manifest;
  private final Set<String> given;

  private Comparison(Path out, PackFiles pack) throws IOException {
    this.out = out;
    this.pack = pack;
    this.folder = out.resolve(pack.pack());
    this.manifest = Manifest.of(folder);
    this.given = pack.files().stream().map(GeneratedFile::path).collect(Collectors.toSet());
  }

  /** Every file that the pack gives or gave, by path. */
  static List<FileChange> of(Path out, PackFiles pack) throws IOException {
    Comparison comparison = new Comparison(out, pack);
    List<FileChange> changes = new ArrayList<>();
    for (GeneratedFile file : pack.files()) {
      changes.add(comparison.given(file));
    }
    for (String path : comparison.manifest.paths()) {
      if (!comparison.given.contains(path)) {
        comparison.stale(path, changes);
      }
    }
    return changes;
  }

  private FileChange given(GeneratedFile file) throws IOException {
    Path target = folder.resolve(file.path());
    Kind kind = isBlocked(target) ? Kind.BLOCKED : kind(target, file);
    return new FileChange(pack.pack(), file.path(), kind, file.text());
  }

  private Kind kind(Path target, GeneratedFile file) throws IOException {
    if (!Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
      return Kind.MISSING;
    }
    if (Files.isSymbolicLink(target)) {
      return manifest.knows(file.path()) ? Kind.EDITED : Kind.FOREIGN;
    }
    byte[] content = Files.readAllBytes(target);
    boolean same = new String(content, StandardCharsets.UTF_8).equals(file.text());
    if (same && target.getFileName().equals(target.toRealPath().getFileName())) {
      return Kind.SAME;
    }
    if (manifest.knows(file.path(), Sha256.of(content))) {
      return Kind.DIFFERENT;
    }
    return manifest.knows(file.path()) ? Kind.EDITED : Kind.FOREIGN;
  }

  private void stale(String path, List<FileChange> changes) throws IOException {
    Path target = folder.resolve(path);
    boolean plain = Files.isRegularFile(target, LinkOption.NOFOLLOW_LINKS);
    if (!plain || Links.leadOut(out, target)) {
      return;
    }
    boolean ours = manifest.knows(path, Sha256.of(Files.readAllBytes(target)));
    changes.add(new FileChange(pack.pack(), path, ours ? Kind.STALE : Kind.STALE_EDITED, ""));
  }

  /**
   * Whether a folder is in the place of a file, a file in that of a folder, or a link leads out.
   */
  private boolean isBlocked(Path target) throws IOException {
    if (Links.leadOut(out, target) || Files.isDirectory(target)) {
      return true;
    }
    for (Path at = target.getParent(); at != null && at.startsWith(out); at = at.getParent()) {
      boolean inTheWay = Files.exists(at) && !Files.isDirectory(at);
      if (inTheWay && !manifest.knows(folder.relativize(at).toString().replace('\\', '/'))) {
        return true;
      }
    }
    return false;
  }
}
