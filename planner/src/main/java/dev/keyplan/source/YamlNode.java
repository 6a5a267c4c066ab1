package dev.keyplan.source;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A node of the tree; all scalars are text, whatever YAML would make of them. */
public sealed interface YamlNode {

  /** Where it begins, up to its end or the end of its first line. */
  Span span();

  /**
   * A text.
   *
   * @param text as YAML reads it, quotes and escapes resolved
   * @param style how it is written
   * @param hashFollows whether the rest of its line looks like a text that a {@code #} has cut off
   * @param offset where it begins in the file's text, in UTF-16 units
   */
  record Scalar(String text, Span span, Style style, boolean hashFollows, int offset)
      implements YamlNode {

    /** What stands between blanks, each with its own place. */
    public List<Located<String>> words() {
      return Words.of(this);
    }
  }

  /** How a scalar is written. */
  enum Style {
    PLAIN,
    QUOTED,
    /** After {@code |} or {@code >}. */
    BLOCK
  }

  /** Entries in file order; no two keys are equal. */
  record Mapping(List<Entry> entries, Span span) implements YamlNode {
    public Mapping {
      entries = List.copyOf(entries);
    }

    /** The entry with that key. */
    public Optional<Entry> entry(String key) {
      return entries.stream().filter(e -> e.key().text().equals(key)).findFirst();
    }
  }

  /** A key and its value. */
  record Entry(Scalar key, YamlNode value) {}

  record Sequence(List<YamlNode> items, Span span) implements YamlNode {
    public Sequence {
      items = List.copyOf(items);
    }
  }

  /** Something that is reported already, such as an alias or a missing value. */
  record Unusable(Span span) implements YamlNode {}

  /** One function for each case. */
  default <R> R match(
      Function<Scalar, R> scalar,
      Function<Mapping, R> mapping,
      Function<Sequence, R> sequence,
      Function<Unusable, R> unusable) {
    if (this instanceof Scalar s) {
      return scalar.apply(s);
    }
    if (this instanceof Mapping m) {
      return mapping.apply(m);
    }
    return this instanceof Sequence s ? sequence.apply(s) : unusable.apply((Unusable) this);
  }
}
