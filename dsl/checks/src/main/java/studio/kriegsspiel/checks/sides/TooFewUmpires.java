package studio.kriegsspiel.checks.sides;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.OptionalInt;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Side;

/** One umpire for the largest number of players. */
public final class TooFewUmpires implements Check {
  /** The largest number of players on a side, by §7; the British book gives none of its own. */
  private static final int MANY_PLAYERS = 4;

  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-PLY-003",
              "One umpire for many players",
              Severity.WARNING,
              "an umpire can answer only so many players")
          .citing(REISSWITZ_1824, "§7", "two umpires for the largest number of players")
          .citing(BRITISH_1815, "Number of Players", "more umpires for larger forces");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  /** Only where the text says how many umpires there are. */
  @Override
  public void run(CheckContext context, Report report) {
    OptionalInt umpires = context.scenario().people().umpires();
    if (umpires.isEmpty()
        || umpires.getAsInt() + context.scenario().people().assistants().size() > 1) {
      return;
    }
    for (Side side : context.scenario().sides()) {
      int players = PlayerNumbers.players(context.scenario().people(), side);
      if (players >= MANY_PLAYERS) {
        report
            .add(
                side.nameSpan(),
                MessageWords.say(
                    "%s has %,d players and there is one umpire; so many need two, one for movement and one for losses.",
                    side.name(), players))
            .hint("write `umpires 2`, or name who helps: `assistant umpire \"Clara\"`");
        return;
      }
    }
  }
}
