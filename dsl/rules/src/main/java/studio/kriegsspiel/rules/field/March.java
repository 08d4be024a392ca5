package studio.kriegsspiel.rules.field;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;

/** What a rule book says of troops moving over a piece of ground. */
public sealed interface March {

  /** What it rests on. */
  Citation citation();

  /** Metres a minute, 0 where they cannot go. */
  double metresPerMinute();

  /**
   * They move at this rate.
   *
   * @param unitsPerTurn the greatest distance in one turn, in the book's unit
   * @param unit the book's unit in the plural
   * @param metresPerUnit metres in one unit
   * @param turnMinutes minutes of one turn
   * @param limit how often the rate may be used, or null for always
   * @param citation what it rests on
   */
  record Rate(
      Fraction unitsPerTurn,
      String unit,
      Fraction metresPerUnit,
      int turnMinutes,
      @Nullable Frequency limit,
      Citation citation)
      implements March {

    /** Exact metres in one turn. */
    public Fraction metresPerTurn() {
      return unitsPerTurn.times(metresPerUnit);
    }

    @Override
    public double metresPerMinute() {
      return metresPerTurn().toDouble() / turnMinutes;
    }

    /** How often the rate may be used, empty for always. */
    public Optional<Frequency> findLimit() {
      return Optional.ofNullable(limit);
    }
  }

  /**
   * They cannot go there so.
   *
   * @param reason one clause: {@code cavalry cannot attack in ranks on a slope of more than 10°}
   * @param citation what forbids it
   */
  record Impossible(String reason, Citation citation) implements March {
    @Override
    public double metresPerMinute() {
      return 0;
    }
  }

  /**
   * A limit on how often.
   *
   * @param turns at most in so many turns
   * @param inTurns of so many consecutive ones
   */
  record Frequency(int turns, int inTurns) {
    @Override
    public String toString() {
      return "at most " + turns + " in " + inTurns;
    }
  }
}
