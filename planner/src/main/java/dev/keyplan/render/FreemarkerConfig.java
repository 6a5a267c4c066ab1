package dev.keyplan.render;

import dev.keyplan.pack.TemplatePack;
import freemarker.cache.StringTemplateLoader;
import freemarker.core.TemplateClassResolver;
import freemarker.template.Configuration;
import freemarker.template.DefaultObjectWrapperBuilder;
import freemarker.template.ObjectWrapper;
import freemarker.template.TemplateExceptionHandler;
import freemarker.template.Version;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.TimeZone;

/**
 * FreeMarker without reach: no classes, files or network, no locale, and templates that exist in
 * memory only.
 *
 * <p>By default a template can make objects of any class with {@code ?new} and so run commands; the
 * resolver forbids it.
 *
 * @see <a
 *     href="https://freemarker.apache.org/docs/app_faq.html#faq_template_uploading_security">Template
 *     uploading</a>
 */
final class FreemarkerConfig {

  private static final Version VERSION = Configuration.VERSION_2_3_34;

  private FreemarkerConfig() {}

  static Configuration of(TemplatePack pack) {
    Configuration config = new Configuration(VERSION);
    StringTemplateLoader loader = new StringTemplateLoader();
    pack.templates().forEach(t -> loader.putTemplate(t.name(), t.file().text(), 0));
    config.setTemplateLoader(loader);
    config.setLocalizedLookup(false);
    config.setNewBuiltinClassResolver(TemplateClassResolver.ALLOWS_NOTHING_RESOLVER);
    config.setAPIBuiltinEnabled(false);
    config.setObjectWrapper(views());
    config.setLocale(Locale.ROOT);
    config.setTimeZone(TimeZone.getTimeZone("UTC"));
    config.setDefaultEncoding(StandardCharsets.UTF_8.name());
    config.setNumberFormat("c");
    config.setBooleanFormat("c");
    config.setTemplateExceptionHandler(TemplateExceptionHandler.RETHROW_HANDLER);
    config.setLogTemplateExceptions(false);
    config.setWrapUncheckedExceptions(true);
    config.setFallbackOnNullLoopVariable(false);
    setSyntax(config);
    return config;
  }

  private static ObjectWrapper views() {
    DefaultObjectWrapperBuilder builder = new DefaultObjectWrapperBuilder(VERSION);
    builder.setMethodAppearanceFineTuner(new RecordComponents());
    builder.setExposeFields(false);
    return builder.build();
  }

  private static void setSyntax(Configuration config) {
    config.setOutputFormat(ValueFormat.INSTANCE);
    config.setAutoEscapingPolicy(Configuration.FORCE_AUTO_ESCAPING_POLICY);
    config.setRecognizeStandardFileExtensions(false);
    config.setTagSyntax(Configuration.ANGLE_BRACKET_TAG_SYNTAX);
    config.setInterpolationSyntax(Configuration.DOLLAR_INTERPOLATION_SYNTAX);
    config.setWhitespaceStripping(true);
  }
}
