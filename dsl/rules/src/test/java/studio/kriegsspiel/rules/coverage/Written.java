package studio.kriegsspiel.rules.coverage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the tests of the checks say of statements that concern how a scenario is written: a text
 * that breaks each and the check that tells it, whole or in part, or why nothing does.
 */
final class Written {
  private static final String FOLDER = "dsl/checks/src/test/resources/";

  /** Whether a text that breaks a statement is told, and if not why; {@code docs/rules}. */
  private static final String[] CLASSES = {
    "check", "part", "language", "play", "studio", "people", "open"
  };

  private final Map<String, String> entries = new LinkedHashMap<>();
  private final Map<String, Integer> counts = new HashMap<>();

  /**
   * @param root the folder of the repository
   * @param inventory the statements, for spans of them
   */
  Written(Path root, Inventory inventory) throws IOException {
    Map<String, String> checks = new LinkedHashMap<>();
    for (String line : Files.readAllLines(root.resolve(FOLDER + "written/breaches.txt"))) {
      if (line.startsWith("== ")) {
        String[] words = line.split(" ");
        checks.put(words[1], words[2]);
      }
    }
    for (String line : Files.readAllLines(root.resolve(FOLDER + "written/written.csv"))) {
      if (!line.startsWith("#")) {
        String[] cells = line.split(";", 5);
        String entry = entry(cells, checks);
        inventory.span(cells[0]).stream()
            .filter(each -> each.tags().contains("A"))
            .forEach(
                each -> {
                  entries.put(each.id(), entry);
                  counts.merge(cells[1], 1, Integer::sum);
                });
      }
    }
  }

  private static String entry(String[] cells, Map<String, String> checks) {
    StringBuilder json = new StringBuilder("{\"class\": \"" + cells[1] + '"');
    if (!cells[2].equals("-")) {
      json.append(told(cells[2], checks));
    }
    if (cells.length > 4) {
      String name = cells[2].equals("-") ? "why" : "not";
      json.append(", \"" + name + "\": \"" + cells[4].replace("\"", "\\\"") + '"');
    }
    return json.append('}').toString();
  }

  private static String told(String breach, Map<String, String> checks) {
    boolean sample = breach.startsWith("sample ");
    String check = sample ? breach.substring(7) : checks.get(breach);
    String by = sample ? "samples/" + check : "written/breaches.txt " + breach;
    return ", \"check\": \"%s\", \"broken\": \"%s\"".formatted(check, by);
  }

  /** The JSON of how many are of each class. */
  String counts() {
    return Stream.of(CLASSES)
        .map(each -> "\"%s\": %d".formatted(each, counts.getOrDefault(each, 0)))
        .collect(Collectors.joining(", ", "{", "}"));
  }

  /** The JSON of what is said of a statement, if anything is. */
  Optional<String> find(String statement) {
    return Optional.ofNullable(entries.get(statement));
  }
}
