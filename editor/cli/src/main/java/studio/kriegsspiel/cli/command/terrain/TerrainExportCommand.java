package studio.kriegsspiel.cli.command.terrain;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.NearMiss;
import studio.kriegsspiel.importer.export.GroundExport;
import studio.kriegsspiel.importer.export.GroundTarget;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.Terrain;

/** {@code studio terrain export}: a ground for other programs, hand edits included. */
@Command(
    name = "export",
    description = "writes a ground for other programs, with what was changed on it by hand",
    footer = {
      "",
      "geotiff is NAME-heights.tif, the heights as the studio reads them; gpkg and geojson are the",
      "features and places, NAME.gpkg in the ground's own system, NAME.geojson in degrees.",
      "",
      "  studio terrain export terrains/jena --to geotiff,gpkg --out gis"
    })
final class TerrainExportCommand extends TerrainPart {
  @Mixin private GroundArgument ground = new GroundArgument();

  @Option(
      names = "--to",
      paramLabel = "FORM",
      split = ",",
      required = true,
      description = "geotiff, gpkg, geojson; several with commas.")
  private List<String> to = new ArrayList<>();

  @Option(names = "--out", paramLabel = "FOLDER", description = "Folder to write in (this one).")
  private @Nullable String out;

  @Option(names = "--overwrite", description = "Writes over files of these names.")
  private boolean overwrite;

  @Override
  public Integer call() {
    Set<GroundTarget> targets = EnumSet.noneOf(GroundTarget.class);
    for (String word : to) {
      targets.add(
          GroundTarget.find(word.strip())
              .orElseThrow(
                  () ->
                      NearMiss.fault(
                          "There is no form `" + word + "`", word, GroundTarget.words())));
    }
    Terrain terrain = ground.read(terminal());
    Path folder = terminal().resolve(out == null ? "." : out);
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new CommandFault(terminal().show(folder) + " is a file; name a folder to write in.");
    }
    for (GroundTarget target : targets) {
      Path file = folder.resolve(target.fileName(terrain.name()));
      if (Files.exists(file) && !overwrite) {
        throw new CommandFault(
            terminal().show(file) + " is there already; write over it with --overwrite.");
      }
    }
    try {
      List<Path> files = GroundExport.write(terrain, targets, folder);
      files.forEach(file -> terminal().out().println("Wrote " + terminal().show(file) + "."));
    } catch (GroundException fault) {
      throw new CommandFault(String.valueOf(fault.getMessage()), fault);
    }
    long edits = GroundExport.editsOfHeights(terrain);
    if (edits > 0 && targets.contains(GroundTarget.GEOTIFF)) {
      terminal()
          .out()
          .println(
              edits == 1
                  ? "One hand edit of the heights is in them."
                  : edits + " hand edits of the heights are in them.");
    }
    return ExitStatus.FINE;
  }
}
