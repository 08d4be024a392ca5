package studio.kriegsspiel.terrain.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Prints our times and the peers' in one run, as rows for {@code docs/performance.md}. Argument: a
 * folder for the files (1.5 GB for the slope of 10,000 x 10,000); further arguments choose among
 * {@code slope}, {@code sight} and {@code march}.
 */
public final class ReadingBenchmark {

  private ReadingBenchmark() {}

  /** Runs the benchmarks. */
  public static void main(String[] arguments) throws IOException {
    Bench bench = new Bench(Files.createDirectories(Path.of(arguments[0])));
    List<String> chosen =
        arguments.length > 1
            ? List.of(arguments).subList(1, arguments.length)
            : List.of("slope", "sight", "march");
    System.out.println(
        "| work | ours s (processor) | peer s (processor) | ratio (processor) | remark |");
    System.out.println("|---|---|---|---|---|");
    if (chosen.contains("slope")) {
      SlopeBenchmark.run(bench);
    }
    if (chosen.contains("sight")) {
      SightBenchmark.run(bench);
    }
    if (chosen.contains("march")) {
      MarchBenchmark.run(bench);
    }
  }
}
