package studio.kriegsspiel.situation.knowledge;

import java.util.List;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.exercise.ExerciseDecision;
import studio.kriegsspiel.situation.Situation;

/** Cuts what students may read out of exercises. */
public final class ExerciseViews {
  private ExerciseViews() {}

  /** All exercises of a situation, in the order of the text. */
  public static List<ExerciseView> of(Situation situation) {
    return situation.scenario().review().exercises().stream()
        .map(each -> of(situation, each))
        .toList();
  }

  private static ExerciseView of(Situation situation, Exercise exercise) {
    return new ExerciseView(
        exercise.title(),
        exercise.grade(),
        Reader.Player.ofRole(exercise.student().side(), exercise.student().role()),
        exercise.lessons(),
        exercise.decisions().stream().map(each -> question(situation, exercise, each)).toList());
  }

  private static ExerciseView.Question question(
      Situation situation, Exercise exercise, ExerciseDecision decision) {
    return new ExerciseView.Question(
        decision.title(),
        situation.clock().find(decision.at()),
        decision.question().map(text -> FilledProse.of(situation).read(text, exercise.student())));
  }
}
