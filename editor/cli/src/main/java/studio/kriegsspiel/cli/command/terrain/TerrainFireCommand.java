package studio.kriegsspiel.cli.command.terrain;

import java.io.IOException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.ground.Directions;
import studio.kriegsspiel.cli.ground.GroundArguments;
import studio.kriegsspiel.cli.ground.Guns;
import studio.kriegsspiel.reading.answer.GroundAnswer;
import studio.kriegsspiel.reading.fire.FireArc;
import studio.kriegsspiel.reading.fire.FireFieldAnswer;
import studio.kriegsspiel.reading.fire.FireLineAnswer;
import studio.kriegsspiel.reading.fire.FireSetting;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.field.RangeTable;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;

/** {@code studio terrain fire}: what a weapon reaches, and how. */
@Command(
    name = "fire",
    description = "tells what guns or muskets reach from a point, and what ground is dead to them",
    footer = {
      "",
      "Ranges, arcs and effects are the rule book's. Without TO it answers for all the ground in",
      "range: a .tif then holds 0 for dead ground, 10 for the first range, 20 for the second and so",
      "on, one more where the book gives bad effect, two more where the effect is not known.",
      "",
      "  studio terrain fire mont-saint-jean \"Great battery\" --gun 12-pdr --facing north",
      "  studio terrain fire mont-saint-jean \"Great battery\" \"La Haye Sainte\" --gun 6-pdr"
    })
final class TerrainFireCommand extends TerrainPart {
  @Mixin private GroundQuestion ground = new GroundQuestion();

  @Mixin private BookArgument rules = new BookArgument();

  @Parameters(
      index = "1",
      paramLabel = "FROM",
      description = "The weapon, as `terrain info --at` takes it.")
  private String from = "";

  @Parameters(
      index = "2",
      arity = "0..1",
      paramLabel = "TO",
      description = "The target; none for all the ground.")
  private @Nullable String to;

  @Option(
      names = "--gun",
      paramLabel = "KIND",
      description =
          "6-pdr, 12-pdr, 6-pdr-horse, 7-pdr-howitzer, battalion-gun, musket, rifle, skirmishers or"
              + " a kind of troops (6-pdr).")
  private String gun = "6-pdr";

  @Option(
      names = "--facing",
      paramLabel = "DIRECTION",
      description = "south, SE or degrees from north; all round if left out, or at TO.")
  private @Nullable String facing;

  @Option(
      names = "--arc",
      paramLabel = "DEGREES",
      description = "The arc of fire from edge to edge, instead of the book's.")
  private @Nullable Double arc;

  @Option(names = "--target", paramLabel = "METRES", description = "Height of the target (1.7).")
  private double target = 1.7;

  @Override
  public Integer call() throws IOException {
    Terrain terrain = ground.read(terminal());
    if (terrain.elevation().isEmpty()) {
      throw new CommandFault(
          "The ground `"
              + terrain.name()
              + "` has no heights, so nothing is known of dead ground; import a raster of heights.");
    }
    if (!(target >= 0 && target <= 100)) {
      throw new CommandFault("--target is metres between 0 and 100.");
    }
    RuleBook book = rules.book();
    Troops troops = Guns.of(gun);
    RangeTable table =
        book.fieldManual()
            .gunnery()
            .findRanges(troops)
            .orElseThrow(
                () ->
                    new CommandFault(
                        book.id().shortTitle()
                            + " does not treat the fire of "
                            + troops.type().label()
                            + "; name another --gun or another book with --rules."));
    MapPoint at = GroundArguments.point(from, terrain);
    ground.give(answer(terrain, book, troops, table, at), "fire", terminal());
    return ExitStatus.FINE;
  }

  private GroundAnswer answer(
      Terrain terrain, RuleBook book, Troops troops, RangeTable table, MapPoint at) {
    if (to == null) {
      return new FireFieldAnswer(terrain, setting(book, troops, table, at, facing(0)));
    }
    MapPoint aim = GroundArguments.point(to, terrain);
    if (aim.distanceMetres(at) < 1) {
      throw new CommandFault("The target is where the weapon is; name another point.");
    }
    return new FireLineAnswer(
        Ground.of(terrain), setting(book, troops, table, at, facing(at.bearingDegrees(aim))), aim);
  }

  private double facing(double otherwise) {
    return facing == null ? otherwise : Directions.degrees(facing);
  }

  private FireSetting setting(
      RuleBook book, Troops troops, RangeTable table, MapPoint at, double degrees) {
    if (arc != null && !(arc > 0 && arc <= 360)) {
      throw new CommandFault("--arc is degrees between 0 and 360.");
    }
    return FireSetting.of(book, troops, table, at, arc(table, degrees), target);
  }

  private FireArc arc(RangeTable table, double degrees) {
    if (arc != null) {
      return FireArc.asked(degrees, arc);
    }
    if (facing != null) {
      return FireArc.of(table, degrees);
    }
    return to == null ? FireArc.allRound() : FireArc.on(degrees);
  }
}
