package dev.keyplan.render;

import java.util.List;

/**
 * Texts that become code, end a literal, a comment or a line, or are read otherwise, where nobody
 * escapes them.
 */
final class HostileTexts {

  static final List<String> ALL =
      List.of(
          "A\"); Runtime.getRuntime().exit(1); (\"",
          "ends */ here",
          "begins /* here",
          "*/",
          "/",
          "*",
          "\\u002a\\u002f Runtime.getRuntime().exit(1); \\u002f\\u002a",
          "\\\\u002a\\\\\\u002f",
          "\\u000a Runtime.getRuntime().exit(1);",
          "\\uuuu0022",
          "u0022",
          "C:\\users\\new",
          "\\",
          "\\\\",
          "two\nlines",
          "three\r\nlines\rhere",
          "line\u2028and paragraph\u2029separators\u0085too",
          "<script>alert('x')</script>",
          "{@link String}",
          "@author me",
          "{@code",
          "| pipe",
          "`tick` ``ticks``",
          "```",
          "---",
          "# heading",
          "1. list",
          "- list",
          "    code",
          "[link](javascript:alert(1))",
          "![image](x)",
          "*bold* _emphasis_ ~~gone~~",
          "${options.text} #{x} <#if x> <@x/>",
          "{{resolve:ssm:/secret}}",
          "!Ref Table",
          "&anchor *alias",
          "NO",
          "on",
          "~",
          "null",
          "0x1F",
          "1e3",
          "007",
          "2026-01-01",
          "12:30:45",
          "a: b",
          "a # b",
          "'single' \"double\"",
          "\"\"\"",
          "%YAML 1.1",
          "]]>",
          "-->",
          "--",
          "&amp; &lt;",
          "\" onload=\"alert(1)",
          "\u202egnp.exe",
          "\u0000\u0007\u001b[31m",
          "\ufeffmark",
          "tab\there",
          " blanks at the ends ",
          "",
          "Größe, 東京, 🎓, é");

  private HostileTexts() {}
}
