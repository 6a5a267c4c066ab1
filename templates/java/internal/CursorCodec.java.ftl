<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.internal;

import ${java.packageName}.error.InvalidCursor;
import ${java.packageName}.page.Cursor;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Cursors: a version, a digest of the pattern, its arguments and what follows, then the sort key,
 * and for an index the item's primary key. The partition key that the pattern reads is not in it:
 * it comes from the arguments, so a cursor never leads into another partition. Not API.
 */
final class CursorCodec {

  private static final byte VERSION = 1;
  private static final int DIGEST_BYTES = 16;
  private static final int MOST_CHARACTERS = 8192;

  private CursorCodec() {}

  /** The cursor that goes on after the item with these keys. */
  static Cursor after(KeyRange range, Map<String, AttributeValue> lastKey) {
    Target target = range.pattern().target();
    String sortKey = lastKey.get(target.sortKey).s();
    byte[] keys =
        target == Target.TABLE
            ? joined(sortKey)
            : joined(
                sortKey,
                lastKey.get(Target.PARTITION_KEY).s(),
                lastKey.get(Target.SORT_KEY).s());
    ByteBuffer out = ByteBuffer.allocate(1 + DIGEST_BYTES + keys.length);
    out.put(VERSION).put(digest(range, keys)).put(keys);
    return new Cursor(Base64.getUrlEncoder().withoutPadding().encodeToString(out.array()));
  }

  /** The start key of the request that goes on from there. */
  static Map<String, AttributeValue> startKey(KeyRange range, Cursor cursor) {
    byte[] bytes = decoded(range, cursor.token());
    if (bytes.length <= 1 + DIGEST_BYTES || bytes[0] != VERSION) {
      throw invalid(range, "unknown version");
    }
    byte[] keys = Arrays.copyOfRange(bytes, 1 + DIGEST_BYTES, bytes.length);
    byte[] digest = Arrays.copyOfRange(bytes, 1, 1 + DIGEST_BYTES);
    if (!MessageDigest.isEqual(digest, digest(range, keys))) {
      throw invalid(range, "damaged, or of another pattern or other arguments");
    }
    return startKey(range, ByteBuffer.wrap(keys));
  }

  private static Map<String, AttributeValue> startKey(KeyRange range, ByteBuffer keys) {
    Target target = range.pattern().target();
    Map<String, AttributeValue> start = new HashMap<>();
    String sortKey = next(range, keys);
    if (!range.contains(sortKey)) {
      throw invalid(range, "outside the range of its arguments");
    }
    if (target != Target.TABLE) {
      start.put(Target.PARTITION_KEY, Av.string(next(range, keys)));
      start.put(Target.SORT_KEY, Av.string(next(range, keys)));
    }
    if (keys.hasRemaining()) {
      throw invalid(range, "too long");
    }
    start.put(target.partitionKey, Av.string(range.partition()));
    start.put(target.sortKey, Av.string(sortKey));
    return start;
  }

  private static byte[] decoded(KeyRange range, String token) {
    if (token.length() > MOST_CHARACTERS) {
      throw invalid(range, "too long");
    }
    try {
      return Base64.getUrlDecoder().decode(token);
    } catch (IllegalArgumentException e) {
      throw invalid(range, "not a cursor");
    }
  }

  private static String next(KeyRange range, ByteBuffer keys) {
    int length = keys.remaining() < 2 ? -1 : keys.getShort();
    if (length < 1 || length > keys.remaining()) {
      throw invalid(range, "too short");
    }
    byte[] text = new byte[length];
    keys.get(text);
    return new String(text, StandardCharsets.UTF_8);
  }

  /** Each text after its length, so that no two lists of texts look alike. */
  private static byte[] joined(String... texts) {
    byte[][] parts = new byte[texts.length][];
    int length = 0;
    for (int i = 0; i < texts.length; i++) {
      parts[i] = texts[i].getBytes(StandardCharsets.UTF_8);
      length += 2 + parts[i].length;
    }
    ByteBuffer out = ByteBuffer.allocate(length);
    for (byte[] part : parts) {
      out.putShort((short) part.length).put(part);
    }
    return out.array();
  }

  private static byte[] digest(KeyRange range, byte[] keys) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(VERSION);
      digest.update(
          joined(
              range.pattern().name(),
              range.pattern().target().name(),
              range.partition(),
              range.low(),
              range.high()));
      return Arrays.copyOf(digest.digest(keys), DIGEST_BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  private static InvalidCursor invalid(KeyRange range, String reason) {
    return new InvalidCursor(range.pattern().entity(), range.pattern().name(), reason);
  }
}
