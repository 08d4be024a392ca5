package studio.kriegsspiel.checks.books;

import static studio.kriegsspiel.rules.RuleBookId.KRIEGSKUNST;
import static studio.kriegsspiel.rules.RuleBookId.NAPOLEONIC_RNG;

import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.table.IntRange;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Unit;

/** A battalion, regiment or battery of another size than the book plays with. */
public final class SizeOfUnit implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-BOK-003",
              "A unit of another size than the book plays with",
              Severity.WARNING,
              "a book is played with units of the size it is written for")
          .citing(NAPOLEONIC_RNG, "2.4 Units", "base units of 100-125 men, batteries of 8-10 guns")
          .citing(Citation.byDefault(KRIEGSKUNST, "DK-08", "16-24 figures of 40 men"));

  /** Sizes a unit may have. */
  private record Size(int least, int most, String what, Citation citation) {}

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    context
        .scenario()
        .units()
        .filter(unit -> unit.parts().isEmpty())
        .forEach(unit -> size(context.book(), unit).ifPresent(size -> look(unit, size, report)));
  }

  private static void look(Unit unit, Size size, Report report) {
    boolean guns = unit.type().arm() == Arm.ARTILLERY;
    int number = guns ? unit.totalPieces() : unit.totalMen();
    if (number == 0 || (number >= size.least() && number <= size.most())) {
      return;
    }
    report
        .add(
            unit.nameSpan(),
            "`%s` has %,d %s, but the book plays with %,d to %,d."
                .formatted(
                    unit.id().name(), number, guns ? "guns" : "men", size.least(), size.most()))
        .rule(size.citation())
        .hint(size.what());
  }

  private static Optional<Size> size(RuleBook book, Unit unit) {
    return switch (book.id()) {
      case NAPOLEONIC_RNG -> napoleonic(book, unit);
      case KRIEGSKUNST -> kriegskunst(book, unit);
      default -> Optional.empty();
    };
  }

  private static Optional<Size> napoleonic(RuleBook book, Unit unit) {
    boolean whole =
        unit.echelon() == Echelon.BATTALION
            || unit.echelon() == Echelon.REGIMENT
            || unit.echelon() == Echelon.BATTERY;
    String arm =
        switch (unit.type().arm()) {
          case INFANTRY -> "infantry";
          case CAVALRY -> "cavalry";
          case ARTILLERY -> "artillery";
          default -> "";
        };
    TableRow row = book.table("base-units").findRow(arm).orElse(null);
    if (row == null || !whole) {
      return Optional.empty();
    }
    if (arm.equals("artillery")) {
      IntRange guns = row.getRange("guns");
      return Optional.of(
          new Size(guns.from(), guns.to(), "one model is a battery of that size", row.citation()));
    }
    IntRange bases = row.getRange("bases");
    IntRange men = row.getRange("men");
    return Optional.of(
        new Size(
            bases.from() * men.from(),
            bases.to() * men.to(),
            "a base unit is %s men; take more or fewer base units".formatted(men),
            row.citation()));
  }

  private static Optional<Size> kriegskunst(RuleBook book, Unit unit) {
    TableRow figure = book.table("ground-scale").getRow("figure");
    int men = figure.getDecimal("value").intValueExact();
    int most = book.findDemand("unit.figures_infantry").map(d -> d.amount()).orElse(24);
    return unit.echelon() == Echelon.BATTALION && unit.type().arm() == Arm.INFANTRY
        ? Optional.of(
            new Size(
                most * 2 / 3 * men,
                most * men,
                "a figure is %d men, a battalion 16 to 24 figures".formatted(men),
                figure.citation()))
        : Optional.empty();
  }
}
