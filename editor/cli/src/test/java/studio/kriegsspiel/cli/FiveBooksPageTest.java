package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.rules.RuleBookId;

/**
 * La Haye Sainte under all five books: each variant is clean and its files pass the audit, and the
 * page that compares them is as the studio's own commands have it ({@code -Dgoldens=rewrite} writes
 * it).
 */
class FiveBooksPageTest {
  private static final String BASE = "the-farm-of-la-haye-sainte";
  private static final String GROUND = "mont-saint-jean";
  private static final String BEGIN = "<!-- made by FiveBooksPageTest -->\n";
  private static final String END = "<!-- end -->";
  private static final Path PAGE =
      Path.of(
          System.getProperty("studio.root"), "docs/scenarios/la-haye-sainte-under-five-books.md");

  private final ObjectMapper json = new ObjectMapper();
  private final Map<RuleBookId, Double> losses = new HashMap<>();
  @TempDir Path folder;

  /** A row of the table: what is measured, and how under each book. */
  private record Row(String what, Measure measure) {}

  private interface Measure {
    String of(RuleBookId book) throws IOException;
  }

  private static String file(RuleBookId book) {
    return book.equals(RuleBookId.REISSWITZ_1824) ? BASE : "la-haye-sainte-under-" + book.id();
  }

  @ParameterizedTest
  @MethodSource("studio.kriegsspiel.rules.RuleBookId#values")
  void isCheckedWithoutErrorsOrWarnings(RuleBookId book) throws IOException {
    JsonNode file = ask("check", file(book), "--format", "json").path("results").path(0);
    assertThat(file.path("rules").asText()).isEqualTo(book.id());
    assertThat(file.path("findings"))
        .allSatisfy(each -> assertThat(each.path("severity").asText()).isEqualTo("note"));
  }

  @ParameterizedTest
  @MethodSource("studio.kriegsspiel.rules.RuleBookId#values")
  void itsFilesPassTheAudit(RuleBookId book) {
    TestTerminal studio = new TestTerminal(folder);
    assertThat(studio.run("export", file(book), "--to", "play", "--out", "out"))
        .as(studio.err())
        .isZero();
  }

  @Test
  @Tag("long")
  void thePageIsAsTheBooksAre() throws IOException {
    String text = Files.readString(PAGE);
    int begin = text.indexOf(BEGIN) + BEGIN.length();
    String made = text.substring(0, begin) + table() + text.substring(text.indexOf(END));
    if ("rewrite".equals(System.getProperty("goldens"))) {
      Files.writeString(PAGE, made);
    }
    assertThat(Files.readString(PAGE)).isEqualTo(made);
  }

  private String table() throws IOException {
    StringBuilder table = new StringBuilder("\n| what |");
    for (RuleBookId book : RuleBookId.values()) {
      table.append(' ').append(book.shortTitle()).append(" |");
    }
    table.append("\n|---|---|---|---|---|---|\n");
    for (Row row : rows()) {
      table.append("| ").append(row.what()).append(" |");
      for (RuleBookId book : RuleBookId.values()) {
        table.append(' ').append(row.measure().of(book)).append(" |");
      }
      table.append('\n');
    }
    return table.append('\n').toString();
  }

  private List<Row> rows() {
    return List.of(
        new Row("a move or turn", book -> minutes(turnMinutes(book))),
        new Row("the afternoon of 5 1/2 hours", this::turns),
        new Row(
            "a line battalion by the high road, La Belle Alliance to the farm",
            book -> march(book, "infantry.line:491", "La Belle Alliance", "La Haye Sainte")),
        new Row(
            "the same across the valley, great battery to the knoll",
            book -> march(book, "infantry.line:491", "Great battery", "Knoll")),
        new Row(
            "cuirassiers over the same fields",
            book -> march(book, "cavalry.heavy:485", "Great battery", "Knoll")),
        new Row(
            "a battery of 12-pounders by the high road",
            book -> march(book, "artillery.heavy:8", "La Belle Alliance", "La Haye Sainte")),
        new Row("Campi's head at La Belle Alliance, in at 16:30", book -> campi(book, "head")),
        new Row("and all of it closed up", book -> campi(book, "tail")),
        new Row("a rider from the farm to the commander of the centre", this::ride),
        new Row("a musket reaches", book -> range(book, "musket")),
        new Row("a rifle reaches", book -> range(book, "rifle")),
        new Row("a 9-pounder reaches", book -> range(book, "9-pdr")),
        new Row("a 12-pounder reaches", book -> range(book, "12-pdr")),
        new Row(
            "one fire of the corps's 12-pounders at the 27th Jägers costs on average",
            book -> "%.0f men".formatted(lossOfOneFire(book))),
        new Row(
            "in an hour, firing as often as the book lets them",
            book -> "%.0f men".formatted(lossOfOneFire(book) * firesAnHour(book))),
        new Row("one sees by day", this::sight));
  }

  private JsonNode ask(String... arguments) throws IOException {
    TestTerminal studio = new TestTerminal(folder);
    int status = studio.run(arguments);
    assertThat(status).as(String.join(" ", arguments) + ": " + studio.err()).isZero();
    return json.readTree(studio.out());
  }

  private static String minutes(double minutes) {
    return "%.0f min".formatted(Math.ceil(minutes - 1e-6));
  }

