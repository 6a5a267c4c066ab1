package dev.keyplan.testing;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Broken specs, from specs that are right: bytes and words are changed at random places. */
final class Mutations {

  /** What trips readers of YAML: its own signs, and bytes that are no text. */
  private static final List<String> TOKENS =
      List.of(
          "#",
          ": ",
          "- ",
          "? ",
          "{",
          "}",
          "[",
          "]",
          ",",
          "'",
          "\"",
          "&a ",
          "*a",
          "<<: ",
          "!!str ",
          "|",
          ">",
          "%",
          "@",
          "`",
          "\t",
          "\n",
          "\r\n",
          "\r",
          "---\n",
          "...\n",
          "\u0000",
          "\uFEFF",
          "\u2028",
          "\u202E",
          "\uD83D\uDE00",
          "null",
          "~",
          "true",
          "-1",
          "1e999",
          "0x",
          "..",
          "\\",
          "  ",
          "given",
          "where",
          "as",
          "get",
          "list",
          "with",
          "by",
          "1_000",
          "9999999999999999999");

  private final Random random;
  private final List<byte[]> sources;

  Mutations(long seed, List<byte[]> sources) {
    this.random = new Random(seed);
    this.sources = sources;
  }

  byte[] next() {
    byte[] spec = sources.get(random.nextInt(sources.size()));
    int changes = 1 + random.nextInt(3);
    for (int i = 0; i < changes; i++) {
      spec = changed(spec);
    }
    return spec;
  }

  private byte[] changed(byte[] spec) {
    int at = random.nextInt(spec.length + 1);
    int to = Math.min(spec.length, at + 1 + random.nextInt(8));
    return switch (random.nextInt(6)) {
      case 0 -> replaced(spec, at, at, token());
      case 1 -> replaced(spec, at, to, token());
      case 2 -> replaced(spec, at, to, new byte[0]);
      case 3 ->
          replaced(spec, at, Math.min(spec.length, at + 1), new byte[] {(byte) random.nextInt()});
      case 4 -> lineRepeated(spec, at);
      default -> wordMoved(spec, at);
    };
  }

  private byte[] token() {
    return TOKENS.get(random.nextInt(TOKENS.size())).getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] replaced(byte[] spec, int from, int to, byte[] by) {
    byte[] out = Arrays.copyOf(spec, spec.length - (to - from) + by.length);
    System.arraycopy(by, 0, out, from, by.length);
    System.arraycopy(spec, to, out, from + by.length, spec.length - to);
    return out;
  }

  private byte[] lineRepeated(byte[] spec, int at) {
    String text = new String(spec, StandardCharsets.ISO_8859_1);
    int start = text.lastIndexOf('\n', Math.max(0, at - 1)) + 1;
    int end = text.indexOf('\n', at);
    byte[] line =
        text.substring(start, end < 0 ? text.length() : end + 1)
            .getBytes(StandardCharsets.ISO_8859_1);
    int place = text.lastIndexOf('\n', random.nextInt(spec.length + 1)) + 1;
    return replaced(spec, place, place, line);
  }

  private byte[] wordMoved(byte[] spec, int at) {
    String text = new String(spec, StandardCharsets.ISO_8859_1);
    String[] words = text.split("[^A-Za-z-]+", -1);
    byte[] word = words[random.nextInt(words.length)].getBytes(StandardCharsets.ISO_8859_1);
    int end = at;
    while (end < spec.length && Character.isLetter(text.charAt(end))) {
      end++;
    }
    return replaced(spec, at, end, word);
  }
}
