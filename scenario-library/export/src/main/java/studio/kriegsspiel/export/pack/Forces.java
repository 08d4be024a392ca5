package studio.kriegsspiel.export.pack;

import java.util.List;
import studio.kriegsspiel.export.pdf.Table;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.knowledge.UnitView;

/** Orders of battle as tables. */
final class Forces {
  private Forces() {}

  /** A player's: what stands in the view. */
  static Table of(List<UnitView> army) {
    Table table =
        new Table(
            Table.words("Unit", 46),
            Table.words("Troops", 46),
            Table.figures("Men", 10),
            Table.figures("Guns", 9),
            Table.words("", 12));
    army.forEach(unit -> add(table, unit, 0));
    return table;
  }

  private static void add(Table table, UnitView unit, int depth) {
    boolean formation = !unit.parts().isEmpty();
    table.row(
        depth,
        formation && depth == 0,
        unit.title(),
        formation
            ? ""
            : troops(
                unit.type().label(),
                unit.grade().map(Grade::label).orElse(""),
                Words.composition(unit.strength())),
        Words.number(unit.totalMen()),
        Words.number(unit.totalPieces()),
        unit.standing() == UnitView.Standing.EXPECTED ? "expected" : "");
    unit.parts().forEach(part -> add(table, part, depth + 1));
  }

  /** The umpire's: with short names, and sources by the numbers of {@code sources}. */
  static Table ofUmpire(List<Unit> army, SourceList sources) {
    Table table =
        new Table(
            Table.words("Unit", 40),
            Table.words("Name", 19),
            Table.words("Troops", 33),
            Table.figures("Men", 9),
            Table.figures("Guns", 8),
            Table.words("Source", 11));
    army.forEach(unit -> add(table, unit, 0, sources));
    return table;
  }

  private static void add(Table table, Unit unit, int depth, SourceList sources) {
    boolean formation = !unit.parts().isEmpty();
    table.row(
        depth,
        formation && depth == 0,
        unit.title(),
        unit.id().name(),
        formation
            ? ""
            : troops(
                unit.type().label(),
                unit.grade().map(Grade::label).orElse(""),
                Words.composition(unit.strength())),
        Words.number(unit.totalMen()),
        Words.number(unit.totalPieces()),
        sources.numbersOf(unit.sources()));
    unit.parts().forEach(part -> add(table, part, depth + 1, sources));
  }

  private static String troops(String type, String grade, String composition) {
    String kind =
        grade.isEmpty() || grade.equals("line") || grade.equals(type) ? type : type + ", " + grade;
    return composition.isEmpty() ? kind : kind + "; " + composition;
  }
}
