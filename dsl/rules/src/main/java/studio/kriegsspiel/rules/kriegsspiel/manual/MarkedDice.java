package studio.kriegsspiel.rules.kriegsspiel.manual;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Layer;
import studio.kriegsspiel.rules.apparatus.DieFace;
import studio.kriegsspiel.rules.apparatus.MarkedDie;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;

/** Reads the dice of a book from its tables of faces. */
final class MarkedDice {
  private static final List<String> FIGURES =
      List.of("number-1", "number-2", "number-3", "number-4");

  private MarkedDice() {}

  /** The dice of close combat, with the figures for fire that a book prints on the same faces. */
  static List<MarkedDie> ofCombat(RuleBook book) {
    RuleTable combat = book.table("combat-dice");
    Optional<RuleTable> fire = book.tables().find("fire-dice");
    return combat.rows().stream()
        .map(row -> row.getText("die"))
        .distinct()
        .map(
            die ->
                new MarkedDie(
                    "Die " + die,
                    combat.rows().stream()
                        .filter(row -> row.getText("die").equals(die))
                        .sorted(Comparator.comparingInt(row -> row.getInteger("face")))
                        .map(row -> face(row, fire))
                        .toList(),
                    book.printed(combat.source())))
        .toList();
  }

  private static DieFace face(TableRow row, Optional<RuleTable> fire) {
    Optional<TableRow> left = find(row, fire, "left");
    Optional<TableRow> right = find(row, fire, "right");
    String circle = row.getText("circle").toUpperCase(Locale.ROOT);
    return new DieFace(
        row.getInteger("face"),
        circle.equals("BLANK") ? DieFace.Circle.NONE : DieFace.Circle.valueOf(circle),
        row.findText("letter").orElse(""),
        Stream.of("infantry_points", "cavalry_points")
            .flatMapToInt(column -> row.findInteger(column).stream())
            .boxed()
            .toList(),
        left.map(MarkedDice::figures).orElse(List.of()),
        right.map(MarkedDice::figures).orElse(List.of()),
        row.isTrue("flame"),
        decisions(row, left, right));
  }

  private static Optional<TableRow> find(TableRow row, Optional<RuleTable> fire, String column) {
    return fire.flatMap(table -> table.findRow(row.getText("die"), row.getInteger("face"), column));
  }

  private static List<Integer> figures(TableRow row) {
    return FIGURES.stream().map(row::getInteger).toList();
  }

  private static List<Citation> decisions(
      TableRow row, Optional<TableRow> left, Optional<TableRow> right) {
    List<Citation> places = new ArrayList<>(List.of(row.citation()));
    places.addAll(row.cellCitations().values());
    left.ifPresent(each -> places.add(each.citation()));
    right.ifPresent(each -> places.add(each.citation()));
    return places.stream()
        .flatMap(each -> findDecision(each).stream())
        .sorted(Comparator.comparing(Citation::reference))
        .distinct()
        .toList();
  }

  /** The ruling or default a place rests on, nothing where the book prints it. */
  private static Optional<Citation> findDecision(Citation place) {
    return place.layer() == Layer.PRINTED ? Optional.empty() : Optional.of(place);
  }

  /** The dice with one number and five blank faces, where a book has such. */
  static List<MarkedDie> ofExceptions(RuleBook book) {
    return book.tables().find("exceptional-dice").stream()
        .flatMap(table -> table.rows().stream())
        .map(
            row -> {
              List<DieFace> faces = new ArrayList<>();
              String number = String.valueOf(row.getInteger("number"));
              faces.add(
                  new DieFace(
                      1,
                      DieFace.Circle.NONE,
                      number,
                      List.of(),
                      List.of(),
                      List.of(),
                      false,
                      List.of()));
              for (int blank = 2; blank <= 6; blank++) {
                faces.add(DieFace.blank(blank));
              }
              return new MarkedDie("Exceptional die " + number, faces, row.citation());
            })
        .toList();
  }
}
