package studio.kriegsspiel.rules.kriegskunst;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.FireEffect;
import studio.kriegsspiel.rules.field.FireEffect.Verdict;
import studio.kriegsspiel.rules.field.Gunnery;
import studio.kriegsspiel.rules.field.LineOfFire;
import studio.kriegsspiel.rules.field.RangeTable;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.TraceStep;

/** Canister, effective and long range, arcs and cover of Die Kriegskunst. */
final class KriegskunstGunnery implements Gunnery {
  private final RuleBook book;

  KriegskunstGunnery(RuleBook book) {
    this.book = book;
  }

  @Override
  public Optional<RangeTable> findRanges(Troops troops) {
    String weapon = KriegskunstManual.weaponRow(troops);
    return book.table("ranges").findRow(weapon).map(row -> table(troops, row));
  }

  private RangeTable table(Troops troops, TableRow row) {
    List<RangeTable.Step> steps = new ArrayList<>();
    if (!row.isDash("canister_to")) {
      steps.add(step("canister", row, "canister_to", canister(row.keyText())));
    }
    steps.add(step("effective", row, "effective_to", ""));
    TableRow far = book.table("long-range").getRow("long");
    steps.add(step("long", row, "long_to", far.getFraction("factor") + " of the loss"));
    boolean skirmishers = troops.type() == UnitType.SKIRMISHERS;
    String arm =
        troops.arm() == Arm.ARTILLERY ? "artillery" : skirmishers ? "skirmishers" : "infantry";
    TableRow arc = book.table("fire-arcs").getRow(arm);
    return new RangeTable(
        row.keyText(),
        steps,
        book.ground().plural(),
        book.ground().metres(),
        Optional.of(new RangeTable.Arc(arc.getInteger("arc"), arc.citation())));
  }

  private static RangeTable.Step step(String name, TableRow row, String column, String worth) {
    return new RangeTable.Step(name, row.getInteger(column), worth, row.citation(column));
  }

  private String canister(String weapon) {
    return book.table("artillery-fire-modifiers").rows().stream()
        .filter(row -> row.keyText().startsWith(weapon + "-canister"))
        .findFirst()
        .map(row -> "+" + row.getInteger("value") + " to the dice")
        .orElse("");
  }

  @Override
  public FireEffect effect(Troops troops, LineOfFire line) {
    List<TraceStep> steps = new ArrayList<>();
    for (TerrainKind kind : line.atTarget()) {
      String modifier =
          switch (kind) {
            case FARM, VILLAGE, TOWN -> "buildings";
            case WOOD_LIGHT, WOOD_DENSE, WALL, HEDGE, DITCH, FIELDWORK -> "cover";
            default -> "";
          };
      if (!modifier.isEmpty()) {
        TableRow row = book.table("target-modifiers").getRow(modifier);
        steps.add(
            new TraceStep(
                "target in a " + kind.label(),
                modifier + ", " + row.getInteger("value") + " to the dice",
                row.citation(),
                null));
      }
    }
    return new FireEffect(Verdict.UNDIVIDED, steps);
  }
}
