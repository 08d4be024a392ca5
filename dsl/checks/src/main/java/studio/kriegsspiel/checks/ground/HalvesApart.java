package studio.kriegsspiel.checks.ground;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Draft;
import studio.kriegsspiel.checks.check.MapError;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.printed.HalfBattalionInterval;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.ground.GroundIndex;

/** Two halves of a battalion in line with more than the book's interval between them. */
public final class HalvesApart implements Check {
  /** Halves that face so differently are posted apart on purpose, in degrees. */
  private static final double ONE_FRONT_DEGREES = 30;

  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-POS-016",
              "Halves of a battalion too far apart",
              Severity.NOTE,
              "a battalion in line stands together")
          .citing(REISSWITZ_1824, "§9", "at most 25 paces between half battalions")
          .citing(
              BRITISH_1815, "Infantry in Three Ranks", "at most 25 paces between half battalions");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Optional<HalfBattalionInterval> printed = HalfBattalionInterval.find(context.book());
    if (context.ground().isEmpty() || printed.isEmpty()) {
      return;
    }
    Map<Unit, List<HeldGround>> halves = new LinkedHashMap<>();
    for (HeldGround each : HeldGround.all(context)) {
      whole(context, each)
          .ifPresent(whole -> halves.computeIfAbsent(whole, w -> new ArrayList<>()).add(each));
    }
    halves.forEach((whole, all) -> look(context, printed.get(), whole, all, report));
  }

  /** The battalion of which a body in line is a half. */
  private static Optional<Unit> whole(CheckContext context, HeldGround body) {
    boolean half =
        body.unit().echelon() == Echelon.HALF_BATTALION
            && !body.isPoint()
            && body.where().formation().filter(each -> each == Formation.LINE).isPresent();
    return half
        ? context
            .units()
            .findSuperior(body.unit())
            .filter(each -> each.echelon() == Echelon.BATTALION)
        : Optional.empty();
  }

  private static void look(
      CheckContext context,
      HalfBattalionInterval interval,
      Unit whole,
      List<HeldGround> all,
      Report report) {
    GroundIndex ground = context.ground().orElseThrow();
    double most = interval.most() * ground.metresPerPace();
    for (int i = 1; i < all.size(); i++) {
      HeldGround one = all.get(i - 1);
      HeldGround other = all.get(i);
      double metres = one.metresTo(other);
      if (metres > most && areOfOneFront(one, other)) {
        Draft draft =
            report
                .add(
                    other.placed().deployment().unitSpan(),
                    MessageWords.say(
                        "%s and %s stand in line %s apart; halves of `%s` have no more than %,d between them.",
                        one.name(),
                        other.name(),
                        MessageWords.paces(ground.paces(metres)),
                        whole.id().name(),
                        interval.most()))
                .rule(interval.citation())
                .spot(other.centre());
        MapError.of(context)
            .weigh(draft, metres - most, "close them up, or say that they are posted apart");
      }
    }
  }

  private static boolean areOfOneFront(HeldGround one, HeldGround other) {
    double degrees =
        Math.abs(
            one.where().heading().orElseThrow().degrees()
                - other.where().heading().orElseThrow().degrees());
    return Math.min(degrees, 360 - degrees) <= ONE_FRONT_DEGREES;
  }
}
