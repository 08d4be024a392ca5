package studio.kriegsspiel.rules.napoleonic;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.field.FireEffect;
import studio.kriegsspiel.rules.field.FireEffect.Verdict;
import studio.kriegsspiel.rules.field.Gunnery;
import studio.kriegsspiel.rules.field.LineOfFire;
import studio.kriegsspiel.rules.field.RangeTable;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.rules.table.IntRange;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.TraceStep;

/** Ranges of the Napoleonic rules, and whether a target under cover can be aimed at. */
final class NapoleonicGunnery implements Gunnery {
  private static final List<TerrainKind> HIDING =
      List.of(
          TerrainKind.WOOD_LIGHT,
          TerrainKind.WOOD_DENSE,
          TerrainKind.FARM,
          TerrainKind.VILLAGE,
          TerrainKind.TOWN);

  private final RuleBook book;
  private final NationalArmies armies;

  NapoleonicGunnery(RuleBook book) {
    this.book = book;
    this.armies = new NationalArmies(book);
  }

  @Override
  public Optional<RangeTable> findRanges(Troops troops) {
    if (troops.arm() == Arm.INFANTRY) {
      TypeRow row = armies.get(armies.type(troops));
      return row.rangeMillimetres() == 0
          ? Optional.empty()
          : Optional.of(
              table(
                  "infantry fire",
                  List.of(
                      new RangeTable.Step("combat", row.rangeMillimetres(), "", row.citation()))));
    }
    if (troops.arm() != Arm.ARTILLERY) {
      return Optional.empty();
    }
    String kind = armies.type(troops).endsWith("horse") ? "horse" : "foot";
    Map<IntRange, List<TableRow>> byDistance = new LinkedHashMap<>();
    for (TableRow row : book.table("artillery").rows()) {
      if (row.getText("kind").equals(kind)) {
        byDistance.computeIfAbsent(row.getRange("distance"), far -> new ArrayList<>()).add(row);
      }
    }
    List<RangeTable.Step> steps =
        byDistance.entrySet().stream().map(each -> step(each.getKey(), each.getValue())).toList();
    return Optional.of(table(kind + " battery", steps));
  }

  private RangeTable.Step step(IntRange distance, List<TableRow> rows) {
    List<String> worth = new ArrayList<>();
    for (TableRow row : rows) {
      String result =
          switch (row.getText("result")) {
            case "D" -> "disrupted";
            case "L" -> "disrupted with a base lost";
            default -> "";
          };
      if (!result.isEmpty()) {
        worth.add(result + " at number " + row.getRange("number"));
      }
    }
    return new RangeTable.Step(
        distance + " " + book.ground().plural(),
        distance.to(),
        String.join(", ", worth),
        rows.get(0).citation());
  }

  private RangeTable table(String weapon, List<RangeTable.Step> steps) {
    return new RangeTable(
        weapon, steps, book.ground().plural(), book.ground().metres(), Optional.empty());
  }

  @Override
  public FireEffect effect(Troops troops, LineOfFire line) {
    TableRow cover = book.table("visible-units").getRow("in-woods-or-buildings");
    double seenTo = book.ground().toMetres(cover.getInteger("to"));
    return line.atTarget().stream()
        .filter(HIDING::contains)
        .findFirst()
        .map(
            kind ->
                new FireEffect(
                    Verdict.UNDIVIDED,
                    List.of(
                        new TraceStep(
                            "target in a " + kind.label(),
                            line.rangeMetres() <= seenTo
                                ? "near enough to be seen"
                                : "seen within "
                                    + cover.getInteger("to")
                                    + " "
                                    + book.ground().plural()
                                    + " only, unless it fires",
                            cover.citation(),
                            null))))
        .orElseGet(() -> new FireEffect(Verdict.UNDIVIDED, List.of()));
  }
}
