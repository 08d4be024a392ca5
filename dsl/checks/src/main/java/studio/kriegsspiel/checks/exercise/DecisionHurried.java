package studio.kriegsspiel.checks.exercise;

import java.time.LocalDateTime;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.exercise.ExerciseDecision;
import studio.kriegsspiel.scenario.exercise.Expectation;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.situation.clock.Clock;

/**
 * A decision that leaves less than one move until something is expected of it, or until play ends.
 */
public final class DecisionHurried implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-EXC-002",
          "A decision nobody can take in time",
          Severity.WARNING,
          "an order is given in one move and obeyed in the next");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (Exercise exercise : context.scenario().review().exercises()) {
      for (ExerciseDecision each : exercise.decisions()) {
        context
            .clock()
            .find(each.at())
            .filter(context.clock()::holds)
            .ifPresent(at -> look(context.clock(), each, at, report));
      }
    }
  }

  private static void look(
      Clock clock, ExerciseDecision decision, LocalDateTime at, Report report) {
    int move = clock.turn().turnMinutes();
    if (at.plusMinutes(move).isAfter(clock.ends())) {
      report
          .add(
              decision.span(),
              "The decision \"%s\" is put at %s, but play ends at %s, before the move of %s is over."
                  .formatted(
                      decision.title(), clock.show(at), clock.show(clock.ends()), Clock.show(move)))
          .hint("put it earlier, or let play last longer");
    }
    for (Expectation each : decision.expectations()) {
      deadline(clock, each)
          .filter(due -> !due.isBefore(at) && due.isBefore(at.plusMinutes(move)))
          .ifPresent(
              due ->
                  report
                      .add(
                          each.span(),
                          "The decision \"%s\" is put at %s and this is expected at %s, within one move of %s."
                              .formatted(
                                  decision.title(),
                                  clock.show(at),
                                  clock.show(due),
                                  Clock.show(move)))
                      .hint("give the student at least one move"));
    }
  }

  private static Optional<LocalDateTime> deadline(Clock clock, Expectation expectation) {
    return expectation.against()
        ? Optional.empty()
        : Stream.of(expectation.by(), expectation.at())
            .flatMap(each -> clock.find(each).stream())
            .findFirst();
  }
}
