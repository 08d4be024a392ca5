package studio.kriegsspiel.situation.secret;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.Objective;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.scenario.text.Passage;

/** Everything of a scenario that is not for everyone: the list an audit looks for. */
public final class Secrets {
  private final List<Secret> all = new ArrayList<>();

  private Secrets() {}

  /**
   * All names and passages of a scenario but the General Idea. What a reader may know of them is
   * taken away later, by comparing with the texts the reader is allowed.
   */
  public static List<Secret> of(Scenario scenario) {
    Secrets secrets = new Secrets();
    for (Side side : scenario.sides()) {
      side.units().forEach(secrets::unit);
      for (Role role : side.roles()) {
        secrets.name("role `" + role.title() + "` of " + side.name(), role.title());
      }
      for (Objective objective : side.objectives()) {
        secrets.passage("objective of " + side.name(), objective.text());
      }
    }
    for (Report report : scenario.reports()) {
      if (!(report.audience() instanceof Audience.Everyone)) {
        secrets.passage("Separate Report to " + whom(report.audience()), report.text().text());
      }
    }
    for (Intelligence item : scenario.intelligence()) {
      secrets.passage("intelligence for " + whom(item.audience()), item.text().text());
    }
    for (Passage note : scenario.umpireNotes()) {
      secrets.passage("an umpire's note", note.text());
    }
    return List.copyOf(secrets.all);
  }

  private void unit(Unit unit) {
    name("unit `" + unit.title() + "` of " + unit.id().side(), unit.title());
    name("unit `" + unit.id() + "`", unit.id().name());
  }

  private void name(String what, String name) {
    List<String> words = Tokens.of(name);
    if (isTelling(words)) {
      all.add(new Secret(what, words, false));
    }
  }

  private void passage(String what, String text) {
    List<String> words = Tokens.of(text);
    if (words.size() >= 2) {
      all.add(new Secret(what, words, true));
    }
  }

  /** A single letter, a bare number or a word of the papers' own tells nothing. */
  private static boolean isTelling(List<String> words) {
    if (words.isEmpty() || Set.copyOf(FramingWords.ALL).containsAll(words)) {
      return false;
    }
    String first = words.get(0);
    return words.size() > 1 || (first.length() > 1 && !first.matches("\\p{N}+"));
  }

  private static String whom(Audience audience) {
    if (audience instanceof Audience.RoleOnly one) {
      return one.side() + ", " + one.role();
    }
    return audience.findSide().orElse("the umpire");
  }
}
