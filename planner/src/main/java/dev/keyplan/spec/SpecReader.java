package dev.keyplan.spec;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Outcome;
import dev.keyplan.source.Located;
import dev.keyplan.source.YamlNode;
import dev.keyplan.source.YamlReader;
import dev.keyplan.source.YamlTree;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * From the bytes of a file to a spec, or to every problem of its shape at once. Never throws,
 * whatever the bytes.
 */
public final class SpecReader {

  private SpecReader() {}

  /**
   * Reads a spec.
   *
   * @param name the file's name as messages show it
   * @param bytes its content
   */
  public static Outcome<Spec> read(String name, byte[] bytes) {
    YamlTree tree = YamlReader.read(name, bytes);
    List<Diagnostic> found = new ArrayList<>();
    tree.problems().forEach(p -> found.add(YamlFindings.of(p)));
    Optional<YamlNode> root = tree.root();
    if (root.isEmpty()) {
      return new Outcome.Failed<>(found);
    }
    addShapeFindings(root.get(), found);
    return Outcome.of(spec(tree, Fields.of(root.get()), found), found);
  }

  private static void addShapeFindings(YamlNode root, List<Diagnostic> found) {
    SpecSchema schema = SpecSchema.packaged();
    Set<YamlNode> refused = Collections.newSetFromMap(new IdentityHashMap<>());
    found.addAll(NotPlanned.in(root, schema, refused));
    found.addAll(ShapeFindings.in(root, schema, refused));
    found.addAll(CommentsInTexts.in(root));
  }

  private static Spec spec(YamlTree tree, Fields root, List<Diagnostic> found) {
    KindReader kinds = new KindReader(found);
    return new Spec(
        tree.file(),
        root.text("name").orElse(new Located<>("unnamed", root.mapping().span())),
        root.text("description"),
        kinds.entities(root),
        kinds.relations(root),
        new PatternReader(found).patterns(root),
        table(root),
        packOptions(root.mapping("packs")),
        allow(root));
  }

  private static TableSpec table(Fields root) {
    Fields table = root.mapping("table");
    Fields keys = table.mapping("keys");
    List<TableSpec.Tag> tags = new ArrayList<>();
    for (YamlNode.Entry entry : table.mapping("tags").mapping().entries()) {
      Fields.located(entry.value())
          .ifPresent(v -> tags.add(new TableSpec.Tag(Fields.name(entry.key()), v)));
    }
    return new TableSpec(
        table.text("name"),
        keys.text("partition"),
        keys.text("sort"),
        table.flag("point-in-time-recovery"),
        table.flag("deletion-protection"),
        table.text("retention").map(r -> new Located<>(r.value().equals("retain"), r.span())),
        tags);
  }

  private static List<PackOptionSpec> packOptions(Fields packs) {
    List<PackOptionSpec> options = new ArrayList<>();
    for (YamlNode.Entry pack : packs.mapping().entries()) {
      for (YamlNode.Entry option : Fields.of(pack.value()).mapping().entries()) {
        Fields.located(option.value())
            .ifPresent(
                value ->
                    options.add(
                        new PackOptionSpec(
                            Fields.name(pack.key()), Fields.name(option.key()), value)));
      }
    }
    return options;
  }

  private static List<AllowSpec> allow(Fields root) {
    List<AllowSpec> all = new ArrayList<>();
    if (root.node("allow").orElse(null) instanceof YamlNode.Sequence entries) {
      for (YamlNode item : entries.items()) {
        Fields fields = Fields.of(item);
        Optional<Located<String>> rule = fields.text("rule");
        Optional<Located<String>> because = fields.text("because");
        if (rule.isPresent() && because.isPresent()) {
          all.add(new AllowSpec(rule.get(), fields.text("at"), because.get(), item.span()));
        }
      }
    }
    return all;
  }
}
