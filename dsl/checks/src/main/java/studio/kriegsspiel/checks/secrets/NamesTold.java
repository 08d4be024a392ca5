package studio.kriegsspiel.checks.secrets;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.situation.knowledge.ReadableText;

/** A name in a text for all that only one side may know. */
public final class NamesTold implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-SEC-001",
              "A name for one side in a text for all",
              Severity.WARNING,
              "what all read holds nothing that one side alone may know")
          .citing(REISSWITZ_1824, "§6", "the General Idea tells no more than needed")
          .citing(BRITISH_1815, "General Idea", "all receive the same text");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Mentions mentions = Mentions.of(context);
    mentions.texts().stream()
        .filter(ReadableText::isForAll)
        .flatMap(text -> mentions.ofOneSideIn(text).stream())
        .forEach(mention -> tell(mention, report));
  }

  private static void tell(Mention mention, Report report) {
    report
        .add(
            mention.span(),
            "\"%s\" (%s) stands in a text that everyone reads, but %s."
                .formatted(mention.words(), mention.what(), mention.reason()))
        .severity(severity(mention))
        .hint(
            "say it without the name, or tell it to "
                + mention.side()
                + " alone"
                + (mention.mayBeAWord() ? "; leave it if the everyday word is meant" : ""));
  }

  private static Severity severity(Mention mention) {
    if (mention.isForm()) {
      return Severity.WARNING;
    }
    if (mention.mayBeAWord()) {
      return mention.later() ? Severity.WARNING : Severity.NOTE;
    }
    return mention.later() ? Severity.ERROR : Severity.WARNING;
  }
}
