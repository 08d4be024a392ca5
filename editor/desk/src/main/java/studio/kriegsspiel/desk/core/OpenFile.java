package studio.kriegsspiel.desk.core;

import java.nio.file.Path;
import java.util.Optional;
import studio.kriegsspiel.desk.file.FileStamp;
import studio.kriegsspiel.desk.file.ScenarioFiles;
import studio.kriegsspiel.desk.file.ScenarioFiles.Style;

/**
 * The file the open text belongs to.
 *
 * @param path where it is; none while it was never saved
 * @param style how it writes its text
 * @param stamp what it looked like when it was last read or written
 * @param proposedName the name it has while it was never saved
 * @param proposedFolder the folder it belongs to while it was never saved, such as that of its
 *     ground
 */
public record OpenFile(
    Optional<Path> path,
    Style style,
    FileStamp stamp,
    String proposedName,
    Optional<Path> proposedFolder) {
  /** A text that was never saved. */
  public static final OpenFile UNTITLED = named("untitled" + ScenarioFiles.ENDING);

  /** A text that belongs into no folder but that of its path. */
  public OpenFile(Optional<Path> path, Style style, FileStamp stamp, String proposedName) {
    this(path, style, stamp, proposedName, Optional.empty());
  }

  /** A text that was never saved, under a name that is only proposed. */
  public static OpenFile named(String proposedName) {
    return new OpenFile(Optional.empty(), Style.PLAIN, FileStamp.MISSING, proposedName);
  }

  /** The same text, which belongs into a folder once it is saved. */
  public OpenFile in(Path folder) {
    return new OpenFile(path, style, stamp, proposedName, Optional.of(folder));
  }

  /** Where it is, or where it would be saved: what lies beside it is found from here. */
  public Optional<Path> whereabouts() {
    return path.or(() -> proposedFolder.map(folder -> folder.resolve(proposedName)));
  }

  /** The name that titles and findings show. */
  public String name() {
    return path.map(file -> String.valueOf(file.getFileName())).orElse(proposedName);
  }
}
