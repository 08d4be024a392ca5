package studio.kriegsspiel.terrain.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Another program, run as a process and timed from start to end. */
final class Peer {

  private Peer() {}

  /**
   * What a run took.
   *
   * @param wall seconds on the clock
   * @param processor seconds of processor time over all threads, which other work does not lengthen
   */
  record Cost(double wall, double processor) {
    /** Both, one after the other. */
    Cost plus(Cost other) {
      return new Cost(wall + other.wall, processor + other.processor);
    }

    /** The best of both. */
    Cost best(Cost other) {
      return new Cost(Math.min(wall, other.wall), Math.min(processor, other.processor));
    }
  }

  /** Cost of the best of several runs, nothing if the program is not installed or fails. */
  static Optional<Cost> cost(int runs, List<String> command) {
    Optional<Cost> best = Optional.empty();
    for (int i = 0; i < runs; i++) {
      Optional<Cost> cost = run(command);
      if (cost.isEmpty()) {
        return cost;
      }
      Cost latest = cost.get();
      best = Optional.of(best.map(latest::best).orElse(latest));
    }
    return best;
  }

  /** Runs once under the shell's own clock. */
  static Optional<Cost> run(List<String> command) {
    try {
      Path log = Files.createTempFile("peer", ".log");
      try {
        List<String> timed =
            new ArrayList<>(
                List.of("bash", "-c", "TIMEFORMAT='cost %R %U %S'; time \"$@\"", "bash"));
        timed.addAll(command);
        Process process =
            new ProcessBuilder(timed)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        int exit = process.waitFor();
        List<String> lines = Files.readAllLines(log);
        if (exit != 0) {
          System.err.println(String.join(" ", command) + ": " + String.join("\n", lines));
          return Optional.empty();
        }
        String[] figures = lines.get(lines.size() - 1).split(" ");
        return Optional.of(
            new Cost(
                Double.parseDouble(figures[1]),
                Double.parseDouble(figures[2]) + Double.parseDouble(figures[3])));
      } finally {
        Files.delete(log);
      }
    } catch (IOException e) {
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }
}
