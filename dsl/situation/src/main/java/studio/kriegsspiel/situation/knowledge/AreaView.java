package studio.kriegsspiel.situation.knowledge;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.plan.FreeZone;

/**
 * Where the reader's own side may deploy as it likes.
 *
 * @param unit short name of the unit meant; without one all troops of the side that stand nowhere
 *     else
 * @param zones what a place must lie in, all at once; no place that the reader does not know is
 *     named in them
 */
public record AreaView(Optional<String> unit, List<FreeZone> zones) {

  /** Copies the list. */
  public AreaView {
    zones = List.copyOf(zones);
  }

  /** Every position that its zones are written from. */
  public List<Position> positions() {
    return zones.stream().flatMap(each -> each.positions().stream()).toList();
  }
}
