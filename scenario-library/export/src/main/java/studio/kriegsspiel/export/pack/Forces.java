package studio.kriegsspiel.export.pack;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.export.pdf.Table;
import studio.kriegsspiel.scenario.force.Figures;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.force.UnitIndex;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.UnitView;

/** Orders of battle as tables: the strength that is left when play begins. */
final class Forces {
  private Forces() {}

  /** A player's: what stands in the view. */
  static Table of(PlayerView view) {
    Table table =
        new Table(
            Table.words(Phrase.UNIT.words(), 46),
            Table.words(Phrase.TROOPS.words(), 46),
            Table.figures(Phrase.MEN.words(), 10),
            Table.figures(Phrase.GUNS.words(), 9),
            Table.words("", 26));
    view.army().forEach(unit -> add(table, unit, 0, view));
    return table;
  }

  private static void add(Table table, UnitView unit, int depth, PlayerView view) {
    List<String> company =
        view.units()
            .filter(each -> each.particulars().sentTo().equals(Optional.of(unit.name())))
            .map(UnitView::title)
            .toList();
    table.row(
        depth,
        !unit.isBody() && depth == 0,
        unit.title(),
        TroopWords.of(
            unit,
            company,
            unit.particulars().sentTo().flatMap(view::findUnit).map(UnitView::title)),
        PaperWords.number(unit.presentMen()),
        PaperWords.number(unit.presentPieces()),
        toCome(unit));
    unit.parts().forEach(part -> add(table, part, depth + 1, view));
  }

  /** What of a unit is not there yet. */
  private static String toCome(UnitView unit) {
    if (unit.standing() == UnitView.Standing.EXPECTED) {
      return Phrase.TO_COME.words();
    }
    if (unit.withAllParts().noneMatch(each -> each.standing() == UnitView.Standing.EXPECTED)) {
      return "";
    }
    int men = menToCome(unit);
    return men == 0 ? Phrase.PART_TO_COME.words() : Phrase.MEN_TO_COME.of(PaperWords.number(men));
  }

  private static int menToCome(UnitView unit) {
    return unit.standing() == UnitView.Standing.EXPECTED
        ? unit.presentMen()
        : unit.parts().stream().mapToInt(Forces::menToCome).sum();
  }

  /** The umpire's: with short names, and sources by the numbers of {@code sources}. */
  static Table ofUmpire(List<Unit> army, UnitIndex units, NumberedSources sources) {
    Table table =
        new Table(
            Table.words("Unit", 40),
            Table.words("Name", 19),
            Table.words("Troops", 33),
            Table.figures("Men", 9),
            Table.figures("Guns", 8),
            Table.words("Source", 11));
    army.forEach(unit -> add(table, unit, 0, units, sources));
    return table;
  }

  private static void add(
      Table table, Unit unit, int depth, UnitIndex units, NumberedSources sources) {
    List<String> company =
        units.company(unit).stream()
            .filter(each -> units.findAttachment(each).isPresent())
            .map(Unit::title)
            .toList();
    table.row(
        depth,
        !unit.isBody() && depth == 0,
        unit.title(),
        unit.id().name(),
        TroopWords.of(unit, company, units.findAttachment(unit).map(Unit::title)),
        PaperWords.number(unit.presentMen()),
        PaperWords.number(unit.presentPieces()),
        sources.numbersOf(unit.sources()));
    unit.parts().forEach(part -> add(table, part, depth + 1, units, sources));
  }

  /**
   * What each source says of a unit's figures, side by side; units with the same rows share them.
   */
  static Table ofReadings(Side side, NumberedSources sources) {
    Table table =
        new Table(
            Table.words("Unit", 40),
            Table.words("Figures", 50),
            Table.words("Source", 14),
            Table.words("Followed", 16));
    Map<List<List<String>>, List<Unit>> alike =
        side.units()
            .filter(unit -> !unit.particulars().readings().isEmpty())
            .collect(
                Collectors.groupingBy(
                    unit -> readings(unit, sources), LinkedHashMap::new, Collectors.toList()));
    alike.forEach(
        (rows, units) -> {
          String who = units.get(0).title();
          for (List<String> row : rows) {
            table.row(who, row.get(0), row.get(1), row.get(2));
            who = "";
          }
          if (units.size() > 1) {
            String others =
                units.stream().skip(1).map(Unit::title).collect(Collectors.joining(", "));
            table.row("", "The same: " + others, "", "");
          }
        });
    return table;
  }

  private static List<List<String>> readings(Unit unit, NumberedSources sources) {
    return unit.particulars().readings().stream()
        .map(
            each ->
                List.of(
                    TroopWords.of(each.figures()),
                    sources.numbersOf(each.sources()),
                    followed(each.figures(), Figures.of(unit))))
        .toList();
  }

  /** Whether the figures that hold are those of a reading: all it states, some or none. */
  private static String followed(Figures reading, Figures held) {
    return reading.isAllOf(held) ? "yes" : reading.isPartOf(held) ? "in part" : "";
  }
}
