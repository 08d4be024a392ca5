package studio.kriegsspiel.checks.sides;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.book.ScenarioDemand;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.people.People;

/** More or fewer players on a side than its force calls for. */
public final class PlayerNumbers implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-PLY-001",
              "Too many or too few players",
              Severity.WARNING,
              "a player can lead only so many troops")
          .citing(REISSWITZ_1824, "§7", "numbers of players")
          .citing(BRITISH_1815, "Number of Players", "");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (Side side : context.scenario().sides()) {
      if (!side.roles().isEmpty()) {
        look(context.book(), side, players(context.scenario().people(), side), report);
      }
    }
  }

  /**
   * Those who hold its roles, where the text says who plays; a role that nobody holds is one more.
   */
  static int players(People people, Side side) {
    long unheld =
        side.roles().stream()
            .filter(role -> people.holdersOf(side.name(), role.title()).isEmpty())
            .count();
    long held =
        people.players().stream()
            .filter(each -> side.roles().stream().anyMatch(r -> each.holds(side.name(), r.title())))
            .count();
    return (int) (unheld + held);
  }

  private static void look(RuleBook book, Side side, int players, Report report) {
    Optional<ScenarioDemand> most = book.findDemand("players.most_per_side");
    if (most.isPresent() && players > most.get().amount()) {
      report
          .add(
              side.nameSpan(),
              MessageWords.say(
                  "%s has %,d players; a side should have no more than %,d.",
                  side.name(), players, most.get().amount()))
          .rule(most.get().citation())
          .hint("merge roles that work together");
    }
    Force force = Force.of(side);
    Optional<ScenarioDemand> three = book.findDemand("players.three_needed_battalions");
    if (three.isPresent() && force.battalions() >= three.get().amount() && players < 3) {
      report
          .add(
              side.nameSpan(),
              MessageWords.say(
                  "%s leads %s with %s; a side of %,d battalions needs at least three.",
                  side.name(),
                  MessageWords.count(force.battalions(), "battalion", "battalions"),
                  MessageWords.count(players, "player", "players"),
                  three.get().amount()))
          .rule(three.get().citation())
          .hint("add a `role` for a wing, the artillery or the staff");
    } else if (players == 1) {
      tooMuchForOne(book, side, force, report);
    }
  }

  private static void tooMuchForOne(RuleBook book, Side side, Force force, Report report) {
    List<String> excess = new ArrayList<>();
    List<ScenarioDemand> broken = new ArrayList<>();
    limit(book, "battalions", force.battalions(), "battalion", excess, broken);
    limit(book, "squadrons", force.squadrons(), "squadron", excess, broken);
    limit(book, "batteries", force.batteries(), "battery", excess, broken);
    if (!broken.isEmpty()) {
      report
          .add(
              side.nameSpan(),
              "One player leads all of %s: %s.".formatted(side.name(), MessageWords.and(excess)))
          .rules(broken.stream().map(ScenarioDemand::citation).distinct().toList())
          .severity(Severity.NOTE)
          .hint("add a `role` for a second player");
    }
  }

  private static void limit(
      RuleBook book,
      String kind,
      int number,
      String one,
      List<String> excess,
      List<ScenarioDemand> broken) {
    Optional<ScenarioDemand> limit = book.findDemand("players.one_suffices_" + kind);
    if (limit.isPresent() && number > limit.get().amount()) {
      excess.add(
          MessageWords.count(number, one, kind)
              + " where one player has up to "
              + limit.get().amount());
      broken.add(limit.get());
    }
  }
}
