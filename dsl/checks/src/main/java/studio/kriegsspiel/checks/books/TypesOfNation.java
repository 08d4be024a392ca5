package studio.kriegsspiel.checks.books;

import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.rules.book.Trait;
import studio.kriegsspiel.rules.concept.Nationality;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;

/** Rifles outside the British army, or grenadiers in it, under a book that lists its troops so. */
public final class TypesOfNation implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-FRC-015",
              "Troops that the book lists for another army",
              Severity.NOTE,
              "troops are of the kinds their army has in the book")
          .demanding("side.british_types");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    if (!context.book().has(Trait.TYPES_BY_NATION)) {
      return;
    }
    for (Side side : context.scenario().sides()) {
      side.nation()
          .flatMap(Nationality::find)
          .ifPresent(
              nation ->
                  side.units()
                      .filter(Unit::isBody)
                      .filter(unit -> unit.particulars().nation().isEmpty())
                      .forEach(unit -> look(unit, nation, report)));
    }
  }

  private static void look(Unit unit, Nationality nation, Report report) {
    boolean british = nation == Nationality.BRITISH;
    boolean rifles = unit.type() == UnitType.INFANTRY_RIFLE && !british;
    boolean grenadiers = unit.type() == UnitType.INFANTRY_GRENADIER && british;
    if (rifles || grenadiers) {
      report
          .add(
              unit.nameSpan(),
              rifles
                  ? "`%s` has rifles, which the book gives to the British army alone, and is %s."
                      .formatted(unit.id().name(), nation.label())
                  : "`%s` are grenadiers, which the book gives to every army but the British."
                      .formatted(unit.id().name()))
          .hint("say of which nation the unit is, or write `light` or `line` instead");
    }
  }
}
