package studio.kriegsspiel.scenario.ground;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.rules.NearestMatch;
import studio.kriegsspiel.scenario.place.Measures;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.crs.CoordinateSystem;
import studio.kriegsspiel.terrain.crs.GridReference;
import studio.kriegsspiel.terrain.crs.LatLon;

/**
 * Finds the point of the ground that a written position means, in metres of the terrain's system.
 */
public final class PositionResolver {
  /** Deeper than any author goes; bounds the work for texts made to do harm. */
  private static final int DEEPEST_OFFSET = 50;

  private static final int MOST_OFFERED = 3;

  private final Terrain terrain;
  private final Measures measures;

  /** A text names the same few places again and again. */
  private final Map<String, Optional<Place>> places = new ConcurrentHashMap<>();

  private @Nullable CoordinateSystem system;

  /**
   * Resolves on one terrain.
   *
   * @param terrain the ground
   * @param measures what lengths mean under the scenario's rule book
   */
  public PositionResolver(Terrain terrain, Measures measures) {
    this.terrain = terrain;
    this.measures = measures;
  }

  /** Where a position is. */
  public Located resolve(Position position) {
    return resolve(position, 0);
  }

  /** Where a position is, nothing if the ground does not know it. */
  public Optional<MapPoint> find(Position position) {
    return resolve(position).find();
  }

  /** The named place, by its principal name or another, or the feature that bears the name. */
  public Located resolvePlace(String name, TextSpan span) {
    Optional<Place> place = places.computeIfAbsent(name, terrain::findPlace);
    return place.isPresent()
        ? new Located.At(place.get().at())
        : new Located.Nowhere(
            "the terrain `" + terrain.name() + "` has no place \"" + name + "\"",
            NearestMatch.all(name, names()).stream().limit(MOST_OFFERED).toList(),
            span);
  }

  private List<String> names() {
    return Stream.concat(terrain.placeNames().stream(), terrain.featureNames().stream())
        .distinct()
        .toList();
  }

  private Located resolve(Position position, int depth) {
    return position.match(
        at -> resolvePlace(at.place(), at.span()),
        offset -> offset(offset, depth),
        grid ->
            GridReference.find(grid.reference(), terrain.extent())
                .<Located>map(Located.At::new)
                .orElseGet(
                    () -> nowhere("`" + grid.reference() + "` is not a grid reference", grid)),
        this::geographic);
  }

  private Located offset(Position.Offset offset, int depth) {
    if (depth > DEEPEST_OFFSET) {
      return nowhere("the position is built of too many offsets", offset);
    }
    OptionalDouble metres = measures.findMetres(offset.distance());
    if (metres.isEmpty()) {
      return nowhere(
          "nothing is measured in "
              + offset.distance().unit().word()
              + " under this rule book; write paces, m or yards",
          offset);
    }
    Located origin = resolve(offset.origin(), depth + 1);
    return origin instanceof Located.At at
        ? new Located.At(at.point().offset(metres.getAsDouble(), offset.towards().degrees()))
        : origin;
  }

  private Located geographic(Position.Geographic position) {
    try {
      LatLon wanted = new LatLon(position.latitude(), position.longitude());
      return new Located.At(system().toMapPoint(wanted));
    } catch (GroundException | IllegalArgumentException unusable) {
      return nowhere("its latitude and longitude cannot be placed on this terrain", position);
    }
  }

  private CoordinateSystem system() {
    CoordinateSystem known = system;
    if (known == null) {
      known = CoordinateSystem.of(terrain.crs());
      system = known;
    }
    return known;
  }

  private static Located nowhere(String reason, Position position) {
    return new Located.Nowhere(reason, List.of(), position.span());
  }
}
