package studio.kriegsspiel.checks.forces;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.KRIEGSKUNST;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Draft;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Ordnance;
import studio.kriegsspiel.scenario.force.Unit;

/**
 * A battery of which the calibre is not known: neither its range nor its effect can be looked up.
 */
public final class BatteryCalibre implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-FRC-001",
              "A battery without calibre",
              Severity.WARNING,
              "range and effect of guns depend on their calibre")
          .citing(REISSWITZ_1824, "§6", "batteries are listed with their calibre")
          .citing(BRITISH_1815, "General Idea", "batteries are listed with their calibre")
          .citing(KRIEGSKUNST, "Firing Ranges", "ranges by calibre")
          .demanding("battery.calibre");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    context
        .scenario()
        .units()
        .filter(unit -> unit.type().arm() == Arm.ARTILLERY && unit.isBody() && !unit.isPost())
        .forEach(unit -> look(context, unit, report));
  }

  private static void look(CheckContext context, Unit unit, Report report) {
    List<Ordnance> ordnance = unit.strength().ordnance();
    String name = "`" + unit.id().name() + "`";
    if (ordnance.isEmpty()) {
      report
          .add(unit.nameSpan(), name + " states neither its pieces nor their calibre.")
          .hint("write, for example, `: 6 guns 6-pdr, 2 howitzers 7-pdr` behind its name");
      return;
    }
    Optional<Ordnance> without =
        ordnance.stream().filter(each -> each.calibre().isEmpty()).findFirst();
    if (without.isPresent()) {
      String kind = without.get().kind() == Ordnance.Kind.GUN ? "guns" : "howitzers";
      Draft draft =
          report.add(
              unit.nameSpan(), "The calibre of the " + kind + " of " + name + " is not stated.");
      Optional<Fix> fix = fix(context, unit, without.get());
      draft.fix(fix);
      if (fix.isEmpty()) {
        draft.hint("write the calibre behind the pieces, such as `6 guns 6-pdr`");
      }
    }
  }

  /** Offers the calibre that the other batteries of the side have, if they agree. */
  private static Optional<Fix> fix(CheckContext context, Unit unit, Ordnance without) {
    List<String> others =
        context
            .scenario()
            .units()
            .filter(each -> each.id().side().equals(unit.id().side()))
            .flatMap(each -> each.strength().ordnance().stream())
            .filter(each -> each.kind() == without.kind())
            .flatMap(each -> each.calibre().stream())
            .distinct()
            .toList();
    if (others.size() != 1) {
      return Optional.empty();
    }
    Pattern pieces =
        Pattern.compile(
            "\\b"
                + without.pieces()
                + "\\s+"
                + (without.kind() == Ordnance.Kind.GUN ? "guns?\\b" : "howitzers?\\b"));
    return context
        .text()
        .insertAfter(unit.nameSpan().end(), unit.span().end(), pieces, " " + others.get(0))
        .map(
            edit ->
                Fix.proposal(
                    "make them " + others.get(0) + ", like the others of " + unit.id().side(),
                    List.of(edit)));
  }
}
