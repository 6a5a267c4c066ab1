package dev.keyplan.view;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.source.Span;
import java.text.Normalizer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The names of one scope of an output, such as the classes of a package: each is given once, none
 * is a reserved word. A clash is reported at the second thing's place, with the first as related
 * place; the caller goes on with the name.
 */
public final class Names {

  private final String scope;
  private final List<String> reserved;
  private final boolean ignoresCase;
  private final List<Diagnostic> diagnostics;
  private final Map<String, Taken> taken = new LinkedHashMap<>();

  /** A name that is given, and to whom. */
  private record Taken(String name, Owner owner) {}

  /**
   * A thing of the spec that wants a name.
   *
   * @param what it in words, as in {@code the entity `Order`}
   * @param span where it is declared
   */
  public record Owner(String what, Span span) {}

  private Names(
      String scope, List<String> reserved, boolean ignoresCase, List<Diagnostic> diagnostics) {
    this.scope = scope;
    this.reserved = List.copyOf(reserved);
    this.ignoresCase = ignoresCase;
    this.diagnostics = diagnostics;
  }

  /**
   * Names that differ in any way are different.
   *
   * @param scope what has the names, for messages: {@code the fields of `Order`}
   * @param reserved words that get an underscore at their end
   * @param diagnostics where clashes are added
   */
  public static Names of(String scope, List<String> reserved, List<Diagnostic> diagnostics) {
    return new Names(scope, reserved, false, diagnostics);
  }

  /** Names that become files: those that differ in case only are one on many disks. */
  public static Names ofFiles(String scope, List<String> reserved, List<Diagnostic> diagnostics) {
    return new Names(scope, reserved, true, diagnostics);
  }

  /** The name for a thing: the one wanted, with an underscore if it is reserved. */
  public String claim(String wanted, Owner owner) {
    boolean isReserved = reserved.stream().anyMatch(r -> fold(r).equals(fold(wanted)));
    String name = isReserved ? wanted + "_" : wanted;
    Taken first = taken.putIfAbsent(fold(name), new Taken(name, owner));
    if (first != null) {
      diagnostics.add(clash(first, name, owner));
    }
    return name;
  }

  private Diagnostic clash(Taken first, String name, Owner owner) {
    String both =
        first.name().equals(name)
            ? "both get the name `" + name + "`"
            : "get the names `" + first.name() + "` and `" + name + "`, one file on many disks,";
    String message = first.owner().what() + " and " + owner.what() + " " + both + " in " + scope;
    return ViewRule.NAMES_COLLIDE
        .at(owner.span(), message)
        .alsoAt(first.owner().span(), first.owner().what() + " is declared here")
        .withHelp("rename one of them");
  }

  private String fold(String name) {
    String composed = Normalizer.normalize(name, Normalizer.Form.NFC);
    return ignoresCase ? composed.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT) : composed;
  }

  /** {@code order-line}, {@code order_line} and {@code orderLine} are {@code OrderLine}. */
  public static String upperCamel(String name) {
    StringBuilder out = new StringBuilder();
    for (String word : words(name)) {
      out.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
    }
    return out.toString();
  }

  /** {@code order-line}, {@code order_line} and {@code OrderLine} are {@code orderLine}. */
  public static String lowerCamel(String name) {
    String upper = upperCamel(name);
    return upper.isEmpty() ? upper : Character.toLowerCase(upper.charAt(0)) + upper.substring(1);
  }

  /** {@code orderLine} and {@code order-line} are {@code ORDER_LINE}. */
  public static String upperSnake(String name) {
    return String.join("_", words(name)).toUpperCase(Locale.ROOT);
  }

  /** {@code orderLine} and {@code order-line} are {@code Order Line}. */
  public static String title(String name) {
    List<String> words = words(name);
    return String.join(" ", words.stream().map(Names::upperCamel).toList());
  }

  /**
   * The words of a name, at whose borders stand a capital or a sign; digits stay with what precedes
   * them.
   */
  private static List<String> words(String name) {
    String spaced =
        name.replaceAll("[^\\p{L}\\p{Nd}]+", " ")
            .replaceAll("(?<=[\\p{Ll}\\p{Nd}])(?=\\p{Lu})", " ")
            .strip();
    return spaced.isEmpty() ? List.of() : List.of(spaced.split(" +"));
  }
}
