package dev.keyplan.view.java;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.AccessPattern;
import dev.keyplan.model.Attribute;
import dev.keyplan.model.Kind;
import dev.keyplan.plan.Plan;
import dev.keyplan.plan.WriteRoute;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds names that the generated Java would use twice, before anything is written. */
final class NameChecks {

  private final Plan plan;
  private final JavaTypes types;
  private final Packages packages;
  private final NameClaims claims = new NameClaims();

  NameChecks(Plan plan, JavaTypes types, Packages packages) {
    this.plan = plan;
    this.types = types;
    this.packages = packages;
  }

  List<Diagnostic> findings() {
    List<Kind> kinds = plan.model().kinds();
    if (kinds.isEmpty()) {
      return List.of();
    }
    for (String name :
        List.of(
            packages.stem() + "Table",
            packages.itemType(),
            packages.stem() + "Exception",
            "AnyItem")) {
      claims.type(name, "the module itself", kinds.get(0).span());
    }
    kinds.forEach(this::kind);
    plan.model().accessPatterns().forEach(this::pattern);
    plan.writes().forEach(this::write);
    return claims.findings();
  }

  private void kind(Kind kind) {
    String type = JavaNames.kindClass(kind.name());
    for (String suffix : List.of("", "Key", "Keys", "Mapper", "Access", "Update")) {
      claims.type(type + suffix, "`" + kind.name() + "`", kind.span());
    }
    claims.member(
        packages.stem() + "Table",
        JavaNames.method(kind.plural()),
        "`" + kind.name() + "`",
        kind.span());
    for (Attribute attribute : kind.attributes()) {
      claims.member(
          type,
          JavaNames.component(attribute.name()),
          "`" + attribute.name() + "`",
          attribute.span());
      if (JavaTypes.declaresEnum(kind, attribute)) {
        enumeration(types.enumClass(kind, attribute), attribute);
      }
    }
  }

  private void enumeration(String type, Attribute attribute) {
    claims.type(type, "`" + attribute.name() + "`", attribute.span());
    Set<String> values = new HashSet<>();
    for (String value : attribute.limits().oneOf()) {
      if (values.add(value)) {
        claims.member(
            type, JavaNames.constant(value), "the value `" + value + "`", attribute.span());
      }
    }
  }

  private void pattern(AccessPattern pattern) {
    String owner = JavaNames.kindClass(pattern.kind()) + "Access";
    String what = "the access pattern `" + pattern.name() + "`";
    claims.member(owner, JavaNames.method(pattern.name()), what, pattern.span());
    if (pattern.verb() == AccessPattern.Verb.LIST) {
      claims.member(owner, JavaNames.method(pattern.name()) + "All", what, pattern.span());
    } else if (!pattern.with().isEmpty()) {
      claims.type(PatternViews.resultClass(pattern), what, pattern.span());
    }
  }

  private void write(WriteRoute write) {
    String owner = JavaNames.kindClass(write.kind().name()) + "Access";
    claims.member(
        owner,
        JavaNames.method(write.name()),
        "the write `" + write.name() + "`",
        write.kind().span());
  }
}
