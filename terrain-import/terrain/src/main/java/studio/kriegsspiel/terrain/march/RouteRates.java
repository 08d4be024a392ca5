package studio.kriegsspiel.terrain.march;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;

/** Takes a body along a way that is given, such as that of another, at its own rates. */
public final class RouteRates {

  /** The way of a route keeps this near to where it was found; a share of a cell. */
  private static final double AWAY = 0.75;

  private static final double LONGEST_SHUT = 2;

  private final MarchGround ground;
  private final GridGeometry grid;
  private final MarchRates of;
  private final MarchRates other;

  private RouteRates(MarchGround ground, MarchRates of, MarchRates other) {
    this.ground = ground;
    this.grid = ground.grid();
    this.of = of;
    this.other = other;
  }

  /**
   * The same way with the times of other troops. Each leg takes them longer or shorter as their
   * rates are to those the way was found with, so that equal rates give equal times.
   *
   * @param of the rates the way was found with
   * @param other the rates of the others
   * @return nothing if the others cannot pass somewhere along more than two cells
   */
  public static Optional<MarchRoute> along(
      MarchGround ground, MarchRoute route, MarchRates of, MarchRates other) {
    return new RouteRates(ground, of, other).along(route);
  }

  /**
   * The way along a line, such as a road, whatever else would be quicker.
   *
   * @param line its points from the start on, at least two
   * @return nothing if the troops cannot pass somewhere along more than two cells
   */
  public static Optional<MarchRoute> on(MarchGround ground, List<MapPoint> line, MarchRates rates) {
    RouteRates one = new RouteRates(ground, rates, rates);
    List<Double> minutes = new ArrayList<>(List.of(0.0));
    for (int i = 1; i < line.size(); i++) {
      double leg = one.minutes(line.get(i - 1), line.get(i));
      if (Double.isNaN(leg)) {
        return Optional.empty();
      }
      minutes.add(minutes.get(i - 1) + leg);
    }
    return Optional.of(new MarchRoute(line, minutes));
  }

  /** Minutes of a leg, NaN where the troops cannot pass. */
  private double minutes(MapPoint from, MapPoint to) {
    double metres = from.distanceMetres(to);
    int samples = (int) Math.max(1, Math.ceil(2 * metres / grid.cellMetres()));
    double sum = 0;
    double known = 0;
    double shut = 0;
    for (int i = 0; i < samples; i++) {
      double slowness = slowness(between(from, to, (i + 0.5) / samples), of);
      if (Double.isFinite(slowness)) {
        sum += slowness;
        known++;
        shut = 0;
      } else {
        shut += metres / samples;
        if (shut > LONGEST_SHUT * grid.cellMetres()) {
          return Double.NaN;
        }
      }
    }
    return known > 0 ? metres * sum / known : Double.NaN;
  }

  /**
   * A piece of a way that is alike underfoot.
   *
   * @param going what lies there
   * @param band the band of slope
   * @param metres how long it is
   */
  public record Piece(Underfoot going, int band, double metres) {}

  /**
   * What a way leads over, as the rates it was found with take it: where a road runs by its side,
   * the road.
   */
  public static List<Piece> pieces(MarchGround ground, MarchRoute route, MarchRates of) {
    return new RouteRates(ground, of, of).pieces(route);
  }

  private List<Piece> pieces(MarchRoute route) {
    List<Piece> pieces = new ArrayList<>();
    for (int i = 1; i < route.points().size(); i++) {
      MapPoint from = route.points().get(i - 1);
      MapPoint to = route.points().get(i);
      double metres = from.distanceMetres(to);
      int samples = (int) Math.max(1, Math.ceil(2 * metres / grid.cellMetres()));
      for (int k = 0; k < samples; k++) {
        double length = metres / samples;
        best(between(from, to, (k + 0.5) / samples), of)
            .ifPresentOrElse(
                each -> add(pieces, each.going(), each.band(), length),
                () -> lengthen(pieces, length));
      }
    }
    return pieces;
  }

