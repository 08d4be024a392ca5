package studio.kriegsspiel.export.pack;

import studio.kriegsspiel.export.pdf.Flow;
import studio.kriegsspiel.situation.knowledge.ExerciseView;

/** What a student's pack tells of the exercise; its decisions come on sheets of their own. */
final class ExerciseSheet {
  private final ExerciseView exercise;

  ExerciseSheet(ExerciseView exercise) {
    this.exercise = exercise;
  }

  void addTo(Flow flow) {
    flow.heading("Exercise: " + exercise.title());
    exercise.grade().ifPresent(grade -> flow.fact("Grade", Integer.toString(grade)));
    exercise.lessons().forEach(lesson -> flow.item("\u2022", lesson));
    flow.remark("What you are to decide you receive in writing when it is time.");
  }
}
