package studio.kriegsspiel.scenario.plan;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.force.SourceNote;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * Where a player may put his troops as he likes before play begins.
 *
 * @param side whose troops
 * @param unit the unit meant; without one all troops of the side that stand nowhere else
 * @param zones what a place must lie in, all of them at once; at least one
 * @param sources where that comes from
 * @param span the whole statement
 * @param nameSpan the name of side or unit in it
 */
public record DeploymentArea(
    String side,
    Optional<UnitId> unit,
    List<FreeZone> zones,
    List<SourceNote> sources,
    TextSpan span,
    TextSpan nameSpan) {

  /** Copies the lists. */
  public DeploymentArea {
    zones = List.copyOf(zones);
    sources = List.copyOf(sources);
  }
}
