package studio.kriegsspiel.situation.telling;

import java.util.List;
import studio.kriegsspiel.scenario.force.UnitId;

/**
 * A place in a text that may mean one of some units without being the name of any.
 *
 * @param units those it may mean, the widest of each side first
 * @param start its first character in the text
 * @param end the character behind its last
 */
public record UnitForm(List<UnitId> units, int start, int end) {
  /** Copies the list. */
  public UnitForm {
    units = List.copyOf(units);
  }
}
