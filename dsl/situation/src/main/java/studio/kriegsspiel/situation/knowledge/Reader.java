package studio.kriegsspiel.situation.knowledge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.people.HeldRole;
import studio.kriegsspiel.scenario.people.Person;

/** Someone a paper is made for. */
public sealed interface Reader {

  /** The umpire, who may know everything. */
  Reader UMPIRE = new Umpire();

  /** All who may be asked for: each side as a whole, its roles, and the people who play it. */
  static List<Player> playersOf(Scenario scenario) {
    List<Player> players = new ArrayList<>();
    for (Side side : scenario.sides()) {
      players.add(Player.ofSide(side.name()));
      for (Role role : side.roles()) {
        players.add(Player.ofRole(side.name(), role.title()));
      }
    }
    players.addAll(peopleOf(scenario));
    return players.stream().distinct().toList();
  }

  /**
   * Every player's paper of a scenario: each side as a whole, then each who plays it. A role that
   * nobody holds has a paper of its own, so that none is lost; a side that the umpire leads himself
   * has none.
   */
  static List<Player> papersOf(Scenario scenario) {
    List<Player> people = peopleOf(scenario);
    List<Player> papers = new ArrayList<>();
    for (Side side : scenario.sides()) {
      if (scenario.people().umpiresSides().contains(side.name())) {
        continue;
      }
      papers.add(Player.ofSide(side.name()));
      people.stream().filter(each -> each.side().equals(side.name())).forEach(papers::add);
      for (Role role : side.roles()) {
        Player own = Player.ofRole(side.name(), role.title());
        if (people.stream().noneMatch(each -> each.isRole(side.name(), role.title()))) {
          papers.add(own);
        }
      }
    }
    return papers.stream().distinct().toList();
  }

  /**
   * Whom a pack to read is printed for. A side has one as a whole only where nobody commands in it:
   * what every role may know stands in each role's pack.
   */
  static List<Player> packsOf(Scenario scenario) {
    return papersOf(scenario).stream()
        .filter(
            each ->
                !each.roles().isEmpty()
                    || scenario.findSide(each.side()).stream()
                        .allMatch(side -> side.roles().isEmpty()))
        .toList();
  }

  /** The people who play; of one who holds roles of two sides, those of the first alone. */
  private static List<Player> peopleOf(Scenario scenario) {
    List<Player> people = new ArrayList<>();
    for (Person person : scenario.people().players()) {
      List<HeldRole> held = person.roles();
      if (!held.isEmpty()) {
        String side = held.get(0).side();
        people.add(
            new Player(
                side,
                held.stream()
                    .filter(each -> each.side().equals(side))
                    .map(HeldRole::role)
                    .distinct()
                    .toList(),
                Optional.of(person.title())));
      }
    }
    return people;
  }

  /** The umpire, who may know everything. */
  record Umpire() implements Reader {}

  /**
   * A player, or all players of a side together.
   *
   * @param side the side's name in the text, such as {@code Blue}
   * @param roles titles of the roles held; without any, what every role of the side may know
   * @param person who it is, such as {@code Anna} or {@code Player 2}, where the text says
   */
  record Player(String side, List<String> roles, Optional<String> person) implements Reader {
    /** Copies the list. */
    public Player {
      roles = List.copyOf(roles);
    }

    /** What every role of a side may know. */
    public static Player ofSide(String side) {
      return new Player(side, List.of(), Optional.empty());
    }

    /** What one role may know. */
    public static Player ofRole(String side, String role) {
      return new Player(side, List.of(role), Optional.empty());
    }

    /** The titles of the roles, one behind the other; none for a whole side. */
    public Optional<String> role() {
      return roles.isEmpty() ? Optional.empty() : Optional.of(String.join(" and ", roles));
    }

    /** Whether a role is among those held. */
    public boolean isRole(String side, String role) {
      return this.side.equals(side) && roles.contains(role);
    }

    /** Whether this reader is among those a statement is for. */
    public boolean isAmong(Audience audience) {
      return audience instanceof Audience.RoleOnly one
          ? isRole(one.side(), one.role())
          : audience.includes(side, "");
    }
  }
}
