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

/** Weather and ground to come, and the end of play, in prose. */
public final class LaterGivenAway implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-SEC-007",
              "Weather to come, or the end of play, in prose",
              Severity.WARNING,
              "what comes later only the umpire knows")
          .citing(REISSWITZ_1824, "§6", "the General Idea tells no more than needed")
          .citing(BRITISH_1815, "General Idea", "the General Idea tells no more than needed")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (FactsTold.Told told :
        FactsTold.of(context).of(Set.of(TellingFact.Kind.CHANGE, TellingFact.Kind.END))) {
      report
          .add(
              told.prose().at(told.start(), told.end()),
              "%s gives away %s by \"%s\", which only the umpire knows."
                  .formatted(Capital.of(told.text().what()), told.fact().what(), told.words()))
          .hint("leave the hour out; `allow KS-SEC-007` with a reason where it is meant");
    }
  }
}