  private int turnMinutes(RuleBookId book) throws IOException {
    return ask("ask", file(book), "--format", "json", "when", "13:00").at("/facts/minutes").asInt();
  }

  private String turns(RuleBookId book) throws IOException {
    JsonNode end = ask("ask", file(book), "--format", "json", "when", "18:30").path("facts");
    return end.path("move").asInt() - 1 + " " + end.path("name").asText() + "s";
  }

  private String march(RuleBookId book, String body, String from, String to) throws IOException {
    JsonNode found =
        ask(
            "terrain",
            "march",
            GROUND,
            from,
            to,
            "--rules",
            book.id(),
            "--body",
            body,
            "--format",
            "json");
    return minutes(found.at("/bodies/0/headMinutes").asDouble());
  }

  private String campi(RuleBookId book, String end) throws IOException {
    JsonNode found = ask("ask", file(book), "--format", "json", "arrival", "Red.Campi");
    return found.at("/facts/" + end + "Arrives").asText().substring("1815-06-18T".length());
  }

  private String ride(RuleBookId book) throws IOException {
    return minutes(
        ask("ask", file(book), "--format", "json", "ride", "Baring", "Centre")
            .at("/facts/minutes")
            .asDouble());
  }

  private String range(RuleBookId book, String weapon) throws IOException {
    JsonNode ranges =
        ask(
                "terrain",
                "fire",
                GROUND,
                "Great battery",
                "--gun",
                weapon,
                "--facing",
                "north",
                "--rules",
                book.id(),
                "--format",
                "json")
            .path("ranges");
    return "%.0f m".formatted(ranges.get(ranges.size() - 1).path("upToMetres").asDouble());
  }

  private String sight(RuleBookId book) throws IOException {
    JsonNode found =
        ask("terrain", "sight", GROUND, "Great battery", "--rules", book.id(), "--format", "json");
    String metres = "%.0f m".formatted(found.path("limitMetres").asDouble());
    return found.path("limit").asText().contains("gives none")
        ? metres + ", the studio's figure"
        : metres;
  }

  /** The mean over all throws, of the case that the situation fills in. */
  private double lossOfOneFire(RuleBookId book) throws IOException {
    Double known = losses.get(book);
    if (known == null) {
      known = meanLoss(book);
      losses.put(book, known);
    }
    return known;
  }

  private double meanLoss(RuleBookId book) throws IOException {
    String question = book.equals(RuleBookId.NAPOLEONIC_RNG) ? "artillery" : "fire";
    JsonNode filled =
        ask("decide", file(book), question, "Reserve1", "J27", "--seed", "1", "--format", "json")
            .path("question");
    List<String> words = new ArrayList<>(List.of("adjudicate", book.id(), question));
    for (Iterator<String> names = filled.fieldNames(); names.hasNext(); ) {
      String name = names.next();
      words.add(name + "=" + filled.path(name).asText());
    }
    double sum = 0;
    List<String> all = dice(book);
    for (String die : all) {
      sum += men(book, words, die, filled);
    }
    return sum / all.size();
  }

  /** What one throw costs; where the book asks for another die, the mean over its six faces. */
  private double men(RuleBookId book, List<String> words, String die, JsonNode filled)
      throws IOException {
    List<String> one = new ArrayList<>(words);
    one.addAll(List.of("--die", die, "--format", "json"));
    TestTerminal studio = new TestTerminal(folder);
    if (studio.run(one.toArray(String[]::new)) == 0) {
      return men(book, json.readTree(studio.out()).path("results"), filled);
    }
    assertThat(die.split(",")).as(studio.err()).hasSizeLessThan(3);
    double sum = 0;
    for (int face = 1; face <= 6; face++) {
      sum += men(book, words, die + "," + face, filled);
    }
    return sum / 6;
  }

  /** Every throw, each as likely as the others; of the random numbers every tenth. */
  private static List<String> dice(RuleBookId book) {
    IntStream six = IntStream.rangeClosed(1, 6);
    return switch (book.id()) {
      case "kriegskunst" ->
          six.boxed()
              .flatMap(first -> IntStream.rangeClosed(1, 6).mapToObj(next -> first + "," + next))
              .toList();
      case "napoleonic-rng" ->
          IntStream.range(0, 100).mapToObj(tenth -> String.valueOf(tenth * 10 + 5)).toList();
      default -> six.mapToObj(String::valueOf).toList();
    };
  }

  private static double men(RuleBookId book, JsonNode results, JsonNode filled) {
    return switch (book.id()) {
      case "battle-system" -> results.path("lossMen").asDouble();
      case "kriegskunst" -> results.path("lossFigures").asDouble() * 40;
      case "napoleonic-rng" ->
          results.path("basesLost").asDouble() * 764 / filled.path("target-bases").asDouble();
      default -> results.path("lost").asDouble();
    };
  }

  /**
   * Once a move in the two Kriegsspiel books; in two of three phases of a turn of ten minutes (Note
   * on Artillery); once a turn in Die Kriegskunst and in the random-number rules (6).
   */
  private double firesAnHour(RuleBookId book) throws IOException {
    double turns = 60.0 / turnMinutes(book);
    return book.equals(RuleBookId.BATTLE_SYSTEM) ? 2 * turns : turns;
  }
}
