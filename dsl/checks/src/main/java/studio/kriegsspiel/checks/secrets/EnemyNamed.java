package studio.kriegsspiel.checks.secrets;

import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.List;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.rules.Capital;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.situation.knowledge.ReadableText;

/** A text for one side that names troops of the other, of which nothing has told it yet. */
public final class EnemyNamed implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-SEC-002",
              "A text for one side that names the enemy's troops",
              Severity.WARNING,
              "a side does not know the enemy's order of battle")
          .citing(REISSWITZ_1824, "§6", "a report holds only such news of the enemy as is fitting");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Mentions mentions = Mentions.of(context);
    UnitsTold told = new UnitsTold(mentions);
    for (ReadableText text : mentions.texts()) {
      if (text.audience().findSide().isPresent() && !text.news()) {
        look(text, mentions.enemiesIn(text), told, report);
      }
    }
  }

  private static void look(
      ReadableText text, List<Mention> enemies, UnitsTold told, Report report) {
    for (Mention mention : enemies) {
      if (!told.isToldBefore(text, mention.unit().id())) {
        report
            .add(
                mention.span(),
                "%s names \"%s\" (%s), but %s."
                    .formatted(
                        Capital.of(text.what()), mention.words(), mention.what(), mention.reason()))
            .severity(mention.mayBeAWord() ? Severity.NOTE : Severity.WARNING)
            .hint(
                "let a patrol or a deserter bring the name under `intelligence`"
                    + (mention.mayBeAWord() ? "; leave it if the everyday word is meant" : ""));
      }
    }
  }
}
