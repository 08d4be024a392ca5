package studio.kriegsspiel.checks.secrets;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.Passage;

/** A name in the General Idea, which all read, that only one side may know. */
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
    Optional<Passage> idea = context.scenario().generalIdea();
    if (idea.isPresent()) {
      look(context, idea.get(), report);
    }
    context.scenario().reports().stream()
        .filter(each -> each.audience().findSide().isEmpty())
        .filter(each -> each.audience().includes("", ""))
        .forEach(each -> look(context, each.text(), report));
    context.scenario().intelligence().stream()
        .filter(each -> each.audience().findSide().isEmpty())
        .filter(each -> each.audience().includes("", ""))
        .forEach(each -> look(context, each.text(), report));
  }

  private static void look(CheckContext context, Passage passage, Report report) {
    for (Mentions.Mention mention : Mentions.of(context).in(passage.span(), passage.text())) {
      report
          .add(
              mention.span(),
              "\"%s\" (%s) stands in a text that everyone reads, but %s."
                  .formatted(mention.words(), mention.what(), mention.reason()))
          .severity(mention.later() ? Severity.ERROR : Severity.WARNING)
          .hint("say it without the name, or tell it to " + mention.side() + " alone");
    }
  }
}
