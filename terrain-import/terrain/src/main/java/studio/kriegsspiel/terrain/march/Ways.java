package studio.kriegsspiel.terrain.march;

import java.util.Optional;
import studio.kriegsspiel.terrain.MapPoint;

/** Ways of one body from one start, searched once for all goals. */
@FunctionalInterface
public interface Ways {
  /** The way to a goal, nothing where the body cannot come or not in time. */
  Optional<MarchRoute> findTo(MapPoint goal);
}
