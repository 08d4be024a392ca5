package studio.kriegsspiel.cli.command;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.cli.ground.GroundArguments;
import studio.kriegsspiel.cli.ground.SlopeReport;
import studio.kriegsspiel.terrain.slope.SlopeBands;

/** {@code studio terrain slope}: how steep a ground is. */
@Command(
    name = "slope",
    description = "tells how much of a ground lies in which band of slope (Horn's method)")
final class TerrainSlopeCommand implements Callable<Integer> {
  @Mixin private HelpOption help = new HelpOption();

  @ParentCommand private @Nullable TerrainCommand parent;

  @Parameters(paramLabel = "TERRAIN", description = "A folder, a zip, or a library ground.")
  private String ground = "";

  @Option(
      names = "--bands",
      paramLabel = "DEGREES",
      split = ",",
      description = "Where bands part, rising (5,10,15,25,35).")
  private List<Double> bands = new ArrayList<>();

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Writes the slope in degrees as a GeoTIFF as well.")
  private @Nullable String out;

  @Override
  public Integer call() throws IOException {
    Terminal terminal = TerrainTerminal.of(parent);
    SlopeReport report = new SlopeReport(GroundArguments.read(ground, terminal));
    report.print(bands(), terminal.out());
    if (out != null) {
      report.write(terminal.resolve(out));
      terminal.out().println("Wrote " + out + ".");
    }
    return ExitStatus.FINE;
  }

  private SlopeBands bands() {
    try {
      return bands.isEmpty() ? SlopeBands.of(5, 10, 15, 25, 35) : new SlopeBands(bands);
    } catch (IllegalArgumentException unusable) {
      throw new CommandFault(
          "Bands are degrees between 0 and 90 that rise, such as --bands 5,10,15.", unusable);
    }
  }
}
