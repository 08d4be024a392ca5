package studio.kriegsspiel.desk.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.scenario.text.TextEdit;

class SavedStateTest {
  private final Desk desk = new Desk();

  @Test
  void aNewScenarioIsInNoFileUntilItIsSaved() {
    desk.file().set(OpenFile.named("ligny.kriegsspiel"));
    desk.manuscript().load("scenario \"Ligny\"\n");
    assertThat(SavedState.of(desk)).isEqualTo(SavedState.NO_FILE);
    assertThat(SavedState.of(desk).words()).isEqualTo("no file yet");

    OpenFile now = desk.file().get();
    desk.file()
        .set(new OpenFile(Optional.of(Path.of("ligny.kriegsspiel")), now.style(), now.stamp(), ""));
    assertThat(SavedState.of(desk)).isEqualTo(SavedState.SAVED);
    desk.manuscript().edit(List.of(TextEdit.insert(0, "// ")), "note");
    assertThat(SavedState.of(desk).words()).isEqualTo("not saved");
  }
}
