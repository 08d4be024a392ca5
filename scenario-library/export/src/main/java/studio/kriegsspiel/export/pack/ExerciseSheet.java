package studio.kriegsspiel.export.pack;

import studio.kriegsspiel.export.pdf.Flow;
import studio.kriegsspiel.situation.knowledge.ExerciseView;

/** The pages of a student's pack that set the exercise, with room for his answers. */
final class ExerciseSheet {
  private static final int LINES = 8;

  private final ExerciseView exercise;

  ExerciseSheet(ExerciseView exercise) {
    this.exercise = exercise;
  }

  void addTo(Flow flow) {
    flow.heading("Exercise: " + exercise.title());
    exercise.grade().ifPresent(grade -> flow.fact("Grade", Integer.toString(grade)));
    exercise.lessons().forEach(lesson -> flow.item("\u2022", lesson));
    for (ExerciseView.Question each : exercise.questions()) {
      flow.subheading(each.title() + each.at().map(at -> ", " + Words.clock(at)).orElse(""));
      each.text().ifPresent(flow::passage);
      flow.ruled(LINES);
    }
  }
}