  private static void add(List<Piece> pieces, Underfoot going, int band, double metres) {
    int last = pieces.size() - 1;
    if (last >= 0 && pieces.get(last).going().equals(going) && pieces.get(last).band() == band) {
      lengthen(pieces, metres);
    } else {
      pieces.add(new Piece(going, band, metres));
    }
  }

  /** Where a way cuts a corner of what nobody passes, the piece before goes on. */
  private static void lengthen(List<Piece> pieces, double metres) {
    int last = pieces.size() - 1;
    if (last >= 0) {
      Piece piece = pieces.get(last);
      pieces.set(last, new Piece(piece.going(), piece.band(), piece.metres() + metres));
    }
  }

  private static MapPoint between(MapPoint from, MapPoint to, double share) {
    return new MapPoint(
        from.x() + (to.x() - from.x()) * share, from.y() + (to.y() - from.y()) * share);
  }

  private Optional<MarchRoute> along(MarchRoute route) {
    List<Double> minutes = new ArrayList<>(List.of(0.0));
    for (int i = 1; i < route.points().size(); i++) {
      double leg = route.minutes().get(i) - route.minutes().get(i - 1);
      double longer = longer(route.points().get(i - 1), route.points().get(i));
      if (Double.isNaN(longer)) {
        return Optional.empty();
      }
      minutes.add(minutes.get(i - 1) + leg * longer);
    }
    return Optional.of(new MarchRoute(route.points(), minutes));
  }

  /** How many times longer a leg takes, NaN where the others cannot pass. */
  private double longer(MapPoint from, MapPoint to) {
    double metres = from.distanceMetres(to);
    int samples = (int) Math.max(1, Math.ceil(2 * metres / grid.cellMetres()));
    double first = 0;
    double second = 0;
    double shut = 0;
    for (int i = 0; i < samples; i++) {
      MapPoint here = between(from, to, (i + 0.5) / samples);
      double its = slowness(here, of);
      double theirs = slowness(here, other);
      // Where a leg cuts the corner of something that nobody passes, the rest of it tells.
      if (Double.isFinite(its) && Double.isFinite(theirs)) {
        first += its;
        second += theirs;
        shut = 0;
      } else if (Double.isFinite(its)) {
        shut += metres / samples;
        if (shut > LONGEST_SHUT * grid.cellMetres()) {
          return Double.NaN;
        }
      }
    }
    return first > 0 ? second / first : 1;
  }

  /** Minutes for a metre on the ground or on a road near by, whichever is less. */
  private double slowness(MapPoint at, MarchRates rates) {
    return best(at, rates).map(best -> 1 / best.metresPerMinute()).orElse(Double.POSITIVE_INFINITY);
  }

  /** The ground or a road near by, whichever is quicker. */
  private record Best(Underfoot going, int band, double metresPerMinute) {}

  private Optional<Best> best(MapPoint at, MarchRates rates) {
    int column = grid.columnOf(at.x());
    int row = grid.rowOf(at.y());
    Best fastest = new Best(Underfoot.OPEN, 0, 0);
    for (int r = row - 1; r <= row + 1; r++) {
      for (int c = column - 1; c <= column + 1; c++) {
        if (grid.has(c, r)) {
          int cell = grid.index(c, r);
          int band = Math.max(0, ground.band(cell));
          if (c == column && r == row && ground.band(cell) >= 0) {
            fastest = faster(fastest, ground.underfootAt(c, r), band, rates);
          }
          for (int node : ground.roads().in(cell)) {
            var point = ground.roads().point(node);
            if (Math.hypot(point.x - at.x(), point.y - at.y()) <= AWAY * grid.cellMetres()) {
              fastest = faster(fastest, ground.roads().going(node), band, rates);
            }
          }
        }
      }
    }
    return Optional.of(fastest).filter(best -> best.metresPerMinute() > 0);
  }

  /** At one rate the road counts. */
  private static Best faster(Best best, Underfoot going, int band, MarchRates rates) {
    double rate = rates.metresPerMinute(going, band);
    boolean road = rate == best.metresPerMinute() && rate > 0 && going.road().isPresent();
    return rate > best.metresPerMinute() || road ? new Best(going, band, rate) : best;
  }
}
