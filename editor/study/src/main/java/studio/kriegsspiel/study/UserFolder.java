package studio.kriegsspiel.study;

import java.nio.file.Path;
import studio.kriegsspiel.checks.own.OwnChecks;

/** The folder in which the studio keeps what is a user's own: logs, and checks he installed. */
public final class UserFolder {
  private UserFolder() {}

  /** The folder of the user of this process; the property {@code studio.state} names another. */
  public static Path ofProcess() {
    String named = System.getProperty("studio.state");
    return named == null
        ? Path.of(System.getProperty("user.home", "."), ".kriegsspiel-studio")
        : Path.of(named);
  }

  /** Where in a user's folder his checks lie. */
  public static Path checksIn(Path folder) {
    return folder.resolve("checks");
  }

  /** The checks that the user of this process has installed. */
  public static OwnChecks checks() {
    return OwnChecks.in(checksIn(ofProcess()));
  }
}
