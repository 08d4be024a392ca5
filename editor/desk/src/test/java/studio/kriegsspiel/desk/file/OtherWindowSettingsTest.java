package studio.kriegsspiel.desk.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A window beside the first begins as the first and leaves nothing behind. */
class OtherWindowSettingsTest {
  @TempDir Path folder;

  @Test
  void anotherWindowsChoicesEndWithIt() {
    Settings first = new Settings(folder, problem -> {});
    first.put("look", "dark");
    Settings other = first.ofAnotherWindow();
    assertThat(other.get("look", "light")).isEqualTo("dark");
    other.put("room", "text");
    assertThat(other.get("room", "all")).isEqualTo("text");
    assertThat(first.get("room", "all")).isEqualTo("all");
    assertThat(new Settings(folder, problem -> {}).get("room", "all")).isEqualTo("all");
  }

  @Test
  void anotherWindowsUnsavedTextIsNotOfferedAsRecovered() throws Exception {
    RecoveryJournal first = RecoveryJournal.ofThisProcess(folder);
    RecoveryJournal other = first.ofAnotherWindow();
    other.keep(java.util.Optional.of(folder.resolve("kgl.kriegsspiel")), "army library");
    assertThat(first.findAll()).isEmpty();
    assertThat(other.findAll()).isEmpty();
    assertThat(RecoveryJournal.ofThisProcess(folder).findAll())
        .as("a later session that got the same number finds it")
        .hasSize(1);
  }
}
