package studio.kriegsspiel.situation.force;

import java.util.OptionalInt;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.scenario.force.Ordnance;
import studio.kriegsspiel.scenario.force.Unit;

/** Units in the terms a rule book's field manual is asked in. */
public final class TroopsOf {
  private TroopsOf() {}

  /**
   * A unit as troops: those that stand with it when play begins, without what is lost and without
   * the posts it has sent out.
   */
  public static Troops unit(Unit unit) {
    return new Troops(
        unit.type(),
        standingMen(unit),
        standingPieces(unit),
        pounds(unit),
        unit.ranks(),
        unit.grade().orElse(Grade.LINE));
  }

  /**
   * Men under arms that stand with a unit and all under it, without those in posts and on patrols.
   */
  public static int standingMen(Unit unit) {
    return Math.max(0, unit.presentMen() - postsOf(unit).mapToInt(Unit::presentMen).sum());
  }

  /** Pieces that stand with a unit and all under it, without those in posts. */
  public static int standingPieces(Unit unit) {
    return Math.max(0, unit.presentPieces() - postsOf(unit).mapToInt(Unit::presentPieces).sum());
  }

  /** Squadrons by a unit's return, or by so many riders each. */
  public static int squadrons(Unit unit, int ridersEach) {
    return unit.strength()
        .squadrons()
        .orElseGet(() -> Math.max(1, Math.round((float) standingMen(unit) / ridersEach)));
  }

  private static Stream<Unit> postsOf(Unit unit) {
    return unit.withAllParts().skip(1).filter(Unit::isPost);
  }

  /** How troops that stand in a formation move. */
  public static Gait gait(Formation formation) {
    return switch (formation) {
      case COLUMN_MARCH -> Gait.MARCH;
      case SKIRMISH -> Gait.SKIRMISH;
      case COLUMN_OPEN, COLUMN_CLOSE, COLUMN_ATTACK, MASS -> Gait.COLUMN;
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
