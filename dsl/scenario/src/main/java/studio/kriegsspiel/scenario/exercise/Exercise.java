package studio.kriegsspiel.scenario.exercise;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * An exercise set in a scenario. Students read its title, lessons and questions; what is expected,
 * the marks and the solution are the instructor's alone.
 *
 * @param title such as {@code Defence of a post}
 * @param grade how hard it is, from 1
 * @param student the role it is set to
 * @param lessons what is to be learned
 * @param decisions questions, each with what is expected of it
 * @param expectations what is expected of the whole
 * @param solution the instructor's solution
 * @param grades what so many marks are called, in the order of the text
 * @param span the whole statement
 * @param titleSpan the title in it
 */
public record Exercise(
    String title,
    OptionalInt grade,
    Audience.RoleOnly student,
    List<String> lessons,
    List<ExerciseDecision> decisions,
    List<Expectation> expectations,
    Optional<Passage> solution,
    List<Mark> grades,
    TextSpan span,
    TextSpan titleSpan) {
  /** Copies the lists. */
  public Exercise {
    lessons = List.copyOf(lessons);
    decisions = List.copyOf(decisions);
    expectations = List.copyOf(expectations);
    grades = List.copyOf(grades);
  }

  /** All that is expected, of the whole and of each decision. */
  public Stream<Expectation> allExpectations() {
    return Stream.concat(
        decisions.stream().flatMap(each -> each.expectations().stream()), expectations.stream());
  }

  /** The most marks that can be had. */
  public int most() {
    return allExpectations()
        .filter(each -> !each.against())
        .mapToInt(Expectation::points)
        .reduce(0, Math::addExact);
  }
}
