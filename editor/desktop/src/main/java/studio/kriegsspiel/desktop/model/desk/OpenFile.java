package studio.kriegsspiel.desktop.model.desk;

import java.nio.file.Path;
import java.util.Optional;
import studio.kriegsspiel.desktop.model.file.FileStamp;
import studio.kriegsspiel.desktop.model.file.ScenarioFiles;
import studio.kriegsspiel.desktop.model.file.ScenarioFiles.Style;

/**
 * The file the open text belongs to.
 *
 * @param path where it is; none while it was never saved
 * @param style how it writes its text
 * @param stamp what it looked like when it was last read or written
 * @param proposedName the name it has while it was never saved
 */
public record OpenFile(Optional<Path> path, Style style, FileStamp stamp, String proposedName) {
  /** A text that was never saved. */
  public static final OpenFile UNTITLED = named("untitled" + ScenarioFiles.ENDING);

  /** A text that was never saved, under a name that is only proposed. */
  public static OpenFile named(String proposedName) {
    return new OpenFile(Optional.empty(), Style.PLAIN, FileStamp.MISSING, proposedName);
  }

  /** The name that titles and findings show. */
  public String name() {
    return path.map(file -> String.valueOf(file.getFileName())).orElse(proposedName);
  }
}
