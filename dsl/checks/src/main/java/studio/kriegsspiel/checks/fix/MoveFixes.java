package studio.kriegsspiel.checks.fix;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.edit.Rewrite;
import studio.kriegsspiel.scenario.edit.UnitMove;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.ground.Footing;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.terrain.MapPoint;

/** Fixes that put a deployed unit somewhere else. */
public final class MoveFixes {
  private final Scenario scenario;
  private final GroundIndex ground;

  public MoveFixes(Scenario scenario, GroundIndex ground) {
    this.scenario = scenario;
    this.ground = ground;
  }

  /**
   * Moves a unit to a footing.
   *
   * @param where a clause that says why there, such as {@code where the slope is 8°}
   */
  public Optional<Fix> move(UnitId unit, Footing footing, String where) {
    String title =
        "move `%s` %d paces %s%s"
            .formatted(
                unit.name(),
                footing.paces(),
                footing.towards(),
                where.isEmpty() ? "" : ", " + where);
    MapPoint to = footing.point();
    Rewrite rewrite =
        UnitMove.moveTo(
            scenario, unit, new MapSpot(to.x(), to.y()), ground.terrain(), ground.measures());
    return rewrite instanceof Rewrite.Edit edit
        ? Optional.of(new Fix(title, List.of(edit.edit())))
        : Optional.empty();
  }
}
