package studio.kriegsspiel.checks.exercise;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.checks.orders.SheetChecks;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.exercise.Expectation;
import studio.kriegsspiel.scenario.exercise.Expectation.Deed;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.orders.OrderSheet;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.orders.SheetDeeds;

/** Looks at the orders of a model solution as at a student's, and whether they earn the marks. */
public final class SolutionChecks {
  private SolutionChecks() {}

  /**
   * What is wrong with a solution.
   *
   * @param orders the orders that stand in it, as a sheet
   */
  public static List<Finding> check(Exercise exercise, OrderSheet orders, Situation situation) {
    List<Finding> found = new ArrayList<>();
    SheetChecks.check(orders, situation).forEach(each -> found.add(asSolution(exercise, each)));
    exercise.allExpectations().forEach(each -> earns(exercise, each, orders, situation, found));
    found.addAll(new SolutionOutcome(exercise, orders, situation).findings());
    return found;
  }

  /** A finding of a sheet as one of the solution that the sheet stands in. */
  public static Finding asSolution(Exercise exercise, Finding finding) {
    return new Finding(
        SolutionFault.BREAKS.id(),
        finding.severity(),
        finding.span(),
        finding.spot(),
        "In the solution of \"%s\" (%s): %s"
            .formatted(exercise.title(), finding.id(), finding.message()),
        finding.citations(),
        finding.hint(),
        finding.fixes());
  }

  private static void earns(
      Exercise exercise,
      Expectation expected,
      OrderSheet orders,
      Situation situation,
      List<Finding> found) {
    Clock clock = situation.clock();
    Optional<LocalDateTime> by = clock.find(expected.by()).or(() -> clock.find(expected.at()));
    SheetDeeds sheet = new SheetDeeds(orders, clock);
    if (expected.deed() instanceof Deed.Message message && !expected.against()) {
      if (sheet.sent(message, by).isEmpty()) {
        found.add(
            misses(
                expected.span(),
                "The solution of \"%s\" sends no message as is expected here%s."
                    .formatted(
                        exercise.title(), by.map(time -> " by " + clock.show(time)).orElse(""))));
      }
    } else if (expected.deed() instanceof Deed.Withdrawal withdrawal && expected.against()) {
      sheet
          .goesBack(withdrawal, by)
          .ifPresent(
              each ->
                  found.add(
                      misses(
                          expected.span(),
                          "The solution of \"%s\" has `%s` go back at %s, which counts against the student."
                              .formatted(
                                  exercise.title(),
                                  withdrawal.unit(),
                                  clock.show(clock.time(each.at()))))));
    }
  }

  /** A finding of what the solution does not bring about. */
  static Finding misses(TextSpan span, String sentence) {
    return new Finding(
        SolutionFault.MISSES.id(),
        SolutionFault.MISSES.severity(),
        span,
        Optional.empty(),
        sentence,
        List.of(),
        Optional.of("change the solution, or what is expected"),
        List.of());
  }
}
