package studio.kriegsspiel.checks.ground;

import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.LineSegment;
import org.locationtech.jts.geom.Polygon;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Draft;
import studio.kriegsspiel.checks.check.MapError;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.fix.MoveFixes;
import studio.kriegsspiel.checks.print.Words;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.situation.footprint.Stance;
import studio.kriegsspiel.situation.footprint.StanceIndex.Stood;
import studio.kriegsspiel.situation.ground.Footing;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.terrain.MapPoint;

/** Two units that stand on the same ground. */
public final class UnitsOverlap implements Check {
  /** The share of the smaller unit's ground that counts as standing in each other. */
  private static final double TOO_MUCH = 0.25;

  /** Nearer its end one unit hardly touches another that stands across it. */
  private static final double ENDS_METRES = 10;

  private static final long FARTHEST_FIX_PACES = 600;
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-POS-003",
              "Two units on the same ground",
              Severity.WARNING,
              "each unit has ground of its own")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Optional<GroundIndex> ground = context.ground();
    if (ground.isEmpty()) {
      return;
    }
    List<Stood> all =
        context.stances().all().stream()
            .filter(each -> each.deployment().formation() != Formation.SKIRMISH)
            .toList();
    for (int i = 1; i < all.size(); i++) {
      for (Stood earlier : all.subList(0, i)) {
        if (areOfOneSide(earlier, all.get(i))
            && share(earlier.stance(), all.get(i).stance()) > TOO_MUCH) {
          tell(context, ground.get(), earlier, all.get(i), report);
        }
      }
    }
    sameSpot(context, report);
  }

  private static boolean areOfOneSide(Stood first, Stood second) {
    return first.deployment().unit().side().equals(second.deployment().unit().side());
  }

  /** Those of which the text does not say which way they face take up a spot all the same. */
  private static void sameSpot(CheckContext context, Report report) {
    List<HeldGround> all =
        HeldGround.all(context).stream()
            .filter(each -> each.placed().deployment().formation() != Formation.GARRISON)
            .filter(each -> each.placed().deployment().formation() != Formation.SKIRMISH)
            .filter(each -> each.unit().type().arm() != Arm.STAFF && !each.unit().isPost())
            .toList();
    for (int i = 1; i < all.size(); i++) {
      HeldGround later = all.get(i);
      all.subList(0, i).stream()
          .filter(earlier -> isOnSpotOf(earlier, later))
          .findFirst()
          .ifPresent(
              earlier ->
                  report
                      .add(
                          later.placed().deployment().unitSpan(),
                          (earlier.centre().distanceMetres(later.centre()) < 1
                                  ? "%s and %s stand on the very same spot."
                                  : "%s stands on the ground of %s.")
                              .formatted(
                                  later.isPoint() ? later.name() : earlier.name(),
                                  later.isPoint() ? earlier.name() : later.name()))
                      .spot(later.centre())
                      .hint(
                          "say which way they face, and set them side by side or behind each other"));
    }
  }

  private static boolean isOnSpotOf(HeldGround earlier, HeldGround later) {
    return !earlier.isEnemyOf(later)
        && !earlier.placed().equals(later.placed())
        && (earlier.isPoint() || later.isPoint())
        && earlier.metresTo(later) < 1;
  }

  private static double share(Stance first, Stance second) {
    double reach =
        (first.frontMetres() + first.depthMetres() + second.frontMetres() + second.depthMetres())
            / 2;
    if (first.centre().distanceMetres(second.centre()) > reach) {
      return 0;
    }
    if (areCrossed(first, second)) {
      return 1;
    }
    Polygon a = first.area();
    Polygon b = second.area();
    return a.intersection(b).getArea() / Math.min(a.getArea(), b.getArea());
  }

  /** Whether one stands across the other, however little of their ground that is. */
  private static boolean areCrossed(Stance first, Stance second) {
    LineSegment one = axis(first);
    LineSegment other = axis(second);
    Coordinate at = one.intersection(other);
    return at != null
        && one.segmentFraction(at) * one.getLength() > ENDS_METRES
        && (1 - one.segmentFraction(at)) * one.getLength() > ENDS_METRES
        && other.segmentFraction(at) * other.getLength() > ENDS_METRES
        && (1 - other.segmentFraction(at)) * other.getLength() > ENDS_METRES;
  }

  /** The line through the middle of a unit, along its front or along its column. */
  private static LineSegment axis(Stance stance) {
    boolean broad = stance.frontMetres() >= stance.depthMetres();
    double half = Math.max(stance.frontMetres(), stance.depthMetres()) / 2;
    double bearing = stance.facing().degrees() + (broad ? 90 : 0);
    return new LineSegment(
        coordinate(stance.centre().offset(-half, bearing)),
        coordinate(stance.centre().offset(half, bearing)));
  }

  private static Coordinate coordinate(MapPoint point) {
    return new Coordinate(point.x(), point.y());
  }

  private static void tell(
      CheckContext context, GroundIndex ground, Stood earlier, Stood later, Report report) {
    Stance there = later.stance();
    MapError error = MapError.of(context);
    double margin =
        error.shiftUntil(there.centre(), at -> share(earlier.stance(), there.at(at)) <= TOO_MUCH);
    Draft draft = draft(context, ground, earlier, later, report);
    error.weigh(draft, margin, "move one of them, or choose a narrower formation");
  }

  private static Draft draft(
      CheckContext context, GroundIndex ground, Stood earlier, Stood later, Report report) {
    return report
        .add(
            later.deployment().unitSpan(),
            Words.say(
                "`%s` (front %,d paces) and `%s` (front %,d paces) stand on the same ground.",
                later.deployment().unit().name(),
                ground.paces(later.stance().frontMetres()),
                earlier.deployment().unit().name(),
                ground.paces(earlier.stance().frontMetres())))
        .rule(later.stance().citation())
        .spot(later.stance().centre())
        .fix(fix(context, ground, later));
  }

  /** Slides the unit along its own front until it stands clear, on ground that serves. */
  private static Optional<Fix> fix(CheckContext context, GroundIndex ground, Stood unit) {
    if (!context.budget().takeFix()) {
      return Optional.empty();
    }
    SoundSpot spot = SoundSpot.of(context, unit.deployment(), unit.bodies());
    MapPoint from = unit.stance().centre();
    double bearing = unit.stance().facing().degrees() + 90;
    for (long paces = 10; paces <= FARTHEST_FIX_PACES; paces += 10) {
      for (int side : new int[] {1, -1}) {
        MapPoint to = from.offset(side * paces * ground.metresPerPace(), bearing);
        if (spot.serves(to)) {
          String word = new Direction(from.bearingDegrees(to)).nearestWord();
          return MoveFixes.move(
              context,
              unit.deployment().unit(),
              new Footing(to, paces, word),
              "clear of the others");
        }
      }
    }
    return Optional.empty();
  }
}
