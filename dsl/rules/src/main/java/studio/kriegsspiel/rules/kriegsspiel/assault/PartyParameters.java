package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.List;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;

/** The parameters that describe one side of an attack, and how they are read. */
final class PartyParameters {
  private static final int MOST_UNITS = 96;
  private static final int MOST_PACES = 3000;

  /** Skirmish order is that of skirmishers, an arm of its own. */
  private static final List<String> STANDS =
      Stream.of(Stand.values())
          .filter(stand -> stand != Stand.SKIRMISH)
          .map(Parameter::word)
          .toList();

  private PartyParameters() {}

  static List<Parameter> of(String side) {
    return List.of(
        Parameter.choice(side, "arm of the " + side + "s", CombatArm.class).or("infantry"),
        Parameter.choice(side + "-stand", "formation of its infantry", STANDS).or("line"),
        Parameter.number(
            side + "-units", "half battalions, squadrons or skirmish blocks", 1, MOST_UNITS),
        Parameter.number(side + "-percent", "share of their full strength still present", 1, 100)
            .or("100"),
        Parameter.number(side + "-second-line", "units of a second line", 0, MOST_UNITS).or("0"),
        Parameter.number(
                side + "-second-line-paces", "its distance behind the first", 0, MOST_PACES)
            .or("0"),
        Parameter.choice(side + "-fighting", "which line fights", Fighting.class).or("first-line"));
  }

  static Party read(Question question, String side, int flankUnits) {
    CombatArm arm = question.getChoice(side, CombatArm.class);
    Stand stand =
        switch (arm) {
          case CAVALRY -> Stand.LINE;
          case SKIRMISHERS -> Stand.SKIRMISH;
          case INFANTRY -> question.getChoice(side + "-stand", Stand.class);
        };
    return new Party(
        arm,
        stand,
        question.getNumber(side + "-units"),
        flankUnits,
        question.getNumber(side + "-percent"),
        question.getNumber(side + "-second-line"),
        question.getNumber(side + "-second-line-paces"),
        question.getChoice(side + "-fighting", Fighting.class));
  }
}
