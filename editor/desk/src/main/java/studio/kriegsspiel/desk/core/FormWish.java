package studio.kriegsspiel.desk.core;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.UnitId;

/**
 * A wish for a form, wherever it was made: in the tree, on the map, on the timeline, in the text.
 *
 * @param kind the kind of statement that is to be added; empty where one is to be changed
 * @param presets what stands in the form already, by the keys of its fields
 * @param unit the unit whose statement is to be changed
 * @param offset a character of the statement that is to be changed
 */
public record FormWish(
    String kind, Map<String, String> presets, Optional<UnitId> unit, OptionalInt offset) {
  /** Copies the map. */
  public FormWish {
    presets = Map.copyOf(presets);
  }

  /** One more statement of a kind. */
  public static FormWish add(String kind, Map<String, String> presets) {
    return new FormWish(kind, presets, Optional.empty(), OptionalInt.empty());
  }

  /** A unit as a form takes it: by its short name, with its side where both sides have one. */
  public static String named(Scenario scenario, UnitId unit) {
    boolean alike =
        scenario.units().filter(each -> each.id().name().equals(unit.name())).count() > 1;
    return alike ? unit.toString() : unit.name();
  }

  /** Another statement of a unit. */
  public static FormWish change(UnitId unit) {
    return new FormWish("", Map.of(), Optional.of(unit), OptionalInt.empty());
  }

  /** Another statement where one stands. */
  public static FormWish changeAt(int offset) {
    return new FormWish("", Map.of(), Optional.empty(), OptionalInt.of(offset));
  }
}
