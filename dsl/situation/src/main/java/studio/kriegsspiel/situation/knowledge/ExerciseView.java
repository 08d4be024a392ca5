package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * An exercise as its student may read it: without what is expected, marks and solution.
 *
 * @param title its title
 * @param grade how hard it is
 * @param student whom it is set to
 * @param lessons what is to be learned
 * @param questions what is asked, in the order of the text
 */
public record ExerciseView(
    String title,
    OptionalInt grade,
    Reader.Player student,
    List<String> lessons,
    List<Question> questions) {
  /** Copies the lists. */
  public ExerciseView {
    lessons = List.copyOf(lessons);
    questions = List.copyOf(questions);
  }

  /** The same exercise as far as it asks no other questions than these. */
  public ExerciseView asking(List<Question> some) {
    return new ExerciseView(title, grade, student, lessons, some);
  }

  /**
   * A point at which the student decides.
   *
   * @param at when it is put to him
   * @param text what he is asked
   */
  public record Question(String title, Optional<LocalDateTime> at, Optional<String> text) {}
}
