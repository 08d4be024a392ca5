package studio.kriegsspiel.checks.sides;

import java.util.stream.Stream;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;

/**
 * What a side has in the units by which rule books count players.
 *
 * @param battalions infantry battalions; two half battalions make one
 * @param squadrons squadrons, also those a regiment only states a number of
 * @param batteries batteries; two half batteries make one
 */
public record Force(int battalions, int squadrons, int batteries) {

  /** Counts a side's whole army. */
  static Force of(Side side) {
    return of(side.units());
  }

  /** Counts these units; each is looked at alone, so all parts are to be among them. */
  public static Force of(Stream<Unit> units) {
    int halfBattalions = 0;
    int squadrons = 0;
    int halfBatteries = 0;
    for (Unit unit : units.toList()) {
      halfBattalions += halfBattalions(unit);
      squadrons += squadrons(unit);
      halfBatteries += halfBatteries(unit);
    }
    return new Force((halfBattalions + 1) / 2, squadrons, (halfBatteries + 1) / 2);
  }

  private static int halfBattalions(Unit unit) {
    if (unit.type().arm() != Arm.INFANTRY) {
      return 0;
    }
    boolean inHalves =
        unit.parts().stream().anyMatch(part -> part.echelon() == Echelon.HALF_BATTALION);
    return switch (unit.echelon()) {
      case BATTALION -> inHalves ? 0 : 2;
      case HALF_BATTALION -> 1;
      default -> 0;
    };
  }

  private static int squadrons(Unit unit) {
    if (unit.type().arm() != Arm.CAVALRY) {
      return 0;
    }
    if (unit.echelon() == Echelon.SQUADRON) {
      return 1;
    }
    boolean inParts =
        unit.parts().stream()
            .anyMatch(
                part ->
                    part.echelon() == Echelon.SQUADRON || part.strength().squadrons().isPresent());
    return inParts ? 0 : unit.strength().squadrons().orElse(0);
  }

  private static int halfBatteries(Unit unit) {
    boolean inHalves =
        unit.parts().stream().anyMatch(part -> part.echelon() == Echelon.HALF_BATTERY);
    return switch (unit.echelon()) {
      case BATTERY -> inHalves ? 0 : 2;
      case HALF_BATTERY -> 1;
      default -> 0;
    };
  }
}
