package studio.kriegsspiel.rules.napoleonic;

import java.util.OptionalInt;
import studio.kriegsspiel.rules.procedure.Decision;

/** What a decision leaves of a unit: its base units and order, and the losses of its army. */
final class Ranks {

  private Ranks() {}

  /**
   * Adds it to a decision; a unit whose last base went is gone.
   *
   * @param before its base units, where they are told
   * @param off base units it loses
   * @param lost base units its army lost before
   */
  static Decision.Decided leave(
      Decision.Decided decided,
      String role,
      OptionalInt before,
      int off,
      int lost,
      Organisation state) {
    Decision.Decided left = decided.after(role, "lost", lost + off).after(role, "state", state);
    int remain = before.orElse(0) - off;
    return remain > 0 ? left.after(role, "bases", remain) : left;
  }
}
