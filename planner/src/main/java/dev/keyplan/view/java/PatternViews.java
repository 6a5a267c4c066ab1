package dev.keyplan.view.java;

import dev.keyplan.model.AccessPattern;
import dev.keyplan.model.Attribute;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import dev.keyplan.plan.ItemShape;
import dev.keyplan.plan.KeyText;
import dev.keyplan.plan.Route;
import dev.keyplan.plan.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The methods of access patterns. */
final class PatternViews {

  private final Model model;
  private final JavaTypes types;
  private final KeyViews keys;
  private final Packages packages;

  PatternViews(Model model, JavaTypes types, Packages packages) {
    this.model = model;
    this.types = types;
    this.keys = new KeyViews(types);
    this.packages = packages;
  }

  JavaPattern of(Route route) {
    AccessPattern pattern = route.pattern();
    Kind kind = model.kind(pattern.kind());
    List<JavaStep> steps = steps(route);
    boolean isMixed = !pattern.with().isEmpty();
    boolean isGet = pattern.verb() == AccessPattern.Verb.GET;
    boolean isList = pattern.verb() == AccessPattern.Verb.LIST;
    boolean isByKey = isByKey(route, kind);
    List<JavaParameter> parameters = parameters(pattern);
    return new JavaPattern(
        pattern.name(),
        JavaNames.method(pattern.name()),
        PatternDoc.lines(route),
        kind.name(),
        isMixed ? packages.itemType() : JavaNames.kindClass(kind.name()),
        isMixed ? "AnyItem" : JavaNames.kindClass(kind.name()) + "Mapper",
        parameters,
        !parameters.isEmpty(),
        pattern.verb() == AccessPattern.Verb.COUNT,
        isGet && !isMixed,
        isList,
        isList || isMixed,
        isByKey,
        JavaNames.kindClass(kind.name()) + "Key",
        isByKey ? keyArguments(pattern) : List.of(),
        route.consistency() == Route.Consistency.EITHER,
        route.consistency() == Route.Consistency.STRONG,
        pattern.limit().isPresent() && !isGet,
        pattern.limit().orElse(0),
        steps.subList(0, steps.size() - 1),
        steps.get(steps.size() - 1),
        isGet && isMixed ? List.of(result(pattern, kind)) : List.of(),
        Widths.areWide(parameters, width(pattern, isMixed ? packages.itemType() : kind.name())),
        isTall(pattern, parameters, kind));
  }

  /** One GetItem whose parameters are the identity, whole and nothing else. */
  private static boolean isByKey(Route route, Kind kind) {
    List<String> given =
        route.pattern().given().stream().map(AccessPattern.Parameter::attribute).toList();
    return route.steps().size() == 1
        && route.pattern().hop().isEmpty()
        && route.pattern().ranges().isEmpty()
        && given.size() == kind.identity().size()
        && Set.copyOf(given).equals(Set.copyOf(kind.identity()))
        && route.steps().get(0).match(get -> true, query -> route.pattern().with().size() > 0);
  }

  private static boolean isTall(AccessPattern pattern, List<JavaParameter> parameters, Kind kind) {
    int names = parameters.stream().mapToInt(p -> p.name().length() + 2).sum();
    int others = "        Range(), read == Read.CONSISTENT, page, Mapper.INSTANCE);".length();
    return pattern.name().length() + names + kind.name().length() + others > 100;
  }

  /** What stands on the line of the longest signature beside the pattern's own parameters. */
  private static int width(AccessPattern pattern, String type) {
    int others = "  public Stream<> All(Read read) {".length();
    return pattern.name().length() + type.length() + others;
  }

  private static List<JavaExpression> keyArguments(AccessPattern pattern) {
    return pattern.given().stream().map(p -> Expressions.component("key", p.attribute())).toList();
  }

  private Kind givenKind(AccessPattern pattern) {
    return model.kind(pattern.hop().map(AccessPattern.Hop::kind).orElse(pattern.kind()));
  }

  private List<JavaParameter> parameters(AccessPattern pattern) {
    List<JavaParameter> parameters = new ArrayList<>();
    for (AccessPattern.Parameter given : pattern.given()) {
      parameters.add(parameter(givenKind(pattern), given));
    }
    for (AccessPattern.RangeCondition range : pattern.ranges()) {
      range.parameters().forEach(p -> parameters.add(rangeParameter(pattern, range, p)));
    }
    return parameters;
  }

  private JavaParameter parameter(Kind kind, AccessPattern.Parameter parameter) {
    Attribute attribute = kind.attribute(parameter.attribute());
    String type = types.requiredType(kind, attribute);
    return new JavaParameter(
        type, JavaNames.parameter(parameter.name()), !JavaTypes.isPrimitive(type), "");
  }

  /** The start of a text is a text, even where whole values are of an enum. */
  private JavaParameter rangeParameter(
      AccessPattern pattern,
      AccessPattern.RangeCondition range,
      AccessPattern.Parameter parameter) {
    JavaParameter whole = parameter(model.kind(pattern.kind()), parameter);
    return range.operator() == AccessPattern.Operator.BEGINS_WITH
        ? new JavaParameter("String", whole.name(), true, "")
        : whole;
  }

