package studio.kriegsspiel.checks.fix;

import java.util.Optional;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.scenario.edit.Intention;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.ground.Footing;
import studio.kriegsspiel.terrain.MapPoint;

/** Fixes that put a deployed unit somewhere else. */
public final class MoveFixes {
  private MoveFixes() {}

  /**
   * Moves a unit to a footing.
   *
   * @param where a clause that says why there, such as {@code where the slope is 8°}
   */
  public static Optional<Fix> move(
      CheckContext context, UnitId unit, Footing footing, String where) {
    String title =
        MessageWords.say(
            "move `%s` %,d paces %s%s",
            unit.name(), footing.paces(), footing.towards(), where.isEmpty() ? "" : ", " + where);
    MapPoint to = footing.point();
    return context.propose(title, new Intention.Move(unit, new MapSpot(to.x(), to.y())));
  }
}
