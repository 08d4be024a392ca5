package studio.kriegsspiel.scenario.people;

import java.util.List;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * One who plays.
 *
 * @param name the name, or {@code 2} for player 2
 * @param named whether it is a name and not a number
 * @param roles the roles held, all of one side if the text is right
 * @param span the whole statement
 * @param nameSpan the name or number in it
 */
public record Person(
    String name, boolean named, List<HeldRole> roles, TextSpan span, TextSpan nameSpan) {
  /** Copies the list. */
  public Person {
    roles = List.copyOf(roles);
  }

  /** Whether a role is among those held. */
  public boolean holds(String side, String role) {
    return roles.stream().anyMatch(each -> each.side().equals(side) && each.role().equals(role));
  }

  /** What the person is called on papers: the name, or {@code Player 2}. */
  public String title() {
    return named ? name : "Player " + name;
  }
}
