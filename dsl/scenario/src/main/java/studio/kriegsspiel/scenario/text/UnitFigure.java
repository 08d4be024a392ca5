package studio.kriegsspiel.scenario.text;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** A figure of a unit that prose may ask for. */
public enum UnitFigure {
  /** Men, and guns where it has any. */
  STRENGTH,
  /** Men alone. */
  MEN,
  /** Guns and howitzers alone. */
  GUNS;

  /** The word a text asks for it by. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The figure of a word. */
  public static Optional<UnitFigure> find(String word) {
    return Arrays.stream(values()).filter(each -> each.word().equals(word)).findFirst();
  }
}
