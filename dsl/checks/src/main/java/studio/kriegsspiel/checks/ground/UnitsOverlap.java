package studio.kriegsspiel.checks.ground;

import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Polygon;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.fix.MoveFixes;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.situation.footprint.StanceIndex.Stood;
import studio.kriegsspiel.situation.ground.Footing;
import studio.kriegsspiel.situation.ground.GroundIndex;

/** Two units that stand on the same ground. */
public final class UnitsOverlap implements Check {
  /** The share of the smaller unit's ground that counts as standing in each other. */
  private static final double TOO_MUCH = 0.25;

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
        if (overlap(earlier, all.get(i)) > TOO_MUCH) {
          tell(context, ground.get(), earlier, all.get(i), all, report);
        }
      }
    }
    sameSpot(context, report);
  }

  /** Those of which the text does not say which way they face take up a spot all the same. */
  private static void sameSpot(CheckContext context, Report report) {
    List<HeldGround> all =
        HeldGround.all(context).stream()
            .filter(each -> each.placed().deployment().formation() != Formation.GARRISON)
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
                          "%s and %s stand on the very same spot."
                              .formatted(later.name(), earlier.name()))
                      .spot(later.centre())
                      .hint(
                          "say which way they face, and set them side by side or behind each other"));
    }
  }

  private static boolean isOnSpotOf(HeldGround earlier, HeldGround later) {
    return !earlier.isEnemyOf(later)
        && !earlier.placed().equals(later.placed())
        && (earlier.isPoint() || later.isPoint())
        && earlier.centre().distanceMetres(later.centre()) < 1;
  }

  private static double overlap(Stood first, Stood second) {
    double reach =
        (first.stance().frontMetres()
                + first.stance().depthMetres()
                + second.stance().frontMetres()
                + second.stance().depthMetres())
            / 2;
    if (first.stance().centre().distanceMetres(second.stance().centre()) > reach) {
      return 0;
    }
    Polygon a = first.stance().area();
    Polygon b = second.stance().area();
    return a.intersection(b).getArea() / Math.min(a.getArea(), b.getArea());
  }

  private static void tell(
      CheckContext context,
      GroundIndex ground,
      Stood earlier,
      Stood later,
      List<Stood> all,
      Report report) {
    report
        .add(
            later.deployment().unitSpan(),
            "`%s` (front %d paces) and `%s` (front %d paces) stand on the same ground."
                .formatted(
                    later.deployment().unit().name(),
                    ground.paces(later.stance().frontMetres()),
                    earlier.deployment().unit().name(),
                    ground.paces(earlier.stance().frontMetres())))
        .rule(later.stance().citation())
        .spot(later.stance().centre())
        .fix(fix(context, ground, later, all))
        .hint("move one of them, or choose a narrower formation");
  }

  /** Slides the unit along its own front until it stands clear. */
  private static Optional<Fix> fix(
      CheckContext context, GroundIndex ground, Stood unit, List<Stood> all) {
    if (!context.budget().takeFix()) {
      return Optional.empty();
    }
    double bearing = unit.stance().facing().degrees() + 90;
    for (long paces = 10; paces <= FARTHEST_FIX_PACES; paces += 10) {
      for (int side : new int[] {1, -1}) {
        var to = unit.stance().centre().offset(side * paces * ground.metresPerPace(), bearing);
        Stood moved = new Stood(unit.deployment(), unit.bodies(), unit.stance().at(to));
        boolean clear =
            ground.terrain().extent().contains(to)
                && all.stream()
                    .filter(each -> each != unit)
                    .allMatch(each -> overlap(each, moved) == 0);
        if (clear) {
          String word =
              new studio.kriegsspiel.scenario.place.Direction(
                      unit.stance().centre().bearingDegrees(to))
                  .nearestWord();
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
