package studio.kriegsspiel.scenario.tonight;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.people.HeldRole;
import studio.kriegsspiel.scenario.people.Person;

/**
 * What one player plays.
 *
 * @param side the side's name
 * @param roles the titles of the roles held
 * @param person who it is, where the text says
 */
public record Seat(String side, List<String> roles, Optional<Person> person) {
  /** Copies the list. */
  public Seat {
    roles = List.copyOf(roles);
  }

  /** All seats of a scenario, side by side: those of its players, then of roles nobody holds. */
  public static List<Seat> of(Scenario scenario) {
    List<Seat> seats = new ArrayList<>();
    for (Side side : scenario.sides()) {
      Set<String> titles =
          side.roles().stream().map(Role::title).collect(Collectors.toCollection(HashSet::new));
      for (Person person : scenario.people().players()) {
        List<String> held =
            person.roles().stream()
                .filter(each -> each.side().equals(side.name()) && titles.remove(each.role()))
                .map(HeldRole::role)
                .toList();
        if (!held.isEmpty()) {
          seats.add(new Seat(side.name(), held, Optional.of(person)));
        }
      }
      for (Role role : side.roles()) {
        if (titles.remove(role.title())) {
          seats.add(new Seat(side.name(), List.of(role.title()), Optional.empty()));
        }
      }
    }
    return seats;
  }

  /** Whether a role is played here. */
  public boolean holds(Audience.RoleOnly role) {
    return side.equals(role.side()) && roles.contains(role.role());
  }

  /** Such as {@code Anna: "Commander" and "Aide" of Blue}. */
  public String words() {
    return person.map(each -> each.title() + ": ").orElse("")
        + roles.stream().map(each -> "\"" + each + "\"").collect(Collectors.joining(" and "))
        + " of "
        + side;
  }
}
