package studio.kriegsspiel.rules.coverage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Which statement is shown by which tests, is for people only, or is still open. */
final class Coverage {
  private final Inventory inventory;
  private final Map<String, Set<String>> tests = new TreeMap<>();

  Coverage(Inventory inventory, List<RuleAnnotations.Named> annotations) throws IOException {
    this.inventory = inventory;
    for (RuleAnnotations.Named named : annotations) {
      for (String value : named.values()) {
        for (String id : ids(named, value)) {
          tests.computeIfAbsent(id, unused -> new TreeSet<>()).add(named.test());
        }
      }
    }
  }

  private List<String> ids(RuleAnnotations.Named named, String value) throws IOException {
    if (!value.startsWith("file:")) {
      try {
        return inventory.expand(value);
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException(named.test() + ": " + e.getMessage(), e);
      }
    }
    Set<String> ids = new LinkedHashSet<>();
    for (String line : Files.readAllLines(resource(named.source(), value.substring(5)))) {
      if (!line.isBlank() && !line.startsWith("#")) {
        ids.addAll(inventory.expand(line.split("[|,;]", 2)[0].strip()));
      }
    }
    return new ArrayList<>(ids);
  }

  private static Path resource(Path source, String name) {
    String folder = source.getParent().toString().replace('\\', '/');
    return Path.of(folder.replace("/src/test/java/", "/src/test/resources/"), name);
  }

  /** Statements that act in play or belong in an aid and have neither test nor reason. */
  List<String> open() {
    return inventory.statements().stream()
        .filter(statement -> !statement.isForChecksOnly())
        .map(Statement::id)
        .filter(id -> !tests.containsKey(id) && !inventory.people().containsKey(id))
        .toList();
  }

  /** Statements that are said to be for people only although a test shows them. */
  List<String> both() {
    return inventory.people().keySet().stream().filter(tests::containsKey).toList();
  }

  /** The JSON of {@code docs/rules/coverage.json}, one statement a line. */
  String json() {
    long tested = inventory.statements().stream().filter(s -> tests.containsKey(s.id())).count();
    StringBuilder json = new StringBuilder("{\n");
    json.append("  \"statements\": ").append(inventory.statements().size()).append(",\n");
    json.append("  \"tested\": ").append(tested).append(",\n");
    json.append("  \"forPeople\": ").append(inventory.people().size()).append(",\n");
    json.append("  \"coverage\": {\n");
    List<String> lines = new ArrayList<>();
    for (Statement statement : inventory.statements()) {
      lines.add("    " + quoted(statement.id()) + ": " + entry(statement));
    }
    return json.append(String.join(",\n", lines)).append("\n  }\n}\n").toString();
  }

  private String entry(Statement statement) {
    String head =
        "{\"book\": " + quoted(statement.book()) + ", \"tags\": " + quoted(statement.tags());
    Set<String> shown = tests.get(statement.id());
    if (shown != null) {
      return head
          + ", \"tests\": ["
          + String.join(", ", shown.stream().map(Coverage::quoted).toList())
          + "]}";
    }
    String reason = inventory.people().get(statement.id());
    return reason == null
        ? head + ", \"open\": true}"
        : head + ", \"people\": " + quoted(reason) + "}";
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
