package studio.kriegsspiel.checks.sides;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.List;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Aim;
import studio.kriegsspiel.scenario.force.Objective;
import studio.kriegsspiel.scenario.force.Side;

/** A side so weak beside another that it has hardly a game. */
public final class LongOdds implements Check {
  /** From these odds on no order of the weaker side changes much; a figure of the studio's own. */
  private static final int HOPELESS = 10;

  /** From these odds on the weaker side needs ground, time or help; the studio's own. */
  private static final int LONG = 5;

  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-SID-006",
              "Odds that leave a side without a game",
              Severity.WARNING,
              "either side can reach its objective")
          .citing(REISSWITZ_1824, "§6", "either side is able to attain its objective")
          .citing(
              BRITISH_1815, "Function of the Umpire", "either side is able to gain its objective");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    List<Side> sides = context.scenario().sides();
    for (Side weak : sides) {
      for (Side strong : sides) {
        compare(weak, Weight.of(weak), strong, Weight.of(strong), report);
      }
    }
  }

  private static void compare(Side weak, Weight few, Side strong, Weight many, Report report) {
    if (few.isUnknown() || few.inMen() == 0 || few.inMen() * LONG > many.inMen()) {
      return;
    }
    boolean hopeless = few.inMen() * HOPELESS <= many.inMen();
    boolean suited = hasOnlyWorkForFew(weak);
    if (suited && !hopeless) {
      return;
    }
    report
        .add(
            weak.nameSpan(),
            MessageWords.say(
                "%s has %s in all, %s has %s: %,d to 1%s.",
                weak.name(),
                few.words(),
                strong.name(),
                many.wordsBeside(few),
                many.inMen() / few.inMen(),
                few.countedBeside(many)))
        .severity(hopeless && !suited ? Severity.WARNING : Severity.NOTE)
        .hint(
            suited
                ? "with what they are to do so few may have a game; is it one worth an evening?"
                : "give %s an objective that can be reached with so few, such as to delay or to reconnoitre, or more troops"
                    .formatted(weak.name()));
  }

  /** Whether all that the side is to do can be done by few: to gain time, to look, to get away. */
  private static boolean hasOnlyWorkForFew(Side side) {
    return !side.objectives().isEmpty()
        && side.objectives().stream().map(Objective::aim).allMatch(LongOdds::isWorkForFew);
  }

  private static boolean isWorkForFew(Aim aim) {
    return aim.match(
        new Aim.Cases<>(
            take -> false,
            hold -> false,
            delay -> true,
            cross -> false,
            destroyPlace -> false,
            destroyUnit -> false,
            reconnoitrePlace -> true,
            reconnoitreUnit -> true,
            leave -> true,
            escort -> false,
            keepOpen -> false,
            free -> false));
  }
}
