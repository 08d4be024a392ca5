package studio.kriegsspiel.cli.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Option;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.NearMiss;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;

/** The roles that nobody comes for. */
public final class WithoutOption {
  @Option(
      names = "--without",
      paramLabel = "ROLE",
      description =
          "A role that nobody comes for: its title, or `TITLE of SIDE`. Any number of times.")
  private List<String> without = new ArrayList<>();

  /** The roles of a scenario that are meant; one that there is not is a fault. */
  public List<Audience.RoleOnly> in(Scenario scenario) {
    return without.stream().map(title -> find(title, scenario)).distinct().toList();
  }

  private static Audience.RoleOnly find(String asked, Scenario scenario) {
    List<Audience.RoleOnly> meant =
        roles(scenario)
            .filter(
                role ->
                    role.role().equalsIgnoreCase(asked)
                        || (role.role() + " of " + role.side()).equalsIgnoreCase(asked))
            .toList();
    if (meant.isEmpty()) {
      throw NearMiss.fault(
          "The scenario has no role `" + asked + "`",
          asked,
          roles(scenario).map(Audience.RoleOnly::role).distinct().toList());
    }
    if (meant.size() > 1) {
      throw new CommandFault(
          "More than one side has a role `"
              + asked
              + "`; say which: "
              + String.join(
                  " or ",
                  meant.stream().map(one -> "`" + one.role() + " of " + one.side() + "`").toList())
              + ".");
    }
    return meant.get(0);
  }

  private static Stream<Audience.RoleOnly> roles(Scenario scenario) {
    return scenario.sides().stream()
        .flatMap(
            side ->
                side.roles().stream()
                    .map(role -> new Audience.RoleOnly(side.name(), role.title()))
                    .distinct());
  }
}
