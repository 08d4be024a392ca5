package studio.kriegsspiel.checks.works;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.EngineeringTask;

/** Work on a bridge of which the material, the beginning or the end is not stated. */
public final class WorkUnstated implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-ENG-001",
              "A bridge job without time or material",
              Severity.WARNING,
              "work needs time and material")
          .citing(REISSWITZ_1824, "§71-75", "times and material of bridge work")
          .citing(BRITISH_1815, "Bridges", "times and material of bridge work");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (EngineeringTask each : context.scenario().engineering()) {
      List<String> missing = new ArrayList<>();
      if (each.material().isEmpty() && each.work().isCrossing()) {
        missing.add("with what");
      }
      if (each.begins().isEmpty()) {
        missing.add("when it begins");
      }
      if (each.finished().isEmpty()) {
        missing.add("when it is finished");
      }
      if (!missing.isEmpty()) {
        report
            .add(
                each.span(),
                "The work of `%s` at \"%s\" does not say %s."
                    .formatted(each.unit().name(), each.place(), MessageWords.or(missing)))
            .hint("write, for example, `with trestles from 13:00 to 14:20`");
      }
    }
  }
}
