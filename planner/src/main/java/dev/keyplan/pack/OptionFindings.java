package dev.keyplan.pack;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.PackOption;
import java.util.List;
import java.util.stream.Collectors;

/** How a wrong option of a spec is reported. */
final class OptionFindings {

  private OptionFindings() {}

  static Diagnostic wrongValue(DeclaredOption declared, PackOption given) {
    String message =
        "`"
            + given.value()
            + "` is no value for the option `"
            + given.name()
            + "` of the pack `"
            + given.pack()
            + "`";
    String wanted =
        switch (declared.type()) {
          case TEXT -> "a text";
          case BOOLEAN -> "`true` or `false`";
          case INTEGER -> "a whole number of at most nine digits";
        };
    return PackRule.OPTION_VALUE.at(given.span(), message).withHelp("it is " + wanted);
  }

  static Diagnostic unknown(TemplatePack pack, PackOption given) {
    String message = "the pack `" + pack.name() + "` has no option `" + given.name() + "`";
    List<String> known = pack.options().stream().map(DeclaredOption::name).toList();
    return PackRule.UNKNOWN_OPTION.at(given.span(), message).withHelp(listed("options", known));
  }

  static Diagnostic unknownPack(List<TemplatePack> packs, PackOption given) {
    String message = "there is no pack `" + given.pack() + "`";
    List<String> known = packs.stream().map(TemplatePack::name).toList();
    return PackRule.UNKNOWN_OPTION.at(given.span(), message).withHelp(listed("packs", known));
  }

  private static String listed(String what, List<String> known) {
    if (known.isEmpty()) {
      return "it has no " + what;
    }
    return "the "
        + what
        + " are "
        + known.stream().map(n -> "`" + n + "`").collect(Collectors.joining(", "));
  }
}
