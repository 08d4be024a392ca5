package studio.kriegsspiel.checks.news;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.news.Observation;
import studio.kriegsspiel.scenario.news.Quantity;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.scenario.news.ReportedForce;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.knowledge.ErrorOfNews;
import studio.kriegsspiel.terrain.MapPoint;

/** What a Separate Report says of its reader's own troops and is not so. */
public final class OwnTroopsWrong implements Check {
  /** A rough number may be off by a tenth; the studio's own. */
  private static final int ROUGH_PERCENT = 10;

  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-INF-017",
              "A report wrong about its reader's own troops",
              Severity.WARNING,
              "a side knows its own strength and position")
          .citing(REISSWITZ_1824, "§6", "a report gives the strength of one's own forces")
          .citing(BRITISH_1815, "General Idea", "a report gives the strength of one's own forces")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, studio.kriegsspiel.checks.check.Report report) {
    for (Report each : context.scenario().reports()) {
      LocalDateTime told = context.clock().find(each.at()).orElse(context.clock().begins());
      for (ReportedForce force : each.forces()) {
        Observation said = force.observation();
        Optional<Unit> unit = context.units().find(said.unit());
        if (force.own() && force.origin().truth() && unit.isPresent()) {
          LocalDateTime at = context.clock().find(said.observed()).orElse(told);
          number(context, force, unit.get(), at, report);
          place(context, force, unit.get(), at, report);
        }
      }
    }
  }

  private static void number(
      CheckContext context,
      ReportedForce force,
      Unit unit,
      LocalDateTime at,
      studio.kriegsspiel.checks.check.Report report) {
    ErrorOfNews error =
        ErrorOfNews.of(
            context.situation(),
            force.observation(),
            at,
            context.situation().tracks().of(unit.id()).at(at));
    if (error.told().isEmpty() || error.counted().isEmpty()) {
      return;
    }
    Quantity said = error.told().get();
    int counted = error.counted().getAsInt();
    int present = present(unit, said.kind(), counted);
    if (isRight(said, counted) || isRight(said, present)) {
      return;
    }
    report
        .add(
            force.span(),
            MessageWords.say(
                "The report says that `%s` has %s, but the order of battle gives it %,d.",
                unit.id().name(),
                MessageWords.count(said.count(), said.kind().one(), said.kind().many()),
                present))
        .fix(correct(context, force, said, present))
        .hint("correct the number in the report or in the order of battle");
  }

  private static int present(Unit unit, Quantity.Kind kind, int counted) {
    return switch (kind) {
      case MEN -> unit.presentMen();
      case GUNS -> unit.presentPieces();
      default -> counted;
    };
  }

  private static boolean isRight(Quantity said, int counted) {
    int most = said.roughly() ? counted * ROUGH_PERCENT / 100 : 0;
    return Math.abs(said.count() - counted) <= most;
  }

  /** Writes the number that is so, and its noun with it where only one of them is one. */
  private static Optional<Fix> correct(
      CheckContext context, ReportedForce force, Quantity said, int truly) {
    String noun = said.kind().noun(said.count());
    boolean same = noun.equals(said.kind().noun(truly));
    Pattern digits =
        Pattern.compile(
            "(?<![\\d,.])(%d|%s)(?![\\d]|[,.]\\d)%s"
                .formatted(
                    said.count(),
                    Pattern.quote(MessageWords.group(said.count())),
                    same ? "" : "(\\s+" + noun + "\\b)?"));
    String now = Integer.toString(truly) + (same ? "" : " " + said.kind().noun(truly));
    return context
        .text()
        .replaceFirst(force.observation().span().offset(), force.span().end(), digits, now)
        .map(edit -> Fix.proposal("write " + truly, List.of(edit)));
  }

  private static void place(
      CheckContext context,
      ReportedForce force,
      Unit unit,
      LocalDateTime at,
      studio.kriegsspiel.checks.check.Report report) {
    Optional<MapPoint> said =
        context.ground().flatMap(ground -> force.observation().at().flatMap(ground::find));
    List<BodyThen> bodies = BodyThen.of(context, unit, at);
    if (said.isEmpty() || bodies.isEmpty()) {
      return;
    }
    GroundIndex ground = context.ground().orElseThrow();
    boolean wrong =
        bodies.stream()
            .allMatch(
                each ->
                    each.isElsewhere(ground, force.observation().at().orElseThrow(), said.get()));
    if (wrong && bodies.stream().anyMatch(each -> each.where().isOnMap())) {
      MapPoint truly = BodyThen.nearest(bodies, said.get()).where().centre().orElseThrow();
      report
          .add(
              force.span(),
              MessageWords.say(
                  "The report tells its readers where their own `%s` is, but when play begins it stands %,d paces from there.",
                  unit.id().name(), ground.paces(truly.distanceMetres(said.get()))))
          .spot(truly)
          .hint("correct the place in the report, or deploy the unit there");
    }
  }
}
