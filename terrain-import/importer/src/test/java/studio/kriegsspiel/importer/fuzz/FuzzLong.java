package studio.kriegsspiel.importer.fuzz;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * {@code ./studio fuzz [--seconds N] [READER...]}: the larger budget, reader by reader. Inputs that
 * fail stay in the work folder; copied among the test's resources they become regressions.
 */
public final class FuzzLong {
  private FuzzLong() {}

  /** Runs and ends with 1 if an input failed, with 2 if it was called wrongly. */
  public static void main(String[] arguments) throws Exception {
    int seconds = 60;
    List<FuzzedReader> readers = new java.util.ArrayList<>();
    for (int i = 0; i < arguments.length; i++) {
      String word = arguments[i];
      if (word.equals("--seconds")
          && i + 1 < arguments.length
          && arguments[i + 1].matches("[1-9]\\d{0,5}")) {
        seconds = Integer.parseInt(arguments[++i]);
        continue;
      }
      Optional<FuzzedReader> reader =
          Arrays.stream(FuzzedReader.values()).filter(each -> each.word().equals(word)).findFirst();
      if (reader.isEmpty()) {
        System.err.println(
            "studio fuzz: unknown word \""
                + word
                + "\"; write [--seconds N] and any of "
                + words());
        System.exit(2);
      }
      readers.add(reader.orElseThrow());
    }
    Path work = Files.createDirectories(Path.of(System.getProperty("studio.fuzz.work", "fuzz")));
    boolean failed = false;
    for (FuzzedReader reader : readers.isEmpty() ? List.of(FuzzedReader.values()) : readers) {
      System.out.printf("%s: %d s ...%n", reader.word(), seconds);
      FuzzRun.Outcome outcome = FuzzRun.of(Optional.of(reader), "-max_total_time=" + seconds, work);
      System.out.println(outcome.failed() ? outcome.report() : outcome.lastLines());
      failed |= outcome.failed();
    }
    System.exit(failed ? 1 : 0);
  }

  private static String words() {
    return Arrays.stream(FuzzedReader.values())
        .map(FuzzedReader::word)
        .collect(Collectors.joining(", "));
  }
}
