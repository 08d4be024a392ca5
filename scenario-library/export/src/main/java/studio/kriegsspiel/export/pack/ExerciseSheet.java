package studio.kriegsspiel.export.pack;

import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.export.pdf.Manuscript;
import studio.kriegsspiel.situation.knowledge.ExerciseView;

/** What a student's pack tells of the exercise; its decisions come on sheets of their own. */
final class ExerciseSheet {
  private final ExerciseView exercise;

  ExerciseSheet(ExerciseView exercise) {
    this.exercise = exercise;
  }

  void addTo(Manuscript flow) {
    flow.heading(Phrase.EXERCISE.of(exercise.title()));
    exercise.grade().ifPresent(grade -> flow.fact(Phrase.GRADE.words(), Integer.toString(grade)));
    exercise.lessons().forEach(lesson -> flow.item("\u2022", lesson));
    flow.remark(Phrase.IN_WRITING.words());
  }
}
