package studio.kriegsspiel.export.play;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import studio.kriegsspiel.scenario.people.AssistantUmpire;
import studio.kriegsspiel.scenario.people.HeldRole;
import studio.kriegsspiel.scenario.people.People;
import studio.kriegsspiel.scenario.people.Person;

/** The people of an evening in the umpire's file. */
final class PeopleNodes {
  private PeopleNodes() {}

  static void write(ObjectNode root, People people) {
    people.umpires().ifPresent(count -> root.put("umpires", count));
    people
        .sitting()
        .ifPresent(
            sitting -> {
              root.put("sittingMinutes", sitting.minutes());
              sitting.difficulty().ifPresent(each -> root.put("difficulty", each));
            });
    if (!people.assistants().isEmpty()) {
      ArrayNode assistants = root.putArray("assistants");
      for (AssistantUmpire each : people.assistants()) {
        ObjectNode one = assistants.addObject().put("name", each.name());
        each.side().ifPresent(side -> one.put("side", side));
      }
    }
    if (!people.players().isEmpty()) {
      ArrayNode players = root.putArray("players");
      for (Person person : people.players()) {
        ArrayNode roles = players.addObject().put("name", person.title()).putArray("roles");
        for (HeldRole role : person.roles()) {
          roles.addObject().put("side", role.side()).put("role", role.role());
        }
      }
    }
  }
}
