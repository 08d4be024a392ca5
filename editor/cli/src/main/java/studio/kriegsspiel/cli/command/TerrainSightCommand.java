package studio.kriegsspiel.cli.command;

import java.util.Locale;
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
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.sight.Sight;
import studio.kriegsspiel.terrain.sight.SightGround;
import studio.kriegsspiel.terrain.sight.SightLine;
import studio.kriegsspiel.terrain.sight.SightOptions;

/** {@code studio terrain sight}: whether one point sees another. */
@Command(
    name = "sight",
    description = "tells whether one point sees another, over heights, woods and buildings",
    footer = {
      "",
      "  studio terrain sight mont-saint-jean \"La Haye Sainte\" \"La Belle Alliance\""
    })
final class TerrainSightCommand implements Callable<Integer> {
  @Mixin private HelpOption help = new HelpOption();

  @ParentCommand private @Nullable TerrainCommand parent;

  @Parameters(
      index = "0",
      paramLabel = "TERRAIN",
      description = "A folder, a zip, or a library ground.")
  private String ground = "";

  @Parameters(
      index = "1",
      paramLabel = "FROM",
      description = "The eye, as `terrain info --at` takes it.")
  private String from = "";

  @Parameters(index = "2", paramLabel = "TO", description = "What is looked for.")
  private String to = "";

  @Option(names = "--eye", paramLabel = "METRES", description = "Height of the eye (1.7).")
  private double eye = SightOptions.ON_FOOT.eyeMetres();

  @Option(names = "--target", paramLabel = "METRES", description = "Height of the target (1.7).")
  private double target = SightOptions.ON_FOOT.targetMetres();

  @Override
  public Integer call() {
    Terminal terminal = TerrainTerminal.of(parent);
    Terrain terrain = GroundArguments.read(ground, terminal);
    if (terrain.elevation().isEmpty()) {
      throw new CommandFault(
          "The ground `" + terrain.name() + "` has no heights, so nothing is hidden.");
    }
    if (!(eye >= 0 && eye <= 1000 && target >= 0 && target <= 1000)) {
      throw new CommandFault("Heights of eye and target are metres between 0 and 1000.");
    }
    MapPoint start = GroundArguments.point(from, terrain);
    MapPoint end = GroundArguments.point(to, terrain);
    SightLine line =
        Sight.between(
            SightGround.of(terrain), start, end, SightOptions.ON_FOOT.withHeights(eye, target));
    terminal.out().println(sentence(line));
    line.hiddenBy()
        .ifPresent(
            by ->
                terminal
                    .out()
                    .println(
                        String.format(
                            Locale.ROOT,
                            "hidden behind the ground at %.0f %.0f, %.0f m from the eye",
                            by.x(),
                            by.y(),
                            by.distanceMetres(start))));
    return ExitStatus.FINE;
  }

  private static String sentence(SightLine line) {
    if (Double.isNaN(line.hiddenMetres())) {
      return "not known: the heights have a hole at one of the points, or it lies off the map";
    }
    return String.format(
        Locale.ROOT,
        "%s at %.0f m; %.1f m of what stands there are hidden",
        line.visible() ? "in sight" : "out of sight",
        line.distanceMetres(),
        Math.max(0, line.hiddenMetres()));
  }
}
