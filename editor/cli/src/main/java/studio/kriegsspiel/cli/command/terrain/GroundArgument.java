package studio.kriegsspiel.cli.command.terrain;

import picocli.CommandLine.Parameters;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.cli.ground.GroundArguments;
import studio.kriegsspiel.terrain.Terrain;

/** The ground that a part of {@code studio terrain} is about. */
final class GroundArgument {
  @Parameters(
      index = "0",
      paramLabel = "TERRAIN",
      description = "A folder, a zip, or a library ground.")
  private String ground = "";

  Terrain read(Terminal terminal) {
    return GroundArguments.read(ground, terminal);
  }
}
