package studio.kriegsspiel.situation.force;

import java.util.OptionalInt;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.scenario.force.Ordnance;
import studio.kriegsspiel.scenario.force.Unit;

/** Units in the terms a rule book's field manual is asked in. */
public final class TroopsOf {
  private TroopsOf() {}

  /** A unit as troops, with the strength that is left of it when play begins. */
  public static Troops unit(Unit unit) {
    return new Troops(
        unit.type(),
        unit.presentMen(),
        unit.presentPieces(),
        pounds(unit),
        unit.ranks(),
        unit.grade().orElse(Grade.LINE));
  }

  /** How troops that stand in a formation move. */
  public static Gait gait(Formation formation) {
    return switch (formation) {
      case COLUMN_MARCH -> Gait.MARCH;
      case SKIRMISH -> Gait.SKIRMISH;
      default -> Gait.ACTION;
    };
  }

  /** The heaviest gun decides how fast a battery moves. */
  private static OptionalInt pounds(Unit unit) {
    return unit.strength().ordnance().stream()
        .filter(each -> each.kind() == Ordnance.Kind.GUN)
        .flatMap(each -> each.findPounds().stream())
        .mapToInt(Integer::intValue)
        .max();
  }
}
