package studio.kriegsspiel.checks.secrets;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.rules.Capital;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.situation.knowledge.ReadableText;
import studio.kriegsspiel.situation.telling.OwnCounts;

/** "You have three battalions and 24 guns", where no unit of the reader's has as many. */
public final class OwnCountWrong implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-INF-019",
              "Numbers of one's own that no unit has",
              Severity.WARNING,
              "a side knows its own strength")
          .citing(REISSWITZ_1824, "§6", "a report gives the strength of one's own forces")
          .citing(BRITISH_1815, "General Idea", "a report gives the strength of one's own forces");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    OwnCounts counts = OwnCounts.of(context.situation());
    for (ReadableText text : Mentions.of(context).texts()) {
      Optional<String> side = text.audience().findSide();
      if (side.isPresent() && !text.news()) {
        PlayerText prose = PlayerText.of(text, context.text());
        counts
            .wrongIn(prose.text(), side.get())
            .forEach(each -> tell(text, prose, each, side.get(), report));
      }
    }
  }

  private static void tell(
      ReadableText text, PlayerText prose, OwnCounts.Wrong wrong, String side, Report report) {
    report
        .add(
            prose.at(wrong.start(), wrong.end()),
            "%s gives its reader \"%s\", but neither %s in all nor any unit of it has so many."
                .formatted(
                    Capital.of(text.what()),
                    prose.text().substring(wrong.start(), wrong.end()).replaceAll("\\s+", " "),
                    side))
        .hint("let the studio write it: `{forces}`, or `{Unit.strength}` of the unit meant");
  }
}
