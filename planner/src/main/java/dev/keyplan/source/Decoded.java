package dev.keyplan.source;

import dev.keyplan.source.YamlProblem.Kind;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/**
 * Bytes as text: UTF-8, one byte order mark at most, no control characters but tab and line ends.
 *
 * @param file the text, without a byte order mark
 * @param problems why it is not fit to be parsed
 */
record Decoded(SourceFile file, List<YamlProblem> problems) {

  private static final char BYTE_ORDER_MARK = '\uFEFF';

  static Decoded of(String name, byte[] bytes) {
    if (bytes.length > YamlReader.SIZE_LIMIT) {
      return refused(
          new SourceFile(name, ""),
          Kind.TOO_LARGE,
          "the file has more than "
              + YamlReader.SIZE_LIMIT
              + " bytes, which is as much as keyplan reads",
          "split the application into several specs");
    }
    if (isUtf16(bytes)) {
      return refused(
          new SourceFile(name, withoutMark(new String(bytes, utf16(bytes)))),
          Kind.NOT_UTF8,
          "the file is encoded in UTF-16",
          "save it as UTF-8");
    }
    return ofUtf8(name, bytes);
  }

  private static Decoded ofUtf8(String name, byte[] bytes) {
    CharsetDecoder decoder =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length + 1);
    CoderResult result = decoder.decode(in, out, true);
    if (result.isError()) {
      return notUtf8(name, bytes, in.position());
    }
    String text = out.flip().toString();
    if (text.indexOf(BYTE_ORDER_MARK) == 0) {
      text = text.substring(1);
    }
    SourceFile file = new SourceFile(name, text);
    return new Decoded(file, Characters.problems(file));
  }

  private static Decoded notUtf8(String name, byte[] bytes, int offset) {
    // Malformed bytes become U+FFFD, one or more for each; what stands before the first keeps its
    // place.
    String text = withoutMark(new String(bytes, StandardCharsets.UTF_8));
    String before = withoutMark(new String(bytes, 0, offset, StandardCharsets.UTF_8));
    SourceFile file = new SourceFile(name, text);
    Span span = new Positions(file).spanOfUnits(before.length(), before.length() + 1);
    String bad = String.format(Locale.ROOT, "0x%02X", bytes[offset] & 0xFF);
    YamlProblem problem =
        YamlProblem.of(
            Kind.NOT_UTF8,
            span,
            "byte " + bad + " at offset " + offset + " is not valid UTF-8",
            "save the file as UTF-8");
    return new Decoded(file, List.of(problem));
  }

  private static String withoutMark(String text) {
    return text.indexOf(BYTE_ORDER_MARK) == 0 ? text.substring(1) : text;
  }

  /** A byte order mark of UTF-16, or a NUL as one half of the first character. */
  private static boolean isUtf16(byte[] bytes) {
    if (bytes.length < 2) {
      return false;
    }
    int first = bytes[0] & 0xFF;
    int second = bytes[1] & 0xFF;
    boolean marked = (first == 0xFE && second == 0xFF) || (first == 0xFF && second == 0xFE);
    return marked || (bytes.length % 2 == 0 && (first == 0) != (second == 0));
  }

  private static Charset utf16(byte[] bytes) {
    boolean little = (bytes[0] & 0xFF) == 0xFF || bytes[1] == 0;
    return little ? StandardCharsets.UTF_16LE : StandardCharsets.UTF_16BE;
  }

  private static Decoded refused(SourceFile file, Kind kind, String message, String help) {
    return new Decoded(file, List.of(YamlProblem.of(kind, new Span(file, 1, 1, 0), message, help)));
  }
}
