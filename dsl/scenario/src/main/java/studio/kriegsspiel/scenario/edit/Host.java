package studio.kriegsspiel.scenario.edit;

import java.util.Optional;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * Below what a new statement stands.
 *
 * @param side the side, where it is of one
 * @param parent the unit that it becomes part of, where it is a unit
 * @param below the statement that it says more of
 */
public record Host(Optional<String> side, Optional<UnitId> parent, Optional<TextSpan> below) {
  /** Where its kind alone says where it stands. */
  public static final Host NONE = new Host(Optional.empty(), Optional.empty(), Optional.empty());

  /** Below a side. */
  public static Host of(String side) {
    return new Host(Optional.of(side), Optional.empty(), Optional.empty());
  }

  /** In the army of a side, below a unit perhaps. */
  public static Host of(String side, Optional<UnitId> parent) {
    return new Host(Optional.of(side), parent, Optional.empty());
  }

  /** Below another statement. */
  public static Host below(TextSpan statement) {
    return new Host(Optional.empty(), Optional.empty(), Optional.of(statement));
  }
}
