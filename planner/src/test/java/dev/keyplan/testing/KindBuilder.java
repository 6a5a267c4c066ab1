package dev.keyplan.testing;

import dev.keyplan.model.Attribute;
import dev.keyplan.model.Attribute.Limits;
import dev.keyplan.model.AttributeType;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Reference;
import dev.keyplan.model.Reference.Form;
import dev.keyplan.model.Relation;
import dev.keyplan.model.Relation.Cardinality;
import dev.keyplan.model.Unique;
import dev.keyplan.model.Volume;
import dev.keyplan.source.Span;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * One kind of a {@link ModelBuilder}. Attribute specs are {@code name}, {@code name:type}, with
 * {@code ?} and {@code !}.
 */
public final class KindBuilder {

  private final ModelBuilder model;
  private final String name;
  private final String prefix;
  private final Kind.Sort sort;
  private final Span span;
  private final List<Attribute> attributes = new ArrayList<>();
  private final List<String> identity = new ArrayList<>();
  private final List<Reference> references = new ArrayList<>();
  private final List<Unique> uniques = new ArrayList<>();

  KindBuilder(ModelBuilder model, String name, String prefix, Kind.Sort sort, Span span) {
    this.model = model;
    this.name = name;
    this.prefix = prefix;
    this.sort = sort;
    this.span = span;
  }

  String name() {
    return name;
  }

  List<String> identity() {
    return identity;
  }

  /** Attributes of the identity, after those that references have put there. */
  public KindBuilder key(String... specs) {
    for (String spec : specs) {
      Attribute read = attribute(spec, true, false);
      attributes.add(read);
      identity.add(read.name());
    }
    return this;
  }

  /** Other attributes: {@code placedAt:timestamp!} is immutable, {@code coupon?} optional. */
  public KindBuilder with(String... specs) {
    Arrays.stream(specs).forEach(s -> attributes.add(attribute(s, false, false)));
    return this;
  }

  /** A number with bounds, for keys of known width. */
  public KindBuilder integer(String attribute, long min, long max) {
    attributes.add(
        new Attribute(
            attribute,
            AttributeType.INTEGER,
            false,
            false,
            false,
            new Limits(
                List.of(),
                Optional.of(BigDecimal.valueOf(min)),
                Optional.of(BigDecimal.valueOf(max)),
                Optional.empty(),
                Optional.empty()),
            Attribute.Filling.NONE,
            List.of(),
            Optional.empty(),
            span));
    return this;
  }

  /** A text with allowed values. */
  public KindBuilder oneOf(String attribute, String... values) {
    attributes.add(
        new Attribute(
            attribute,
            AttributeType.STRING,
            false,
            false,
            false,
            new Limits(
                List.of(values),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty()),
            Attribute.Filling.NONE,
            List.of(),
            Optional.empty(),
            span));
    return this;
  }

  public KindBuilder unique(String... names) {
    uniques.add(new Unique(List.of(names), span));
    return this;
  }

  /** Lies within a parent: the parent's identity leads its own. */
  public KindBuilder within(String parent) {
    return refer(parent, Form.WITHIN, Optional.empty());
  }

  /** The second end of a one-to-many relation. */
  public KindBuilder of(String parent) {
    return refer(parent, Form.ONE_TO_MANY, Optional.empty());
  }

  /** The second end of a one-to-many relation with a role. */
  public KindBuilder of(String parent, String role) {
    return refer(parent, Form.ONE_TO_MANY, Optional.of(role));
  }

  /** The second end of a one-to-one relation. */
  public KindBuilder onlyOneOf(String parent) {
    return refer(parent, Form.ONE_TO_ONE, Optional.empty());
  }

  /** The ends of an edge. */
  public KindBuilder between(String first, String second) {
    return refer(first, Form.EDGE_END, Optional.empty())
        .refer(second, Form.EDGE_END, Optional.empty());
  }

  /** The ends of an edge from a kind to itself, by role. */
  public KindBuilder among(String kind, String firstRole, String secondRole) {
    return refer(kind, Form.EDGE_END, Optional.of(firstRole))
        .refer(kind, Form.EDGE_END, Optional.of(secondRole));
  }

  private KindBuilder refer(String target, Form form, Optional<String> role) {
    List<String> names =
        (target.equals(name) ? identity : model.kind(target).identity())
            .stream().map(a -> role.map(r -> r + capital(a)).orElse(a)).toList();
    for (String attribute : names) {
      if (attributes.stream().noneMatch(a -> a.name().equals(attribute))) {
        attributes.add(attribute(attribute, true, true));
      }
      if (form == Form.WITHIN || form == Form.EDGE_END) {
        identity.add(attribute);
      }
    }
    if (form == Form.ONE_TO_ONE) {
      uniques.add(new Unique(names, span));
    }
    references.add(new Reference(target + name, form, role, target, names));
    if (form != Form.EDGE_END) {
      model.relation(cardinality(form), end(target, role), end(name, Optional.empty()));
    } else if (references.size() == 2) {
      model.relation(
          Cardinality.MANY_TO_MANY,
          end(references.get(0).target(), references.get(0).role()),
          end(target, role));
    }
    return this;
  }

  private static Cardinality cardinality(Form form) {
    return switch (form) {
      case WITHIN -> Cardinality.WITHIN;
      case ONE_TO_MANY -> Cardinality.ONE_TO_MANY;
      case ONE_TO_ONE -> Cardinality.ONE_TO_ONE;
      case EDGE_END, TENANT -> Cardinality.MANY_TO_MANY;
    };
  }

  private static Relation.End end(String kind, Optional<String> role) {
    return new Relation.End(kind, role);
  }

  private static String capital(String text) {
    return Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }

  private Attribute attribute(String spec, boolean immutable, boolean reference) {
    String bare = spec.replace("?", "").replace("!", "");
    String[] parts = bare.split(":", -1);
    AttributeType type =
        parts.length == 1
            ? AttributeType.STRING
            : AttributeType.valueOf(parts[1].toUpperCase(Locale.ROOT).replace('-', '_'));
    return new Attribute(
        parts[0],
        type,
        spec.contains("?"),
        immutable || spec.contains("!"),
        reference,
        Limits.NONE,
        Attribute.Filling.NONE,
        List.of(),
        Optional.empty(),
        span);
  }

  Kind build() {
    return new Kind(
        name,
        sort,
        prefix,
        name.toLowerCase(Locale.ROOT) + "s",
        Optional.empty(),
        attributes,
        identity,
        references,
        uniques,
        Kind.Life.PLAIN,
        Volume.UNKNOWN,
        span);
  }
}
