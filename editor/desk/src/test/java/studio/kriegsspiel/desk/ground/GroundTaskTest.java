package studio.kriegsspiel.desk.ground;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class GroundTaskTest {
  @Test
  void everyThingOfThePaletteHasAKeyOfItsOwnThatItsNameSuggests() {
    assertThat(GroundTask.values()).extracting(GroundTask::key).doesNotHaveDuplicates();
    for (GroundTask task : GroundTask.values()) {
      assertThat(task.key()).as(task.title()).matches(key -> "0+-=".indexOf(key) < 0);
      if (Character.isLetter(task.key())) {
        assertThat(task.title().toUpperCase(Locale.ROOT)).contains(String.valueOf(task.key()));
      }
    }
  }
}
