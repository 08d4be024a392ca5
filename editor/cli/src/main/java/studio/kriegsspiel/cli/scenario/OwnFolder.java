package studio.kriegsspiel.cli.scenario;

import java.nio.file.Path;
import studio.kriegsspiel.checks.own.OwnChecks;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.UserFolder;

/** Where the jars lie that a user has installed. */
public final class OwnFolder {
  private OwnFolder() {}

  /** The folder of a terminal's user. */
  public static Path of(Terminal terminal) {
    return UserFolder.checksIn(terminal.stateFolder());
  }

  /** Studies on grounds of the library, with the checks that the user has installed. */
  public static Studies studies(Terminal terminal) {
    return Studies.ofLibrary().with(OwnChecks.in(of(terminal)));
  }
}
