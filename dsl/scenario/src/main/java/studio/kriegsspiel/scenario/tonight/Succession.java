package studio.kriegsspiel.scenario.tonight;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.people.Heir;

/** Who of the chain of command takes over. */
final class Succession {
  private Succession() {}

  /** The head of a side: the first role that takes orders of nobody, or the first of all. */
  static Optional<Role> head(Side side) {
    return side.roles().stream()
        .filter(role -> role.superior().isEmpty())
        .findFirst()
        .or(() -> side.roles().stream().findFirst());
  }

  /** Whom a role falls to where nothing is stated. */
  static Heir heir(Scenario state, Audience.RoleOnly role, Seat leaving, Worth worth) {
    if (worth.isNothing()) {
      return Heir.NOBODY;
    }
    Side side = state.findSide(role.side()).orElseThrow();
    List<Role> staying =
        side.roles().stream().filter(each -> !leaving.roles().contains(each.title())).toList();
    Optional<UnitId> superior =
        side.roles().stream()
            .filter(each -> each.title().equals(role.role()))
            .findFirst()
            .flatMap(Role::superior);
    return staying.stream()
        .filter(each -> superior.isPresent() && each.commands().equals(superior))
        .findFirst()
        .or(() -> superior.isPresent() ? headOf(staying) : next(state, side, staying))
        .<Heir>map(to -> new Heir.OtherRole(new Audience.RoleOnly(side.name(), to.title())))
        .orElse(Heir.UMPIRE);
  }

  private static Optional<Role> headOf(List<Role> staying) {
    return staying.stream()
        .filter(role -> role.superior().isEmpty())
        .findFirst()
        .or(() -> staying.stream().findFirst());
  }

  /** Where the head of a side is missing: another head, else who leads most. */
  private static Optional<Role> next(Scenario state, Side side, List<Role> staying) {
    return staying.stream()
        .filter(role -> role.superior().isEmpty())
        .findFirst()
        .or(
            () ->
                staying.stream()
                    .max(
                        Comparator.comparing(
                            role ->
                                Worth.of(
                                    state,
                                    new Seat(side.name(), List.of(role.title()), Optional.empty())),
                            Worth.LEAST)));
  }

  /** Why it falls to a role. */
  static String reason(Scenario state, Audience.RoleOnly role, Audience.RoleOnly to, String units) {
    Optional<Side> side = state.findSide(role.side());
    boolean above =
        side.flatMap(each -> find(each, role.role()))
            .flatMap(Role::superior)
            .filter(
                unit ->
                    side.flatMap(each -> find(each, to.role()))
                        .flatMap(Role::commands)
                        .filter(unit::equals)
                        .isPresent())
            .isPresent();
    String who = "\"" + to.role() + "\"" + (above ? ", whose orders it is under," : "");
    return units.isEmpty()
        ? "What is for it alone goes to " + "\"" + to.role() + "\"."
        : units + " would stand unled; " + who + " leads on.";
  }

  private static Optional<Role> find(Side side, String title) {
    return side.roles().stream().filter(each -> each.title().equals(title)).findFirst();
  }
}
