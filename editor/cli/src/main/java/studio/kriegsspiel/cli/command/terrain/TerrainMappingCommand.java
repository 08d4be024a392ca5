package studio.kriegsspiel.cli.command.terrain;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.importer.vector.FeatureMapping;
import studio.kriegsspiel.terrain.disk.WholeFiles;

/** {@code studio terrain mapping}: the table that turns attributes into features. */
@Command(
    name = "mapping",
    description = "prints the table that turns tags and attributes into features, to be changed",
    footer = {
      "",
      "Rules are tried from the top, the first that fits decides. Change a copy and name it at",
      "import:",
      "",
      "  studio terrain mapping --out my-table.json",
      "  studio terrain import jena ... --features map.gpkg --mapping my-table.json"
    })
final class TerrainMappingCommand extends TerrainPart {
  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Writes it to a new file instead of the terminal.")
  private @Nullable String out;

  @Override
  public Integer call() throws IOException {
    Terminal terminal = terminal();
    String table = FeatureMapping.standardText().stripTrailing() + "\n";
    if (out == null) {
      terminal.out().print(table);
      return ExitStatus.FINE;
    }
    Path file = terminal.resolve(out);
    if (Files.exists(file)) {
      throw new CommandFault(terminal.show(file) + " is there already; name a new file.");
    }
    WholeFiles.write(file, table);
    terminal.out().println("Wrote " + terminal.show(file) + ".");
    return ExitStatus.FINE;
  }
}
