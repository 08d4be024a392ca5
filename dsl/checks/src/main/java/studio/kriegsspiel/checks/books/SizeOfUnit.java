package studio.kriegsspiel.checks.books;

import static studio.kriegsspiel.rules.RuleBookId.KRIEGSKUNST;
import static studio.kriegsspiel.rules.RuleBookId.NAPOLEONIC_RNG;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.check.Together;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Layer;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.field.PlayedSize;
import studio.kriegsspiel.scenario.finding.Severity;
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
          .citing(Citation.byDefault(KRIEGSKUNST, "DK-08", "(16 to 24 figures of 40 men)"));

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Map<PlayedSize, List<Unit>> others = new LinkedHashMap<>();
    context
        .scenario()
        .units()
        .filter(unit -> unit.isBody() && !unit.isPost())
        .forEach(
            unit ->
                context
                    .book()
                    .fieldManual()
                    .findPlayedSize(unit.type().arm(), unit.echelon().word())
                    .filter(size -> number(unit) != 0 && !size.allows(number(unit)))
                    .ifPresent(
                        size -> others.computeIfAbsent(size, s -> new ArrayList<>()).add(unit)));
    others.forEach(
        (size, units) ->
            Together.groups(context, INFO.id(), units, Unit::id)
                .forEach(group -> tell(size, group, report)));
  }

  private static int number(Unit unit) {
    return unit.type().arm() == Arm.ARTILLERY ? unit.totalPieces() : unit.totalMen();
  }

  /** One finding for all units of a kind: a book of another scale is no fault of each of them. */
  private static void tell(PlayedSize size, List<Unit> units, Report report) {
    Unit first = units.get(0);
    String noun = first.type().arm() == Arm.ARTILLERY ? "guns" : "men";
    boolean printed = size.citation().layer() == Layer.PRINTED;
    report
        .add(
            first.nameSpan(),
            "%s, but %s with %s to %s."
                .formatted(
                    sizes(units, noun),
                    printed ? "the book plays" : "the studio's default plays this book",
                    MessageWords.group(size.least()),
                    MessageWords.group(size.most())))
        .severity(printed ? Severity.WARNING : Severity.NOTE)
        .rule(size.citation())
        .hint(size.what());
  }

  /** Such as {@code `A` and 2 more have 5 to 11 guns}. */
  private static String sizes(List<Unit> units, String noun) {
    int least = units.stream().mapToInt(SizeOfUnit::number).min().orElseThrow();
    int most = units.stream().mapToInt(SizeOfUnit::number).max().orElseThrow();
    String first = "`" + units.get(0).id().name() + "`";
    if (units.size() == 1) {
      return "%s has %s %s".formatted(first, MessageWords.group(most), noun);
    }
    String range = least == most ? "" : MessageWords.group(least) + " to ";
    String each = least == most ? " each" : "";
    return "%s and %s more have %s%s %s%s"
        .formatted(
            first,
            MessageWords.group(units.size() - 1),
            range,
            MessageWords.group(most),
            noun,
            each);
  }
}
