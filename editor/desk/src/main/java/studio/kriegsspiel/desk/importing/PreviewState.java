package studio.kriegsspiel.desk.importing;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.importer.ImportPreview;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * What an import would do, as far as it is known.
 *
 * @param preview what would be done; none while something is missing or wrong
 * @param gaps what is missing or wrong, a sentence each
 * @param working whether a new answer is under way
 * @param sheetRing outline of the map in the new ground's metres, a quarter of it for each side
 */
public record PreviewState(
    Optional<ImportPreview> preview, List<String> gaps, boolean working, List<MapPoint> sheetRing) {
  /** Keeps its own copies. */
  public PreviewState {
    gaps = List.copyOf(gaps);
    sheetRing = List.copyOf(sheetRing);
  }

  /** Without a map. */
  public PreviewState(Optional<ImportPreview> preview, List<String> gaps, boolean working) {
    this(preview, gaps, working, List.of());
  }

  /** Whether the import can begin. */
  public boolean isReady() {
    return preview.isPresent() && gaps.isEmpty() && !working;
  }
}
