package studio.kriegsspiel.export.foreign;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A table of figures. Each row has its cells by the heads of their columns.
 *
 * @param name what is in it
 * @param heads the heads, which are keys of play files where these have one
 */
public record FigureTable(String name, List<String> heads, List<ObjectNode> rows) {
  /** More columns than any table has. */
  public static final int MOST_COLUMNS = 100;

  static final List<String> FORCES =
      List.of(
          "side partOf name title echelon type grade ranks nation weapon commander ordersFrom men"
              .concat(" squadrons pieces wagons pontoons present presentPieces condition lost")
              .concat(" rounds standing formation x y latitude longitude facing")
              .split(" "));
  static final List<String> TIMETABLE =
      List.of(
          "begins ends when what side role unit formation work place material text source"
              .concat(" reliability truth x y latitude longitude")
              .split(" "));
  static final List<String> SOURCES =
      List.of("side subject statement figure followed source confidence hour".split(" "));

  /** What a row of the timetable may be, as far as it is no deed that the umpire has happen. */
  static final Set<String> HAPPENINGS =
      Set.of(
          "play-begins",
          "play-ends",
          "sunrise",
          "sunset",
          "weather",
          "ground",
          "rivers",
          "visibility",
          "report",
          "intelligence",
          "arrival",
          "work",
          "patrol",
          "march",
          "objective",
          "position");

  private static final Set<String> HEADS =
      Stream.of(FORCES, TIMETABLE, SOURCES).flatMap(List::stream).collect(Collectors.toSet());

  /** Copies the lists. */
  public FigureTable {
    heads = List.copyOf(heads);
    rows = List.copyOf(rows);
  }

  /** Whether a head of a column, or the key of a value, is the format's own. */
  public static boolean isHead(String word) {
    return HEADS.contains(word);
  }

  /** Whether a value is one of the few that stand under a head. */
  public static boolean isChosen(String head, String value) {
    return head.equals("what") && HAPPENINGS.contains(value);
  }

  /** The cells of a row in the order of the heads; empty ones are missing nodes. */
  List<JsonNode> cells(ObjectNode row) {
    return heads.stream().<JsonNode>map(row::path).toList();
  }
}
