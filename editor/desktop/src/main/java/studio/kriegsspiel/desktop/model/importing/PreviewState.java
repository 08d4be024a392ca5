package studio.kriegsspiel.desktop.model.importing;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.importer.ImportPreview;

/**
 * What an import would do, as far as it is known.
 *
 * @param preview what would be done; none while something is missing or wrong
 * @param gaps what is missing or wrong, a sentence each
 * @param working whether a new answer is under way
 */
public record PreviewState(Optional<ImportPreview> preview, List<String> gaps, boolean working) {
  /** Keeps its own copy. */
  public PreviewState {
    gaps = List.copyOf(gaps);
  }

  /** Whether the import can begin. */
  public boolean isReady() {
    return preview.isPresent() && gaps.isEmpty() && !working;
  }
}
