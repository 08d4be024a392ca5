package studio.kriegsspiel.cli.command;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.NearMiss;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.cli.ground.GroundArguments;
import studio.kriegsspiel.cli.ground.MarchReckoning;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.march.MarchRoute;

/** {@code studio terrain march}: how long a march takes. */
@Command(
    name = "march",
    description = "tells how long troops march from one point to another, and how far it is",
    footer = {
      "",
      "  studio terrain march mont-saint-jean \"La Belle Alliance\" \"La Haye Sainte\" \\",
      "      --troops cavalry.light --rules reisswitz-1824"
    })
final class TerrainMarchCommand implements Callable<Integer> {
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
      description = "A point, as `terrain info --at` takes it.")
  private String from = "";

  @Parameters(index = "2", paramLabel = "TO", description = "Where they go.")
  private String to = "";

  @Option(
      names = "--troops",
      paramLabel = "TYPE",
      description = "Such as infantry.line, cavalry.light, artillery.medium (infantry.line).")
  private String type = UnitType.INFANTRY_LINE.key();

  @Option(names = "--rules", paramLabel = "ID", description = "The rule book (reisswitz-1824).")
  private String rules = "reisswitz-1824";

  @Option(names = "--in-action", description = "In their ranks, not in column of route.")
  private boolean inAction;

  @Override
  public Integer call() {
    Terminal terminal = TerrainTerminal.of(parent);
    Terrain terrain = GroundArguments.read(ground, terminal);
    RuleBook book = RuleBooks.get(rules);
    MapPoint start = onMap(from, terrain);
    MapPoint end = onMap(to, terrain);
    Gait gait = inAction ? Gait.ACTION : Gait.MARCH;
    Troops troops = Troops.of(unitType(), 600);
    Optional<MarchRoute> route =
        new MarchReckoning(book.fieldManual(), troops, gait).findRoute(terrain, start, end);
    terminal
        .out()
        .println(
            route
                .map(way -> sentence(way, book))
                .orElse(
                    "There is no way for "
                        + troops.type().label()
                        + " under "
                        + book.id().shortTitle()
                        + "."));
    return ExitStatus.FINE;
  }

  private static MapPoint onMap(String words, Terrain terrain) {
    MapPoint point = GroundArguments.point(words, terrain);
    if (!terrain.extent().contains(point)) {
      throw new CommandFault("`" + words + "` lies off the map of `" + terrain.name() + "`.");
    }
    return point;
  }

  private UnitType unitType() {
    List<String> keys = Arrays.stream(UnitType.values()).map(UnitType::key).toList();
    return UnitType.findByKey(type)
        .orElseThrow(
            () ->
                new CommandFault(
                    "There are no troops `%s`%s."
                        .formatted(
                            type,
                            NearMiss.find(type, keys)
                                .map(near -> "; did you mean `" + near + "`?")
                                .orElse("; the kinds are " + String.join(", ", keys)))));
  }

  private static String sentence(MarchRoute way, RuleBook book) {
    return String.format(
        Locale.ROOT,
        "%.0f m (%.0f %s) in %.0f minutes under %s, head of the column, without halts",
        way.lengthMetres(),
        book.ground().fromMetres(way.lengthMetres()),
        book.ground().plural(),
        Math.ceil(way.totalMinutes()),
        book.id().shortTitle());
  }
}
