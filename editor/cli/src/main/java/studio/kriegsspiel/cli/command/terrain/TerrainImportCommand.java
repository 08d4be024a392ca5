package studio.kriegsspiel.cli.command.terrain;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.NearMiss;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.cli.ground.importing.FitTable;
import studio.kriegsspiel.cli.ground.importing.ProgressLine;
import studio.kriegsspiel.cli.ground.importing.SourceFiles;
import studio.kriegsspiel.importer.Crop;
import studio.kriegsspiel.importer.ImportRequest;
import studio.kriegsspiel.importer.TerrainImport;
import studio.kriegsspiel.importer.control.Method;
import studio.kriegsspiel.importer.job.ImportCancelledException;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.io.TerrainPackage;

/** {@code studio terrain import}: a terrain package from rasters, a map and vector files. */
@Command(
    name = "import",
    description = "makes a terrain package of rasters, a drawn map and vector files",
    footer = {
      "",
      "Contours and spot heights among the features make heights where there is no raster; name",
      "--crs, --crop and --cell then. Ctrl-C ends an import and leaves nothing behind.",
      "",
      "  studio terrain import jena --elevation N50E011.hgt.zip \\",
      "      --crop-degrees 11.5,50.9,11.7,51.0 --out terrains/jena",
      "  studio terrain import basel --sheet old_map.jpg --points gcp.csv --method affine \\",
      "      --source-crs EPSG:21781 --preview"
    })
final class TerrainImportCommand extends TerrainPart {
  @Parameters(paramLabel = "NAME", description = "Its short name: small letters, digits, hyphens.")
  private String name = "";

  @Option(
      names = "--elevation",
      paramLabel = "FILE",
      split = ",",
      description =
          "Heights: GeoTIFF, Arc ASCII grid, SRTM .hgt or .hgt.zip, terrain-RGB tiles"
              + " ZOOM/COLUMN/ROW.png, or a folder of such.")
  private List<String> elevation = new ArrayList<>();

  @Option(names = "--slope", paramLabel = "FILE", description = "Slope of its own source, degrees.")
  private @Nullable String slope;

  @Option(names = "--slope-percent", paramLabel = "FILE", description = "The same in percent.")
  private @Nullable String slopePercent;

  @Option(
      names = "--sheet",
      paramLabel = "FILE",
      description = "A drawn map: georeferenced TIFF, PNG or JPEG with a world file, or a scan.")
  private @Nullable String sheet;

  @Option(
      names = "--points",
      paramLabel = "FILE",
      description = "Control points that place the scan: QGIS .points or a table.")
  private @Nullable String points;

  @Option(
      names = "--method",
      paramLabel = "METHOD",
      description =
          "similarity, affine, projective, polynomial-2, polynomial-3 or thin-plate (affine).")
  private String method = Method.AFFINE.word();

  @Option(
      names = "--without",
      paramLabel = "ID",
      split = ",",
      description = "Control points of that file that are not to be used.")
  private List<String> without = new ArrayList<>();

  @Option(
      names = "--check-points",
      paramLabel = "ID",
      split = ",",
      description = "Control points that are withheld and tell how far off the scan lies.")
  private List<String> checkPoints = new ArrayList<>();

  @Option(
      names = "--residuals",
      paramLabel = "N",
      description = "How many control points to show, worst first (12).")
  private int residuals = 12;

  @Option(
      names = "--features",
      paramLabel = "FILE",
      split = ",",
      description = "GeoJSON, GeoPackage, shapefile, OpenStreetMap XML or PBF.")
  private List<String> features = new ArrayList<>();

  @Option(
      names = "--mapping",
      paramLabel = "FILE",
      description = "A table of features instead of `terrain mapping`'s.")
  private @Nullable String mapping;

