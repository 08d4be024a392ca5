package studio.kriegsspiel.cli.command;

import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.cli.ground.GroundArguments;
import studio.kriegsspiel.cli.ground.GroundInfo;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;

/** {@code studio terrain info}: what a ground holds. */
@Command(
    name = "info",
    description = "tells what a ground holds, where it is from, and what it is like at a point")
final class TerrainInfoCommand implements Callable<Integer> {
  @Mixin private HelpOption help = new HelpOption();

  @ParentCommand private @Nullable TerrainCommand parent;

  @Parameters(paramLabel = "TERRAIN", description = "A folder, a zip, or a library ground.")
  private String ground = "";

  @Option(
      names = "--at",
      paramLabel = "POINT",
      description = {"A place, metres \"E,N\", a grid reference,", "or \"50.68 N 4.41 E\"."})
  private @Nullable String at;

  @Option(names = "--format", paramLabel = "text|json", description = "How to answer (text).")
  private OutputFormat format = OutputFormat.TEXT;

  @Override
  public Integer call() {
    Terminal terminal = TerrainTerminal.of(parent);
    Terrain terrain = GroundArguments.read(ground, terminal);
    GroundInfo info = new GroundInfo(terrain, terminal.out());
    Optional<MapPoint> point =
        Optional.ofNullable(at).map(words -> GroundArguments.point(words, terrain));
    if (format == OutputFormat.JSON) {
      info.json(point);
    } else if (point.isPresent()) {
      info.text(point.get());
    } else {
      info.text();
    }
    return ExitStatus.FINE;
  }
}
