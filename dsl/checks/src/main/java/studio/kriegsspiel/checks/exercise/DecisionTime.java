package studio.kriegsspiel.checks.exercise;

import java.time.LocalDateTime;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.fix.TimeFixes;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.exercise.ExerciseDecision;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.situation.clock.Clock;

/** A decision that is put when nobody plays. */
public final class DecisionTime implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-EXC-001",
          "A decision outside the time of play",
          Severity.ERROR,
          "what a student is to decide is put to him during play");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (Exercise exercise : context.scenario().review().exercises()) {
      exercise.decisions().forEach(each -> look(context, each, report));
    }
  }

  private static void look(CheckContext context, ExerciseDecision decision, Report report) {
    Clock clock = context.clock();
    Optional<LocalDateTime> at = clock.find(decision.at()).filter(time -> !clock.holds(time));
    at.ifPresent(
        time ->
            report
                .add(
                    decision.span(),
                    "The decision \"%s\" is put at %s, but play goes from %s to %s."
                        .formatted(
                            decision.title(),
                            clock.show(time),
                            clock.show(clock.begins()),
                            clock.show(clock.ends())))
                .hint("give it a time of play, or let play last longer")
                .fix(
                    time.isAfter(clock.ends())
                        ? TimeFixes.extendPlay(
                            context, time.plusMinutes(clock.turn().turnMinutes()))
                        : Optional.empty()));
  }
}
