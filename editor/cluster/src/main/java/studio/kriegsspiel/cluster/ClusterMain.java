package studio.kriegsspiel.cluster;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import studio.kriegsspiel.reading.rehearsal.apart.GamesFolder;
import studio.kriegsspiel.terrain.disk.WholeFiles;

/**
 * The process that the studio starts: plays the missing games of a folder on a master. It ends when
 * the studio does.
 */
public final class ClusterMain {
  private static final int FAILED = 2;

  private ClusterMain() {}

  /**
   * Plays.
   *
   * @param arguments the folder, what the games rest on, the master, and how many games there are
   */
  public static void main(String[] arguments) throws IOException {
    ProcessHandle.current()
        .parent()
        .ifPresent(studio -> studio.onExit().thenRun(() -> Runtime.getRuntime().halt(FAILED)));
    GamesFolder games = new GamesFolder(Path.of(arguments[0]), arguments[1]);
    String master = arguments[2];
    try {
      String job = Files.readString(games.job());
      new ClusterRun(games, master)
          .play(
              Integer.parseInt(arguments[3]),
              ClusterRun.setup(master),
              new GameTask(job, Files.readAllBytes(games.files())));
    } catch (ClusterFault fault) {
      fault.printStackTrace();
      WholeFiles.write(
          games.fault(), String.valueOf(fault.getMessage()).getBytes(StandardCharsets.UTF_8));
      Runtime.getRuntime().exit(FAILED);
    } catch (RuntimeException unforeseen) {
      // Threads of Spark may go on; the studio waits for this process to end.
      unforeseen.printStackTrace();
      Runtime.getRuntime().exit(FAILED);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}
