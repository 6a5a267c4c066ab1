package dev.keyplan.render;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.pack.DeclaredOption;
import dev.keyplan.pack.PackOutput;
import dev.keyplan.pack.PackRule;
import dev.keyplan.pack.TemplatePack;
import dev.keyplan.view.DesignView;
import freemarker.core.Environment;
import freemarker.core.ParseException;
import freemarker.template.Configuration;
import freemarker.template.SimpleHash;
import freemarker.template.Template;
import freemarker.template.TemplateException;
import freemarker.template.TemplateModel;
import freemarker.template.TemplateModelException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Fills the templates of one pack. */
final class PackTemplates {

  private final Configuration config;
  private final DesignView view;
  private final List<Diagnostic> diagnostics;
  private final TemplateFindings findings;
  private final Map<String, Object> options = new LinkedHashMap<>();

  PackTemplates(TemplatePack pack, DesignView view, List<Diagnostic> diagnostics) {
    this.config = FreemarkerConfig.of(pack);
    this.view = view;
    this.diagnostics = diagnostics;
    this.findings = new TemplateFindings(pack);
    for (DeclaredOption option : pack.options()) {
      options.put(option.templateName(), option.typedValue());
    }
  }

  /** The files of one output; findings are added to the list. */
  List<GeneratedFile> files(PackOutput output) {
    Optional<Template> template = template(output);
    Optional<Template> path = pathTemplate(output);
    if (template.isEmpty() || path.isEmpty()) {
      return List.of();
    }
    List<GeneratedFile> files = new ArrayList<>();
    for (TemplateModel element : elements(output)) {
      Optional<String> where = text(path.get(), new PathEscaper(), output, element);
      Optional<String> text = text(template.get(), Escaper.of(output.format()), output, element);
      if (where.isPresent() && text.isPresent() && isSafe(output, where.get())) {
        files.add(new GeneratedFile(where.get(), Layout.tidy(text.get())));
      }
    }
    return files;
  }

  private List<TemplateModel> elements(PackOutput output) {
    try {
      return ViewLists.elements(config.getObjectWrapper().wrap(view), output);
    } catch (TemplateModelException e) {
      diagnostics.add(
          PackRule.PACK_SHAPE.at(
              output.forEach().span(), TemplateFindings.firstLine(e.getMessage())));
      return List.of();
    }
  }

  private Optional<Template> template(PackOutput output) {
    try {
      return Optional.of(config.getTemplate(output.template().value()));
    } catch (ParseException e) {
      diagnostics.add(findings.syntax(e, output));
    } catch (IOException e) {
      diagnostics.add(findings.unreadable(e, output));
    }
    return Optional.empty();
  }

  private Optional<Template> pathTemplate(PackOutput output) {
    try {
      return Optional.of(new Template(TemplateFindings.PATH, output.path().value(), config));
    } catch (ParseException e) {
      diagnostics.add(findings.syntax(e, output));
    } catch (IOException e) {
      diagnostics.add(findings.unreadable(e, output));
    }
    return Optional.empty();
  }

  private Optional<String> text(
      Template template, Escaper escaper, PackOutput output, TemplateModel element) {
    FollowingWriter out = new FollowingWriter(escaper);
    try {
      Environment environment = template.createProcessingEnvironment(view, out);
      environment.setVariable("options", new SimpleHash(options, config.getObjectWrapper()));
      if (!output.isForDesign()) {
        environment.setVariable(output.as(), element);
      }
      environment.process();
      return Optional.of(out.toString());
    } catch (TemplateException e) {
      diagnostics.add(findings.failure(e, output));
    } catch (StackOverflowError e) {
      diagnostics.add(findings.endless(output));
    } catch (IOException e) {
      diagnostics.add(findings.unreadable(e, output));
    }
    return Optional.empty();
  }

  private boolean isSafe(PackOutput output, String path) {
    Optional<String> problem = OutputPaths.problem(path);
    problem.ifPresent(
        why ->
            diagnostics.add(
                PackRule.OUTPUT_PATH.at(
                    output.path().span(), "`" + path + "` cannot be a path: " + why)));
    return problem.isEmpty();
  }
}
