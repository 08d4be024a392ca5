package studio.kriegsspiel.rules.coverage;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.rules.practice.Practice;
import studio.kriegsspiel.rules.practice.UmpireStep;

/** What each statement that acts in play does in a game under way: {@code in-a-game.json}. */
final class InGame {
  /** In which way, the first that holds of all that show a statement. */
  enum Acts {
    /** An umpire who plays on asks it by himself. */
    UMPIRE,
    /** The studio does it by the clock. */
    CLOCK,
    /** It acts once people ask it. */
    ASKED,
    /** It is told of a scenario before play. */
    WRITTEN,
    /** It is done by people. */
    PEOPLE,
    /** It does not act yet. */
    OPEN;

    String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private record Known(Acts acts, String why) {}

  private final Inventory inventory;
  private final Coverage coverage;
  private final Map<String, Known> known = new LinkedHashMap<>();
  private final Set<String> used = new LinkedHashSet<>();
  private final Set<String> unknown = new TreeSet<>();

  InGame(Inventory inventory, Coverage coverage) throws IOException {
    this.inventory = inventory;
    this.coverage = coverage;
    try (InputStream in =
        InGame.class.getResourceAsStream("/studio/kriegsspiel/rules/coverage/in-a-game.csv")) {
      new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split(",", 4))
          .forEach(
              cells ->
                  known.put(
                      cells[0] + " " + cells[1],
                      new Known(Acts.valueOf(cells[2].toUpperCase(Locale.ROOT)), cells[3])));
    }
  }

  private static Set<String> asked(RuleBook book) {
    return book.practice().rounds().stream()
        .map(Practice.Round::steps)
        .flatMap(List::stream)
        .flatMap(UmpireStep::withAllAfter)
        .flatMap(step -> step.asks().stream())
        .collect(Collectors.toSet());
  }

  /** The class of every statement that acts in play, in the order of the inventories. */
  Map<String, Acts> all() {
    Map<String, Acts> all = new LinkedHashMap<>();
    for (Statement statement : inventory.statements()) {
      if (statement.tags().contains("R")) {
        Set<String> asked = asked(RuleBooks.get(statement.book()));
        String own = "statement " + statement.id();
        (known.containsKey(own)
                ? Stream.of(known(own))
                : inventory.items(statement.id()).stream()
                    .flatMap(item -> acts(coverage.shown().get(item), asked).stream()))
            .min(Comparator.naturalOrder())
            .ifPresent(acts -> all.put(statement.id(), acts));
      }
    }
    return all;
  }

  private List<Acts> acts(Shown shown, Set<String> asked) {
    return switch (shown.how()) {
      case PROCEDURE ->
          shown.by().stream()
              .map(name -> asked.contains(name) ? Acts.UMPIRE : known("procedure " + name))
              .toList();
      case TABLE -> shown.by().stream().map(name -> known("table " + name)).toList();
      case GROUND, REHEARSAL -> List.of(Acts.CLOCK);
      case CHECK, PAPER -> List.of(Acts.WRITTEN);
      case PEOPLE -> List.of(Acts.PEOPLE);
      case CODE, WAITING -> List.of(Acts.OPEN);
    };
  }

  private Acts known(String name) {
    Known found = known.get(name);
    if (found == null) {
      unknown.add(name);
      return Acts.OPEN;
    }
    used.add(name);
    return found.acts();
  }

  /** Questions and tables of which nothing is said, and lines that nothing needs. */
  List<String> faults() {
    all();
    List<String> faults =
        new ArrayList<>(unknown.stream().map(each -> "no line: " + each).toList());
    known.keySet().stream()
        .filter(each -> !used.contains(each))
        .forEach(each -> faults.add("not needed: " + each));
    return faults;
  }

  /** What is open, with the reasons. */
  Map<String, String> open() {
    Map<String, String> open = new TreeMap<>();
    known.forEach(
        (name, each) -> {
          if (each.acts() == Acts.OPEN) {
            open.put(name, each.why());
          }
        });
    return open;
  }

  /** The JSON of {@code docs/rules/in-a-game.json}, one statement a line. */
  String json() {
    Map<String, Acts> all = all();
    Map<Acts, Integer> counts = new EnumMap<>(Acts.class);
    all.values().forEach(each -> counts.merge(each, 1, Integer::sum));
    StringBuilder json = new StringBuilder("{\n  \"statements\": " + all.size() + ",\n");
    json.append("  \"acts\": {")
        .append(
            counts.entrySet().stream()
                .map(each -> "\"" + each.getKey().word() + "\": " + each.getValue())
                .collect(Collectors.joining(", ")))
        .append("},\n  \"open\": {")
        .append(
            open().entrySet().stream()
                .map(each -> "\"" + each.getKey() + "\": \"" + each.getValue() + "\"")
                .collect(Collectors.joining(", ")))
        .append("},\n  \"all\": {\n");
    return json.append(
            all.entrySet().stream()
                .map(each -> "    \"" + each.getKey() + "\": \"" + each.getValue().word() + "\"")
                .collect(Collectors.joining(",\n")))
        .append("\n  }\n}\n")
        .toString();
  }
}
