package studio.kriegsspiel.importer.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What some work took.
 *
 * @param wall seconds on the clock
 * @param processor seconds of processor time of this process and of those it started and awaited,
 *     which other work does not lengthen much; NaN where the system does not tell
 */
record Cost(double wall, double processor) {
  private static final double TICKS_PER_SECOND = 100;
  private static final int FIRST_TIME = 11;
  private static final int TIMES = 4;

  /** Work that may meet the disk. */
  @FunctionalInterface
  interface Work {
    void run() throws IOException;
  }

  static Cost of(Work work) throws IOException {
    long start = System.nanoTime();
    double before = used();
    work.run();
    return new Cost((System.nanoTime() - start) / 1e9, used() - before);
  }

  Cost best(Cost other) {
    return new Cost(Math.min(wall, other.wall), Math.min(processor, other.processor));
  }

  /** Own time and that of children, user and system, as Linux counts them. */
  private static double used() throws IOException {
    Path file = Path.of("/proc/self/stat");
    if (!Files.exists(file)) {
      return Double.NaN;
    }
    String text = Files.readString(file);
    String[] words = text.substring(text.lastIndexOf(')') + 2).split(" ");
    double ticks = 0;
    for (int i = FIRST_TIME; i < FIRST_TIME + TIMES; i++) {
      ticks += Double.parseDouble(words[i]);
    }
    return ticks / TICKS_PER_SECOND;
  }
}
