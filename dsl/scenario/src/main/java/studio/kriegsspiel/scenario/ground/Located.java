package studio.kriegsspiel.scenario.ground;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.terrain.MapPoint;

/** The answer to where a written position is. */
public sealed interface Located {
  /** The point, if there is one. */
  Optional<MapPoint> find();

  /** It is here; the point may lie outside the terrain's extent. */
  record At(MapPoint point) implements Located {
    @Override
    public Optional<MapPoint> find() {
      return Optional.of(point);
    }
  }

  /**
   * The ground does not know it.
   *
   * @param reason one clause that says why, such as {@code the terrain has no place "Hougomont"}
   * @param near names that may have been meant, best first
   * @param span the words at fault
   */
  record Nowhere(String reason, List<String> near, TextSpan span) implements Located {
    /** Copies the list. */
    public Nowhere {
      near = List.copyOf(near);
    }

    @Override
    public Optional<MapPoint> find() {
      return Optional.empty();
    }
  }
}
