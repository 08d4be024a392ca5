package studio.kriegsspiel.scenario.people;

import java.util.OptionalInt;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * What playing a scenario asks of those who sit down to it.
 *
 * @param minutes how long it takes at the table, in minutes of the players' own time
 * @param difficulty from {@value #EASIEST}, a first evening, to {@value #HARDEST}, where the text
 *     says
 * @param span the statement
 */
public record Sitting(int minutes, OptionalInt difficulty, TextSpan span) {
  /** The least difficulty. */
  public static final int EASIEST = 1;

  /** The greatest difficulty. */
  public static final int HARDEST = 5;

  private static final int HOUR = 60;

  /** The time as people say it: {@code 3 hours}, {@code 2 h 30 min}, {@code 45 min}. */
  public String length() {
    int hours = minutes / HOUR;
    int rest = minutes % HOUR;
    if (rest == 0) {
      return hours + (hours == 1 ? " hour" : " hours");
    }
    return (hours == 0 ? "" : hours + " h ") + rest + " min";
  }
}
