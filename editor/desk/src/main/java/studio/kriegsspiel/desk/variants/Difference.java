package studio.kriegsspiel.desk.variants;

import java.util.Optional;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * One thing that is otherwise in one scenario than in another.
 *
 * @param what what it is, such as {@code Position of the First Foot}
 * @param one how it is in the first
 * @param other how it is in the second
 * @param unit the unit it is about, if it is about one
 * @param span where it is said
 */
public record Difference(
    String what, String one, String other, Optional<UnitId> unit, TextSpan span) {
  /** What is not there. */
  public static final String NOTHING = "–";
}
