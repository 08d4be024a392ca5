package studio.kriegsspiel.rules.procedure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * A value for every constant of an enum, as quick to reach as an element of an array.
 *
 * @param <E> the enum
 * @param <V> what there is for each constant
 */
public final class ByEnum<E extends Enum<E>, V> {
  private final Object[] values;

  private ByEnum(Object[] values) {
    this.values = values;
  }

  /** Asks a function for the value of each constant. */
  public static <E extends Enum<E>, V> ByEnum<E, V> of(Class<E> type, Function<E, V> choose) {
    List<Object> values = new ArrayList<>();
    for (E constant : type.getEnumConstants()) {
      values.add(choose.apply(constant));
    }
    return new ByEnum<>(values.toArray());
  }

  /** The value of a constant. */
  @SuppressWarnings({"unchecked", "EnumOrdinal"})
  public V get(E constant) {
    return (V) values[constant.ordinal()];
  }
}
