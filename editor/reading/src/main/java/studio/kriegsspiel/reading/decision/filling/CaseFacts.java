package studio.kriegsspiel.reading.decision.filling;

import java.time.LocalDateTime;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Geometry;
import studio.kriegsspiel.reading.fire.FireArc;
import studio.kriegsspiel.reading.fire.FireLineAnswer;
import studio.kriegsspiel.reading.fire.FireSetting;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.field.LineOfFire;
import studio.kriegsspiel.rules.field.RangeTable;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.courier.Ride;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.reach.TakenGround;
import studio.kriegsspiel.situation.sight.Eye;
import studio.kriegsspiel.situation.sight.Light;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.ground.Ground;

/**
 * What a situation says at a minute of one or two bodies, or points, and of what lies between them.
 * The costly parts are worked out when first asked for. For one thread.
 */
public final class CaseFacts {
  private static final double HARDLY_DEGREES = 0.5;

  private final Situation situation;
  private final LocalDateTime time;
  private final Optional<BodyFacts> first;
  private final Optional<BodyFacts> second;
  private final Optional<MapPoint> firstAt;
  private final Optional<MapPoint> secondAt;
  private final Fates fates;
  private final FireLines lines;
  private @Nullable Optional<LineOfFire> line;
  private @Nullable Optional<Ride> ride;

  /**
   * One or two bodies or points.
   *
   * @param first the body that acts, if it is one
   * @param firstAt where it is, or the point
   * @param second the body it acts on, if there is one
   * @param secondAt where that is, or the point
   * @param fates what earlier decisions have left of others
   * @param lines lines of fire that were followed before
   */
  public CaseFacts(
      Situation situation,
      LocalDateTime time,
      Optional<BodyFacts> first,
      Optional<MapPoint> firstAt,
      Optional<BodyFacts> second,
      Optional<MapPoint> secondAt,
      Fates fates,
      FireLines lines) {
    this.situation = situation;
    this.fates = fates;
    this.lines = lines;
    this.time = time;
    this.first = first;
    this.second = second;
    this.firstAt = firstAt;
    this.secondAt = secondAt;
  }

  public Situation situation() {
    return situation;
  }

  RuleBook book() {
    return situation.book();
  }

  RuleBookId bookId() {
    return situation.book().id();
  }

  LocalDateTime time() {
    return time;
  }

  public Optional<BodyFacts> first() {
    return first;
  }

  public Optional<BodyFacts> second() {
    return second;
  }

  /** Where the one that acts is, or the chosen point. */
  public Optional<MapPoint> firstAt() {
    return firstAt;
  }

  public Optional<MapPoint> secondAt() {
    return secondAt;
  }

  Fates fates() {
    return fates;
  }

  /** Metres between the two, from middle to middle. */
  OptionalDouble metres() {
    return firstAt.isPresent() && secondAt.isPresent()
        ? OptionalDouble.of(firstAt.get().distanceMetres(secondAt.get()))
        : OptionalDouble.empty();
  }

  /** Whole units of the book between the two: of two bodies between their nearest parts. */
  Optional<Filled> range() {
    Optional<Geometry> one = first.flatMap(this::taken);
    Optional<Geometry> other = second.flatMap(this::taken);
    return one.isPresent() && other.isPresent()
        ? Optional.of(measured(one.get().distance(other.get()), "between their nearest parts"))
        : metres().stream().mapToObj(far -> measured(far, "from middle to middle")).findFirst();
  }

  private Optional<Geometry> taken(BodyFacts body) {
    return TakenGround.of(situation.ground().map(GroundIndex::ground), body.where());
  }

  /** Metres from side to side of the place that a garrison holds, as the first comes upon it. */
  OptionalDouble acrossPlace(BodyFacts garrison) {
    Optional<Geometry> place = garrison.isGarrison() ? taken(garrison) : Optional.empty();
    if (place.isEmpty() || firstAt.isEmpty() || garrison.at().isEmpty()) {
      return OptionalDouble.empty();
    }
    double along = Math.toRadians(firstAt.get().bearingDegrees(garrison.at().get()));
    var aside =
        Stream.of(place.get().getCoordinates())
            .mapToDouble(each -> each.x * Math.cos(along) - each.y * Math.sin(along))
            .summaryStatistics();
    double across = aside.getMax() - aside.getMin();
    return across > 1 ? OptionalDouble.of(across) : OptionalDouble.empty();
  }

  /** A length in whole units of the book. */
  Filled measured(double metres, String how) {
    long units = Math.round(book().ground().fromMetres(metres));
    return Filled.of(units, Figures.metres(metres, book().ground()) + ", measured " + how);
  }

  /** Steepness of the straight way between the two in degrees, below 0 where it falls. */
  OptionalDouble rise() {
    return firstAt.isPresent() && secondAt.isPresent()
        ? rise(firstAt.get(), secondAt.get())
        : OptionalDouble.empty();
  }

