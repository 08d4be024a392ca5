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

/** Hours, roads, objectives and works of the enemy in prose. */
public final class PlanGivenAway implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-SEC-006",
              "The enemy's plans in prose",
              Severity.WARNING,
              "a side does not know the enemy's orders")
          .citing(REISSWITZ_1824, "§6", "a report holds only such news of the enemy as is fitting")
          .citing(BRITISH_1815, "General Idea", "the General Idea tells no more than needed")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (FactsTold.Told told :
        FactsTold.of(context)
            .of(Set.of(TellingFact.Kind.COMING, TellingFact.Kind.AIM, TellingFact.Kind.WORK))) {
      report
          .add(
              told.prose().at(told.start(), told.end()),
              "%s gives away %s by \"%s\", of which nothing has told its readers."
                  .formatted(Capital.of(told.text().what()), told.fact().what(), told.words()))
          .hint(
              "leave it out, or let a spy or a prisoner bring it under `intelligence`; `allow KS-SEC-006` with a reason where it is meant");
    }
  }
}
