package studio.kriegsspiel.situation.knowledge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.force.Side;

/** Someone a paper is made for. */
public sealed interface Reader {

  /** The umpire, who may know everything. */
  Reader UMPIRE = new Umpire();

  /** Every player's paper of a scenario: each side as a whole, then each of its roles. */
  static List<Player> playersOf(Scenario scenario) {
    List<Player> players = new ArrayList<>();
    for (Side side : scenario.sides()) {
      players.add(Player.ofSide(side.name()));
      for (Role role : side.roles()) {
        players.add(Player.ofRole(side.name(), role.title()));
      }
    }
    return List.copyOf(players);
  }

  /** The umpire, who may know everything. */
  record Umpire() implements Reader {}

  /**
   * A player, or all players of a side together.
   *
   * @param side the side's name in the text, such as {@code Blue}
   * @param role the role's title; without it, what every role of the side may know
   */
  record Player(String side, Optional<String> role) implements Reader {

    /** What every role of a side may know. */
    public static Player ofSide(String side) {
      return new Player(side, Optional.empty());
    }

    /** What one role may know. */
    public static Player ofRole(String side, String role) {
      return new Player(side, Optional.of(role));
    }

    /** Whether this reader is among those a statement is for. */
    public boolean isAmong(Audience audience) {
      if (audience instanceof Audience.RoleOnly && role.isEmpty()) {
        return false;
      }
      return audience.includes(side, role.orElse(""));
    }
  }
}
