package studio.kriegsspiel.checks.news;

import studio.kriegsspiel.rules.Capital;
import studio.kriegsspiel.scenario.audience.Audience;

/** Audiences in words. */
final class Readers {
  private Readers() {}

  /** The same at the beginning of a sentence. */
  static String first(Audience audience) {
    return Capital.of(of(audience));
  }

  /** {@code Blue}, {@code "Commander" of Blue}, {@code everyone}, {@code the umpire}. */
  static String of(Audience audience) {
    if (audience instanceof Audience.SideOnly side) {
      return side.side();
    }
    if (audience instanceof Audience.RoleOnly role) {
      return "\"" + role.role() + "\" of " + role.side();
    }
    return audience instanceof Audience.Everyone ? "everyone" : "the umpire";
  }
}
