package dev.keyplan.pack;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Outcome;
import dev.keyplan.source.Located;
import dev.keyplan.source.YamlNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The fields of a {@code pack.yaml}; what each means is in {@code docs/writing-a-pack.md}. */
final class PackShape {

  private static final List<String> FIELDS =
      List.of("pack", "summary", "format", "optional", "outputs", "options", "checks");
  private static final List<String> OUTPUT_FIELDS =
      List.of("for-each", "as", "template", "path", "format");
  private static final List<String> OPTION_FIELDS = List.of("type", "default", "summary");
  private static final List<String> CHECKS = List.of("compiles", "cfn-lint", "parses");

  private final YamlNode root;
  private final List<TemplatePack.Template> templates;
  private final List<Diagnostic> diagnostics;
  private final PackFields fields;

  PackShape(YamlNode root, List<TemplatePack.Template> templates, List<Diagnostic> diagnostics) {
    this.root = root;
    this.templates = templates;
    this.diagnostics = diagnostics;
    this.fields = new PackFields(diagnostics);
  }

  Outcome<TemplatePack> pack() {
    Optional<YamlNode.Mapping> mapping = fields.mapping(root, FIELDS);
    if (mapping.isEmpty()) {
      return new Outcome.Failed<>(diagnostics);
    }
    YamlNode.Mapping top = mapping.get();
    Optional<Format> format = fields.required(top, "format").flatMap(this::format);
    TemplatePack pack =
        new TemplatePack(
            fields.required(top, "pack").flatMap(fields::name).orElse(""),
            fields.required(top, "summary").map(Located::value).orElse(""),
            fields.flag(top, "optional"),
            outputs(top, format.orElse(Format.TEXT)),
            options(top),
            checks(top),
            templates);
    return Outcome.of(pack, diagnostics);
  }

  private Optional<Format> format(Located<String> word) {
    return fields.oneOf(word, Format.words()).flatMap(Format::of);
  }

  private List<PackOutput> outputs(YamlNode.Mapping top, Format packFormat) {
    List<PackOutput> outputs = new ArrayList<>();
    if (top.entry("outputs").isEmpty()) {
      diagnostics.add(PackRule.PACK_SHAPE.at(top.span(), "the field `outputs` is missing"));
    }
    for (YamlNode node : fields.list(top, "outputs")) {
      fields
          .mapping(node, OUTPUT_FIELDS)
          .flatMap(m -> output(m, packFormat))
          .ifPresent(outputs::add);
    }
    return outputs;
  }

  private Optional<PackOutput> output(YamlNode.Mapping output, Format packFormat) {
    Optional<Located<String>> template = fields.required(output, "template");
    Optional<Located<String>> path = fields.required(output, "path");
    Located<String> forEach =
        fields.text(output, "for-each").orElse(new Located<>(PackOutput.DESIGN, output.span()));
    Format format = fields.text(output, "format").flatMap(this::format).orElse(packFormat);
    if (template.isEmpty() || path.isEmpty()) {
      return Optional.empty();
    }
    requireTemplate(template.get());
    diagnostics.addAll(TemplateSyntax.checkPath(path.get()));
    ForEach target = ForEach.of(forEach.value());
    String as = fields.text(output, "as").flatMap(fields::variable).orElse(target.as());
    Located<String> list = new Located<>(target.list(), forEach.span());
    return Optional.of(new PackOutput(list, as, template.get(), path.get(), format));
  }

  private void requireTemplate(Located<String> name) {
    boolean known = templates.stream().anyMatch(t -> t.name().equals(name.value()));
    if (!known) {
      String message = "the pack has no template `" + name.value() + "`";
      String help =
          templates.isEmpty()
              ? "the name of a template ends in `.ftl`"
              : "its templates are "
                  + String.join(", ", templates.stream().map(t -> "`" + t.name() + "`").toList());
      diagnostics.add(PackRule.TEMPLATE_MISSING.at(name.span(), message).withHelp(help));
    }
  }

  private List<DeclaredOption> options(YamlNode.Mapping top) {
    List<DeclaredOption> options = new ArrayList<>();
    for (YamlNode.Entry entry : fields.entries(top, "options")) {
      fields
          .mapping(entry.value(), OPTION_FIELDS)
          .flatMap(m -> option(entry.key(), m))
          .ifPresent(options::add);
    }
    return options;
  }

  private Optional<DeclaredOption> option(YamlNode.Scalar name, YamlNode.Mapping option) {
    Optional<DeclaredOption.Type> type =
        fields
            .required(option, "type")
            .flatMap(w -> fields.oneOf(w, DeclaredOption.Type.words()))
            .flatMap(DeclaredOption.Type::of);
    Optional<Located<String>> value = fields.required(option, "default");
    String summary = fields.required(option, "summary").map(Located::value).orElse("");
    if (type.isEmpty() || value.isEmpty()) {
      return Optional.empty();
    }
    if (!type.get().accepts(value.get().value())) {
      String message = "the default `" + value.get().value() + "` is no " + type.get().word();
      diagnostics.add(PackRule.PACK_SHAPE.at(value.get().span(), message));
    }
    fields.name(new Located<>(name.text(), name.span()));
    return Optional.of(new DeclaredOption(name.text(), type.get(), value.get().value(), summary));
  }

  private List<String> checks(YamlNode.Mapping top) {
    return fields.list(top, "checks").stream()
        .flatMap(n -> fields.scalar(n).stream())
        .flatMap(w -> fields.oneOf(w, CHECKS).stream())
        .toList();
  }
}
