package studio.kriegsspiel.cli.ground;

import java.util.List;
import java.util.Locale;
import studio.kriegsspiel.cli.console.NearMiss;

/** Directions as a user types them. */
public final class Directions {
  private static final List<String> WORDS =
      List.of(
          "north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west");
  private static final List<String> LETTERS = List.of("n", "ne", "e", "se", "s", "sw", "w", "nw");

  private Directions() {}

  /** Degrees clockwise from grid north of {@code south}, {@code SE} or {@code 135}. */
  public static double degrees(String text) {
    String word = text.strip().toLowerCase(Locale.ROOT).replace(' ', '-');
    int index = Math.max(WORDS.indexOf(word), LETTERS.indexOf(word));
    if (index >= 0) {
      return index * 45.0;
    }
    if (word.matches("\\d{1,3}(\\.\\d{1,3})?")) {
      double degrees = Double.parseDouble(word);
      if (degrees <= 360) {
        return degrees % 360;
      }
    }
    throw NearMiss.fault(
        "`" + text + "` is no direction",
        word,
        WORDS,
        "write south, SE or degrees clockwise from north, 0 to 360.");
  }
}
