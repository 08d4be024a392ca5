package studio.kriegsspiel.checks.variant;

import java.util.List;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.Change;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.variant.NothingNew;

/** A variant, or a line of one, that says what the scenario says anyway. */
public final class VariantChangesNothing implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-VAR-060",
          "A variant that changes nothing",
          Severity.WARNING,
          "a variant is told from its scenario by something");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    boolean isVariant = context.scenario().review().variant().isPresent();
    for (Variant variant : isVariant ? List.<Variant>of() : context.scenario().variants()) {
      List<Change> same =
          variant.changes().stream()
              .filter(change -> NothingNew.is(context.scenario(), change))
              .toList();
      if (same.size() == variant.changes().size() && variant.added().isEmpty()) {
        report
            .add(
                variant.titleSpan(),
                "The variant \"%s\" is the scenario itself: nothing in it is otherwise."
                    .formatted(variant.title()))
            .hint("say below it what is otherwise, or take it out");
      } else {
        same.forEach(
            change ->
                report
                    .add(
                        change.span(),
                        "The variant \"%s\" says here what the scenario says anyway."
                            .formatted(variant.title()))
                    .hint("take the line out, or say what is otherwise"));
      }
    }
  }
}
