package studio.kriegsspiel.rules.battlesystem;

import java.util.ArrayList;
import java.util.List;
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
import studio.kriegsspiel.rules.mapping.Correspondence;
import studio.kriegsspiel.rules.mapping.Match;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.TraceStep;

/** Ranges in movement spaces and cover of the Battle System. */
final class BattleGunnery implements Gunnery {
  private final RuleBook book;
  private final Correspondence terms;

  BattleGunnery(RuleBook book) {
    this.book = book;
    this.terms = Correspondence.of(book.id());
  }

  @Override
  public Optional<RangeTable> findRanges(Troops troops) {
    if (troops.arm() == Arm.INFANTRY) {
      TableRow row = book.table("weapon-ranges").getRow("musket");
      return Optional.of(
          table(
              "muskets",
              List.of(
                  new RangeTable.Step("musketry", row.getInteger("spaces"), "", row.citation()))));
    }
    if (troops.arm() != Arm.ARTILLERY) {
      return Optional.empty();
    }
    String gunClass = BattleManual.gunClass(book, troops);
    List<RangeTable.Step> steps =
        book.table("artillery").rows().stream()
            .filter(row -> row.getText("class").equals(gunClass))
            .map(BattleGunnery::step)
            .toList();
    return Optional.of(table(gunClass + " guns", steps));
  }

  private static RangeTable.Step step(TableRow row) {
    int die = row.getInteger("die");
    String worth = "fires as " + row.getInteger("men") + " men";
    int to = row.getRange("spaces").to();
    return new RangeTable.Step(
        row.getRange("spaces") + (to == 1 ? " space" : " spaces"),
        to,
        die == 0 ? worth : worth + ", die " + (die > 0 ? "+" : "") + die,
        row.citation());
  }

  private RangeTable table(String weapon, List<RangeTable.Step> steps) {
    return new RangeTable(
        weapon, steps, book.ground().plural(), book.ground().metres(), Optional.empty());
  }

  @Override
  public FireEffect effect(Troops troops, LineOfFire line) {
    List<TraceStep> steps = new ArrayList<>();
    for (TerrainKind kind : line.atTarget()) {
      Match match = terms.match(kind);
      match
          .findTerm()
          .flatMap(term -> book.table("cover-classes").findRow(term.replace(' ', '-')))
          .ifPresentOrElse(
              row -> steps.add(cover(kind, row.getText("cover"))),
              () ->
                  match
                      .findTerm()
                      .filter(term -> term.contains("cover") || term.contains("built-up"))
                      .ifPresent(
                          term ->
                              steps.add(
                                  new TraceStep(
                                      "target in a " + kind.label(),
                                      term + ", " + match.note(),
                                      match.citation(),
                                      null))));
    }
    return new FireEffect(Verdict.UNDIVIDED, steps);
  }

  private TraceStep cover(TerrainKind kind, String cover) {
    TableRow row = book.table("cover-modifiers").getRow(cover + "-cover");
    return new TraceStep(
        "target in a " + kind.label(),
        cover + " cover, die " + row.getInteger("value"),
        row.citation(),
        null);
  }
}
