package studio.kriegsspiel.situation.march;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.situation.ground.GoingIndex;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.march.DirectedRates;
import studio.kriegsspiel.terrain.march.GroundMarch;
import studio.kriegsspiel.terrain.march.MarchGround;
import studio.kriegsspiel.terrain.march.MarchRates;
import studio.kriegsspiel.terrain.march.MarchRoute;
import studio.kriegsspiel.terrain.march.MarchTimes;
import studio.kriegsspiel.terrain.march.Underfoot;
import studio.kriegsspiel.terrain.march.Ways;

/**
 * The rates of one kind of troops under a rule book, for marches over a ground. Where the book
 * tells uphill from downhill (guns hauled by ropes), so does the march.
 */
public final class BookRates {
  /** Ends where the troops cannot march, such as a farmyard, are taken this near at most. */
  private static final double NEAR_METRES = 150;

  private final FieldManual manual;
  private final Troops troops;
  private final Gait gait;
  private final double[] degrees;
  private final boolean fords;
  private final double mostMetresPerMinute;

  /**
   * Rates of a book.
   *
   * @param degrees a slope that stands for each band of the ground
   */
  public BookRates(FieldManual manual, Troops troops, Gait gait, double[] degrees) {
    this(manual, troops, gait, degrees, true);
  }

  /**
   * The same with fords that may be closed.
   *
   * @param fords whether fords can be passed
   */
  BookRates(FieldManual manual, Troops troops, Gait gait, double[] degrees, boolean fords) {
    this.fords = fords;
    this.manual = manual;
    this.troops = troops;
    this.gait = gait;
    this.degrees = degrees.clone();
    this.mostMetresPerMinute =
        gait == Gait.PATROL
            ? manual
                .findReconnoitring(troops)
                .map(limit -> limit.metresPerMinute())
                .orElse(Double.POSITIVE_INFINITY)
            : Double.POSITIVE_INFINITY;
  }

  /** Metres a minute, 0 where the troops cannot go. */
  public double metresPerMinute(Underfoot going, int band) {
    return metresPerMinute(going, band, 0);
  }

  private double metresPerMinute(Underfoot going, int band, double uphillDegrees) {
    if (!fords && isForded(going)) {
      return 0;
    }
    Going asked = going(going, band);
    double rate =
        manual
            .march(troops, gait, new Going(asked.kinds(), asked.slopeDegrees(), uphillDegrees < 0))
            .metresPerMinute();
    return Math.min(rate, mostMetresPerMinute);
  }

  /** Over a ford on which a bridge was built nobody wades. */
  private static boolean isForded(Underfoot going) {
    return going.has(FeatureKind.FORD) && !going.has(FeatureKind.BRIDGE);
  }

  /** What lies underfoot in the terms of the book, with a slope that stands for its band. */
  Going going(Underfoot going, int band) {
    Set<TerrainKind> kinds = EnumSet.noneOf(TerrainKind.class);
    for (FeatureKind kind : going.kinds()) {
      GoingIndex.kind(kind)
          .filter(each -> kind != FeatureKind.FORD || isForded(going))
          .ifPresent(kinds::add);
    }
    if (going.road().isPresent()) {
      kinds.add(TerrainKind.ROAD);
    }
    return new Going(kinds, degrees[Math.max(0, band)], false);
  }

  /** Whether the book tells uphill from downhill for these troops. */
  public boolean isDirected() {
    for (double slope : degrees) {
      double up = manual.march(troops, gait, Going.OPEN.at(slope)).metresPerMinute();
      double down = manual.march(troops, gait, Going.OPEN.at(slope).down()).metresPerMinute();
      if (up != down) {
        return true;
      }
    }
    return false;
  }

  /** The nearest point to one where the troops can march, up to 150 m away. */
  public Optional<MapPoint> findPassable(MarchGround ground, MapPoint wanted) {
    return ground.findPassable(wanted, this::metresPerMinute, NEAR_METRES);
  }

  /** The quickest way between two points or the nearest to them that serve, if there is one. */
  public Optional<MarchRoute> findRoute(MarchGround ground, MapPoint from, MapPoint to) {
    return between(
        ground,
        from,
        to,
        (start, end) ->
            reckon(
                level -> GroundMarch.findRoute(ground, start, end, level),
                directed -> GroundMarch.findRoute(ground, start, end, directed)));
  }

  /** The way a column takes, on roads where these cost it no more than 3 % of the time. */
  public Optional<MarchRoute> findRoadRoute(MarchGround ground, MapPoint from, MapPoint to) {
    return between(
        ground,
        from,
        to,
        (start, end) ->
            reckon(
                level -> GroundMarch.findRoadRoute(ground, start, end, level),
                directed -> GroundMarch.findRoadRoute(ground, start, end, directed)));
  }

  private Optional<MarchRoute> between(
      MarchGround ground,
      MapPoint from,
      MapPoint to,
      BiFunction<MapPoint, MapPoint, Optional<MarchRoute>> search) {
    return findPassable(ground, from)
        .flatMap(start -> findPassable(ground, to).flatMap(end -> search.apply(start, end)));
  }

  /**
   * The ways of {@link #findRoadRoute} from one point to all that are reached in so many minutes,
   * nothing if there is no start.
   */
  public Optional<Ways> findRoadWays(MarchGround ground, MapPoint from, double mostMinutes) {
    return findPassable(ground, from)
        .map(
            start -> {
              Ways ways =
                  reckon(
                      level -> GroundMarch.roadWays(ground, start, level, mostMinutes),
                      directed -> GroundMarch.roadWays(ground, start, directed, mostMinutes));
              return to -> findPassable(ground, to).flatMap(ways::findTo);
            });
  }

  /** Times to all the ground that is reached in so many minutes, nothing if there is no start. */
  public Optional<MarchTimes> findTimes(MarchGround ground, MapPoint from, double mostMinutes) {
    return findPassable(ground, from)
        .map(
            start ->
                reckon(
                    level -> GroundMarch.within(ground, start, level, mostMinutes),
                    directed -> GroundMarch.within(ground, start, directed, mostMinutes)));
  }

  /** Reckons with rates that tell uphill from downhill where the book does. */
  private <R> R reckon(Function<MarchRates, R> level, Function<DirectedRates, R> directed) {
    return isDirected()
        ? directed.apply(this::metresPerMinute)
        : level.apply(this::metresPerMinute);
  }
}
