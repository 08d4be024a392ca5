package studio.kriegsspiel.checks.exercise;

import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.exercise.Expectation;
import studio.kriegsspiel.scenario.finding.Severity;

/** Faults that together cost more than the whole exercise is worth. */
public final class FaultsCostMore implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-EXC-005",
          "Faults that cost more than the whole",
          Severity.WARNING,
          "who makes every mistake has no marks, not fewer than none");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (Exercise exercise : context.scenario().review().exercises()) {
      int cost =
          exercise
              .allExpectations()
              .filter(Expectation::against)
              .mapToInt(Expectation::points)
              .reduce(0, Math::addExact);
      int most = exercise.most();
      if (cost > most && most > 0) {
        report
            .add(
                exercise.titleSpan(),
                "The faults of \"%s\" cost %s together, but all that is expected is worth %s."
                    .formatted(
                        exercise.title(),
                        MessageWords.count(cost, "mark", "marks"),
                        MessageWords.group(most)))
            .hint("let the faults cost less, or what is expected be worth more");
      }
    }
  }
}
