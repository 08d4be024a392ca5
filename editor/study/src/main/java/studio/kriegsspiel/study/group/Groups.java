package studio.kriegsspiel.study.group;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.finding.Finding;

/** Puts findings together by what they are about. */
public final class Groups {
  /** What is about the scenario as a whole, and nobody's papers. */
  static final String UMPIRE = "the umpire alone";

  static final String EVERYONE = "everyone";
  static final String WHOLE = "the whole scenario";

  private final Optional<Scenario> scenario;
  private final StatementTopics statements;
  private final String document;

  /**
   * For the findings of one text.
   *
   * @param document the name findings call it
   */
  public Groups(Optional<Scenario> scenario, String document) {
    this.scenario = scenario;
    this.statements = scenario.map(StatementTopics::of).orElseGet(StatementTopics::none);
    this.document = document;
  }

  /**
   * The findings in groups, each in its order; sides and readers in the order of the text, what is
   * everybody's and the umpire's behind them, other groups by their names.
   */
  public Map<String, List<Finding>> of(List<Finding> findings, GroupBy by) {
    Map<String, List<Finding>> groups =
        by == GroupBy.AREA || by == GroupBy.FILE ? new TreeMap<>() : empty(by);
    for (Finding each : findings) {
      groups.computeIfAbsent(nameOf(each, by), name -> new ArrayList<>()).add(each);
    }
    groups.values().removeIf(List::isEmpty);
    return groups;
  }

  private Map<String, List<Finding>> empty(GroupBy by) {
    Map<String, List<Finding>> groups = new LinkedHashMap<>();
    scenario.ifPresent(
        known ->
            known
                .sides()
                .forEach(
                    side -> {
                      groups.put(side.name(), new ArrayList<>());
                      if (by == GroupBy.READER) {
                        side.roles()
                            .forEach(
                                role ->
                                    groups.put(
                                        role.title() + " of " + side.name(), new ArrayList<>()));
                      }
                    }));
    for (String last : List.of(EVERYONE, WHOLE, UMPIRE)) {
      groups.put(last, new ArrayList<>());
    }
    return groups;
  }

  /** The name of the group that a finding is in. */
  public String nameOf(Finding finding, GroupBy by) {
    return switch (by) {
      case AREA -> Areas.of(finding.id());
      case FILE -> finding.span().isPresent() ? finding.span().document() : document;
      case SIDE -> statement(finding).map(this::side).orElseGet(() -> named(finding));
      case READER -> statement(finding).map(Groups::reader).orElseGet(() -> named(finding));
    };
  }

  /** The statement that a finding is about. */
  public Optional<Statement> statement(Finding finding) {
    return statements.at(finding.span());
  }

  private String side(Statement statement) {
    return statement.side().orElse(reader(statement));
  }

  private static String reader(Statement statement) {
    return statement
        .readers()
        .match(
            everyone -> EVERYONE,
            side -> side.side(),
            role -> role.role() + " of " + role.side(),
            umpire -> UMPIRE);
  }

  /** Where no statement holds it: the side of the one unit that its sentence names in full. */
  private String named(Finding finding) {
    List<String> sides =
        scenario.stream()
            .flatMap(known -> known.sides().stream())
            .map(side -> side.name())
            .filter(
                name ->
                    finding.message().contains("`" + name + ".")
                        || finding.message().startsWith(name + " "))
            .toList();
    return sides.size() == 1 ? sides.get(0) : WHOLE;
  }
}
