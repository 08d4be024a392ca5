package studio.kriegsspiel.rules.coverage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.rules.procedure.Procedure;

/**
 * How each statement is shown. Where {@code shown.csv} does not say it, the tests that name the
 * statement do: the procedures they ask, else the tables they read.
 */
final class Coverage {
  private static final Pattern WORD = Pattern.compile("(?:\"|\\\\n)\\s*([a-z][a-z-]*)\\s*[\"|,]");
  private static final Pattern TABLE = Pattern.compile("table\\(\"([a-z0-9-]+)\"");

  private final Inventory inventory;
  private final Written written;
  private final Map<String, Set<String>> tests = new TreeMap<>();
  private final Map<String, Set<String>> words = new TreeMap<>();
  private final Map<String, Set<String>> tables = new TreeMap<>();
  private final Map<String, Shown> shown = new LinkedHashMap<>();

  Coverage(Inventory inventory, List<RuleAnnotations.Named> annotations, Written written)
      throws IOException {
    this.inventory = inventory;
    this.written = written;
    for (RuleAnnotations.Named named : annotations) {
      for (String value : named.values()) {
        note(named, value);
      }
    }
    for (Statement statement : inventory.statements()) {
      RuleBook book = RuleBooks.get(statement.book());
      for (String item : inventory.items(statement.id())) {
        shown.put(item, shown(item, book));
      }
    }
  }

  private void note(RuleAnnotations.Named named, String value) throws IOException {
    if (value.startsWith("file:")) {
      for (String line : Files.readAllLines(resource(named.source(), value.substring(5)))) {
        if (!line.isBlank() && !line.startsWith("#")) {
          String[] cells = line.split("[|,;]");
          note(named, List.of(cells[0].strip()));
          if (line.contains("|") && cells.length > 2) {
            add(tables, cells[0].strip(), cells[2].strip());
          }
        }
      }
      return;
    }
    try {
      note(named, inventory.expand(value));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(named.test() + ": " + e.getMessage(), e);
    }
  }

  private void note(RuleAnnotations.Named named, List<String> items) {
    for (String item : items) {
      inventory.expand(item);
      add(tests, item, named.test());
      found(WORD, named.text()).forEach(word -> add(words, item, word));
      found(TABLE, named.text()).forEach(table -> add(tables, item, table));
    }
  }

  private static void add(Map<String, Set<String>> to, String item, String value) {
    to.computeIfAbsent(item, unused -> new TreeSet<>()).add(value);
  }

  private static Set<String> found(Pattern pattern, String text) {
    Set<String> all = new TreeSet<>();
    Matcher matcher = pattern.matcher(text);
    for (int at = 0; matcher.find(at); at = matcher.end(1)) {
      all.add(matcher.group(1));
    }
    return all;
  }

  private static Path resource(Path source, String name) {
    String folder = source.getParent().toString().replace('\\', '/');
    return Path.of(folder.replace("/src/test/java/", "/src/test/resources/"), name);
  }

  private Shown shown(String item, RuleBook book) {
    List<String> named = List.copyOf(tests.getOrDefault(item, Set.of()));
    Inventory.Said said = inventory.said(item).orElse(null);
    if (said != null) {
      boolean list = said.how() != How.PEOPLE && said.how() != How.REHEARSAL;
      List<String> by = list ? Arrays.asList(said.by().split(", ")) : List.of(said.by());
      return new Shown(said.how(), by, named);
    }
    List<String> asked =
        book.procedures().stream()
            .map(Procedure::name)
            .filter(words.getOrDefault(item, Set.of())::contains)
            .toList();
    if (!asked.isEmpty()) {
      return new Shown(How.PROCEDURE, asked, named);
    }
    List<String> read =
        book.tables().names().stream()
            .filter(tables.getOrDefault(item, Set.of())::contains)
            .toList();
    if (!read.isEmpty()) {
      return new Shown(How.TABLE, read, named);
    }
    return new Shown(named.isEmpty() ? How.WAITING : How.CODE, List.of(), named);
  }

  /** The items shown in this way. */
  List<String> items(How how) {
    return shown.entrySet().stream()
        .filter(each -> each.getValue().how() == how)
        .map(Map.Entry::getKey)
        .toList();
  }

  Map<String, Shown> shown() {
    return shown;
  }

  /** The JSON of {@code docs/rules/coverage.json}, one statement a line. */
  String json() {
    Map<How, Long> counts =
        shown.values().stream()
            .collect(
                Collectors.groupingBy(
                    Shown::how, () -> new EnumMap<>(How.class), Collectors.counting()));
    List<String> lines = new ArrayList<>();
    for (Statement statement : inventory.statements()) {
      lines.add("    " + quoted(statement.id()) + ": " + entry(statement));
    }
    return """
        {
          "statements": %d,
          "items": %d,
          "shown": {%s},
          "written": %s,
          "coverage": {
        %s
          }
        }
        """
        .formatted(
            inventory.statements().size(),
            shown.size(),
            counts.entrySet().stream()
                .map(each -> quoted(each.getKey().word()) + ": " + each.getValue())
                .collect(Collectors.joining(", ")),
            written.counts(),
            String.join(",\n", lines));
  }

  private String entry(Statement statement) {
    String head =
        "{\"book\": "
            + quoted(statement.book())
            + ", \"tags\": "
            + quoted(statement.tags())
            + written.find(statement.id()).map(entry -> ", \"written\": " + entry).orElse("");
    Map<String, String> parts = inventory.parts(statement.id());
    if (parts.isEmpty()) {
      return head + ", " + how(statement.id()) + "}";
    }
    return head
        + ", \"parts\": {"
        + parts.entrySet().stream()
            .map(
                part ->
                    "%s: {\"says\": %s, %s}"
                        .formatted(
                            quoted(part.getKey()),
                            quoted(part.getValue()),
                            how(statement.id() + part.getKey())))
            .collect(Collectors.joining(", "))
        + "}}";
  }

  private String how(String item) {
    Shown each = shown.get(item);
    return "\"shown\": "
        + quoted(each.how().word())
        + list("by", each.by())
        + list("tests", each.tests());
  }

  private static String list(String name, List<String> values) {
    return values.isEmpty()
        ? ""
        : values.stream()
            .map(Coverage::quoted)
            .collect(Collectors.joining(", ", ", \"" + name + "\": [", "]"));
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
