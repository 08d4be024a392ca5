package studio.kriegsspiel.situation.secret;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.force.Unit;

/** What a unit is called, as secrets of its side. */
final class UnitSecrets {
  private UnitSecrets() {}

  /** A unit's title and name, whether they tell anything or not. */
  static List<Secret> of(Unit unit) {
    String side = unit.id().side();
    return List.of(
        new Secret(
            Secret.Kind.UNIT,
            "unit `" + unit.title() + "` of " + side,
            unit.title(),
            Optional.of(side),
            Optional.of(unit.id())),
        new Secret(
            Secret.Kind.UNIT,
            "unit `" + unit.id() + "`",
            unit.id().name(),
            Optional.of(side),
            Optional.of(unit.id())));
  }
}
