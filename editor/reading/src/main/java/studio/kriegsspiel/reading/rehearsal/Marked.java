package studio.kriegsspiel.reading.rehearsal;

import java.util.Optional;
import studio.kriegsspiel.scenario.exercise.Expectation;

/**
 * What a game says of something that an exercise expects.
 *
 * @param happened whether it is so; nothing where only the instructor can say
 * @param why what shows it, a clause
 */
public record Marked(Expectation expectation, Optional<Boolean> happened, String why) {
  /** The marks for it; less than 0 for what counts against the student. */
  public int points() {
    return happened.orElse(false) ? worth() : 0;
  }

  /** What it brings where it is so; less than 0 for what counts against the student. */
  public int worth() {
    return expectation.against() ? -expectation.points() : expectation.points();
  }
}
