package studio.kriegsspiel.checks.ground;

import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Envelope;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Draft;
import studio.kriegsspiel.checks.check.MapError;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.fix.MoveFixes;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.situation.footprint.Stance;
import studio.kriegsspiel.situation.footprint.StanceIndex.Stood;
import studio.kriegsspiel.situation.ground.Footing;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.terrain.MapPoint;

/** Two units that stand on the same ground. */
public final class UnitsOverlap implements Check {
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
            .filter(
                each -> each.bodies().isEmpty() || !each.bodies().stream().allMatch(Unit::isPost))
            .toList();
    EarlierNear<Stood> near = new EarlierNear<>();
    all.forEach(each -> near.add(each, box(each)));
    for (int i = 1; i < all.size(); i++) {
      Stood later = all.get(i);
      List<Stood> under =
          near.before(i, box(later))
              .filter(earlier -> areOfOneSide(earlier, later) && isOnGroundOf(earlier, later))
              .limit(EarlierNear.TOLD_EACH + 1)
              .toList();
      under.stream()
          .limit(EarlierNear.TOLD_EACH)
          .forEach(earlier -> tell(context, ground.get(), earlier, later, report));
      if (under.size() > EarlierNear.TOLD_EACH) {
        tellOfMore(later, report);
      }
    }
    new UnfacedOverlap(context).tell(report);
  }

  private static Envelope box(Stood unit) {
    return unit.stance().area().getEnvelopeInternal();
  }

  private static boolean isOnGroundOf(Stood earlier, Stood later) {
    return Overlap.share(earlier.stance(), later.stance()) > Overlap.TOO_MUCH;
  }

  private static void tellOfMore(Stood unit, Report report) {
    report
        .add(
            unit.deployment().unitSpan(),
            "`%s` stands on the ground of still more units."
                .formatted(unit.deployment().unit().name()))
        .rule(unit.stance().citation())
        .spot(unit.stance().centre());
  }

  private static boolean areOfOneSide(Stood first, Stood second) {
    return first.deployment().unit().side().equals(second.deployment().unit().side());
  }

  private static void tell(
      CheckContext context, GroundIndex ground, Stood earlier, Stood later, Report report) {
    Stance there = later.stance();
    MapError error = MapError.of(context);
    double margin =
        error.shiftUntil(
            there.centre(),
            at -> Overlap.share(earlier.stance(), there.at(at)) <= Overlap.TOO_MUCH);
    Draft draft = draft(context, ground, earlier, later, report);
    error.weigh(draft, margin, "move one of them, or choose a narrower formation");
  }

  private static Draft draft(
      CheckContext context, GroundIndex ground, Stood earlier, Stood later, Report report) {
    return report
        .add(
            later.deployment().unitSpan(),
            MessageWords.say(
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
