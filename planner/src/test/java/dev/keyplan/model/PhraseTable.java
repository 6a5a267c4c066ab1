package dev.keyplan.model;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.diagnostic.Outcome;
import dev.keyplan.spec.SpecReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/** What a phrase means among given kinds, as lines that a person can check. */
final class PhraseTable {

  private final String kinds;

  /** The kinds are a spec that ends before its access patterns. */
  PhraseTable(String kinds) {
    this.kinds = kinds;
  }

  /** The phrase, its canonical form, its name and its meaning; or the problems that it has. */
  String lines(String phrase) {
    return phrase + "\n" + lines(resolve("  - " + phrase + "\n"));
  }

  Outcome<Model> resolve(String patterns) {
    String yaml = kinds + "\naccess-patterns:\n" + patterns;
    return SpecReader.read("spec.yaml", yaml.getBytes(StandardCharsets.UTF_8))
        .then(ModelResolver::resolve);
  }

  private static String lines(Outcome<Model> outcome) {
    return outcome.match(
        done ->
            done.value().accessPatterns().stream()
                .map(PhraseTable::pattern)
                .collect(Collectors.joining()),
        failed ->
            failed.diagnostics().stream().map(PhraseTable::problem).collect(Collectors.joining()));
  }

  private static String problem(Diagnostic diagnostic) {
    String word =
        diagnostic
            .span()
            .file()
            .line(diagnostic.span().line())
            .substring(
                diagnostic.span().column() - 1,
                diagnostic.span().column() - 1 + diagnostic.span().length());
    return "  %s [%s] %s%n    %s%n"
        .formatted(
            diagnostic.rule().id(), word, diagnostic.message(), diagnostic.help().orElse("-"))
        .replace("\r", "");
  }

  private static String pattern(AccessPattern pattern) {
    return "  = " + pattern.phrase() + "\n  " + pattern.name() + ": " + meaning(pattern) + "\n";
  }

  /** What is asked, apart from its name and its wording. */
  static String meaning(AccessPattern pattern) {
    StringBuilder out = new StringBuilder(pattern.verb() + " " + pattern.kind());
    pattern.hop().ifPresent(h -> out.append(" through ").append(h.kind()).append(h.attributes()));
    out.append(" given ").append(names(pattern.given()));
    pattern
        .narrowing()
        .fixed()
        .forEach(f -> out.append(", ").append(f.attribute()).append(" = ").append(f.value()));
    pattern
        .narrowing()
        .presence()
        .forEach(
            p ->
                out.append(", ")
                    .append(p.attribute())
                    .append(p.isPresent() ? " present" : " absent"));
    pattern
        .ranges()
        .forEach(
            r ->
                out.append(
                    ", %s %s %s"
                        .formatted(r.attribute(), r.operator().word(), names(r.parameters()))));
    pattern
        .orderBy()
        .forEach(
            o ->
                out.append(", order ").append(o.attribute()).append(o.descending() ? " desc" : ""));
    pattern.with().forEach(w -> out.append(", with ").append(w.kind()).append(w.attributes()));
    pattern.limit().ifPresent(n -> out.append(", limit ").append(n));
    return out.toString();
  }

  private static List<String> names(List<AccessPattern.Parameter> parameters) {
    return parameters.stream().map(AccessPattern.Parameter::name).toList();
  }
}
