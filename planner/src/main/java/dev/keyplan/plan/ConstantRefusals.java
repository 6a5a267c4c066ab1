package dev.keyplan.plan;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.AccessPattern;
import dev.keyplan.model.Attribute;
import dev.keyplan.model.AttributeType;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Narrowing;
import java.util.List;
import java.util.Set;

/** Fixed values that this version cannot put into a key. */
final class ConstantRefusals {

  private static final Set<AttributeType> IN_KEYS =
      Set.of(
          AttributeType.STRING,
          AttributeType.INTEGER,
          AttributeType.BOOLEAN,
          AttributeType.DATE,
          AttributeType.UUID,
          AttributeType.ULID);

  private ConstantRefusals() {}

  /** An item that is read by its own key, alone or with what belongs to it. */
  static List<Diagnostic> ofOneItem(AccessPattern pattern, Kind kind) {
    boolean isByKey = pattern.hop().isEmpty() && pattern.with().isEmpty();
    return PatternForm.constants(pattern).stream()
        .map(Admission::attribute)
        .filter(a -> !isByKey || !kind.identifies(a))
        .distinct()
        .map(
            a ->
                PlanRule.CONSTANT_OF_ONE_ITEM.at(
                    pattern.span(),
                    "`%s` reads one %s by its key, and the key does not tell `%s`"
                        .formatted(pattern.name(), kind.name(), a),
                    "leave the condition out, and look at `%s` of what is returned".formatted(a)))
        .toList();
  }

  /** Values whose stored and encoded forms the generated code does not compare. */
  static List<Diagnostic> ofValues(AccessPattern pattern, Kind kind) {
    return pattern.narrowing().fixed().stream()
        .map(Narrowing.Fixed::attribute)
        .map(kind::attribute)
        .filter(a -> !IN_KEYS.contains(a.type()))
        .map(a -> ofValue(pattern, a))
        .toList();
  }

  private static Diagnostic ofValue(AccessPattern pattern, Attribute attribute) {
    return PlanRule.CONSTANT_OF_ANOTHER_TYPE
        .at(
            pattern.span(),
            "`%s` fixes a value of `%s`, and a fixed %s is not planned yet"
                .formatted(pattern.name(), attribute.name(), attribute.type().word()),
            "take the value from the caller: `%s: given`".formatted(attribute.name()))
        .alsoAt(attribute.span(), "`" + attribute.name() + "` is declared here");
  }
}
