package studio.kriegsspiel.cli.scenario;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.study.evening.RoleWords;
import studio.kriegsspiel.study.evening.UnreadableEveningException;

/** The roles that nobody comes for. */
public final class WithoutOption {
  @Option(
      names = "--without",
      paramLabel = "ROLE",
      description =
          "A role that nobody comes for: its title, or `TITLE of SIDE`. Any number of times.")
  private List<String> without = new ArrayList<>();

  /** Whether any is named. */
  public boolean isGiven() {
    return !without.isEmpty();
  }

  /** The roles of a scenario that are meant; one that there is not is a fault. */
  public List<Audience.RoleOnly> in(Scenario scenario) {
    RoleWords roles = new RoleWords(scenario);
    try {
      return without.stream().map(roles::find).distinct().toList();
    } catch (UnreadableEveningException unknown) {
      throw new CommandFault(String.valueOf(unknown.getMessage()), unknown);
    }
  }
}
