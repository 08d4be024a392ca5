package studio.kriegsspiel.checks.secrets;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.Set;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.rules.Capital;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.situation.telling.TellingFact;

/** Prose that tells its reader which of his news is false. */
public final class FalsityGivenAway implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-SEC-008",
              "Prose that calls news false",
              Severity.WARNING,
              "which news is false only the umpire knows")
          .citing(
              REISSWITZ_1824, "§6", "news of the enemy names its source, and its reader weighs it")
          .citing(BRITISH_1815, "General Idea", "the General Idea tells no more than needed")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (FactsTold.Told told : FactsTold.of(context).of(Set.of(TellingFact.Kind.FALSITY))) {
      report
          .add(
              told.prose().at(told.start(), told.end()),
              "%s gives away %s by \"%s\", which only the umpire knows."
                  .formatted(Capital.of(told.text().what()), told.fact().what(), told.words()))
          .hint("leave it out: its reader has to weigh the news himself");
    }
  }
}
