package studio.kriegsspiel.desk.file;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/**
 * Where the studio keeps what is not a scenario.
 *
 * @param settings settings and recent files
 * @param recovery unsaved texts
 */
public record StudioFolders(Path settings, Path recovery) {
  private static final String NAME = "kriegsspiel-studio";

  /** Folders below one folder, as tests want them. */
  public static StudioFolders below(Path folder) {
    return new StudioFolders(folder.resolve("settings"), folder.resolve("recovery"));
  }

  /** Where the user of this machine has them. */
  public static StudioFolders ofThisMachine() {
    return forSystem(
        System.getProperty("os.name", ""),
        Path.of(System.getProperty("user.home", ".")),
        System.getenv());
  }

  /**
   * The folders this system's users expect.
   *
   * @param system the name of the operating system, as Java tells it
   * @param home the user's home folder
   * @param environment the process's environment
   */
  public static StudioFolders forSystem(String system, Path home, Map<String, String> environment) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.contains("win")) {
      return below(fromEnvironment(environment, "APPDATA", home.resolve("AppData/Roaming")));
    }
    if (name.contains("mac")) {
      return below(home.resolve("Library/Application Support").resolve(NAME));
    }
    Path config = fromEnvironment(environment, "XDG_CONFIG_HOME", home.resolve(".config"));
    Path state = fromEnvironment(environment, "XDG_STATE_HOME", home.resolve(".local/state"));
    return new StudioFolders(config, state.resolve("recovery"));
  }

  private static Path fromEnvironment(
      Map<String, String> environment, String variable, Path otherwise) {
    String value = environment.getOrDefault(variable, "");
    return (value.isEmpty() ? otherwise : Path.of(value)).resolve(NAME);
  }
}
