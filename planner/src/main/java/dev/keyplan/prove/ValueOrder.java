package dev.keyplan.prove;

import dev.keyplan.model.Value;
import java.util.Comparator;

/**
 * The order of the values of one attribute, by what they mean: numbers by size, texts by their
 * UTF-8 bytes.
 */
enum ValueOrder implements Comparator<Value> {
  ORDER;

  @Override
  public int compare(Value a, Value b) {
    if (a instanceof Value.Numeric x && b instanceof Value.Numeric y) {
      return x.number().compareTo(y.number());
    }
    if (a instanceof Value.Bool x && b instanceof Value.Bool y) {
      return Boolean.compare(x.value(), y.value());
    }
    if (a instanceof Value.Bytes x && b instanceof Value.Bytes y) {
      return x.hex().compareTo(y.hex());
    }
    if (a instanceof Value.Text x && b instanceof Value.Text y) {
      return Utf8Order.ORDER.compare(x.text(), y.text());
    }
    throw new IllegalArgumentException("no order between " + a + " and " + b);
  }
}
