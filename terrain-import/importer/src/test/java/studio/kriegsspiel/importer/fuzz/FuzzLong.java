package studio.kriegsspiel.importer.fuzz;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * {@code ./studio fuzz [--seconds N | --runs N] [--seed N] [--together] [READER...]}: the larger
 * budget, reader by reader or all in one run as the tests do it. Inputs that fail stay in the work
 * folder; copied among the test's resources they become regressions.
 */
public final class FuzzLong {
  private String budget = "-max_total_time=60";
  private int seed = 1815;
  private boolean together;
  private final List<FuzzedReader> readers = new ArrayList<>();

  private FuzzLong() {}

  /** Runs and ends with 1 if an input failed, with 2 if it was called wrongly. */
  public static void main(String[] arguments) throws Exception {
    FuzzLong run = new FuzzLong();
    Optional<String> fault = run.read(List.of(arguments));
    if (fault.isPresent()) {
      System.err.println(
          "studio fuzz: "
              + fault.get()
              + "; write [--seconds N | --runs N] [--seed N] [--together] and any of "
              + Arrays.stream(FuzzedReader.values())
                  .map(FuzzedReader::word)
                  .collect(Collectors.joining(", ")));
      System.exit(2);
    }
    System.exit(run.failed() ? 1 : 0);
  }

  /** Takes the words of the command; returns what is wrong with them. */
  private Optional<String> read(List<String> words) {
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      if (word.equals("--together")) {
        together = true;
      } else if (word.startsWith("--")) {
        String number = i + 1 < words.size() ? words.get(++i) : "";
        if (!number.matches("[1-9]\\d{0,7}") || !option(word, number)) {
          return Optional.of("cannot use \"" + (word + " " + number).strip() + "\"");
        }
      } else {
        Optional<FuzzedReader> reader =
            Arrays.stream(FuzzedReader.values())
                .filter(each -> each.word().equals(word))
                .findFirst();
        if (reader.isEmpty()) {
          return Optional.of("knows no reader \"" + word + "\"");
        }
        readers.add(reader.get());
      }
    }
    return together && !readers.isEmpty()
        ? Optional.of("takes all readers together, or some one by one")
        : Optional.empty();
  }

  private boolean option(String word, String number) {
    switch (word) {
      case "--seconds" -> budget = "-max_total_time=" + number;
      case "--runs" -> budget = "-runs=" + number;
      case "--seed" -> seed = Integer.parseInt(number);
      default -> {
        return false;
      }
    }
    return true;
  }

  private boolean failed() throws Exception {
    Path work = Files.createDirectories(Path.of(System.getProperty("studio.fuzz.work", "fuzz")));
    if (together) {
      return failed(Optional.empty(), work);
    }
    boolean failed = false;
    for (FuzzedReader reader : readers.isEmpty() ? List.of(FuzzedReader.values()) : readers) {
      failed |= failed(Optional.of(reader), work);
    }
    return failed;
  }

  private boolean failed(Optional<FuzzedReader> reader, Path work) throws Exception {
    System.out.printf(
        "%s: %s, seed %d ...%n",
        reader.map(FuzzedReader::word).orElse("all together"), budget.substring(1), seed);
    FuzzRun.Outcome outcome = FuzzRun.of(reader, budget, seed, work);
    System.out.println(outcome.failed() ? outcome.report() : outcome.lastLines());
    return outcome.failed();
  }
}
