package studio.kriegsspiel.language.patch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/**
 * {@code ./studio fuzz patches [--seconds N | --runs N] [--seed N]}: the larger budget. What fails
 * is told with its seed, by which the same text and wish come again.
 */
public final class PatchLong {
  private static final int MOST_TOLD = 5;

  private long seconds = 60;
  private long runs = Long.MAX_VALUE;
  private long seed = 1815;

  private PatchLong() {}

  /** Runs and ends with 1 if a trial failed, with 2 if it was called wrongly. */
  public static void main(String[] arguments) throws IOException {
    PatchLong run = new PatchLong();
    for (int i = 0; i < arguments.length; i += 2) {
      String number = i + 1 < arguments.length ? arguments[i + 1] : "";
      if (!number.matches("[1-9]\\d{0,7}") || !run.option(arguments[i], Long.parseLong(number))) {
        System.err.println("studio fuzz patches: write [--seconds N | --runs N] [--seed N]");
        System.exit(2);
      }
    }
    System.exit(run.failed() ? 1 : 0);
  }

  private boolean option(String word, long number) {
    switch (word) {
      case "--seconds" -> seconds = number;
      case "--runs" -> {
        runs = number;
        seconds = Long.MAX_VALUE / 1_000_000_000L;
      }
      case "--seed" -> seed = number;
      default -> {
        return false;
      }
    }
    return true;
  }

  private boolean failed() throws IOException {
    Path folder = Files.createTempDirectory("patches");
    Files.writeString(folder.resolve(RandomScenario.LIST_NAME), RandomScenario.LIST);
    Map<String, Integer> outcomes = new TreeMap<>();
    long begun = System.nanoTime();
    int failures = 0;
    long done = 0;
    while (done < runs && System.nanoTime() - begun < seconds * 1_000_000_000L) {
      long now = seed + done++;
      try {
        var outcome = new PatchTrial(now, folder).run();
        outcomes.merge(outcome.getKey() + " " + outcome.getValue(), 1, Integer::sum);
      } catch (AssertionError | RuntimeException e) {
        if (++failures <= MOST_TOLD) {
          System.out.println("seed " + now + ": " + e);
          if (!(e instanceof Error)) {
            e.printStackTrace(System.out);
          }
        }
      }
    }
    System.out.println(done + " trials from seed " + seed + ", " + failures + " failed");
    outcomes.forEach((outcome, times) -> System.out.println("  " + outcome + ": " + times));
    return failures > 0;
  }
}
