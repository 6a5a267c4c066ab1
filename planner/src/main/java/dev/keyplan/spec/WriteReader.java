package dev.keyplan.spec;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.source.Located;
import dev.keyplan.source.YamlNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the entries of {@code access-patterns} that have {@code write}. */
final class WriteReader {

  private static final List<String> APPLY = List.of("name", "write", "description");

  private final List<Diagnostic> found;

  WriteReader(List<Diagnostic> found) {
    this.found = found;
  }

  List<WriteSpec> writes(Fields root) {
    List<WriteSpec> writes = new ArrayList<>();
    if (root.node("access-patterns").orElse(null) instanceof YamlNode.Sequence entries) {
      for (YamlNode item : entries.items()) {
        Fields fields = Fields.of(item);
        if (fields.node("write").isPresent()) {
          write(fields).ifPresent(writes::add);
        }
      }
    }
    return writes;
  }

  private Optional<WriteSpec> write(Fields fields) {
    for (YamlNode.Entry entry : fields.mapping().entries()) {
      if (!APPLY.contains(entry.key().text())) {
        found.add(
            SpecRule.FIELD_DOES_NOT_APPLY
                .at(
                    entry.key().span(),
                    "`%s` is about reading, and this is a write".formatted(entry.key().text()))
                .withHelp("a write has `name`, `write` and `description`"));
      }
    }
    Optional<Located<String>> name = fields.text("name");
    if (name.isEmpty()) {
      found.add(
          SpecRule.MISSING_FIELD
              .at(fields.key("write").orElseThrow(), "this write has no name")
              .withHelp("add `name`, such as `enrol`: it is the name of the method"));
    }
    List<PhraseSpec> steps = steps(fields.node("write").orElseThrow());
    return steps.isEmpty()
        ? Optional.empty()
        : name.map(
            n ->
                new WriteSpec(
                    n,
                    steps,
                    fields.text("description"),
                    fields.mapping().entries().get(0).key().span()));
  }

  private static List<PhraseSpec> steps(YamlNode node) {
    List<PhraseSpec> steps = new ArrayList<>();
    List<YamlNode> items = node instanceof YamlNode.Sequence s ? s.items() : List.of(node);
    for (YamlNode item : items) {
      if (item instanceof YamlNode.Scalar scalar) {
        steps.add(new PhraseSpec(scalar.text(), scalar.words(), scalar.span()));
      }
    }
    return steps;
  }
}
