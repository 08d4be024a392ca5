package studio.kriegsspiel.cli.command.terrain;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.cli.command.FormatOption;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.ground.GroundArguments;
import studio.kriegsspiel.cli.ground.info.GroundInfo;
import studio.kriegsspiel.importer.check.GroundCheck;
import studio.kriegsspiel.importer.check.Measured;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.reading.answer.JsonFigures;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.io.PackageNotes;

/** {@code studio terrain check}: how true a ground is. */
@Command(
    name = "check",
    description = "measures how true a ground is, against what was not used to make it",
    footer = {
      "",
      "A ground whose heights come from contours is checked by them: a fifth is left out, the",
      "surface bent through the others, and the two compared, five times over. With --keep the",
      "errors are written into terrain.json, so that `terrain info` and every answer tell them.",
      "",
      "  studio terrain check jena --elevation other.tif --spots trig-points.geojson --keep"
    })
final class TerrainCheckCommand extends TerrainPart {
  @Parameters(
      index = "0",
      paramLabel = "TERRAIN",
      description = "A folder or zip, or of the library.")
  private String ground = "";

  @Mixin private FormatOption format = new FormatOption();

  @Mixin private HeightOptions heights = new HeightOptions();

  @Option(
      names = "--elevation",
      paramLabel = "FILE",
      description = "A second model of heights of the same ground.")
  private @Nullable String elevation;

  @Option(
      names = "--spots",
      paramLabel = "FILE",
      description = "Spot heights: points with kind height.spot and height.")
  private @Nullable String spots;

  @Option(
      names = "--points",
      paramLabel = "FILE",
      description = "Control points of the sheet that did not place it.")
  private @Nullable String points;

  @Option(
      names = "--source-crs",
      paramLabel = "EPSG:N",
      description = "The system of files that name none.")
  private @Nullable String sourceCrs;

  @Option(names = "--keep", description = "Writes the errors into the ground's terrain.json.")
  private boolean keep;

  @Override
  public Integer call() {
    Terrain terrain = GroundArguments.read(ground, terminal());
    List<Measured> all;
    try {
      all = measure(terrain);
    } catch (GroundException fault) {
      throw new CommandFault(String.valueOf(fault.getMessage()), fault);
    }
    if (all.isEmpty() && keep) {
      throw new CommandFault("There is nothing to keep: " + nothing(terrain));
    }
    if (keep) {
      keep(all);
    }
    if (format.json()) {
      json(terrain, all);
    } else {
      all.forEach(each -> terminal().out().println(each.sentence()));
      if (all.isEmpty()) {
        stated(terrain);
      }
      if (keep) {
        terminal().out().println("Kept in terrain.json.");
      }
    }
    return ExitStatus.FINE;
  }

  private List<Measured> measure(Terrain terrain) {
    GroundCheck check = new GroundCheck(terrain);
    Optional<String> code = Optional.ofNullable(sourceCrs);
    List<Measured> all = new ArrayList<>();
    check.contours(Progress.NONE).ifPresent(all::add);
    check.ownSpots().ifPresent(all::add);
    if (spots != null) {
      all.add(check.spots(terminal().resolve(spots), code, heights.reading()));
    }
    if (elevation != null) {
      all.add(check.model(terminal().resolve(elevation), code, heights.reading()));
    }
    if (points != null) {
      all.add(check.points(terminal().resolve(points), code));
    }
    return all;
  }

  private static String nothing(Terrain terrain) {
    return "`"
        + terrain.name()
        + "` holds no contours and no spot heights to check it by; name something that does:"
        + " --elevation, --spots or --points.";
  }

  /** What the ground says of itself, where there is nothing to measure it by. */
  private void stated(Terrain terrain) {
    terminal().out().println(nothing(terrain));
    terminal().out().println("What terrain.json states, unchecked:");
    new GroundInfo(terrain, terminal().out()).accuracy();
  }

  private void keep(List<Measured> all) {
    Path folder = terminal().resolve(ground);
    for (Measured each : all) {
      PackageNotes.keep(
          folder, each.layer(), each.vertical(), each.rmsMetres(), "checked: " + each.sentence());
    }
  }

  private void json(Terrain terrain, List<Measured> all) {
    ObjectNode json = new ObjectMapper().createObjectNode();
    json.put("terrain", terrain.name());
    ArrayNode checks = json.putArray("checks");
    for (Measured each : all) {
      ObjectNode one = checks.addObject();
      one.put("layer", each.layer().name().toLowerCase(Locale.ROOT));
      one.put("against", each.against()).put("what", each.vertical() ? "heights" : "positions");
      one.put("places", each.count());
      JsonFigures.put(one, "meanMetres", each.meanMetres());
      JsonFigures.put(one, "rmsMetres", each.rmsMetres());
      JsonFigures.put(one, "ninetyPercentMetres", each.ninetyMetres());
      JsonFigures.put(one, "worstMetres", each.worstMetres());
    }
    json.put("kept", keep);
    terminal().out().println(json.toPrettyString());
  }
}
