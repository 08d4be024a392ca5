package studio.kriegsspiel.scenario.tonight;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.Duty;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.UnitId;

/**
 * The roles of a side without one. Who takes over commands the higher of both units where one is
 * part of the other; else both, each in a line of its own under his one title.
 */
record RolesWithout(GivenUp gone) {

  Side from(Side side) {
    if (!side.name().equals(gone.role().side())) {
      return side;
    }
    List<Role> leaving = side.roles().stream().filter(this::isGone).toList();
    List<Role> staying = side.roles().stream().filter(role -> !isGone(role)).toList();
    List<Role> merged =
        gone.heir()
            .match(
                to -> merged(side, leaving, staying, to),
                () -> staying,
                () -> underHis(staying, leaving));
    return side.withRoles(merged);
  }

  private boolean isGone(Role role) {
    return role.title().equals(gone.role().role());
  }

  private static List<Role> merged(
      Side side, List<Role> leaving, List<Role> staying, Audience.RoleOnly to) {
    List<Role> all = new ArrayList<>(staying);
    for (Role left : leaving) {
      take(side, left, to.role(), all);
    }
    Optional<Role> leader = all.stream().filter(role -> role.title().equals(to.role())).findFirst();
    return all.stream().map(role -> under(role, leaving, leader, to.role())).toList();
  }

  /** What one role commanded, as one more line or as part of a line there is. */
  private static void take(Side side, Role left, String title, List<Role> all) {
    int last = -1;
    for (int i = 0; i < all.size(); i++) {
      Role role = all.get(i);
      if (role.title().equals(title)) {
        last = i;
        Optional<UnitId> higher = higher(side, role.commands(), left.commands());
        if (higher.isPresent() || left.commands().isEmpty()) {
          boolean below = higher.equals(left.commands()) && !higher.equals(role.commands());
          all.set(
              i,
              new Role(
                  title,
                  higher.or(role::commands),
                  below ? left.superior() : role.superior(),
                  and(role.duties(), left.duties()),
                  role.span()));
          return;
        }
      }
    }
    if (last >= 0) {
      all.add(
          last + 1, new Role(title, left.commands(), left.superior(), left.duties(), left.span()));
    }
  }

  private static List<Duty> and(List<Duty> first, List<Duty> second) {
    return Stream.concat(first.stream(), second.stream()).distinct().toList();
  }

  /** The one of two units that the other is part of; the only one, where one role has none. */
  private static Optional<UnitId> higher(Side side, Optional<UnitId> one, Optional<UnitId> other) {
    if (one.isEmpty() || other.isEmpty()) {
      return one.or(() -> other);
    }
    return holds(side, one.get(), other.get())
        ? one
        : holds(side, other.get(), one.get()) ? other : Optional.empty();
  }

  private static boolean holds(Side side, UnitId unit, UnitId part) {
    return side.units().filter(each -> each.id().equals(unit)).anyMatch(each -> each.holds(part));
  }

  /** Who was under the role that is gone, is under the leader now; nobody is under himself. */
  private static Role under(Role role, List<Role> leaving, Optional<Role> leader, String leading) {
    Optional<UnitId> his = leader.flatMap(Role::commands);
    if (role.title().equals(leading)) {
      boolean himself = role.superior().isPresent() && role.superior().equals(his);
      return himself ? with(role, leader.flatMap(Role::superior)) : role;
    }
    boolean ofLeaving =
        role.superior().isPresent()
            && leaving.stream().anyMatch(left -> left.commands().equals(role.superior()));
    return ofLeaving && his.isPresent() && !his.equals(role.commands()) ? with(role, his) : role;
  }

  /** Where a role is left out, those under it are under its own superior. */
  private static List<Role> underHis(List<Role> staying, List<Role> leaving) {
    return staying.stream()
        .map(
            role ->
                leaving.stream()
                    .filter(left -> left.commands().isPresent())
                    .filter(left -> left.commands().equals(role.superior()))
                    .findFirst()
                    .map(left -> with(role, left.superior()))
                    .orElse(role))
        .toList();
  }

  private static Role with(Role role, Optional<UnitId> superior) {
    return new Role(role.title(), role.commands(), superior, role.duties(), role.span());
  }
}