  /** The same between two points. */
  OptionalDouble rise(MapPoint from, MapPoint to) {
    double far = from.distanceMetres(to);
    if (far < 1 || situation.ground().isEmpty()) {
      return OptionalDouble.empty();
    }
    var ground = situation.ground().get().ground();
    double up = ground.heightMetresAt(to.x(), to.y()) - ground.heightMetresAt(from.x(), from.y());
    return Double.isNaN(up)
        ? OptionalDouble.empty()
        : OptionalDouble.of(Math.toDegrees(Math.atan(up / far)));
  }

  /** Whether the one that acts goes up to the other. */
  Optional<Boolean> isUphill() {
    return rise().stream().mapToObj(degrees -> degrees > HARDLY_DEGREES).findFirst();
  }

  /** Yes where the second stands higher than the first. */
  Optional<Filled> higher() {
    return isUphill().flatMap(up -> Filler.ifSo(up, "the defender stands higher"));
  }

  /** Yes where the second stands lower than the first. */
  Optional<Filled> lower() {
    return Filler.ifSo(rise().orElse(0) < -HARDLY_DEGREES, "the defender stands lower");
  }

  /** How far off the front of the second the first stands, in degrees from 0 to 180. */
  OptionalDouble offFront() {
    var facing = second.flatMap(body -> body.where().heading());
    if (facing.isEmpty() || firstAt.isEmpty() || secondAt.isEmpty()) {
      return OptionalDouble.empty();
    }
    double bearing = secondAt.get().bearingDegrees(firstAt.get());
    return OptionalDouble.of(MapPoint.turnDegrees(bearing, facing.get().degrees()));
  }

  /** Whether the first strikes the flank or rear of the second, more than 60° off its front. */
  Optional<Filled> flank() {
    return offFront().stream()
        .mapToObj(
            off ->
                Filled.yesNo(
                    off > 60, Figures.format("%.0f° off the front of %s", off, secondName())))
        .findFirst();
  }

  String secondName() {
    return second.map(BodyFacts::name).orElse("the point");
  }

  /** Whether it is dark. */
  boolean isNight() {
    return situation.sights().lightAt(time) == Light.NIGHT;
  }

  /** Whether the first sees the second. */
  Optional<Boolean> sees() {
    if (first.isPresent() && second.isPresent()) {
      return situation
          .sights()
          .between(first.get().unit().id(), second.get().unit().id(), time)
          .map(look -> look.sees());
    }
    if (first.isPresent() && secondAt.isPresent()) {
      return situation
          .sights()
          .to(secondAt.get(), first.get().unit().id(), time)
          .map(look -> look.sees());
    }
    return Optional.empty();
  }

  /** The line of fire from the first to the second over the ground as the book asks for it. */
  Optional<LineOfFire> line() {
    Optional<LineOfFire> known = line;
    if (known == null) {
      known = follow();
      line = known;
    }
    return known;
  }

  private Optional<LineOfFire> follow() {
    if (first.isEmpty() || firstAt.isEmpty() || secondAt.isEmpty()) {
      return Optional.empty();
    }
    Supplier<Optional<RangeTable>> ranges =
        () -> book().fieldManual().gunnery().findRanges(first.get().troops());
    MapPoint from = firstAt.get();
    return situation
        .ground()
        .filter(ground -> ground.ground().heights().isPresent())
        .filter(ground -> from.distanceMetres(secondAt.get()) > 1)
        .flatMap(
            ground ->
                ranges
                    .get()
                    .filter(
                        table -> from.distanceMetres(secondAt.get()) < 2 * table.farthestMetres())
                    .flatMap(
                        table ->
                            lines.find(
                                ground.ground(),
                                first.get().troops(),
                                from,
                                secondAt.get(),
                                () -> follow(ground.ground(), table, from))));
  }

  private Optional<LineOfFire> follow(Ground ground, RangeTable table, MapPoint from) {
    MapPoint to = secondAt.orElseThrow();
    FireSetting setting =
        FireSetting.of(
            book(),
            first.orElseThrow().troops(),
            table,
            from,
            FireArc.on(from.bearingDegrees(to)),
            Eye.FOOT.metres());
    return Optional.of(new FireLineAnswer(ground, setting, to))
        .filter(FireLineAnswer::isKnown)
        .map(FireLineAnswer::between);
  }

  /** A messenger's ride from the first to the second. */
  Optional<Ride> ride() {
    Optional<Ride> known = ride;
    if (known == null) {
      known =
          firstAt.isPresent() && secondAt.isPresent()
              ? situation.rides().find(firstAt.get(), secondAt.get(), time)
              : Optional.empty();
      ride = known;
    }
    return known;
  }

  /** The way of that ride. */
  Optional<Filled> rode() {
    return ride().map(way -> measured(way.metres(), "along the quickest way of a rider"));
  }
}
