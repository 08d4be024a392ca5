package studio.kriegsspiel.desk.importing;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.importer.Crop;
import studio.kriegsspiel.importer.ImportRequest;
import studio.kriegsspiel.importer.survey.SourceRole;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.io.TerrainPackage;

/** Turns a plan into a request for the importer, or says what is missing. */
public final class PlanRequest {
  private PlanRequest() {}

  /** What the author still has to settle, a sentence each; none if the import can be tried. */
  public static List<String> gaps(GroundPlan plan) {
    List<String> gaps = new ArrayList<>();
    if (plan.items().stream().noneMatch(SourceItem::isTaken)) {
      gaps.add(
          plan.isLooking()
              ? "The files are being looked at."
              : "Add files: heights, a drawn map or a scan, features.");
      return gaps;
    }
    for (SourceItem item : plan.items()) {
      boolean idle = item.role() == SourceRole.CONTROL_POINTS && plan.points().isPresent();
      if (item.lacksSystem() && !idle) {
        gaps.add(
            item.name() + " does not name its coordinate system; choose it beside \"System\".");
      }
      if (!item.facts().fault().isEmpty()) {
        gaps.add(item.name() + ": " + item.facts().fault());
      }
    }
    pictures(plan, gaps);
    ground(plan, gaps);
    return gaps;
  }

  /** Whether a file of a plan cannot be taken before something is said of it. */
  public static boolean lacks(GroundPlan plan, SourceItem item) {
    boolean points = plan.points().isPresent() || !plan.of(SourceRole.CONTROL_POINTS).isEmpty();
    return item.lacksSystem()
        || (item.role() == SourceRole.SCAN && !points)
        || !item.facts().fault().isEmpty();
  }

  private static void pictures(GroundPlan plan, List<String> gaps) {
    List<SourceItem> scans = plan.of(SourceRole.SCAN);
    if (scans.size() + plan.of(SourceRole.SHEET).size() > 1) {
      gaps.add("A ground has one map; leave all pictures out but one.");
    }
    if (!scans.isEmpty()
        && plan.points().isEmpty()
        && plan.of(SourceRole.CONTROL_POINTS).isEmpty()) {
      gaps.add(
          scans.get(0).name()
              + " does not say where it lies; set control points, or add a file of them.");
    }
    long slopes =
        plan.of(SourceRole.SLOPE_DEGREES).size() + (long) plan.of(SourceRole.SLOPE_PERCENT).size();
    if (slopes > 1) {
      gaps.add("A ground has one slope raster; leave the others out.");
    }
    if (plan.of(SourceRole.MAPPING).size() > 1) {
      gaps.add("Only one table of kinds can be used; leave the others out.");
    }
    if (plan.of(SourceRole.CONTROL_POINTS).size() > 1) {
      gaps.add("Only one file of control points can be used; leave the others out.");
    }
  }

  private static void ground(GroundPlan plan, List<String> gaps) {
    if (!Terrain.isSlug(plan.shortName())) {
      gaps.add(
          "\"" + plan.shortName() + "\" is no short name; use small letters, digits and hyphens.");
    }
    if (!plan.cell().isBlank()
        && TypedFigures.read(plan.cell()).filter(size -> size > 0).isEmpty()) {
      gaps.add("\"" + plan.cell() + "\" is no size of a cell; write metres, such as 25.");
    }
    if (!plan.crop().fault().isEmpty()) {
      gaps.add(plan.crop().fault());
    }
    Optional<Path> folder = path(plan.folder());
    if (folder.isEmpty()) {
      gaps.add("\"" + plan.folder() + "\" cannot be a folder; choose another.");
    } else if (Files.exists(folder.get()) && !Files.isDirectory(folder.get())) {
      gaps.add(folder.get().getFileName() + " is a file; choose a folder to write in.");
    } else if (isTaken(folder.get().resolve(plan.shortName()))) {
      gaps.add(
          "There is a folder \""
              + plan.shortName()
              + "\" there already that is no ground; choose another short name.");
    }
  }

  /** A ground may be written over by a new one of its name; anything else may not. */
  private static boolean isTaken(Path target) {
    return Files.exists(target) && !TerrainPackage.isPackage(target);
  }

  /** Whether the import would take the place of a ground of the same name. */
  public static boolean replaces(GroundPlan plan) {
    return path(plan.folder())
        .map(folder -> folder.resolve(plan.shortName()))
        .filter(TerrainPackage::isPackage)
        .isPresent();
  }

  private static Optional<Path> path(String folder) {
    try {
      return folder.isBlank() ? Optional.empty() : Optional.of(Path.of(folder.strip()));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  /** Where the ground will lie. */
  public static Path target(GroundPlan plan) {
    return path(plan.folder()).orElse(Path.of("")).toAbsolutePath().resolve(plan.shortName());
  }

  /**
   * The request.
   *
   * @param proposal what to take where the author says nothing and the importer proposes nothing
   */
  public static ImportRequest of(GroundPlan plan, Optional<DrawnGround> proposal) {
    ImportRequest.Builder request =
        ImportRequest.builder(plan.shortName(), target(plan))
            .title(plan.title().isBlank() ? plan.shortName() : plan.title().strip())
            .fillVoids(plan.fillVoids());
    for (SourceItem item : plan.items()) {
      add(item, plan, request);
      if (!item.system().isBlank() && item.role() != SourceRole.LEFT_OUT) {
        request.systemOf(item.file(), item.system().strip());
      }
      if (!item.facts().isBlank()) {
        layer(item.role()).ifPresent(layer -> request.notes(layer, item.facts().notes()));
      }
    }
    plan.points()
        .filter(points -> !plan.of(SourceRole.SCAN).isEmpty())
        .ifPresent(points -> request.controlPoints(points, plan.method()));
    proposal.ifPresent(drawn -> drawn.fill(request));
    if (!plan.system().isBlank()) {
      request.targetCrs(plan.system().strip());
    }
    TypedFigures.read(plan.cell()).ifPresent(request::cellMetres);
    plan.crop().bounds().map(PlanRequest::crop).ifPresent(request::crop);
    return request.build();
  }

  private static Crop crop(Bounds bounds) {
    return new Crop(bounds.west(), bounds.south(), bounds.east(), bounds.north(), false);
  }

  private static void add(SourceItem item, GroundPlan plan, ImportRequest.Builder request) {
    switch (item.role()) {
      case HEIGHTS -> request.elevation(item.file());
      case SLOPE_DEGREES -> request.slopeDegrees(item.file());
      case SLOPE_PERCENT -> request.slopePercent(item.file());
      case SHEET, SCAN -> request.sheet(item.file());
      case FEATURES, CONTOURS -> request.features(item.file());
      case CONTROL_POINTS -> {
        if (!plan.of(SourceRole.SCAN).isEmpty() && plan.points().isEmpty()) {
          request.controlPoints(item.file(), plan.method());
        }
      }
      case MAPPING -> request.mapping(item.file());
      case LEFT_OUT -> {
        // Nothing is asked of it.
      }
    }
  }

  private static Optional<LayerKind> layer(SourceRole role) {
    return switch (role) {
      case HEIGHTS, CONTOURS -> Optional.of(LayerKind.ELEVATION);
      case SLOPE_DEGREES, SLOPE_PERCENT -> Optional.of(LayerKind.SLOPE);
      case SHEET, SCAN -> Optional.of(LayerKind.SHEET);
      case FEATURES -> Optional.of(LayerKind.FEATURES);
      case CONTROL_POINTS, MAPPING, LEFT_OUT -> Optional.empty();
    };
  }
}
