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

/** The enemy's true strength in prose, without the name of his troops. */
public final class FigureGivesAway implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-SEC-005",
              "The enemy's true strength without his name",
              Severity.WARNING,
              "a side does not know the enemy's returns")
          .citing(REISSWITZ_1824, "§6", "a report holds only such news of the enemy as is fitting")
          .citing(BRITISH_1815, "General Idea", "the General Idea tells no more than needed")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Mentions mentions = Mentions.of(context);
    for (FactsTold.Told told : FactsTold.of(context).of(Set.of(TellingFact.Kind.STRENGTH))) {
      if (!isOfNamed(told, mentions)) {
        tell(told, report);
      }
    }
  }

  /** Whether it is the figure of a unit that the text names, of which KS-SEC-003 tells. */
  private static boolean isOfNamed(FactsTold.Told told, Mentions mentions) {
    String digits = told.words().replaceAll("\\D", "");
    return mentions.enemiesIn(told.text()).stream()
        .map(Mention::unit)
        .anyMatch(
            unit ->
                digits.equals(Integer.toString(unit.totalMen()))
                    || digits.equals(Integer.toString(unit.presentMen())));
  }

  private static void tell(FactsTold.Told told, Report report) {
    report
        .add(
            told.prose().at(told.start(), told.end()),
            "%s gives away %s by \"%s\", of which nothing has told its readers."
                .formatted(Capital.of(told.text().what()), told.fact().what(), told.words()))
        .hint(
            "write another number, or let a patrol bring it under `intelligence`; `allow KS-SEC-005` with a reason where it is meant");
  }
}
