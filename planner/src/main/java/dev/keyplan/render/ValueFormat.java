package dev.keyplan.render;

import freemarker.core.CommonMarkupOutputFormat;
import freemarker.core.CommonTemplateMarkupOutputModel;
import freemarker.template.TemplateModelException;
import java.io.IOException;
import java.io.Writer;

/** Hands every printed value to the writer of its file, which knows where it stands. */
final class ValueFormat extends CommonMarkupOutputFormat<ValueFormat.Markup> {

  static final ValueFormat INSTANCE = new ValueFormat();

  private ValueFormat() {}

  @Override
  public String getName() {
    return "keyplan";
  }

  @Override
  public String getMimeType() {
    return "text/plain";
  }

  @Override
  public void output(String value, Writer out) throws IOException, TemplateModelException {
    if (!(out instanceof FollowingWriter file)) {
      throw new TemplateModelException("A value can only be printed into the file.");
    }
    try {
      file.writeValue(value);
    } catch (OutOfPlace e) {
      throw new TemplateModelException(e.getMessage(), e);
    }
  }

  @Override
  public String escapePlainText(String value) {
    throw new IllegalStateException("a value is escaped where it is printed");
  }

  @Override
  public boolean isLegacyBuiltInBypassed(String builtIn) {
    return false;
  }

  @Override
  protected Markup newTemplateMarkupOutputModel(String plain, String markup) {
    return new Markup(plain, markup);
  }

  /** FreeMarker's form of escaped text; no template of keyplan makes any. */
  static final class Markup extends CommonTemplateMarkupOutputModel<Markup> {

    Markup(String plain, String markup) {
      super(plain, markup);
    }

    @Override
    public ValueFormat getOutputFormat() {
      return INSTANCE;
    }
  }
}
