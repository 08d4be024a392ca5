package studio.kriegsspiel.situation.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static studio.kriegsspiel.situation.Plain.at;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.situation.Everything;

/** What a student reads of an exercise: never its solution. */
class ExerciseViewsTest {
  @Test
  void titleLessonsAndQuestionsAreTheStudents() {
    ExerciseView view = ExerciseViews.of(Everything.situation()).get(0);
    assertThat(view.title()).isEqualTo("Hold the inn");
    assertThat(view.grade()).hasValue(2);
    assertThat(view.student()).isEqualTo(Reader.Player.ofRole("Blue", "Commander"));
    assertThat(view.lessons()).containsExactly("Judge when to fall back");
    assertThat(view.questions())
        .containsExactly(
            new ExerciseView.Question(
                "The Guard comes", Optional.of(at(14, 30, 0)), Optional.of("What do you do?")));
    ExerciseView later = view.asking(List.of());
    assertThat(later.questions()).isEmpty();
    assertThat(later.title()).isEqualTo("Hold the inn");
  }
}
