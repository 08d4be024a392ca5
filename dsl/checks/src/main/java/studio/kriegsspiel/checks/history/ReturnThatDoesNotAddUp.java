package studio.kriegsspiel.checks.history;

import java.util.OptionalInt;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.FigureReading;
import studio.kriegsspiel.scenario.force.SourceNote;
import studio.kriegsspiel.scenario.force.Unit;

/** A return that gives a formation another strength than all its parts together have in it. */
public final class ReturnThatDoesNotAddUp implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-HIS-001",
          "A return that does not add up",
          Severity.NOTE,
          "a return gives a formation what it gives all its parts");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    context
        .scenario()
        .units()
        .forEach(
            unit -> {
              for (FigureReading each : Returns.readings(unit)) {
                for (SourceNote source : each.sources()) {
                  look(unit, each, source, report);
                }
              }
            });
  }

  private static void look(Unit unit, FigureReading reading, SourceNote source, Report report) {
    OptionalInt whole = reading.figures().strength().men();
    OptionalInt sum = Returns.sum(unit, source);
    if (whole.isEmpty()
        || sum.isEmpty()
        || whole.getAsInt() == sum.getAsInt()
        || isToldOfTheScenario(unit, whole.getAsInt(), sum.getAsInt())) {
      return;
    }
    int more = whole.getAsInt() - sum.getAsInt();
    report
        .add(
            source.span(),
            "\"%s\" gives `%s` %s, but its parts together %s: %s too %s."
                .formatted(
                    source.work(),
                    unit.id().name(),
                    MessageWords.count(whole.getAsInt(), "man", "men"),
                    MessageWords.group(sum.getAsInt()),
                    MessageWords.group(Math.abs(more)),
                    more > 0 ? "few" : "many"))
        .hint(
            "a misreading, a misprint, or staff and gunners that only one of the figures counts?");
  }

  /** Where the scenario follows these very figures, they are told as its own. */
  private static boolean isToldOfTheScenario(Unit unit, int whole, int sum) {
    return unit.strength().men().equals(OptionalInt.of(whole))
        && unit.parts().stream().mapToInt(Unit::totalMen).sum() == sum;
  }
}
