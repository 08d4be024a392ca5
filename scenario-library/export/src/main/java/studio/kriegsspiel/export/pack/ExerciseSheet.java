package studio.kriegsspiel.export.pack;

import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.export.pdf.PaperText;
import studio.kriegsspiel.situation.knowledge.ExerciseView;

/** What a student's pack tells of the exercise; its decisions come on sheets of their own. */
final class ExerciseSheet {
  private final ExerciseView exercise;

  ExerciseSheet(ExerciseView exercise) {
    this.exercise = exercise;
  }

  void addTo(PaperText flow) {
    flow.heading(Phrase.EXERCISE.of(exercise.title()));
    String inWriting = Phrase.IN_WRITING.words();
    flow.remark(
        exercise.grade().isPresent()
            ? Phrase.GRADE.of(Integer.toString(exercise.grade().getAsInt()), inWriting)
            : inWriting);
    exercise.lessons().forEach(lesson -> flow.item("\u2022", lesson));
  }
}
