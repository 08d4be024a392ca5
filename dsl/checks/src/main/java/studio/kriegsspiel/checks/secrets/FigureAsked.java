package studio.kriegsspiel.checks.secrets;

import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.rules.Capital;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.text.ProseReference;
import studio.kriegsspiel.scenario.text.Referent;
import studio.kriegsspiel.situation.knowledge.FilledProse;
import studio.kriegsspiel.situation.knowledge.ReadableText;

/** A figure that prose asks for and that its reader may not know. */
public final class FigureAsked implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-SEC-050",
              "A figure that its reader may not know",
              Severity.WARNING,
              "a side does not know the enemy's returns")
          .citing(REISSWITZ_1824, "§6", "a report holds only such news of the enemy as is fitting");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    FilledProse prose = FilledProse.of(context.situation());
    for (ReadableText text : Mentions.of(context).texts()) {
      for (ProseReference reference : text.references()) {
        if (reference.referent() instanceof Referent.OfUnit unit
            && !prose.answers(unit, text.audience(), text.at())) {
          tell(context, text, reference, unit, report);
        }
      }
    }
  }

  private static void tell(
      CheckContext context,
      ReadableText text,
      ProseReference reference,
      Referent.OfUnit named,
      Report report) {
    String title =
        context
            .units()
            .find(new UnitId(named.side(), named.name()))
            .map(Unit::title)
            .orElse(named.name());
    report
        .add(
            reference.span(),
            "%s asks for a figure of \"%s\" of %s that its readers do not know; it reads \"%s\"."
                .formatted(Capital.of(text.what()), title, named.side(), FilledProse.UNKNOWN))
        .hint("write about how many, or tell it before by a claim about the enemy");
  }
}
