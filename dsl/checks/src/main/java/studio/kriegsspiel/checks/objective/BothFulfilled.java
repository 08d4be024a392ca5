package studio.kriegsspiel.checks.objective;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.List;
import java.util.Locale;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.fix.TimeFixes;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Aim;
import studio.kriegsspiel.situation.clock.Clock;

/** Objectives of two sides that both can be fulfilled, one after the other or without a blow. */
public final class BothFulfilled implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-SID-014",
              "Objectives of two sides that both can be fulfilled",
              Severity.NOTE,
              "what one side gains the other fails to")
          .citing(REISSWITZ_1824, "Introduction", "the object is reached only by an attack")
          .citing(BRITISH_1815, "Function of the Umpire", "the scenario is interesting");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    List<Goals> all = Goals.all(context);
    for (Goals holding : all) {
      for (Goals taking : all) {
        look(holding, taking, report);
      }
    }
  }

  private static String place(Goals goal) {
    return goal.objective().aim().findPlace().orElse("").toLowerCase(Locale.ROOT);
  }

  private static void look(Goals holding, Goals taking, Report report) {
    if (!(holding.objective().aim() instanceof Aim.Hold)
        || !(taking.objective().aim() instanceof Aim.Take)
        || holding.side().name().equals(taking.side().name())
        || !place(holding).equals(place(taking))
        || !holding.by().isBefore(taking.by())) {
      return;
    }
    report
        .add(
            holding.objective().span(),
            "%s and %s can both be fulfilled: %s holds \"%s\" until %s, and %s has until %s to take it."
                .formatted(
                    holding.words(),
                    taking.words(),
                    holding.side().name(),
                    holding.objective().aim().findPlace().orElseThrow(),
                    holding.show(holding.by()),
                    taking.side().name(),
                    taking.show(taking.by())))
        .fix(
            holding
                .objective()
                .until()
                .flatMap(
                    until ->
                        TimeFixes.shift(
                            holding.context(),
                            holding.objective().span(),
                            until,
                            taking.by(),
                            "let it be held until " + Clock.write(taking.by()))))
        .hint("let both end together; who is only to win time writes `delay`");
  }
}
