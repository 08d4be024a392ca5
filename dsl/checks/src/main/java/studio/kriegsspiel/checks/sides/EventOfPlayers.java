package studio.kriegsspiel.checks.sides;

import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.plan.PlannedEvent;

/** An event that moves or engages troops that a player commands. */
public final class EventOfPlayers implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-EVT-040",
          "An event for a player's troops",
          Severity.ERROR,
          "events move and engage only what the umpire plays");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (PlannedEvent event : context.scenario().plan().events()) {
      if (event.deed().isOrder()) {
        Optional<Unit> unit = event.deed().findUnit().flatMap(context.units()::find);
        unit.flatMap(each -> commander(context, each))
            .ifPresent(
                role ->
                    report
                        .add(
                            event.unitSpan(),
                            "`%s` is under \"%s\" of %s, who gives it its orders; an event cannot."
                                .formatted(
                                    unit.get().id().name(), role.title(), unit.get().id().side()))
                        .hint(
                            "order it by a report to its commander, or take it from his command"));
      }
    }
  }

  /**
   * The role whose unit it is, or one above it; roles that nobody holds count where none is held.
   */
  private static Optional<Role> commander(CheckContext context, Unit unit) {
    Optional<Side> side = context.scenario().findSide(unit.id().side());
    for (Optional<Unit> each = Optional.of(unit);
        each.isPresent();
        each = context.units().findSuperior(each.get())) {
      Unit here = each.get();
      Optional<Role> found =
          side.stream()
              .flatMap(of -> of.roles().stream())
              .filter(role -> role.commands().equals(Optional.of(here.id())))
              .filter(role -> isPlayed(context, unit.id().side(), role))
              .findFirst();
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private static boolean isPlayed(CheckContext context, String side, Role role) {
    return context.scenario().people().players().isEmpty()
        || !context.scenario().people().holdersOf(side, role.title()).isEmpty();
  }
}
