<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.internal;

/** Texts as the service sees them: as the bytes of their UTF-8 form. Not API. */
final class Utf8 {

  private Utf8() {}

  /** Whether a high surrogate stands here and a low one follows. */
  static boolean isPairAt(String text, int index) {
    return Character.isHighSurrogate(text.charAt(index))
        && index + 1 < text.length()
        && Character.isLowSurrogate(text.charAt(index + 1));
  }

  /** The number of bytes. */
  static int length(String text) {
    int bytes = text.length();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= 0x800) {
        bytes += Character.isSurrogate(c) ? 1 : 2;
      } else if (c >= 0x80) {
        bytes++;
      }
    }
    return bytes;
  }

  /** The order of the bytes, which is the order of sort keys; that of chars differs. */
  static int compare(String a, String b) {
    int common = Math.min(a.length(), b.length());
    for (int i = 0; i < common; i++) {
      char x = a.charAt(i);
      char y = b.charAt(i);
      if (x != y) {
        return rank(x) - rank(y);
      }
    }
    return a.length() - b.length();
  }

  /** Surrogates stand for characters beyond all others. */
  private static int rank(char c) {
    return Character.isSurrogate(c) ? c + 0x10000 : c;
  }
}
