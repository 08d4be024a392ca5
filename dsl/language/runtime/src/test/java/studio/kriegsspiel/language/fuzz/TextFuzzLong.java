package studio.kriegsspiel.language.fuzz;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * {@code ./studio fuzz language [--seconds N] [--seed N]}: a third of the time each shuffled texts,
 * texts that are edited, and Jazzer. A text that breaks a promise stays in the work folder; copied
 * among the test's resources it becomes a regression.
 */
public final class TextFuzzLong {
  private static final int MOST_TOLD = 5;
  private static final int EDITS = 100;

  private long seconds = 60;
  private long seed = 1824;

  private TextFuzzLong() {}

  /** Runs and ends with 1 if a text failed, with 2 if it was called wrongly. */
  public static void main(String[] arguments) throws Exception {
    TextFuzzLong run = new TextFuzzLong();
    for (int i = 0; i < arguments.length; i += 2) {
      String number = i + 1 < arguments.length ? arguments[i + 1] : "";
      if (!number.matches("[1-9]\\d{0,7}") || !run.option(arguments[i], Long.parseLong(number))) {
        System.err.println("studio fuzz language: write [--seconds N] [--seed N]");
        System.exit(2);
      }
    }
    Path work = Files.createDirectories(Path.of(System.getProperty("studio.fuzz.work", "fuzz")));
    boolean failed = run.shuffle(work) | run.edit() | run.jazzer(work);
    System.exit(failed ? 1 : 0);
  }

  private boolean option(String word, long number) {
    switch (word) {
      case "--seconds" -> seconds = number;
      case "--seed" -> seed = number;
      default -> {
        return false;
      }
    }
    return true;
  }

  private boolean shuffle(Path work) throws Exception {
    List<String> samples = TextFuzz.samples();
    ShuffledText texts = new ShuffledText(samples, seed);
    long end = end();
    int done = 0;
    int failures = 0;
    while (System.nanoTime() < end) {
      String text = texts.next();
      done++;
      try {
        TextPromises.check(text);
      } catch (RuntimeException | Error broken) {
        if (++failures <= MOST_TOLD) {
          Path kept = work.resolve("shuffled-" + seed + "-" + done + ".txt");
          Files.writeString(kept, text);
          System.out.println(kept + ": " + broken.toString().lines().findFirst().orElse(""));
        }
      }
    }
    System.out.println(done + " shuffled texts from seed " + seed + ", " + failures + " failed");
    return failures > 0;
  }

  /** Reads edits where they are, in one sample after the other. */
  private boolean edit() throws Exception {
    List<String> samples = TextFuzz.samples();
    long end = end();
    int grafted = 0;
    for (int i = 0; System.nanoTime() < end; i++) {
      try {
        grafted += GraftPromise.check(samples.get(i % samples.size()), seed + i, EDITS);
      } catch (RuntimeException | Error broken) {
        System.out.println(broken.getMessage());
        return true;
      }
    }
    System.out.println(grafted + " edits from seed " + seed + " read where they are, 0 failed");
    return false;
  }

  private long end() {
    return System.nanoTime() + seconds * 1_000_000_000L / 3;
  }

  private boolean jazzer(Path work) throws Exception {
    TextFuzz.Outcome outcome =
        TextFuzz.run("-max_total_time=" + Math.max(1, seconds / 3), seed, work);
    System.out.println(
        outcome.failed()
            ? outcome.report()
            : outcome.report().lines().filter(l -> l.startsWith("Done ")).findFirst().orElse(""));
    return outcome.failed();
  }
}
