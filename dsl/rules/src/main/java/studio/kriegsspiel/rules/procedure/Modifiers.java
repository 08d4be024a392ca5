package studio.kriegsspiel.rules.procedure;

import java.util.function.Function;
import studio.kriegsspiel.rules.table.RuleTable;

/**
 * A line of modifiers for every constant of an enum.
 *
 * @param <E> what they depend on, such as the grade
 */
public final class Modifiers<E extends Enum<E>> {
  private final ByEnum<E, Modifier> lines;

  private Modifiers(ByEnum<E, Modifier> lines) {
    this.lines = lines;
  }

  /** The lines whose keys are the constants' words. */
  public static <E extends Enum<E>> Modifiers<E> of(RuleTable table, Class<E> type) {
    return of(type, constant -> Modifier.of(table, constant));
  }

  /** The lines that a function chooses. */
  public static <E extends Enum<E>> Modifiers<E> of(Class<E> type, Function<E, Modifier> choose) {
    return new Modifiers<>(ByEnum.of(type, choose));
  }

  /** The line of a constant. */
  public Modifier get(E constant) {
    return lines.get(constant);
  }
}
