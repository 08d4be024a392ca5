package studio.kriegsspiel.desk.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingsTest {
  @TempDir Path folder;
  private final List<String> problems = new ArrayList<>();

  @Test
  void remembersBetweenSessions() {
    Settings first = new Settings(folder, problems::add);
    first.put("look", "dark");
    first.put("window.width", "1400");
    first.put("odd", "C:\\maps\nline");
    Settings second = new Settings(folder, problems::add);
    assertThat(second.get("look", "light")).isEqualTo("dark");
    assertThat(second.getInt("window.width", 0)).isEqualTo(1400);
    assertThat(second.getInt("look", 7)).isEqualTo(7);
    assertThat(second.get("odd", "")).isEqualTo("C:\\maps\nline");
    assertThat(problems).isEmpty();
  }

  @Test
  void saysOnceThatItCannotKeepThem() throws IOException {
    Path blocked = Files.writeString(folder.resolve("file"), "in the way");
    Settings settings = new Settings(blocked, problems::add);
    settings.put("a", "1");
    settings.put("a", "2");
    assertThat(problems).hasSize(1);
    assertThat(settings.get("a", "")).isEqualTo("2");
  }

  @Test
  void recentFilesAreTheLatestTenThatStillExist() throws IOException {
    RecentFiles recent = new RecentFiles(new Settings(folder, problems::add));
    for (int i = 0; i < 12; i++) {
      recent.add(Files.writeString(folder.resolve("s" + i), ""));
    }
    recent.add(folder.resolve("s5"));
    Files.delete(folder.resolve("s11"));
    List<Path> list = new RecentFiles(new Settings(folder, problems::add)).list();
    assertThat(list).hasSize(9).startsWith(folder.resolve("s5"), folder.resolve("s10"));
  }

  @Test
  void foldersAreWhereEachSystemKeepsThem() {
    Path home = Path.of("home");
    assertThat(StudioFolders.forSystem("Linux", home, Map.of()).settings())
        .isEqualTo(Path.of("home/.config/kriegsspiel-studio"));
    assertThat(StudioFolders.forSystem("Linux", home, Map.of("XDG_STATE_HOME", "s")).recovery())
        .isEqualTo(Path.of("s/kriegsspiel-studio/recovery"));
    assertThat(StudioFolders.forSystem("Mac OS X", home, Map.of()).settings())
        .isEqualTo(Path.of("home/Library/Application Support/kriegsspiel-studio/settings"));
    assertThat(StudioFolders.forSystem("Windows 11", home, Map.of("APPDATA", "r")).settings())
        .isEqualTo(Path.of("r/kriegsspiel-studio/settings"));
  }
}
