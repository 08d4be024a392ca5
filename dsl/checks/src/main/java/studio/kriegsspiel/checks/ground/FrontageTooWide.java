package studio.kriegsspiel.checks.ground;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Draft;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.fix.MoveFixes;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.situation.footprint.Stance;
import studio.kriegsspiel.situation.footprint.StanceIndex;
import studio.kriegsspiel.situation.ground.Footing;
import studio.kriegsspiel.situation.ground.GoingIndex;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.ground.Standing;
import studio.kriegsspiel.terrain.MapPoint;

/** A front that reaches over the edge of the map or on to ground where the unit cannot stand. */
public final class FrontageTooWide implements Check {
  /** What a front may lose at its ends before it is worth a word. */
  private static final double TOLERANCE = 0.1;

  private static final long FARTHEST_FIX_PACES = 400;
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-POS-002",
              "A front that does not fit",
              Severity.WARNING,
              "a unit has room for its whole front")
          .citing(REISSWITZ_1824, "Introduction", "fronts of battalion, squadron and battery")
          .citing(BRITISH_1815, "Column lengths", "fronts of battalion, regiment and battery")
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
    FieldManual manual = context.book().fieldManual();
    GoingIndex goings = new GoingIndex(ground.get().ground());
    for (StanceIndex.Stood each : context.stances().all()) {
      Standing standing =
          new Standing(manual, goings, each.bodies(), each.deployment().formation());
      if (standing.findObstacle(each.stance().centre()).isEmpty()) {
        look(context, ground.get(), each, standing, "", report);
      }
    }
    for (StanceIndex.Unfaced each : context.stances().unfaced()) {
      unfaced(context, ground.get(), goings, each, report);
    }
  }

  /** The way in which most of the front fits; where it does in one, nothing is said. */
  private static void unfaced(
      CheckContext context,
      GroundIndex ground,
      GoingIndex goings,
      StanceIndex.Unfaced each,
      Report report) {
    Standing standing =
        new Standing(
            context.book().fieldManual(), goings, each.bodies(), each.deployment().formation());
    if (standing.findObstacle(each.ways().get(0).centre()).isEmpty()) {
      Stance best =
          each.ways().stream()
              .min(Comparator.comparingInt(way -> bad(ground, standing, way).size()))
              .orElseThrow();
      StanceIndex.Stood stood = new StanceIndex.Stood(each.deployment(), each.bodies(), best);
      look(context, ground, stood, standing, ", whichever way it faces", report);
    }
  }

  private static List<MapPoint> bad(GroundIndex ground, Standing standing, Stance stance) {
    return stance.front().stream().filter(point -> !fits(ground, standing, point)).toList();
  }

  private static void look(
      CheckContext context,
      GroundIndex ground,
      StanceIndex.Stood stood,
      Standing standing,
      String way,
      Report report) {
    Stance stance = stood.stance();
    List<MapPoint> front = stance.front();
    List<MapPoint> bad = bad(ground, standing, stance);
    double share = (double) bad.size() / front.size();
    if (share <= TOLERANCE) {
      return;
    }
    MapPoint worst = bad.get(bad.size() / 2);
    boolean offMap = !ground.terrain().extent().contains(worst);
    Draft draft =
        report
            .add(
                stood.deployment().unitSpan(),
                MessageWords.say(
                    "The front of `%s` is %,d paces; about %,d of them are %s%s.",
                    stood.deployment().unit().name(),
                    ground.paces(stance.frontMetres()),
                    Math.max(10, ground.paces(stance.frontMetres() * share)),
                    offMap ? "off the map" : standing.describeObstacle(worst),
                    way))
            .rule(stance.citation())
            .spot(worst);
    if (!offMap) {
      standing.findObstacle(worst).ifPresent(obstacle -> draft.rule(obstacle.citation()));
    }
    Optional<Footing> footing =
        context.budget().takeFix()
            ? Footing.search(
                stance.centre(),
                ground.metresPerPace(),
                FARTHEST_FIX_PACES,
                SoundSpot.of(context, stood.deployment(), stood.bodies())::serves)
            : Optional.empty();
    if (footing.isPresent()) {
      draft.fix(
          MoveFixes.move(
              context, stood.deployment().unit(), footing.get(), "where its whole front fits"));
    } else {
      draft.hint("choose a column, or face it another way");
    }
  }

  private static boolean fits(GroundIndex ground, Standing standing, MapPoint point) {
    return ground.terrain().extent().contains(point) && standing.findObstacle(point).isEmpty();
  }
}
