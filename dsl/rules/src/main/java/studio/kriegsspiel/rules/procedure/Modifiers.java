package studio.kriegsspiel.rules.procedure;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import studio.kriegsspiel.rules.table.RuleTable;

/**
 * A line of modifiers for every constant of an enum.
 *
 * @param <E> what they depend on, such as the grade
 */
public final class Modifiers<E extends Enum<E>> {
  private final Map<E, Modifier> lines;

  private Modifiers(Map<E, Modifier> lines) {
    this.lines = lines;
  }

  /** The lines whose keys are the constants' words. */
  public static <E extends Enum<E>> Modifiers<E> of(RuleTable table, Class<E> type) {
    return of(type, constant -> Modifier.of(table, constant));
  }

  /** The lines that a function chooses. */
  public static <E extends Enum<E>> Modifiers<E> of(Class<E> type, Function<E, Modifier> choose) {
    Map<E, Modifier> lines = new EnumMap<>(type);
    for (E constant : type.getEnumConstants()) {
      lines.put(constant, choose.apply(constant));
    }
    return new Modifiers<>(lines);
  }

  /** The line of a constant. */
  public Modifier get(E constant) {
    return Objects.requireNonNull(lines.get(constant), "every constant has a line");
  }
}
