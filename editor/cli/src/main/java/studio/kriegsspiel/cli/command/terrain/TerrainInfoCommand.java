package studio.kriegsspiel.cli.command.terrain;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import studio.kriegsspiel.cli.command.FormatOption;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.ground.GroundArguments;
import studio.kriegsspiel.cli.ground.info.GroundInfo;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;

/** {@code studio terrain info}: what a ground holds. */
@Command(
    name = "info",
    description = "tells what a ground holds, where it is from, and what it is like at a point")
final class TerrainInfoCommand extends TerrainPart {
  @Mixin private GroundArgument ground = new GroundArgument();

  @Mixin private FormatOption format = new FormatOption();

  @Option(
      names = "--at",
      paramLabel = "POINT",
      description = {"A place, metres \"E,N\", a grid reference,", "or \"50.68 N 4.41 E\"."})
  private @Nullable String at;

  @Override
  public Integer call() {
    Terrain terrain = ground.read(terminal());
    GroundInfo info = new GroundInfo(terrain, terminal().out());
    Optional<MapPoint> point =
        Optional.ofNullable(at).map(words -> GroundArguments.point(words, terrain));
    if (format.json()) {
      info.json(point);
    } else if (point.isPresent()) {
      info.text(point.get());
    } else {
      info.text();
    }
    return ExitStatus.FINE;
  }
}
