package studio.kriegsspiel.study.shelf;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import studio.kriegsspiel.scenario.people.Sitting;

/**
 * What a scenario asks of those at the table.
 *
 * @param players how many play: those the text names, else the students of its exercises, else one
 *     a role, else one a side
 * @param students whether these are students of an exercise, who hand in orders and play no evening
 * @param umpires how many judge
 * @param minutes how long they sit, where the text says
 * @param difficulty from 1 to 5: what the text says, else the grade of its hardest exercise
 */
public record Demand(
    int players, boolean students, int umpires, OptionalInt minutes, OptionalInt difficulty) {
  private static final int HOUR = 60;
  private static final List<String> DEGREES =
      List.of("a first evening", "easy", "middling", "hard", "for old hands");

  /** {@code 2 players and an umpire}, {@code 1 student and an instructor}. */
  public String people() {
    String judge = students ? "instructor" : "umpire";
    String who = students ? "student" : "player";
    return players
        + (players == 1 ? " " + who : " " + who + "s")
        + " and "
        + (umpires == 1 ? "an " + judge : umpires + " " + judge + "s");
  }

  /** {@code 2 h 30 min at the table, difficulty 3 of 5 (middling)}, as far as it is known. */
  public String effort() {
    List<String> words = new ArrayList<>();
    minutes.ifPresent(each -> words.add(length(each) + " at the table"));
    difficulty.ifPresent(
        each ->
            words.add("difficulty " + each + " of " + Sitting.HARDEST + " (" + degree(each) + ")"));
    return String.join(", ", words);
  }

  /** {@code 3 hours}, {@code 2 h 30 min}; empty where it is not known. */
  public String length() {
    return minutes.isPresent() ? length(minutes.getAsInt()) : "";
  }

  private static String length(int minutes) {
    return new Sitting(minutes, OptionalInt.empty(), studio.kriegsspiel.scenario.text.TextSpan.NONE)
        .length();
  }

  /** A difficulty in words. */
  public static String degree(int difficulty) {
    return DEGREES.get(Math.max(1, Math.min(DEGREES.size(), difficulty)) - 1);
  }

  /** Whether it can be played in so many hours; false where its length is not known. */
  public boolean fits(double hours) {
    return minutes.isPresent() && minutes.getAsInt() <= hours * HOUR;
  }
}
