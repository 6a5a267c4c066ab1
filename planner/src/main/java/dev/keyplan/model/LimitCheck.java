package dev.keyplan.model;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.Attribute.Limits;
import dev.keyplan.source.Located;
import dev.keyplan.spec.AttributeSpec;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Whether the limits and examples of a declared attribute suit its type. */
final class LimitCheck {

  private final AttributeSpec attribute;
  private final AttributeType type;
  private final List<Diagnostic> problems;

  LimitCheck(AttributeSpec attribute, AttributeType type, List<Diagnostic> problems) {
    this.attribute = attribute;
    this.type = type;
    this.problems = problems;
  }

  /** Reports all that is wrong. */
  void report(Limits limits) {
    int before = problems.size();
    suits();
    minAndMax();
    if (problems.size() > before) {
      return;
    }
    Limits withoutChoice =
        new Limits(List.of(), limits.min(), limits.max(), limits.scale(), limits.pattern());
    attribute.limits().oneOf().forEach(v -> value(v, withoutChoice));
    repeated();
    if (problems.size() == before) {
      attribute.examples().forEach(v -> value(v, limits));
    }
  }

  private void suits() {
    AttributeSpec.Limits limits = attribute.limits();
    boolean isNumber = type == AttributeType.INTEGER || type == AttributeType.NUMBER;
    limits.min().ifPresent(l -> fits("min", l, isNumber));
    limits.max().ifPresent(l -> fits("max", l, isNumber));
    limits.scale().ifPresent(l -> fits("scale", l, type == AttributeType.NUMBER));
    limits.pattern().ifPresent(l -> fits("pattern", l, type == AttributeType.STRING));
    limits.oneOf().stream()
        .findFirst()
        .ifPresent(l -> fits("one-of", l, type.isScalar() && type != AttributeType.BOOLEAN));
  }

  private void fits(String limit, Located<?> at, boolean suits) {
    if (!suits) {
      problems.add(
          ModelProblem.limitDoesNotFit(
              at.span(), limit, name(), "does not apply to the type `" + type.word() + "`"));
    }
  }

  private void minAndMax() {
    AttributeSpec.Limits limits = attribute.limits();
    limits
        .min()
        .filter(min -> limits.max().filter(m -> m.value().compareTo(min.value()) < 0).isPresent())
        .ifPresent(
            min ->
                problems.add(
                    ModelProblem.limitDoesNotFit(
                        min.span(), "min", name(), "is greater than its `max`")));
  }

  private void repeated() {
    Map<String, Located<String>> seen = new LinkedHashMap<>();
    for (Located<String> value : attribute.limits().oneOf()) {
      if (seen.putIfAbsent(value.value(), value) != null) {
        problems.add(ModelProblem.invalidValue(value, name(), "it is listed twice"));
      }
    }
  }

  private void value(Located<String> value, Limits limits) {
    ValueCheck.fault(type, limits, value.value())
        .ifPresent(why -> problems.add(ModelProblem.invalidValue(value, name(), why)));
  }

  private String name() {
    return attribute.name().value();
  }
}