  /** What the caller's types need. */
  List<String> imports(AccessPattern pattern) {
    List<String> imports = new ArrayList<>();
    Kind given = givenKind(pattern);
    pattern.given().forEach(p -> imports.addAll(imports(given, p)));
    Kind kind = model.kind(pattern.kind());
    for (AccessPattern.RangeCondition range : pattern.ranges()) {
      if (range.operator() != AccessPattern.Operator.BEGINS_WITH) {
        range.parameters().forEach(p -> imports.addAll(imports(kind, p)));
      }
    }
    return imports;
  }

  private List<String> imports(Kind kind, AccessPattern.Parameter parameter) {
    return types.imports(kind, kind.attribute(parameter.attribute()), packages.model());
  }

  private List<JavaStep> steps(Route route) {
    List<JavaStep> steps = new ArrayList<>();
    for (int i = 0; i < route.steps().size(); i++) {
      boolean isLast = i == route.steps().size() - 1;
      String number = i == 0 ? "" : String.valueOf(i + 1);
      String before = i < 2 ? "previous" : "previous" + i;
      String constant = JavaNames.constant(route.pattern().name()) + (isLast ? "" : "_" + (i + 1));
      Names names =
          new Names(
              isLast, isLast ? "item" : "found" + number, "previous" + number, before, constant);
      Step step = route.steps().get(i);
      steps.add(step.match(get -> getItem(get, names), query -> query(query, names)));
    }
    return steps;
  }

  /**
   * The variables of a step: what it finds, what reads that, and what reads what was found before.
   */
  private record Names(
      boolean isLast, String variable, String reader, String before, String constant) {}

  private JavaStep getItem(Step.GetItem get, Names names) {
    List<JavaCheck> checks = get.checks().stream().map(c -> check(get.shape(), c)).toList();
    List<JavaKeyText> texts =
        List.of(
            text(get.partition(), true, names, get.shape()),
            text(get.sort(), false, names, get.shape()));
    return new JavaStep(
        true,
        names.isLast(),
        names.variable(),
        names.reader(),
        get.shape().kindName(),
        "",
        "",
        "",
        true,
        "",
        texts,
        checks);
  }

  private static JavaCheck check(ItemShape shape, Step.Check check) {
    return new JavaCheck(
        check.attribute(),
        JavaNames.kindClass(shape.kind().name()) + "Mapper",
        JavaNames.component(check.attribute()),
        JavaNames.parameter(check.parameter()));
  }

  private JavaStep query(Step.Query query, Names names) {
    ItemShape shape = query.shapes().get(0);
    List<JavaKeyText> texts = new ArrayList<>();
    texts.add(text(query.partition(), true, names, shape));
    String condition =
        query
            .sort()
            .match(
                () -> "partition",
                equals -> add(texts, "equal", text(equals.key(), false, names, shape)),
                begins -> add(texts, "prefix", text(begins.prefix(), false, names, shape)),
                between -> {
                  texts.add(text(between.low(), false, names, shape));
                  return add(texts, "between", text(between.high(), false, names, shape));
                });
    return new JavaStep(
        false,
        names.isLast(),
        names.variable(),
        names.reader(),
        shape.kindName(),
        names.constant(),
        names.variable() + "Range",
        query.target().match(table -> "TABLE", index -> JavaNames.constant(index.name())),
        query.forward(),
        condition,
        texts,
        List.of());
  }

  private static String add(List<JavaKeyText> texts, String condition, JavaKeyText text) {
    texts.add(text);
    return condition;
  }

  private JavaKeyText text(KeyText text, boolean isPartition, Names names, ItemShape shape) {
    return keys.text(
        shape.kind().name(),
        text,
        isPartition,
        source ->
            Expressions.variable(
                source.match(g -> JavaNames.parameter(g.parameter()), p -> names.before())));
  }

  private JavaResult result(AccessPattern pattern, Kind kind) {
    List<JavaResultPart> parts = new ArrayList<>();
    for (AccessPattern.Included included : pattern.with()) {
      Kind part = model.kind(included.kind());
      parts.add(
          new JavaResultPart(
              JavaNames.kindClass(part.name()),
              JavaNames.component(part.plural()),
              "list" + (parts.size() + 1)));
    }
    return new JavaResult(
        resultClass(pattern),
        new JavaDoc().paragraph().text("The answer to").code(pattern.phrase()).text(".").lines(),
        JavaNames.kindClass(kind.name()),
        JavaNames.component(JavaNames.camel(kind.name())),
        parts,
        new Imports(packages, packages.model())
            .add("java.util.List", "java.util.Optional")
            .sorted());
  }

  /** {@code StudentWithEnrollments} of {@code getStudentWithEnrollments}. */
  static String resultClass(AccessPattern pattern) {
    String name = pattern.name();
    return name.startsWith("get") && name.length() > 3
        ? JavaNames.upperCamel(name.substring(3))
        : JavaNames.upperCamel(name) + "Result";
  }
}
