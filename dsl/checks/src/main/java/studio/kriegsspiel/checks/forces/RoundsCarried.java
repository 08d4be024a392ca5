package studio.kriegsspiel.checks.forces;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.Comparator;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Rounds;
import studio.kriegsspiel.scenario.force.StateAtStart;
import studio.kriegsspiel.scenario.force.Unit;

/** More rounds a man or a gun than the book has them carry. */
public final class RoundsCarried implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-FRC-017",
              "More rounds than can be carried",
              Severity.WARNING,
              "troops have no more rounds than they carry")
          .citing(REISSWITZ_1824, "App. VI", "rounds in limbers and wagons")
          .citing(BRITISH_1815, "App. One, Ammunition", "rounds in limbers and wagons")
          .citing(BRITISH_1815, "Section 3", "60 cartridges a man");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    AmmunitionBook.of(context.book())
        .ifPresent(
            printed ->
                context
                    .scenario()
                    .units()
                    .filter(unit -> unit.isBody() && !unit.isPost())
                    .forEach(unit -> look(printed, unit, report)));
  }

  private static void look(AmmunitionBook printed, Unit unit, Report report) {
    Optional<Rounds> rounds = unit.particulars().state().flatMap(StateAtStart::rounds);
    if (rounds.isEmpty()) {
      return;
    }
    if (rounds.get().per() == Rounds.Per.GUN) {
      ofGuns(printed, unit, rounds.get().count(), report);
    } else if (unit.type().arm() == Arm.INFANTRY) {
      ofMen(printed, unit, rounds.get().count(), report);
    }
  }

  /** The piece that carries most speaks for all of a battery. */
  private static void ofGuns(AmmunitionBook printed, Unit unit, int count, Report report) {
    unit.strength().ordnance().stream()
        .flatMap(pieces -> printed.rounds(unit, pieces).stream())
        .max(Comparator.comparingInt(AmmunitionBook.Rounds::all))
        .filter(carried -> count > carried.all())
        .ifPresent(
            carried ->
                report
                    .add(
                        unit.nameSpan(),
                        MessageWords.say(
                            "`%s` has %,d rounds a gun; limber (%,d) and wagons (%,d) hold %,d.",
                            unit.id().name(),
                            count,
                            carried.limber(),
                            carried.wagons(),
                            carried.all()))
                    .rules(carried.citations().stream().distinct().toList())
                    .hint("write what limbers and wagons hold, or say where the rest is kept"));
  }

  private static void ofMen(AmmunitionBook printed, Unit unit, int count, Report report) {
    printed
        .infantryman()
        .filter(row -> count > row.rounds().orElseThrow())
        .ifPresent(
            row ->
                report
                    .add(
                        unit.nameSpan(),
                        MessageWords.say(
                            "`%s` has %,d rounds a man; a man carries %,d.",
                            unit.id().name(), count, row.rounds().orElseThrow()))
                    .rule(row.citation())
                    .hint("write what a man carries; more comes from the wagon in play"));
  }
}
