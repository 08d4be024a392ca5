package studio.kriegsspiel.rules.coverage;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The statements by id, in what parts those with exceptions are shown, and what is said of how some
 * are shown where their tests do not say it.
 */
final class Inventory {
  private final List<String> order = new ArrayList<>();
  private final Map<String, Statement> statements = new LinkedHashMap<>();
  private final Map<String, Map<String, String>> parts = new LinkedHashMap<>();
  private final Map<String, Said> said = new LinkedHashMap<>();

  /** What {@code shown.csv} or {@code people.csv} says of an item. */
  record Said(How how, String by) {}

  static Inventory load() throws IOException {
    Inventory inventory = new Inventory();
    for (String line : lines("inventory.csv")) {
      String[] cells = line.split(",");
      inventory.order.add(cells[0]);
      inventory.statements.put(cells[0], new Statement(cells[0], cells[1], cells[2]));
    }
    for (String line : lines("parts.csv")) {
      String[] cells = line.split(";", 3);
      inventory
          .parts
          .computeIfAbsent(cells[0], id -> new LinkedHashMap<>())
          .put(cells[1], cells[2]);
    }
    for (String line : lines("people.csv")) {
      String[] cells = line.split(";", 2);
      inventory.say(cells[0], new Said(How.PEOPLE, cells[1]));
    }
    for (String line : lines("shown.csv")) {
      String[] cells = line.split(";", 3);
      inventory.say(cells[0], new Said(How.of(cells[1]), cells[2]));
    }
    return inventory;
  }

  private void say(String span, Said what) {
    for (String id : expand(span)) {
      if (said.putIfAbsent(id, what) != null) {
        throw new IllegalArgumentException("how " + id + " is shown is said twice");
      }
    }
  }

  private static List<String> lines(String resource) throws IOException {
    try (InputStream in = Inventory.class.getResourceAsStream(resource)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
    }
  }

  List<Statement> statements() {
    return List.copyOf(statements.values());
  }

  /** The statement of an id, or those of a span {@code first..last}. */
  List<Statement> span(String span) {
    String[] ends = span.split("\\.\\.");
    int from = order.indexOf(ends[0]);
    int to = order.indexOf(ends[ends.length - 1]);
    return order.subList(from, to + 1).stream().map(statements::get).toList();
  }

  /** What each part of a statement says, by its letter; empty for a statement of one piece. */
  Map<String, String> parts(String statement) {
    return parts.getOrDefault(statement, Map.of());
  }

  /** The items of which each must be shown: the parts of a statement, or the statement. */
  List<String> items(String statement) {
    Map<String, String> letters = parts(statement);
    return letters.isEmpty()
        ? List.of(statement)
        : letters.keySet().stream().map(letter -> statement + letter).toList();
  }

  Optional<Said> said(String item) {
    return Optional.ofNullable(said.get(item));
  }

  /**
   * The items of a single id ({@code G4-176}: all its parts), one part ({@code G4-176b}) or a span
   * {@code first..last} in the order of the inventory.
   */
  List<String> expand(String span) {
    int dots = span.indexOf("..");
    String first = dots < 0 ? span : span.substring(0, dots);
    String last = dots < 0 ? span : span.substring(dots + 2);
    int from = order.indexOf(first);
    int to = order.indexOf(last);
    if (dots < 0 && from < 0 && isPart(span)) {
      return List.of(span);
    }
    if (from < 0 || to < from) {
      throw new IllegalArgumentException("no such statements: " + span);
    }
    return order.subList(from, to + 1).stream().flatMap(id -> items(id).stream()).toList();
  }

  private boolean isPart(String item) {
    return parts(item.substring(0, item.length() - 1))
        .containsKey(item.substring(item.length() - 1));
  }
}
