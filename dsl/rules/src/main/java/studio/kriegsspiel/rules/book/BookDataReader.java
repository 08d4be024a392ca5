package studio.kriegsspiel.rules.book;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.BookData.Conditional;
import studio.kriegsspiel.rules.data.DataNode;

/** Reads a book's {@code book.json}; whatever does not fit is told by file and line. */
final class BookDataReader {
  private final RuleBookId id;

  BookDataReader(RuleBookId id) {
    this.id = id;
  }

  BookData read(DataNode root) {
    root.only(
        "id",
        "title",
        "time",
        "ground",
        "pace",
        "tables",
        "switches",
        "defaults",
        "demands",
        "traits",
        "occasions",
        "note");
    if (!root.get("id").text().equals(id.id())) {
      throw root.get("id").expected("the id \"" + id + "\"");
    }
    return new BookData(
        id,
        root.get("title").text(),
        conditional(root.get("time"), this::time),
        conditional(root.get("ground"), this::ground),
        root.has("pace") ? Optional.of(ground(root.get("pace"))) : Optional.empty(),
        root.get("tables").texts(),
        root.get("switches").each(this::ruleSwitch),
        defaults(root.get("defaults")),
        root.get("demands").each(this::demand),
        root.has("traits") ? Set.copyOf(root.get("traits").each(BookDataReader::trait)) : Set.of(),
        root.has("occasions") ? OccasionReader.read(root.get("occasions")) : Map.of());
  }

  private static Trait trait(DataNode node) {
    return Trait.find(node.text())
        .orElseThrow(
            () ->
                node.expected(
                    Arrays.stream(Trait.values())
                        .map(Trait::word)
                        .collect(Collectors.joining(" or "))));
  }

  private static <T> List<Conditional<T>> conditional(DataNode list, Function<DataNode, T> read) {
    List<Conditional<T>> values =
        list.each(node -> new Conditional<>(node.text("when", ""), read.apply(node)));
    if (values.isEmpty() || !values.get(values.size() - 1).when().isEmpty()) {
      throw list.expected("a last value without \"when\"");
    }
    return values;
  }

  private TimeScale time(DataNode node) {
    node.only("when", "turn", "minutes", "parts", "source", "layer");
    return new TimeScale(
        node.get("turn").text(),
        node.get("minutes").integer(),
        node.get("parts").each(this::part),
        citation(node));
  }

  private TurnPart part(DataNode node) {
    node.only(
        "name", "title", "acting", "times", "minutes", "parts", "questions", "source", "layer");
    DataNode acting = node.get("acting");
    for (TurnPart.Acting candidate : TurnPart.Acting.values()) {
      if (candidate.word().equals(acting.text())) {
        return new TurnPart(
            node.get("name").text(),
            node.get("title").text(),
            candidate,
            node.has("times") ? node.get("times").integer() : 1,
            node.has("minutes") ? node.get("minutes").integer() : 0,
            node.has("parts") ? node.get("parts").each(this::part) : List.of(),
            node.has("questions") ? node.get("questions").texts() : List.of(),
            citation(node));
      }
    }
    throw acting.expected("together, in-turn, active, passive or umpire");
  }

  private GroundUnit ground(DataNode node) {
    node.only("when", "singular", "plural", "metres", "declared", "source", "layer");
    DataNode metres = node.get("metres");
    try {
      return new GroundUnit(
          node.get("singular").text(),
          node.get("plural").text(),
          Fraction.parse(metres.text()),
          node.has("declared") && node.get("declared").truth(),
          citation(node));
    } catch (IllegalArgumentException e) {
      throw metres.expected("a length in metres such as \"3/4\"");
    }
  }

  private RuleSwitch ruleSwitch(DataNode node) {
    node.only("name", "title", "ruled", "alternative", "ruledName", "excludes", "source", "layer");
    return new RuleSwitch(
        node.get("name").text(),
        node.get("title").text(),
        node.get("ruled").text(),
        node.get("alternative").text(),
        node.has("ruledName") ? Optional.of(node.get("ruledName").text()) : Optional.empty(),
        node.has("excludes") ? node.get("excludes").texts() : List.of(),
        citation(node));
  }

  /** An id that stands twice would let a citation point to the wrong one. */
  private List<RuleDefault> defaults(DataNode list) {
    Set<String> ids = new HashSet<>();
    return list.each(
        node -> {
          RuleDefault read = ruleDefault(node);
          if (!ids.add(read.id())) {
            throw node.get("id").expected("an id of its own");
          }
          return read;
        });
  }

  private RuleDefault ruleDefault(DataNode node) {
    node.only("id", "gap", "value", "reason", "source");
    String defaultId = node.get("id").text();
    return new RuleDefault(
        defaultId,
        node.get("gap").text(),
        node.get("value").text(),
        node.get("reason").text(),
        Citation.parse(id, node.text("source", ""), "default:" + defaultId));
  }

  private ScenarioDemand demand(DataNode node) {
    node.only("key", "title", "amount", "values", "required", "source", "layer");
    return new ScenarioDemand(
        node.get("key").text(),
        node.get("title").text(),
        node.has("amount") ? node.get("amount").integer() : 0,
        node.has("values") ? node.get("values").texts() : List.of(),
        !node.has("required") || node.get("required").truth(),
        citation(node));
  }

  private Citation citation(DataNode node) {
    try {
      return Citation.parse(id, node.text("source", ""), node.text("layer", ""));
    } catch (IllegalArgumentException e) {
      throw node.expected("a source: " + e.getMessage());
    }
  }
}
