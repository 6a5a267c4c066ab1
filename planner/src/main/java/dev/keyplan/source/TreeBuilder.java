package dev.keyplan.source;

import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import dev.keyplan.source.YamlNode.Entry;
import dev.keyplan.source.YamlNode.Mapping;
import dev.keyplan.source.YamlNode.Scalar;
import dev.keyplan.source.YamlNode.Sequence;
import dev.keyplan.source.YamlNode.Unusable;
import dev.keyplan.source.YamlProblem.Kind;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.LoaderOptions;

/**
 * Builds the tree from the parser's tokens. Values are never converted: {@code getText} gives what
 * the author wrote, and binding to a tree of the parser's own would lose the places and turn words
 * into booleans.
 */
final class TreeBuilder {

  private static final YAMLFactory YAML = yaml();

  private final Positions positions;
  private final List<YamlProblem> problems;
  private final TokenCheck check;
  private int depth;

  TreeBuilder(Positions positions, List<YamlProblem> problems) {
    this.positions = positions;
    this.problems = problems;
    this.check = new TokenCheck(positions, problems);
  }

  private static YAMLFactory yaml() {
    LoaderOptions loader = new LoaderOptions();
    loader.setCodePointLimit(Integer.MAX_VALUE);
    // keyplan's own limits come first; the parser's would speak of the parser.
    StreamReadConstraints constraints =
        StreamReadConstraints.builder()
            .maxNameLength(Integer.MAX_VALUE)
            .maxNumberLength(Integer.MAX_VALUE)
            .maxStringLength(Integer.MAX_VALUE)
            .build();
    return YAMLFactory.builder()
        .loaderOptions(loader)
        .streamReadConstraints(constraints)
        .enable(YAMLParser.Feature.PARSE_BOOLEAN_LIKE_WORDS_AS_STRINGS)
        .build();
  }

  YamlTree tree() {
    try (YAMLParser parser = YAML.createParser(positions.file().text())) {
      return tree(parser);
    } catch (IOException e) {
      // Only opening and closing a text in memory; its problems are reported below.
      problems.addAll(SyntaxProblems.of(e, positions, 0));
      return YamlTree.without(positions.file(), problems);
    }
  }

  private YamlTree tree(YAMLParser parser) {
    try {
      if (parser.nextToken() == null) {
        return emptyFile(positions.file());
      }
      YamlNode root = node(parser, null);
      if (root instanceof Unusable && isNothing()) {
        problems.clear();
        return emptyFile(positions.file());
      }
      refuseSecondDocument(parser);
      return new YamlTree(positions.file(), Optional.of(root), problems);
    } catch (TooDeep e) {
      return YamlTree.without(positions.file(), problems);
    } catch (IOException e) {
      problems.addAll(SyntaxProblems.of(e, positions, check.start(parser)));
      return YamlTree.without(positions.file(), problems);
    }
  }

  private boolean isNothing() {
    return problems.stream().allMatch(p -> p.kind() == Kind.EMPTY_VALUE);
  }

  private YamlTree emptyFile(SourceFile file) {
    problems.add(
        YamlProblem.of(
            Kind.EMPTY_FILE,
            new Span(file, 1, 1, 0),
            "the file holds no spec",
            "a spec has at least `keyplan: 1`, `name` and `entities`"));
    return YamlTree.without(file, problems);
  }

  private void refuseSecondDocument(YAMLParser parser) throws IOException {
    if (parser.nextToken() != null) {
      problems.add(SyntaxProblems.secondDocument(positions, check.start(parser)));
    }
  }

  /** The node at the parser's token; afterwards the parser stands on the node's last token. */
  private YamlNode node(YAMLParser parser, @Nullable Scalar key) throws IOException {
    JsonToken token = parser.currentToken();
    if (token == JsonToken.START_OBJECT || token == JsonToken.START_ARRAY) {
      return collection(parser, token);
    }
    Scalar scalar = scalar(parser);
    return check.value(parser, scalar, key) ? scalar : new Unusable(scalar.span());
  }

  private YamlNode collection(YAMLParser parser, JsonToken token) throws IOException {
    int start = check.start(parser);
    Span span = positions.spanOfUnits(start, start + 1);
    if (++depth > YamlReader.NESTING_LIMIT) {
      problems.add(
          YamlProblem.of(
              Kind.TOO_DEEP,
              span,
              "this is nested more than " + YamlReader.NESTING_LIMIT + " levels deep"));
      throw new TooDeep();
    }
    check.properties(start);
    YamlNode node =
        token == JsonToken.START_OBJECT ? mapping(parser, start) : sequence(parser, span);
    depth--;
    return node;
  }

  private Mapping mapping(YAMLParser parser, int start) throws IOException {
    Map<String, Entry> entries = new LinkedHashMap<>();
    boolean braces = positions.charAt(start) == '{';
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      Scalar key = scalar(parser);
      boolean usable = check.key(key, entries.get(key.text()), braces);
      int reported = problems.size();
      parser.nextToken();
      YamlNode value = node(parser, key);
      if (usable) {
        entries.put(key.text(), new Entry(key, value));
      } else if (check.isMergeKey(key)) {
        problems.subList(reported, problems.size()).clear();
      }
    }
    Entry first = entries.isEmpty() ? null : entries.values().iterator().next();
    Span span =
        first != null && !braces ? first.key().span() : positions.spanOfUnits(start, start + 1);
    return new Mapping(List.copyOf(entries.values()), span);
  }

  private Sequence sequence(YAMLParser parser, Span span) throws IOException {
    List<YamlNode> items = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      items.add(node(parser, null));
    }
    return new Sequence(items, span);
  }

  private Scalar scalar(YAMLParser parser) throws IOException {
    int start = check.start(parser);
    int end = positions.unit(parser.currentLocation().getCharOffset());
    return new Scalar(
        parser.getText(),
        positions.spanOfUnits(start, end),
        check.style(start, end),
        check.hashFollows(start, end),
        start);
  }

  /** Ends the reading; the problem is recorded. */
  private static final class TooDeep extends IOException {
    private static final long serialVersionUID = 1L;
  }
}
