package studio.kriegsspiel.study.shelf;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.knowledge.Knowledge;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;

/**
 * The stretch of ground that the picture on a card shows, as everyone knows it: without what the
 * ground or the scenario keeps from anybody.
 */
public final class CardGround {
  private static final int BREADTH = 640;
  private static final int HEIGHT = 400;
  private static final double MARGIN = 1.25;
  private static final double LEAST_METRES = 2400;

  private CardGround() {}

  /** The ground within the edges of the picture, 8 by 5; none if the scenario has no ground. */
  public static Optional<Terrain> of(Situation situation) {
    return situation
        .ground()
        .flatMap(
            ground ->
                Knowledge.of(situation)
                    .mapForAll()
                    .map(known -> known.toBuilder().extent(bounds(situation, ground)).build()));
  }

  /** The part that is played on, else what lies around the first positions and the objectives. */
  private static Bounds bounds(Situation situation, GroundIndex ground) {
    Bounds whole = ground.terrain().extent();
    if (situation.scenario().header().part().isPresent() && situation.printed().isPresent()) {
      return shaped(situation.printed().get().terrain().extent(), 1, whole);
    }
    Stream<MapPoint> stood =
        situation.scenario().deployments().stream()
            .flatMap(each -> ground.resolve(each.position()).find().stream());
    Stream<MapPoint> wanted =
        situation.scenario().sides().stream()
            .flatMap(side -> side.objectives().stream())
            .flatMap(each -> each.place().flatMap(ground.terrain()::findPlace).stream())
            .map(Place::at);
    List<MapPoint> points = Stream.concat(stood, wanted).filter(whole::contains).toList();
    if (points.isEmpty()) {
      return shaped(whole, 1, whole);
    }
    double west = points.stream().mapToDouble(MapPoint::x).min().orElse(whole.west());
    double east = points.stream().mapToDouble(MapPoint::x).max().orElse(whole.east());
    double south = points.stream().mapToDouble(MapPoint::y).min().orElse(whole.south());
    double north = points.stream().mapToDouble(MapPoint::y).max().orElse(whole.north());
    return shaped(new Bounds(west - 1, south - 1, east + 1, north + 1), MARGIN, whole);
  }

  /** A stretch of the picture's shape around another, on the ground as far as that reaches. */
  private static Bounds shaped(Bounds around, double margin, Bounds whole) {
    double shape = (double) BREADTH / HEIGHT;
    double width =
        Math.max(
            Math.max(around.widthMetres(), around.heightMetres() * shape) * margin, LEAST_METRES);
    double most = Math.min(whole.widthMetres(), whole.heightMetres() * shape);
    double broad = Math.min(width, most);
    double high = broad / shape;
    double west =
        begin((around.west() + around.east() - broad) / 2, broad, whole.west(), whole.east());
    double south =
        begin((around.south() + around.north() - high) / 2, high, whole.south(), whole.north());
    return new Bounds(west, south, west + broad, south + high);
  }

  private static double begin(double wanted, double length, double from, double to) {
    return Math.max(from, Math.min(wanted, to - length));
  }
}
