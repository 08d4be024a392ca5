package studio.kriegsspiel.export;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.style.MapManner;
import studio.kriegsspiel.export.page.ScreenMap;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.place.Measures;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.Knowledge;
import studio.kriegsspiel.terrain.Terrain;

/**
 * What is to be exported, and where to.
 *
 * @param situation what is played, on a ground that is known
 * @param findings what the checks found; errors refuse the export
 * @param folder the folder the files go to; made if it does not exist
 * @param pageSize paper of map sheets, rulers and blocks, and of what is read as far as it may be
 * @param mapScale denominator of the printed map's scale
 * @param layers the layers of every map, the same for all readers
 * @param manner how every map looks
 * @param umpires how many umpires there are, for whom books are made; nothing for one book as ever
 */
public record ExportRequest(
    Situation situation,
    List<Finding> findings,
    Set<ExportTarget> targets,
    Path folder,
    PageSize pageSize,
    int mapScale,
    MapLayers layers,
    MapManner manner,
    OptionalInt umpires) {
  /** The scale Reisswitz's blocks are made for. */
  public static final int DEFAULT_SCALE = ScreenMap.USUAL_SCALE;

  /**
   * Scales that every scenario of the library is printed at on every paper before a release: of the
   * blocks, 12 inches to the mile, a little larger than either, and a staff map's.
   */
  public static final List<Integer> TRIED_SCALES = List.of(4500, 5280, 8000, 25_000);

  /** Copies the collections and refuses a scale that is not positive. */
  public ExportRequest {
    findings = List.copyOf(findings);
    if (situation.terrain().isEmpty()) {
      throw new IllegalArgumentException("There is no map to export without a ground.");
    }
    targets = Set.copyOf(targets);
    if (mapScale < 100 || mapScale > 10_000_000) {
      throw new IllegalArgumentException(
          "The scale 1:" + mapScale + " cannot be printed; choose one such as 1:8000.");
    }
  }

  /** An export with the usual paper, scale and layers. */
  public static ExportRequest of(
      Situation situation, List<Finding> findings, Set<ExportTarget> targets, Path folder) {
    return new ExportRequest(
        situation,
        findings,
        targets,
        folder,
        PageSize.A4,
        DEFAULT_SCALE,
        MapLayers.usual(situation.terrain().orElseThrow()),
        MapManner.COLOUR,
        OptionalInt.empty());
  }

  /** The same on other paper at another scale. */
  public ExportRequest on(PageSize size, int scale) {
    return new ExportRequest(
        situation, findings, targets, folder, size, scale, layers, manner, umpires);
  }

  /** The same with maps of another look. */
  public ExportRequest in(MapManner other) {
    return new ExportRequest(
        situation, findings, targets, folder, pageSize, mapScale, layers.in(other), other, umpires);
  }

  /**
   * Why maps of a situation cannot be had in a manner; empty if they can. A sheet shows what it
   * shows: nobody can take a name off it that a reader does not know of.
   */
  public static Optional<String> findObstacle(Situation situation, MapManner manner) {
    boolean poorer = !situation.scenario().known().maps().isEmpty();
    if (poorer && situation.terrain().filter(ExportRequest::isSheetAlone).isPresent()) {
      return Optional.of(
          "The ground is a sheet and nothing drawn, so no poorer map can be made of it; draw what lies"
              + " on it, or take the line `map of` out.");
    }
    if (manner != MapManner.SHEET) {
      return Optional.empty();
    }
    if (poorer) {
      return Optional.of(
          "A reader has a poorer map than the ground's sheet; take another manner of map.");
    }
    if (situation.terrain().flatMap(Terrain::sheet).isEmpty()) {
      return Optional.of("The ground has no sheet of its own; take another manner of map.");
    }
    List<String> hidden = Knowledge.of(situation).hiddenNames();
    return hidden.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "The ground's sheet may show %s, which not every reader knows of; take another manner of map."
                .formatted(String.join(", ", hidden)));
  }

  private static boolean isSheetAlone(Terrain ground) {
    return ground.sheet().isPresent() && ground.features().isEmpty();
  }

  /** The same with books for so many umpires, the controller among them. */
  public ExportRequest umpiredBy(int number) {
    OptionalInt count = OptionalInt.of(number);
    return new ExportRequest(
        situation, findings, targets, folder, pageSize, mapScale, layers, manner, count);
  }

  /** The paper of what is read. */
  PageSize textSize() {
    return pageSize.forText();
  }

  /** What is played. */
  Scenario scenario() {
    return situation.scenario();
  }

  /** What it is played on, within the edges it is printed with. */
  Terrain terrain() {
    return situation.printed().orElseThrow().terrain();
  }

  /** What lengths mean. */
  Measures measures() {
    return situation.measures();
  }
}
