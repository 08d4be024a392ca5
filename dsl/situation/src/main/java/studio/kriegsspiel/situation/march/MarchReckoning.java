package studio.kriegsspiel.situation.march;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.situation.ground.GoingIndex;
import studio.kriegsspiel.situation.ground.KnownWays;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.GroundPoint;
import studio.kriegsspiel.terrain.march.MarchGround;
import studio.kriegsspiel.terrain.march.MarchRoute;
import studio.kriegsspiel.terrain.march.MarchTimes;
import studio.kriegsspiel.terrain.march.RouteRates;
import studio.kriegsspiel.terrain.march.Ways;
import studio.kriegsspiel.terrain.slope.SlopeBands;

/** Reckons marches over a ground at the rates of a rule book. */
public final class MarchReckoning {
  /** For books to which every slope is alike. */
  private static final SlopeBands ANY = SlopeBands.of(45);

  private final FieldManual manual;
  private final Troops troops;
  private final Gait gait;
  private final double[] degrees;
  private final MarchGround ground;
  private final boolean fords;
  private final BookRates rates;
  private final KnownWays known;

  /**
   * Prepares the ground for a book's bands of slope.
   *
   * @throws studio.kriegsspiel.terrain.GroundException if the ground has no heights
   */
  public MarchReckoning(Terrain terrain, RuleBook book, Troops troops, Gait gait) {
    this.manual = book.fieldManual();
    this.troops = troops;
    this.gait = gait;
    SlopeBands bands = BookSlopes.find(book).orElse(ANY);
    this.degrees = BookSlopes.middles(bands);
    this.ground = MarchGround.of(terrain, bands);
    this.fords = true;
    this.rates = new BookRates(manual, troops, gait, degrees);
    this.known = new KnownWays();
  }

  /** Reckons over a ground that is already read in bands of these slopes. */
  MarchReckoning(
      KnownWays known,
      MarchGround ground,
      FieldManual manual,
      Troops troops,
      Gait gait,
      double[] degrees) {
    this.manual = manual;
    this.troops = troops;
    this.gait = gait;
    this.degrees = degrees.clone();
    this.ground = ground;
    this.fords = true;
    this.rates = new BookRates(manual, troops, gait, degrees);
    this.known = known;
  }

  private MarchReckoning(MarchReckoning other, Troops troops, boolean fords) {
    this.manual = other.manual;
    this.troops = troops;
    this.gait = other.gait;
    this.degrees = other.degrees;
    this.ground = other.ground;
    this.fords = fords;
    this.rates = new BookRates(manual, troops, gait, degrees, fords);
    this.known = other.known;
  }

  private KnownWays.Asked asked(String how, MapPoint from, MapPoint to, double most) {
    return new KnownWays.Asked(how, manual, troops, gait, cellMetres(), fords, from, to, most);
  }

  /** The same ground for other troops. */
  public MarchReckoning of(Troops others) {
    return new MarchReckoning(this, others, fords);
  }

  /** The same while no ford can be passed. */
  public MarchReckoning withoutFords() {
    return new MarchReckoning(this, troops, false);
  }

  /** Share of the ground that counts as closed because its slope is not known, 0 to 1. */
  public double unknownShare() {
    return ground.unknownShare();
  }

  /** Who marches. */
  public Troops troops() {
    return troops;
  }

  /** How they move. */
  public Gait gait() {
    return gait;
  }

  /**
   * The way a column takes, on roads where these cost it no more than 3 % of the quickest time;
   * nothing if there is none. An end where the troops cannot march, such as a farmyard, is taken at
   * the nearest point where they can, up to 150 m away.
   */
  public Optional<MarchRoute> findRoute(MapPoint from, MapPoint to) {
    return known.way(asked("road", from, to, 0), () -> rates.findRoadRoute(ground, from, to));
  }

  /**
   * The ways of {@link #findRoute} from one point to all that are reached in so many minutes,
   * searched once; nothing if there is no start.
   */
  public Optional<Ways> findWays(MapPoint from, double mostMinutes) {
    return rates.findRoadWays(ground, from, mostMinutes);
  }

  /** The quickest way over roads and ground alike, nothing if there is none. */
  public Optional<MarchRoute> findQuickest(MapPoint from, MapPoint to) {
    return known.way(asked("quickest", from, to, 0), () -> rates.findRoute(ground, from, to));
  }

  /** The way along a line, such as a road, nothing if it cannot be gone. */
  public Optional<MarchRoute> findOn(List<MapPoint> line) {
    return RouteRates.on(ground, line, rates::metresPerMinute);
  }

  /**
   * A stretch of a way in the terms of a rule book.
   *
   * @param going what lies there, with a slope of its band
   * @param metres how long it is
   */
  public record Stretch(Going going, double metres) {}

  /** What a way leads over, stretch by stretch, with the slopes it was reckoned by. */
  public List<Stretch> stretches(MarchRoute route) {
    return RouteRates.pieces(ground, route, rates::metresPerMinute).stream()
        .map(each -> new Stretch(rates.going(each.going(), each.band()), each.metres()))
        .toList();
  }

  /** The same way at another gait, nothing if it cannot be gone so. */
  public Optional<MarchRoute> findAt(MarchRoute route, Gait other) {
    BookRates theirs = new BookRates(manual, troops, other, degrees, fords);
    return RouteRates.along(ground, route, rates::metresPerMinute, theirs::metresPerMinute);
  }

  /** Side of the cells in which the ground is read, in metres. */
  public double cellMetres() {
    return ground.grid().cellMetres();
  }

  /** The same way at the rates of other troops, nothing if they cannot go by it. */
  public Optional<MarchRoute> findAlong(MarchRoute route, Troops others) {
    MapPoint from = route.points().get(0);
    KnownWays.Asked by = asked("along", from, from, 0);
    KnownWays.Asked who = of(others).asked("along", from, from, 0);
    return known.along(
        route,
        by,
        who,
        () -> {
          BookRates theirs = new BookRates(manual, others, gait, degrees, fords);
          return RouteRates.along(ground, route, rates::metresPerMinute, theirs::metresPerMinute);
        });
  }

  /** Times to all the ground that is reached in so many minutes, nothing if there is no start. */
  public Optional<MarchTimes> findTimes(MapPoint from, double mostMinutes) {
    return known.times(
        asked("times", from, from, mostMinutes), () -> rates.findTimes(ground, from, mostMinutes));
  }

  /** The nearest point to one where the troops can march. */
  public Optional<MapPoint> findPassable(MapPoint wanted) {
    return rates.findPassable(ground, wanted);
  }

  /** Whether the troops can stand and move in their ranks at a point. */
  public boolean serves(GroundPoint point) {
    Set<TerrainKind> kinds = EnumSet.noneOf(TerrainKind.class);
    for (FeatureKind kind : point.kinds()) {
      GoingIndex.kind(kind).ifPresent(kinds::add);
    }
    boolean shut =
        kinds.contains(TerrainKind.FARM)
            || kinds.contains(TerrainKind.VILLAGE)
            || kinds.contains(TerrainKind.TOWN);
    double slope = Double.isNaN(point.slopeDegrees()) ? 0 : Math.min(90, point.slopeDegrees());
    return !shut
        && manual.march(troops, Gait.ACTION, new Going(kinds, slope, false)).metresPerMinute() > 0;
  }
}
