package studio.kriegsspiel.desktop.model.analysis;

import java.nio.file.Path;
import java.util.Optional;
import studio.kriegsspiel.desktop.model.text.Manuscript.Snapshot;
import studio.kriegsspiel.desktop.model.work.JobProgress;

/** Reads, links and checks a text; called off the event thread, by one caller at a time. */
@FunctionalInterface
public interface Analyst {
  /**
   * Finds out all about one version.
   *
   * @param document the document's name in findings
   * @param file where the text belongs, if anywhere; imports and terrain are looked for beside it
   */
  Analysis analyse(String document, Optional<Path> file, Snapshot snapshot, JobProgress progress);
}
