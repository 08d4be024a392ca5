package studio.kriegsspiel.checks.house;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.review.HouseRule;
import studio.kriegsspiel.scenario.review.HouseRule.Kind;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.Situation;

/** Tells where a scenario is not as the house rules want it that it brings in. */
public final class HouseRules {
  private final Scenario scenario;
  private final Counts counts;

  private HouseRules(Situation situation) {
    this.scenario = situation.scenario();
    this.counts = new Counts(situation);
  }

  /** A thing that a rule speaks of: what it is called, where it stands, how much it has. */
  private record Thing(String called, TextSpan span, int has) {}

  /** Every breach, under the name that the rule gives it. */
  public static List<Finding> findings(Situation situation) {
    List<HouseRule> brought = situation.scenario().review().houseRules();
    if (brought.isEmpty()) {
      return List.of();
    }
    List<Finding> found = new ArrayList<>();
    HouseRules rules = new HouseRules(situation);
    for (HouseRule rule : brought) {
      rules.unknownSide(rule).ifPresent(found::add);
      rules.things(rule).stream()
          .filter(thing -> isBroken(rule, thing.has()))
          .map(thing -> breach(rule, thing))
          .forEach(found::add);
    }
    return found;
  }

  /** What is said of a side that the scenario does not have would else be silently let pass. */
  private Optional<Finding> unknownSide(HouseRule rule) {
    List<String> sides = scenario.sides().stream().map(Side::name).toList();
    return rule.side()
        .filter(side -> !sides.contains(side))
        .map(
            side ->
                new Finding(
                    rule.id(),
                    Severity.NOTE,
                    scenario.header().timeSpan(),
                    Optional.empty(),
                    "The house rules \"%s\" speak of a side `%s`, which this scenario does not have: %s."
                        .formatted(rule.house(), side, rule.words()),
                    List.of(),
                    Optional.of(
                        "the sides are %s; `of any side` speaks of all"
                            .formatted(MessageWords.and(sides))),
                    List.of()));
  }

  private static boolean isBroken(HouseRule rule, int has) {
    boolean wanted = has >= rule.wants().least() && has <= rule.wants().most();
    return wanted == rule.denied();
  }

  private static Finding breach(HouseRule rule, Thing thing) {
    String has = Nouns.count(thing.has(), rule.wants().measure());
    return new Finding(
        rule.id(),
        rule.severity(),
        thing.span(),
        Optional.empty(),
        "%s has %s; the house rules \"%s\" say: %s."
            .formatted(thing.called(), has, rule.house(), rule.words()),
        List.of(),
        Optional.of(rule.reason().map(why -> why + "; ").orElse("") + "see " + where(rule)),
        List.of());
  }

  private static String where(HouseRule rule) {
    return rule.span().document() + ", line " + rule.span().line();
  }

  private List<Thing> things(HouseRule rule) {
    List<Thing> things = new ArrayList<>();
    if (rule.subject().kind() == Kind.SCENARIO) {
      TextSpan head = scenario.header().timeSpan();
      things.add(new Thing("The scenario", head, counts.ofTheScenario(rule.wants().measure())));
      return things;
    }
    for (Side side : scenario.sides()) {
      if (rule.side().isEmpty() || rule.side().get().equals(side.name())) {
        ofSide(rule, side, things);
      }
    }
    return things;
  }

  private void ofSide(HouseRule rule, Side side, List<Thing> things) {
    switch (rule.subject().kind()) {
      case SIDE ->
          things.add(
              new Thing(
                  "`" + side.name() + "`",
                  side.span(),
                  counts.ofSide(side, rule.wants().measure())));
      case ROLE -> {
        for (Role role : side.roles()) {
          things.add(
              new Thing(
                  "\"" + role.title() + "\"",
                  role.span(),
                  counts.ofRole(side, role, rule.wants().measure())));
        }
      }
      default ->
          side.units()
              .filter(unit -> !unit.isPost() && isMeant(rule, unit))
              .forEach(
                  unit ->
                      things.add(
                          new Thing(
                              "`" + unit.id().name() + "`",
                              unit.nameSpan(),
                              counts.ofUnit(side, unit, rule.wants().measure()))));
    }
  }

  private static boolean isMeant(HouseRule rule, Unit unit) {
    return switch (rule.subject().kind()) {
      case BODY -> unit.isBody();
      case LEVEL -> rule.subject().level().filter(unit.echelon()::equals).isPresent();
      default -> true;
    };
  }
}
