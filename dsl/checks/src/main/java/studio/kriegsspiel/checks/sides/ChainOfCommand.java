package studio.kriegsspiel.checks.sides;

import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;

/** Parts for players that do not make one chain of command. */
public final class ChainOfCommand implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-PLY-002",
              "Parts that make no chain of command",
              Severity.WARNING,
              "one player of a side is in command and the others are under him")
          .citing(REISSWITZ_1824, "§7", "one player commands, the others are under him");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (Side side : context.scenario().sides()) {
      heads(side, report);
      shared(side, report);
      side.roles().forEach(role -> foreign(side, role, report));
      side.roles().forEach(role -> below(context, role, report));
    }
  }

  private static void heads(Side side, Report report) {
    List<Role> heads = side.roles().stream().filter(role -> role.superior().isEmpty()).toList();
    if (heads.size() > 1) {
      for (Role second : heads.subList(1, heads.size())) {
        report
            .add(
                second.span(),
                "\"%s\" is under nobody, and so is \"%s\"; %s has %s commanders."
                    .formatted(
                        second.title(),
                        heads.get(0).title(),
                        side.name(),
                        heads.size() == 2 ? "two" : heads.size()))
            .hint("write `under` and the unit whose commander gives the orders");
      }
    } else if (heads.isEmpty() && !side.roles().isEmpty()) {
      report
          .add(
              side.roles().get(0).span(),
              "Every role of %s is under another; nobody commands.".formatted(side.name()))
          .hint("take the `under` away from the side's commander");
    }
  }

  private static void shared(Side side, Report report) {
    Map<String, Role> commanders = new HashMap<>();
    for (Role role : side.roles()) {
      Optional<UnitId> unit = role.commands();
      if (unit.isPresent()) {
        Role first = commanders.putIfAbsent(unit.get().toString(), role);
        if (first != null) {
          report
              .add(
                  role.span(),
                  "\"%s\" and \"%s\" both command `%s`."
                      .formatted(first.title(), role.title(), unit.get().name()))
              .hint("give one of them another unit");
        }
      }
    }
  }

  private static void foreign(Side side, Role role, Report report) {
    role.commands()
        .filter(unit -> !unit.side().equals(side.name()))
        .ifPresent(
            unit ->
                report
                    .add(
                        role.span(),
                        "\"%s\" of %s commands `%s`, which belongs to %s."
                            .formatted(role.title(), side.name(), unit.name(), unit.side()))
                    .severity(Severity.ERROR)
                    .hint("name a unit of the side's own army"));
  }

  private static void below(CheckContext context, Role role, Report report) {
    Optional<Unit> commands = role.commands().flatMap(context.units()::find);
    Optional<Unit> superior = role.superior().flatMap(context.units()::find);
    if (commands.isPresent()
        && superior.isPresent()
        && commands.get().parts().stream().anyMatch(part -> part.holds(superior.get().id()))) {
      report
          .add(
              role.span(),
              "\"%s\" commands `%s`, but is under `%s`, which is a part of it."
                  .formatted(role.title(), commands.get().id().name(), superior.get().id().name()))
          .hint("write `under` and the unit above it");
    }
  }
}
