package studio.kriegsspiel.export.pack;

import java.util.stream.Collectors;
import studio.kriegsspiel.export.pdf.PaperText;
import studio.kriegsspiel.export.pdf.Table;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.people.HeldRole;
import studio.kriegsspiel.scenario.people.People;
import studio.kriegsspiel.scenario.people.Person;
import studio.kriegsspiel.scenario.people.Sitting;

/** Who plays and who judges, in the umpire's book. */
final class PeopleTable {
  private PeopleTable() {}

  static void print(Scenario scenario, PaperText flow) {
    People people = scenario.people();
    people.umpires().ifPresent(count -> flow.fact("Umpires", String.valueOf(count)));
    people
        .sitting()
        .ifPresent(
            sitting -> {
              flow.fact("Time at the table", sitting.length());
              sitting
                  .difficulty()
                  .ifPresent(each -> flow.fact("Difficulty", each + " of " + Sitting.HARDEST));
            });
    if (!people.assistants().isEmpty()) {
      flow.fact(
          "Assistants",
          people.assistants().stream()
              .map(each -> each.name() + each.side().map(side -> " for " + side).orElse(""))
              .collect(Collectors.joining(", ")));
    }
    if (people.players().isEmpty()) {
      return;
    }
    Table table =
        new Table(Table.words("Player", 24), Table.words("Side", 20), Table.words("Holds", 70));
    for (Person person : people.players()) {
      table.row(
          person.title(),
          person.roles().stream().map(HeldRole::side).distinct().collect(Collectors.joining(", ")),
          person.roles().stream().map(HeldRole::role).collect(Collectors.joining(", ")));
    }
    for (Side side : scenario.sides()) {
      for (Role role : side.roles()) {
        if (people.holdersOf(side.name(), role.title()).isEmpty()) {
          table.row("nobody", side.name(), role.title());
        }
      }
    }
    flow.subheading("Players").table(table);
  }
}
