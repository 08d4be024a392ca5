package studio.kriegsspiel.situation.ground;

import java.util.Optional;
import java.util.OptionalDouble;
import studio.kriegsspiel.scenario.PartOfGround;
import studio.kriegsspiel.scenario.place.Measures;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;

/**
 * The ground as it is printed: everything that lies on it, within the edges of the part that the
 * head names. The part depends on the ground and the text alone, never on troops, so that its edges
 * tell nobody anything.
 *
 * @param terrain the ground with the edges of the part; the whole ground where the text names no
 *     part or one that cannot be had. Positions are found on the whole ground, not here: short grid
 *     references are read by its edges.
 * @param wanted the edges as written, to the metre, if they can be found; they may reach beyond the
 *     ground
 */
public record PrintedGround(Terrain terrain, Optional<Bounds> wanted) {
  /** Nothing smaller than this is a map. */
  private static final double LEAST_METRES = 100;

  /** Works out the part of a ground. */
  public static PrintedGround of(Optional<PartOfGround> part, GroundIndex ground) {
    Terrain whole = ground.terrain();
    Optional<Bounds> wanted = part.flatMap(each -> edges(each, ground));
    return new PrintedGround(
        wanted
            .flatMap(edges -> clamped(edges, whole.extent()))
            .map(edges -> whole.toBuilder().extent(edges).build())
            .orElse(whole),
        wanted);
  }

  /** Whether a point lies on the map that is printed. */
  public boolean shows(MapPoint point) {
    return terrain.extent().contains(point);
  }

  private static Optional<Bounds> edges(PartOfGround part, GroundIndex ground) {
    Measures measures = ground.measures();
    OptionalDouble broad = measures.findMetres(part.eastToWest());
    OptionalDouble high = measures.findMetres(part.northToSouth());
    Optional<MapPoint> middle = ground.resolve(part.around()).find();
    if (broad.isEmpty() || high.isEmpty() || middle.isEmpty()) {
      return Optional.empty();
    }
    double west = Math.rint(middle.get().x() - broad.getAsDouble() / 2);
    double south = Math.rint(middle.get().y() - high.getAsDouble() / 2);
    return Optional.of(
        new Bounds(
            west,
            south,
            Math.rint(west + Math.max(1, broad.getAsDouble())),
            Math.rint(south + Math.max(1, high.getAsDouble()))));
  }

  /** What of a part lies on the ground, unless that is too little for a map. */
  private static Optional<Bounds> clamped(Bounds part, Bounds ground) {
    double west = Math.max(part.west(), ground.west());
    double south = Math.max(part.south(), ground.south());
    double east = Math.min(part.east(), ground.east());
    double north = Math.min(part.north(), ground.north());
    return east - west >= LEAST_METRES && north - south >= LEAST_METRES
        ? Optional.of(new Bounds(west, south, east, north))
        : Optional.empty();
  }
}
