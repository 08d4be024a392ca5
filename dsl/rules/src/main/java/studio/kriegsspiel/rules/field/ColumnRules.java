package studio.kriegsspiel.rules.field;

import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.concept.TerrainKind;

/** What a rule book says of columns that narrow for a passage and close up behind it. */
public interface ColumnRules {

  /**
   * The length of a column on a front that the book names for a narrow way, such as {@code single
   * guns}; empty where the book gives no length for it.
   */
  Optional<Footprint> findLength(Troops troops, String front);

  /**
   * How much longer a column becomes that has less room than its front.
   *
   * @param usualMetres breadth of its front on the march
   * @param leftMetres breadth that the way leaves it, more than 0
   */
  Lengthening narrow(double usualMetres, double leftMetres);

  /** How long troops take to pass a bridge or village, where the book gives a time for it. */
  Optional<PassageTime> findPassageTime(Troops troops, TerrainKind passed);

  /** Why the head of a column waits behind a narrow way until the tail is through. */
  Citation closingUp();

  /**
   * How much longer a column becomes.
   *
   * @param times as many times as long, 1 or more
   * @param citation what it rests on
   */
  record Lengthening(double times, Citation citation) {}

  /**
   * The time of a passage.
   *
   * @param minutes from the head's setting foot on it to the tail's leaving it
   * @param citation what it rests on
   */
  record PassageTime(double minutes, Citation citation) {}
}
