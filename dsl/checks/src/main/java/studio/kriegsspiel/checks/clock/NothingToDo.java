package studio.kriegsspiel.checks.clock;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.reach.Start;
import studio.kriegsspiel.situation.release.Releases;

/** A player whose troops come on only after an hour and more, and who is told nothing till then. */
public final class NothingToDo implements Check {
  /** So long nobody should sit and wait; a figure of the studio's own. */
  private static final int LONG_MINUTES = 60;

  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-TIM-006",
              "A player with nothing to do for an hour",
              Severity.NOTE,
              "every player has something to know or to do")
          .citing(REISSWITZ_1824, "§6", "the game is interesting and lively")
          .citing(
              BRITISH_1815, "The General Idea or Scenario", "the game is interesting and lively")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (Side side : context.scenario().sides()) {
      for (Role role : side.roles()) {
        firstDeed(context, role).ifPresent(first -> look(context, side, role, first, report));
      }
    }
  }

  /** When the first of his bodies comes, where all of them come and it is known when. */
  private static Optional<LocalDateTime> firstDeed(CheckContext context, Role role) {
    List<Unit> bodies =
        role.commands().flatMap(context.units()::find).stream()
            .flatMap(Unit::withAllParts)
            .filter(Unit::isBody)
            .toList();
    Optional<LocalDateTime> first = Optional.empty();
    for (Unit body : bodies) {
      Optional<LocalDateTime> from = Start.find(context.situation(), body).map(Start::from);
      if (from.isEmpty()) {
        return Optional.empty();
      }
      first = first.filter(from.get()::isAfter).or(() -> from);
    }
    return first;
  }

  private static void look(
      CheckContext context, Side side, Role role, LocalDateTime troops, Report report) {
    Clock clock = context.clock();
    LocalDateTime busy = earlier(troops, told(context, side, role));
    if (Clock.minutes(clock.begins(), busy) > LONG_MINUTES) {
      report
          .add(
              role.span(),
              "\"%s\" of %s has nothing to know or to do before %s, %s after play begins: his troops come on at %s."
                  .formatted(
                      role.title(),
                      side.name(),
                      clock.show(busy),
                      Clock.show(Clock.minutes(clock.begins(), busy)),
                      clock.show(troops)))
          .hint(
              "let some of his troops begin on the map, send him news, or give him another command till then");
    }
  }

  private static LocalDateTime told(CheckContext context, Side side, Role role) {
    Releases releases = Releases.of(context.situation());
    return context.scenario().intelligence().stream()
        .filter(each -> each.audience().includes(side.name(), role.title()))
        .flatMap(each -> releases.earliest(each.release(), each.audience()).stream())
        .filter(time -> !time.isBefore(context.clock().begins()))
        .min(LocalDateTime::compareTo)
        .orElse(context.clock().ends());
  }

  private static LocalDateTime earlier(LocalDateTime one, LocalDateTime other) {
    return one.isBefore(other) ? one : other;
  }
}
