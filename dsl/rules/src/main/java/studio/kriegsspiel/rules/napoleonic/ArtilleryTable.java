package studio.kriegsspiel.rules.napoleonic;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.procedure.Bands;
import studio.kriegsspiel.rules.table.IntRange;
import studio.kriegsspiel.rules.table.TableRow;

/** The artillery table: a result by kind of battery, distance and random number. */
final class ArtilleryTable {
  private static final List<String> RESULTS = List.of("N", "D", "L");

  private final Map<String, Map<IntRange, Bands<String>>> byKind = new LinkedHashMap<>();

  ArtilleryTable(RuleBook book) {
    List<TableRow> rows = book.table("artillery").rows();
    for (String kind : List.of("foot", "horse")) {
      List<TableRow> own = rows.stream().filter(row -> row.getText("kind").equals(kind)).toList();
      if (own.isEmpty()) {
        throw new RulesException(
            "In table artillery there are no rows for " + kind + " batteries.");
      }
      Map<IntRange, Bands<String>> byDistance = new LinkedHashMap<>();
      for (TableRow row : own) {
        IntRange distance = row.getRange("distance");
        byDistance.computeIfAbsent(distance, wanted -> bands(own, kind, wanted));
      }
      byKind.put(kind, byDistance);
    }
  }

  private static Bands<String> bands(List<TableRow> rows, String kind, IntRange distance) {
    String what = "artillery, %s at %s mm".formatted(kind, distance);
    List<TableRow> here =
        rows.stream().filter(row -> row.getRange("distance").equals(distance)).toList();
    Bands<String> bands = NumberTables.whole(here, what);
    NumberTables.requireResults(bands, what, RESULTS);
    return bands;
  }

  private Map<IntRange, Bands<String>> of(String kind) {
    return Objects.requireNonNull(byKind.get(kind), kind);
  }

  /** The longest range of a kind of battery, in millimetres. */
  int longest(String kind) {
    return of(kind).keySet().stream().mapToInt(IntRange::to).max().orElse(0);
  }

  private Bands<String> at(String kind, int distance) {
    return of(kind).entrySet().stream()
        .filter(entry -> entry.getKey().contains(distance))
        .findFirst()
        .orElseThrow(
            () ->
                new RulesException(
                    "The artillery table has no row for %s batteries at %d mm."
                        .formatted(kind, distance)))
        .getValue();
  }

  /** N, D or L. */
  String result(String kind, int distance, int number) {
    return at(kind, distance).at(number);
  }

  Citation citation(String kind, int distance, int number) {
    return at(kind, distance).citationAt(number);
  }
}