  @Option(
      names = "--before",
      paramLabel = "YEAR",
      description = "Leaves out what came in that year or later: motorways, supermarkets, basins.")
  private @Nullable Integer before;

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
      names = "--crs-of",
      paramLabel = "FILE=EPSG:N",
      description = "The system of one source, whatever it says of itself.")
  private Map<String, String> systems = new LinkedHashMap<>();

  @Option(
      names = "--cell",
      paramLabel = "METRES",
      description = "Side of a cell (one is proposed).")
  private @Nullable Double cell;

  @Mixin private HeightOptions heights = new HeightOptions();

  @Mixin private SlopeSourceOption slopeSource = new SlopeSourceOption();

  @Mixin private LayerNoteOptions notes = new LayerNoteOptions();

  @Option(names = "--title", paramLabel = "TITLE", description = "Its name for people.")
  private @Nullable String title;

  @Option(names = "--keep-voids", description = "Leaves holes in the heights as they are.")
  private boolean keepVoids;

  @Option(names = "--preview", description = "Says what would be done, and writes nothing.")
  private boolean preview;

  @Option(
      names = "--replace",
      description = "Writes over a ground of that name; what was drawn on it by hand is kept.")
  private boolean replace;

  @Option(names = "--out", paramLabel = "PATH", description = "Folder or .zip to write (NAME).")
  private @Nullable String out;

  @Override
  public Integer call() {
    Terminal terminal = terminal();
    Path target = terminal.resolve(out == null ? name : out);
    if (!preview && !replace && TerrainPackage.isPackage(target)) {
      throw new CommandFault(
          terminal.show(target)
              + " is a ground already; choose another name, or write over it with --replace"
              + " (what was drawn on it by hand is kept).");
    }
    ImportRequest request = request(terminal, target);
    try (ProgressLine progress = new ProgressLine(terminal)) {
      try (TerrainImport work = new TerrainImport(request)) {
        List<String> ahead = ahead(work);
        ahead.forEach(terminal.out()::println);
        terminal.out().flush();
        if (preview) {
          if (!replace && TerrainPackage.isPackage(target)) {
            terminal
                .out()
                .println(
                    "note    "
                        + terminal.show(target)
                        + " is a ground already; --replace writes over it.");
          }
          return ExitStatus.FINE;
        }
        List<String> remarks = work.run(progress);
        progress.close();
        remarks.stream()
            .map(TerrainImportCommand::withOption)
            .filter(remark -> ahead.stream().noneMatch(line -> says(line, remark)))
            .forEach(remark -> terminal.out().println("note    " + remark));
      } catch (ImportCancelledException cancelled) {
        terminal.err().println("studio: " + cancelled.getMessage());
        terminal.err().flush();
        return ExitStatus.CANCELLED;
      } catch (GroundException fault) {
        throw new CommandFault(withOption(String.valueOf(fault.getMessage())), fault);
      }
    }
    terminal.out().println("Wrote " + terminal.show(target) + ".");
    return ExitStatus.FINE;
  }

  /** What will be done, how the scan lies, and what is to be looked at, none of it twice. */
  private List<String> ahead(TerrainImport work) {
    List<String> fit =
        work.findFit().map(each -> FitTable.lines(each, residuals)).orElse(List.of());
    List<String> lines = new ArrayList<>();
    work.preview().lines().stream()
        .map(TerrainImportCommand::withOption)
        .filter(
            line ->
                fit.stream()
                    .noneMatch(told -> told.equals(line.replaceFirst("^note {4}", "warning "))))
        .forEach(lines::add);
    lines.addAll(fit);
    return lines;
  }

  /** Adds to the importer's remedy the option that does it here. */
  private static String withOption(String sentence) {
    return sentence
        .replaceFirst("by an EPSG code", "by an EPSG code with --source-crs or --crs-of")
        .replaceFirst("say the unit,", "say the unit with --height-unit,")
        .replaceFirst("crop the ground to ", "crop the ground with --crop ");
  }

  /** Whether a line above has told a remark already. */
  private static boolean says(String line, String remark) {
    return line.equals("warning " + remark)
        || line.equals("note    " + remark)
        || remark.equals(line + ".");
  }

  private ImportRequest request(Terminal terminal, Path target) {
    ImportRequest.Builder builder = ImportRequest.builder(name, target);
    for (String named : elevation) {
      SourceFiles.heights(terminal.resolve(named)).forEach(builder::elevation);
    }
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
    builder.reading(heights.reading());
    if (before != null) {
      builder.before(before);
    }
    slopeSource.find().ifPresent(builder::slopeSource);
    placing(terminal, builder);
    if (mapping != null) {
      builder.mapping(terminal.resolve(mapping));
    }
    systems(terminal, builder);
    notes.notes().forEach(builder::notes);
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

  /** A source may be named otherwise than where it is read from, such as with another folder. */
  private void systems(Terminal terminal, ImportRequest.Builder builder) {
    List<Path> sources = builder.build().sources();
    systems.forEach(
        (named, code) -> {
          Path file = terminal.resolve(named).toAbsolutePath().normalize();
          List<Path> meant =
              sources.stream()
                  .filter(each -> each.toAbsolutePath().normalize().equals(file))
                  .toList();
          if (meant.isEmpty()) {
            throw new CommandFault(
                "--crs-of names " + named + ", which is no source of this import.");
          }
          meant.forEach(each -> builder.systemOf(each, code));
        });
  }

  private void placing(Terminal terminal, ImportRequest.Builder builder) {
    if (residuals < 0) {
      throw new CommandFault("--residuals is 0 or more.");
    }
    List<String> words = Arrays.stream(Method.values()).map(Method::word).toList();
    int chosen = words.indexOf(method.toLowerCase(Locale.ROOT));
    if (chosen < 0) {
      throw NearMiss.fault("There is no method `" + method + "`", method, words);
    }
    if (points == null) {
      if (!without.isEmpty() || !checkPoints.isEmpty()) {
        throw new CommandFault(
            "--without and --check-points choose among control points; name their file with"
                + " --points.");
      }
      return;
    }
    builder.withoutPoints(without).checkPoints(checkPoints);
    if (sheet == null) {
      throw new CommandFault("--points places a scan; name the scan with --sheet.");
    }
    builder.controlPoints(terminal.resolve(points), Method.values()[chosen]);
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
