package studio.kriegsspiel.desk.control;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.desk.importing.CropText;
import studio.kriegsspiel.desk.importing.GroundPlan;
import studio.kriegsspiel.desk.importing.PlanRequest;
import studio.kriegsspiel.desk.importing.SourceItem;
import studio.kriegsspiel.desk.importing.TypedFigures;
import studio.kriegsspiel.importer.TerrainImport;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.importer.survey.SourceRole;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.io.TerrainPackage;

/** The heights and features of an import as a ground to find points on, coarse but quick. */
public final class HeightsReference {
  private static final double MOST_CELLS = 1200;

  private HeightsReference() {}

  /** Whether a plan has heights to make one of. */
  public static boolean isPossible(GroundPlan plan) {
    return !wanted(plan).isEmpty()
        && wanted(plan).stream().anyMatch(item -> item.role() == SourceRole.HEIGHTS);
  }

  private static List<SourceItem> wanted(GroundPlan plan) {
    return plan.items().stream()
        .filter(item -> item.role() == SourceRole.HEIGHTS || item.role() == SourceRole.FEATURES)
        .filter(item -> !item.lacksSystem())
        .toList();
  }

  /**
   * Makes it.
   *
   * @throws GroundException if one of the files cannot be used
   */
  public static Terrain of(GroundPlan plan, Progress progress) {
    Path folder = folder();
    GroundPlan small =
        plan.withItems(wanted(plan))
            .withFolder(folder.toString())
            .withName("reference")
            .withCrop(CropText.ALL)
            .withCell("")
            .withPoints(Optional.empty(), plan.method());
    double cell;
    try (TerrainImport whole = new TerrainImport(PlanRequest.of(small, Optional.empty()))) {
      GridGeometry grid = whole.preview().grid().orElseThrow();
      double longest = Math.max(grid.columns(), grid.rows()) * grid.cellMetres();
      cell = Math.max(grid.cellMetres(), longest / MOST_CELLS);
    }
    GroundPlan coarse = small.withCell(TypedFigures.write(cell, 3));
    try (TerrainImport work = new TerrainImport(PlanRequest.of(coarse, Optional.empty()))) {
      work.run(progress);
      return TerrainPackage.read(PlanRequest.target(coarse));
    } finally {
      ScanGround.delete(folder);
    }
  }

  private static Path folder() {
    try {
      return Files.createTempDirectory("studio-reference");
    } catch (IOException e) {
      throw new GroundException(
          "the heights", "need room to be shown, and there is none", "free some of the disk", e);
    }
  }
}
