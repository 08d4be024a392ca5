package studio.kriegsspiel.rules.coverage;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The statements by id, and the reasons why some are for people only. */
final class Inventory {
  private final List<String> order = new ArrayList<>();
  private final Map<String, Statement> statements = new LinkedHashMap<>();
  private final Map<String, String> people = new LinkedHashMap<>();

  static Inventory load() throws IOException {
    Inventory inventory = new Inventory();
    for (String line : lines("inventory.csv")) {
      String[] cells = line.split(",");
      inventory.order.add(cells[0]);
      inventory.statements.put(cells[0], new Statement(cells[0], cells[1], cells[2]));
    }
    for (String line : lines("people.csv")) {
      int separator = line.indexOf(';');
      for (String id : inventory.expand(line.substring(0, separator))) {
        inventory.people.put(id, line.substring(separator + 1));
      }
    }
    return inventory;
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

  Map<String, String> people() {
    return people;
  }

  /** The ids of a single id or a span {@code first..last} in the order of the inventory. */
  List<String> expand(String span) {
    int dots = span.indexOf("..");
    String first = dots < 0 ? span : span.substring(0, dots);
    String last = dots < 0 ? span : span.substring(dots + 2);
    int from = order.indexOf(first);
    int to = order.indexOf(last);
    if (from < 0 || to < from) {
      throw new IllegalArgumentException("no such statements: " + span);
    }
    return order.subList(from, to + 1);
  }
}
