package studio.kriegsspiel.study.evening;

import java.util.List;
import java.util.stream.Collectors;
import studio.kriegsspiel.rules.NearestMatch;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;

/** The roles of a scenario by their titles, or by {@code TITLE of SIDE}; case does not matter. */
public record RoleWords(Scenario scenario) {

  /** How a role is written so that no other can be meant. */
  public static String of(Audience.RoleOnly role) {
    return role.role() + " of " + role.side();
  }

  /**
   * The role that is meant.
   *
   * @throws UnreadableEveningException if there is none, or more than one
   */
  public Audience.RoleOnly find(String asked) {
    List<Audience.RoleOnly> meant =
        all().stream()
            .filter(role -> role.role().equalsIgnoreCase(asked) || of(role).equalsIgnoreCase(asked))
            .toList();
    if (meant.isEmpty()) {
      List<String> known = all().stream().map(Audience.RoleOnly::role).distinct().toList();
      throw new UnreadableEveningException(
          "The scenario has no role `%s`; %s"
              .formatted(
                  asked,
                  NearestMatch.find(asked, known)
                      .map(near -> "did you mean `" + near + "`?")
                      .orElseGet(
                          () ->
                              known.isEmpty()
                                  ? "it has none at all."
                                  : "they are " + String.join(", ", known) + ".")));
    }
    if (meant.size() > 1) {
      throw new UnreadableEveningException(
          "More than one side has a role `%s`; say which: %s."
              .formatted(
                  asked,
                  meant.stream()
                      .map(each -> "`" + of(each) + "`")
                      .collect(Collectors.joining(" or "))));
    }
    return meant.get(0);
  }

  /** All roles, side by side. */
  public List<Audience.RoleOnly> all() {
    return scenario.sides().stream()
        .flatMap(
            side ->
                side.roles().stream()
                    .map(role -> new Audience.RoleOnly(side.name(), role.title()))
                    .distinct())
        .toList();
  }
}
