package studio.kriegsspiel.scenario.force;

import java.util.Optional;

/**
 * Names one unit across a scenario.
 *
 * @param side the side's name, such as {@code Red}
 * @param name the unit's short name in the text, such as {@code Bachelu}
 */
public record UnitId(String side, String name) {

  /** Reads {@code Red.Bachelu}. */
  public static Optional<UnitId> parse(String text) {
    int dot = text.indexOf('.');
    return dot <= 0 || dot == text.length() - 1
        ? Optional.empty()
        : Optional.of(new UnitId(text.substring(0, dot), text.substring(dot + 1)));
  }

  @Override
  public String toString() {
    return side + "." + name;
  }
}
