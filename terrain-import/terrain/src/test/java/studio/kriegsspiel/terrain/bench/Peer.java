package studio.kriegsspiel.terrain.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;

/** Another program, run as a process and timed from start to end. */
final class Peer {

  private Peer() {}

  /** Seconds of the best of several runs, nothing if the program is not installed or fails. */
  static OptionalDouble seconds(int runs, List<String> command) {
    double best = Double.POSITIVE_INFINITY;
    for (int i = 0; i < runs; i++) {
      long begin = System.nanoTime();
      if (!run(command)) {
        return OptionalDouble.empty();
      }
      best = Math.min(best, (System.nanoTime() - begin) / 1e9);
    }
    return OptionalDouble.of(best);
  }

  static boolean run(List<String> command) {
    try {
      Path log = Files.createTempFile("peer", ".log");
      try {
        Process process =
            new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        int exit = process.waitFor();
        if (exit != 0) {
          System.err.println(String.join(" ", command) + ": " + Files.readString(log));
        }
        return exit == 0;
      } finally {
        Files.delete(log);
      }
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
