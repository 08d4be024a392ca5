package studio.kriegsspiel.scenario.tonight;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.people.HeldRole;
import studio.kriegsspiel.scenario.people.People;
import studio.kriegsspiel.scenario.people.Person;

/**
 * The players without one role. Who held nothing else is not there; numbers of players follow each
 * other again, so that none is missing.
 */
record PeopleWithout(GivenUp gone) {

  People from(People people) {
    Audience.RoleOnly left = gone.role();
    if (people.players().stream().noneMatch(each -> each.holds(left.side(), left.role()))) {
      return people;
    }
    Optional<Audience.RoleOnly> heir =
        gone.heir().match(Optional::of, Optional::empty, Optional::empty);
    boolean free = heir.filter(to -> people.holdersOf(to.side(), to.role()).isEmpty()).isPresent();
    List<Person> players = new ArrayList<>();
    for (Person person : people.players()) {
      List<HeldRole> held = new ArrayList<>();
      for (HeldRole each : person.roles()) {
        if (!each.side().equals(left.side()) || !each.role().equals(left.role())) {
          held.add(each);
        } else if (free) {
          heir.ifPresent(to -> held.add(new HeldRole(to.side(), to.role(), each.span())));
        }
      }
      if (!held.isEmpty() || person.roles().isEmpty()) {
        players.add(holding(person, held));
      }
    }
    boolean fewer = players.size() < people.players().size();
    return people.with(fewer ? numbered(players) : players);
  }

  private static Person holding(Person person, List<HeldRole> roles) {
    return new Person(person.name(), person.named(), roles, person.span(), person.nameSpan());
  }

  private static List<Person> numbered(List<Person> players) {
    List<Person> all = new ArrayList<>();
    int number = 0;
    for (Person each : players) {
      if (each.named()) {
        all.add(each);
      } else {
        number++;
        all.add(
            new Person(String.valueOf(number), false, each.roles(), each.span(), each.nameSpan()));
      }
    }
    return all;
  }
}
