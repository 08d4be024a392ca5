package studio.kriegsspiel.study.group;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.text.TextSpan;

/** The statements of a scenario, to tell what a place in its text is about. */
public final class StatementTopics {
  private final List<Statement> all = new ArrayList<>();

  private StatementTopics() {}

  /** Those of a scenario. */
  public static StatementTopics of(Scenario scenario) {
    StatementTopics statements = new StatementTopics();
    scenario.sides().forEach(statements::side);
    scenario
        .generalIdea()
        .ifPresent(idea -> statements.add(idea.span(), "General Idea", Audience.EVERYONE));
    statements.placed(scenario);
    statements.told(scenario);
    statements.umpires(scenario);
    return statements;
  }

  /** Those of a text that is no scenario. */
  static StatementTopics none() {
    return new StatementTopics();
  }

  /** The innermost statement that a place belongs to. */
  public Optional<Statement> at(TextSpan place) {
    return all.stream()
        .filter(each -> each.holds(place))
        .min(Comparator.comparingInt(each -> each.span().length()));
  }

  private void add(TextSpan span, String section, Audience readers) {
    all.add(new Statement(span, section, readers, Optional.empty()));
  }

  private void ofUnit(TextSpan span, String section, UnitId unit) {
    all.add(new Statement(span, section, new Audience.SideOnly(unit.side()), Optional.of(unit)));
  }

  private void side(Side side) {
    Audience own = new Audience.SideOnly(side.name());
    add(side.span(), "side", own);
    side.objectives().forEach(each -> add(each.span(), "objective", own));
    side.roles()
        .forEach(
            each -> add(each.span(), "role", new Audience.RoleOnly(side.name(), each.title())));
    side.units().forEach(unit -> ofUnit(unit.span(), "order of battle", unit.id()));
  }

  private void placed(Scenario scenario) {
    scenario.deployments().forEach(each -> ofUnit(each.span(), "deployment", each.unit()));
    scenario.reinforcements().forEach(each -> ofUnit(each.span(), "reinforcement", each.unit()));
    scenario.engineering().forEach(each -> ofUnit(each.span(), "works", each.unit()));
    scenario.plan().patrols().forEach(each -> ofUnit(each.span(), "deployment", each.unit()));
    scenario.plan().marches().forEach(each -> ofUnit(each.span(), "deployment", each.unit()));
    scenario
        .plan()
        .areas()
        .forEach(each -> add(each.span(), "deployment", new Audience.SideOnly(each.side())));
  }

  private void told(Scenario scenario) {
    scenario.reports().forEach(each -> add(each.span(), "report", each.audience()));
    scenario.intelligence().forEach(each -> add(each.span(), "intelligence", each.audience()));
    for (Exercise each : scenario.review().exercises()) {
      add(each.span(), "exercise", Audience.UMPIRE);
      each.decisions()
          .forEach(
              decision ->
                  decision
                      .question()
                      .ifPresent(text -> add(text.span(), "exercise", each.student())));
    }
  }

  private void umpires(Scenario scenario) {
    scenario.plan().events().forEach(each -> add(each.span(), "events", Audience.UMPIRE));
    scenario.umpireNotes().forEach(each -> add(each.span(), "umpire notes", Audience.UMPIRE));
    scenario.known().places().forEach(each -> add(each.span(), "places", Audience.UMPIRE));
    scenario.known().maps().forEach(each -> add(each.span(), "maps", Audience.UMPIRE));
    scenario.variants().forEach(each -> add(each.span(), "variant", Audience.UMPIRE));
    scenario.review().assertions().forEach(each -> add(each.span(), "assertions", Audience.UMPIRE));
    scenario
        .review()
        .allowances()
        .forEach(each -> add(each.span(), "what is allowed", Audience.UMPIRE));
  }
}
