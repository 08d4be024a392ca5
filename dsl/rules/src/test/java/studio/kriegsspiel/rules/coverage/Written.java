package studio.kriegsspiel.rules.coverage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What the tests of the checks say of statements that concern how a scenario is written: a text
 * that breaks each and the check that tells it, or why no text can.
 */
final class Written {
  private static final String FOLDER = "dsl/checks/src/test/resources/";

  private final Map<String, String> entries = new LinkedHashMap<>();

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
        String[] cells = line.split(";", 3);
        String entry = cells.length == 3 ? not(cells[2]) : told(cells[1], checks);
        inventory.span(cells[0]).stream()
            .filter(each -> each.tags().contains("A"))
            .forEach(each -> entries.put(each.id(), entry));
      }
    }
  }

  private static String not(String why) {
    return "{\"not\": \"" + why.replace("\"", "\\\"") + "\"}";
  }

  private static String told(String breach, Map<String, String> checks) {
    boolean sample = breach.startsWith("sample ");
    String check = sample ? breach.substring(7) : checks.get(breach);
    String by = sample ? "samples/" + check : "written/breaches.txt " + breach;
    return "{\"check\": \"%s\", \"broken\": \"%s\"}".formatted(check, by);
  }

  /** The JSON of how many can be broken by a text, and how many cannot. */
  String counts() {
    long not = entries.values().stream().filter(each -> each.startsWith("{\"not\"")).count();
    return "{\"check\": %d, \"not\": %d}".formatted(entries.size() - not, not);
  }

  /** The JSON of what is said of a statement, if anything is. */
  Optional<String> find(String statement) {
    return Optional.ofNullable(entries.get(statement));
  }
}
