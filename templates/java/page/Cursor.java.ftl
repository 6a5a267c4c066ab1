<#-- renders dev.keyplan.view.java.JavaView -->
<#import "/lib.ftl" as lib>
<@lib.header/>
package ${java.packageName}.page;

import java.util.Objects;

/**
 * A place in the result of one pattern with one set of arguments. It is text that may be handed to
 * a caller and back. It holds the keys of an item, readable by whoever has it, and nothing else; it
 * is refused by another pattern, for other arguments, or when it is damaged.
 *
 * @param token the text, safe in a URL
 */
public record Cursor(String token) {

  /** Checks for null only: the pattern that reads on from here checks the rest. */
  public Cursor {
    Objects.requireNonNull(token, "token");
  }

  /** The token. */
  @Override
  public String toString() {
    return token;
  }
}
