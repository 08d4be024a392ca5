package studio.kriegsspiel.desk.importing;

import java.nio.file.Path;
import java.util.List;
import studio.kriegsspiel.terrain.Terrain;

/** How far an import has come. */
public sealed interface ImportState {
  /** The plan is being made. */
  record Planning() implements ImportState {}

  /**
   * It runs.
   *
   * @param share 0 to 1, negative if nobody can tell
   * @param step what is being done, and how long it will still take
   */
  record Running(double share, String step) implements ImportState {}

  /**
   * The ground is written.
   *
   * @param path where it lies
   * @param terrain what was written, read back
   * @param remarks what the author should know, a sentence each
   */
  record Written(Path path, Terrain terrain, List<String> remarks) implements ImportState {
    /** Keeps its own copy. */
    public Written {
      remarks = List.copyOf(remarks);
    }
  }

  /**
   * Nothing was written.
   *
   * @param sentence why
   */
  record Failed(String sentence) implements ImportState {}
}
