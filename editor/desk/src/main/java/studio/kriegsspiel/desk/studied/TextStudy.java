package studio.kriegsspiel.desk.studied;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import studio.kriegsspiel.desk.text.Manuscript.Snapshot;
import studio.kriegsspiel.desk.work.JobProgress;

/** Reads, links and checks a text; called off the event thread, by one caller at a time. */
@FunctionalInterface
public interface TextStudy {
  /**
   * Finds out all about one version.
   *
   * @param document the document's name in findings
   * @param file where the text belongs, if anywhere; imports and terrain are looked for beside it
   * @param early told what is known before long searches have ended, on any thread
   */
  Studied study(
      String document,
      Optional<Path> file,
      Snapshot snapshot,
      JobProgress progress,
      Consumer<Studied> early);
}
