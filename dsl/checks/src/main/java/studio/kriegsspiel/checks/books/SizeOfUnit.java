package studio.kriegsspiel.checks.books;

import static studio.kriegsspiel.rules.RuleBookId.KRIEGSKUNST;
import static studio.kriegsspiel.rules.RuleBookId.NAPOLEONIC_RNG;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Layer;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.table.IntRange;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Unit;

/** A battalion, regiment or battery of another size than the book plays with. */
public final class SizeOfUnit implements Check {
  private static final Citation DEFAULT_FIGURES =
      Citation.byDefault(KRIEGSKUNST, "DK-08", "(16 to 24 figures of 40 men)");

  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-BOK-003",
              "A unit of another size than the book plays with",
              Severity.WARNING,
              "a book is played with units of the size it is written for")
          .citing(NAPOLEONIC_RNG, "2.4 Units", "base units of 100-125 men, batteries of 8-10 guns")
          .citing(DEFAULT_FIGURES);

  /** Sizes a unit may have. */
  private record Size(int least, int most, String what, Citation citation) {
    boolean isOther(int number) {
      return number != 0 && (number < least || number > most);
    }
  }

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Map<Size, List<Unit>> others = new LinkedHashMap<>();
    context
        .scenario()
        .units()
        .filter(unit -> unit.isBody() && !unit.isPost())
        .forEach(
            unit ->
                size(context.book(), unit)
                    .filter(size -> size.isOther(number(unit)))
                    .ifPresent(
                        size -> others.computeIfAbsent(size, s -> new ArrayList<>()).add(unit)));
    others.forEach((size, units) -> tell(size, units, report));
  }

  private static int number(Unit unit) {
    return unit.type().arm() == Arm.ARTILLERY ? unit.totalPieces() : unit.totalMen();
  }

  /** One finding for all units of a kind: a book of another scale is no fault of each of them. */
  private static void tell(Size size, List<Unit> units, Report report) {
    Unit first = units.get(0);
    String noun = first.type().arm() == Arm.ARTILLERY ? "guns" : "men";
    boolean printed = size.citation().layer() == Layer.PRINTED;
    report
        .add(
            first.nameSpan(),
            "`%s` has %,d %s%s, but %s with %,d to %,d."
                .formatted(
                    first.id().name(),
                    number(first),
                    noun,
                    more(units, noun),
                    printed ? "the book plays" : "the studio's default plays this book",
                    size.least(),
                    size.most()))
        .severity(printed ? Severity.WARNING : Severity.NOTE)
        .rule(size.citation())
        .hint(size.what());
  }

  private static String more(List<Unit> units, String noun) {
    if (units.size() == 1) {
      return "";
    }
    int least = units.stream().mapToInt(SizeOfUnit::number).min().orElseThrow();
    int most = units.stream().mapToInt(SizeOfUnit::number).max().orElseThrow();
    String range = least == most ? "as many" : "%,d to %,d %s".formatted(least, most, noun);
    return " and %d more have %s".formatted(units.size() - 1, range);
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
                DEFAULT_FIGURES))
        : Optional.empty();
  }
}
