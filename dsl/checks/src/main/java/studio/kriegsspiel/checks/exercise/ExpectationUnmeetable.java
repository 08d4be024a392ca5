package studio.kriegsspiel.checks.exercise;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.exercise.ExerciseDecision;
import studio.kriegsspiel.scenario.exercise.Expectation;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.situation.clock.Clock;

/** Something expected that no order of the student can bring about. */
public final class ExpectationUnmeetable implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-EXC-003",
              "An expectation that no order can meet",
              Severity.ERROR,
              "what is expected of a student can be ordered by him and obeyed in time")
          .searching();

  /** More than this no author expects of one student. */
  private static final int MOST = 100;

  /**
   * When the student is asked.
   *
   * @param at the time of the decision, if it is one's
   * @param ordered whether he has given orders before, so that nobody knows where his troops are
   * @param earlier what was expected of him at earlier decisions, in their order
   */
  record Put(Optional<LocalDateTime> at, boolean ordered, List<Earlier> earlier) {}

  /**
   * What was expected at an earlier decision.
   *
   * @param at when that was put
   */
  record Earlier(Expectation expected, LocalDateTime at) {}

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (Exercise exercise : context.scenario().review().exercises()) {
      Optional<LocalDateTime> first =
          exercise.decisions().stream()
              .flatMap(each -> context.clock().find(each.at()).stream())
              .min(Comparator.naturalOrder());
      for (ExerciseDecision decision : exercise.decisions()) {
        Optional<LocalDateTime> put = context.clock().find(decision.at());
        boolean ordered = put.isPresent() && put.get().isAfter(first.orElse(put.get()));
        decision
            .expectations()
            .forEach(
                each ->
                    look(
                        context,
                        exercise,
                        each,
                        new Put(put, ordered, earlier(context, exercise, put)),
                        report));
      }
      exercise
          .expectations()
          .forEach(
              each ->
                  look(
                      context,
                      exercise,
                      each,
                      new Put(Optional.empty(), false, List.of()),
                      report));
      contradictions(exercise, report);
    }
  }

  private static List<Earlier> earlier(
      CheckContext context, Exercise exercise, Optional<LocalDateTime> put) {
    List<Earlier> earlier = new ArrayList<>();
    for (ExerciseDecision each : exercise.decisions()) {
      context
          .clock()
          .find(each.at())
          .filter(at -> put.filter(at::isBefore).isPresent())
          .ifPresent(at -> each.expectations().forEach(one -> earlier.add(new Earlier(one, at))));
    }
    earlier.sort(Comparator.comparing(Earlier::at));
    return earlier;
  }

  private static void look(
      CheckContext context, Exercise exercise, Expectation expected, Put put, Report report) {
    Clock clock = context.clock();
    for (LocalDateTime due : times(clock, expected)) {
      if (!clock.holds(due)) {
        report
            .add(
                expected.span(),
                "This is expected at %s, but play goes from %s to %s."
                    .formatted(
                        clock.show(due), clock.show(clock.begins()), clock.show(clock.ends())))
            .hint("give it a time of play");
        return;
      }
      if (put.at().filter(due::isBefore).isPresent()) {
        report
            .add(
                expected.span(),
                "This is expected at %s, before the decision is put at %s."
                    .formatted(clock.show(due), clock.show(put.at().get())))
            .hint("put the decision earlier, or expect it later");
        return;
      }
    }
    DeedOfStudent.of(context, exercise, expected, put, report);
  }

  private static List<LocalDateTime> times(Clock clock, Expectation expected) {
    List<LocalDateTime> times = new ArrayList<>();
    clock.find(expected.at()).ifPresent(times::add);
    clock.find(expected.by()).ifPresent(times::add);
    return times;
  }

  /** One unit at two places at one time. */
  private static void contradictions(Exercise exercise, Report report) {
    List<Expectation> all =
        exercise
            .allExpectations()
            .filter(each -> !each.against() && each.at().isPresent())
            .limit(MOST)
            .toList();
    for (int i = 0; i < all.size(); i++) {
      for (int k = i + 1; k < all.size(); k++) {
        if (DeedOfStudent.contradict(all.get(i), all.get(k))) {
          report
              .add(
                  all.get(k).span(),
                  "`%s` is expected here at the same time as at another place."
                      .formatted(DeedOfStudent.unit(all.get(k)).orElseThrow()))
              .hint("nobody can be at two places; expect one of them, or another unit");
        }
      }
    }
  }
}
