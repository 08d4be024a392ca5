package studio.kriegsspiel.study.shelf;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.terrain.disk.WholeFiles;

/** Copies a parcel into a folder to work on. */
public final class Fetch {
  private Fetch() {}

  /**
   * Writes all files of a parcel; nothing is written if one of them is there already, or the disk
   * has no room for all.
   *
   * @param overwrite whether files that are there are written over
   * @return what was written, the scenario first
   * @throws ShelfException if a file is there already
   */
  public static List<Path> into(Path folder, Parcel parcel, boolean overwrite) throws IOException {
    if (!overwrite) {
      for (String each : parcel.files().keySet()) {
        if (Files.exists(folder.resolve(each))) {
          throw new ShelfException(
              folder.resolve(each)
                  + " exists already, so nothing was copied; choose another folder, or write over"
                  + " it with --overwrite.");
        }
      }
    }
    List<Path> written = new ArrayList<>();
    try (WholeFiles files = new WholeFiles()) {
      for (Map.Entry<String, Path> each : parcel.files().entrySet()) {
        Path target = folder.resolve(each.getKey());
        @Nullable Path home = target.getParent();
        if (home != null) {
          Files.createDirectories(home);
        }
        files.add(target, out -> Files.copy(each.getValue(), out));
        written.add(each.getKey().equals(parcel.scenario()) ? 0 : written.size(), target);
      }
      files.commit();
    }
    return written;
  }
}
