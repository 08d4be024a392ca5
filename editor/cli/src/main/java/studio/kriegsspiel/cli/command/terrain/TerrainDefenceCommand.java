package studio.kriegsspiel.cli.command.terrain;

import java.io.IOException;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.ground.Directions;
import studio.kriegsspiel.cli.ground.GroundArguments;
import studio.kriegsspiel.reading.defence.DefenceAnswer;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;

/** {@code studio terrain defence}: how strong a position is and how many it needs. */
@Command(
    name = "defence",
    description = "tells how strong a position is and how many battalions hold its outskirt",
    footer = {
      "",
      "  studio terrain defence mont-saint-jean \"La Haye Sainte\" --from south",
      "  studio terrain defence mont-saint-jean Hougoumont"
    })
final class TerrainDefenceCommand extends TerrainPart {
  private static final double MOST_REACH = 500;

  @Mixin private GroundQuestion ground = new GroundQuestion();

  @Mixin private BookArgument rules = new BookArgument();

  @Parameters(
      index = "1",
      paramLabel = "PLACE",
      description = "The position, as `terrain info --at` takes it.")
  private String place = "";

  @Option(
      names = "--from",
      paramLabel = "DIRECTION",
      description = "The side the attack comes from; all eight if left out.")
  private @Nullable String from;

  @Option(
      names = "--within",
      paramLabel = "METRES",
      description = "How near walls, hedges and edges count (30).")
  private double within = 30;

  @Override
  public Integer call() throws IOException {
    if (!(within >= 0 && within <= MOST_REACH)) {
      throw new CommandFault("--within is metres between 0 and 500.");
    }
    Terrain terrain = ground.read(terminal());
    RuleBook book = rules.book();
    MapPoint at = GroundArguments.point(place, terrain);
    OptionalDouble side =
        from == null ? OptionalDouble.empty() : OptionalDouble.of(Directions.degrees(from));
    ground.give(
        new DefenceAnswer(Ground.of(terrain), book, at, side, within), "defence", terminal());
    return ExitStatus.FINE;
  }
}
