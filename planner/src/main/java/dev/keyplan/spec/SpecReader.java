package dev.keyplan.spec;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.source.Located;
import dev.keyplan.source.YamlNode;
import dev.keyplan.source.YamlReader;
import dev.keyplan.source.YamlTree;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
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
  public static SpecReading read(String name, byte[] bytes) {
    YamlTree tree = YamlReader.read(name, bytes);
    List<Diagnostic> found = new ArrayList<>();
    tree.problems().forEach(p -> found.add(YamlFindings.of(p)));
    Optional<YamlNode> root = tree.root();
    if (root.isEmpty()) {
      return SpecReading.failed(found);
    }
    addShapeFindings(root.get(), found);
    Fields fields = Fields.of(root.get());
    KindReader kinds = new KindReader(found);
    List<EntitySpec> entities = kinds.entities(fields);
    List<RelationSpec> relations = kinds.relations(fields);
    List<AccessPatternSpec> patterns = new PatternReader(found).patterns(fields);
    List<WriteSpec> writes = new WriteReader(found).writes(fields);
    Spec whole = spec(tree, fields, entities, relations, new Entries(patterns, writes));
    return intact(whole, Regions.of(fields.mapping()), found);
  }

  /** What is right of a spec; nothing where an error concerns more than one kind or pattern. */
  private static SpecReading intact(Spec whole, Regions regions, List<Diagnostic> found) {
    Set<Regions.Region> broken = new LinkedHashSet<>();
    for (Diagnostic error : found.stream().filter(Diagnostic::isError).toList()) {
      Optional<Regions.Region> region = regions.at(error.span());
      boolean isName =
          region.filter(r -> r.kind().isPresent() && r.from().equals(error.span())).isPresent();
      if (region.isEmpty() || isName) {
        return SpecReading.failed(found);
      }
      broken.add(region.get());
    }
    List<AccessPatternSpec> patterns =
        whole.accessPatterns().stream()
            .filter(p -> broken.stream().noneMatch(r -> r.holds(p.span())))
            .toList();
    List<WriteSpec> writes =
        whole.writes().stream()
            .filter(w -> broken.stream().noneMatch(r -> r.holds(w.span())))
            .toList();
    List<String> names = broken.stream().flatMap(r -> r.kind().stream()).toList();
    return new SpecReading(
        found, Optional.of(whole.without(patterns, writes, names)), List.copyOf(broken));
  }

  private static void addShapeFindings(YamlNode root, List<Diagnostic> found) {
    SpecSchema schema = SpecSchema.packaged();
    Set<YamlNode> refused = Collections.newSetFromMap(new IdentityHashMap<>());
    found.addAll(NotPlanned.in(root, schema, refused));
    found.addAll(ShapeFindings.in(root, schema, refused));
    found.addAll(CommentsInTexts.in(root));
  }

  /** What {@code access-patterns} holds. */
  private record Entries(List<AccessPatternSpec> reads, List<WriteSpec> writes) {}

  private static Spec spec(
      YamlTree tree,
      Fields root,
      List<EntitySpec> entities,
      List<RelationSpec> relations,
      Entries entries) {
    return new Spec(
        tree.file(),
        root.text("name").orElse(new Located<>("unnamed", root.mapping().span())),
        root.text("description"),
        tenant(root),
        entities,
        relations,
        entries.reads(),
        entries.writes(),
        table(root),
        packOptions(root.mapping("packs")),
        allow(root),
        List.of());
  }

  private static Optional<TenantSpec> tenant(Fields root) {
    Fields mapping = root.mapping("tenant");
    return root.text("tenant")
        .or(() -> mapping.text("name"))
        .map(name -> new TenantSpec(name, mapping.text("type")));
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
