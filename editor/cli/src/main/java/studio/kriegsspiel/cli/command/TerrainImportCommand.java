package studio.kriegsspiel.cli.command;

import java.nio.file.Path;
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
import studio.kriegsspiel.importer.Crop;
import studio.kriegsspiel.importer.ImportRequest;
import studio.kriegsspiel.importer.TerrainImport;
import studio.kriegsspiel.importer.job.Progress;

/** {@code studio terrain import}: a terrain package from rasters, a map and vector files. */
@Command(
    name = "import",
    description = "makes a terrain package of rasters, a drawn map and vector files",
    footer = {
      "",
      "  studio terrain import jena --elevation N50E011.hgt.zip \\",
      "      --crop-degrees 11.5,50.9,11.7,51.0 --out terrains/jena"
    })
final class TerrainImportCommand implements Callable<Integer> {
  @Mixin private HelpOption help = new HelpOption();

  @ParentCommand private @Nullable TerrainCommand parent;

  @Parameters(paramLabel = "NAME", description = "Its short name: small letters, digits, hyphens.")
  private String name = "";

  @Option(
      names = "--elevation",
      paramLabel = "FILE",
      split = ",",
      description = "Heights: GeoTIFF, Arc ASCII grid, SRTM .hgt or .hgt.zip.")
  private List<String> elevation = new ArrayList<>();

  @Option(names = "--slope", paramLabel = "FILE", description = "Slope of its own source, degrees.")
  private @Nullable String slope;

  @Option(names = "--slope-percent", paramLabel = "FILE", description = "The same in percent.")
  private @Nullable String slopePercent;

  @Option(names = "--sheet", paramLabel = "FILE", description = "A drawn map with a world file.")
  private @Nullable String sheet;

  @Option(
      names = "--features",
      paramLabel = "FILE",
      split = ",",
      description = "Vector files, such as GeoJSON.")
  private List<String> features = new ArrayList<>();

  @Option(
      names = "--crop",
      paramLabel = "W,S,E,N",
      split = ",",
      description = "The part wanted, in metres of its system.")
  private List<Double> crop = new ArrayList<>();

  @Option(
      names = "--crop-degrees",
      paramLabel = "W,S,E,N",
      split = ",",
      description = "The part wanted, in longitudes and latitudes.")
  private List<Double> cropDegrees = new ArrayList<>();

  @Option(names = "--crs", paramLabel = "EPSG:N", description = "Its system (one is proposed).")
  private @Nullable String crs;

  @Option(
      names = "--source-crs",
      paramLabel = "EPSG:N",
      description = "The system of sources that name none.")
  private @Nullable String sourceCrs;

  @Option(
      names = "--cell",
      paramLabel = "METRES",
      description = "Side of a cell (one is proposed).")
  private @Nullable Double cell;

  @Option(names = "--title", paramLabel = "TITLE", description = "Its name for people.")
  private @Nullable String title;

  @Option(names = "--keep-voids", description = "Leaves holes in the heights as they are.")
  private boolean keepVoids;

  @Option(names = "--preview", description = "Says what would be done, and writes nothing.")
  private boolean preview;

  @Option(names = "--out", paramLabel = "PATH", description = "Folder or .zip to write (NAME).")
  private @Nullable String out;

  @Override
  public Integer call() {
    Terminal terminal = TerrainTerminal.of(parent);
    Path target = terminal.resolve(out == null ? name : out);
    try (TerrainImport work = new TerrainImport(request(terminal, target))) {
      work.preview().lines().forEach(terminal.out()::println);
      if (preview) {
        return ExitStatus.FINE;
      }
      work.run(Progress.NONE).forEach(remark -> terminal.out().println("note    " + remark));
    }
    terminal.out().println("Wrote " + terminal.show(target) + ".");
    return ExitStatus.FINE;
  }

  private ImportRequest request(Terminal terminal, Path target) {
    ImportRequest.Builder builder = ImportRequest.builder(name, target);
    elevation.forEach(file -> builder.elevation(terminal.resolve(file)));
    features.forEach(file -> builder.features(terminal.resolve(file)));
    if (slope != null) {
      builder.slopeDegrees(terminal.resolve(slope));
    }
    if (slopePercent != null) {
      builder.slopePercent(terminal.resolve(slopePercent));
    }
    if (sheet != null) {
      builder.sheet(terminal.resolve(sheet));
    }
    if (title != null) {
      builder.title(title);
    }
    if (crs != null) {
      builder.targetCrs(crs);
    }
    if (sourceCrs != null) {
      builder.sourceCrs(sourceCrs);
    }
    if (cell != null) {
      builder.cellMetres(cell);
    }
    if (!crop.isEmpty()) {
      builder.crop(rectangle(crop, "--crop", false));
    }
    if (!cropDegrees.isEmpty()) {
      builder.crop(rectangle(cropDegrees, "--crop-degrees", true));
    }
    return builder.fillVoids(!keepVoids).build();
  }

  private static Crop rectangle(List<Double> edges, String option, boolean inDegrees) {
    if (edges.size() != 4) {
      throw new CommandFault(option + " takes four figures: west,south,east,north.");
    }
    try {
      return new Crop(edges.get(0), edges.get(1), edges.get(2), edges.get(3), inDegrees);
    } catch (IllegalArgumentException unusable) {
      throw new CommandFault(String.valueOf(unusable.getMessage()), unusable);
    }
  }
}
