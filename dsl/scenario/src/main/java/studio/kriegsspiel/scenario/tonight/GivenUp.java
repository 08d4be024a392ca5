package studio.kriegsspiel.scenario.tonight;

import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.people.Heir;

/**
 * A role that nobody comes for.
 *
 * @param role which
 * @param heir to whom it falls
 * @param reason why this role, and why to him, in sentences for the umpire
 */
public record GivenUp(Audience.RoleOnly role, Heir heir, String reason) {

  /** What is done, such as {@code "Aide" of Blue is left out}. */
  public String words() {
    return role.words()
        + heir.match(
            to -> " is led by \"" + to.role() + "\" as well",
            () -> " is left to the umpire",
            () -> " is left out");
  }
}
