package studio.kriegsspiel.scenario.tonight;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.scenario.Scenario;

/**
 * An evening as it is played.
 *
 * @param base the scenario as it is written
 * @param played the scenario with the roles of those who come; every paper is made from it
 * @param people how many come, umpires among them
 * @param umpires how many of them umpire
 * @param seats what the players play
 * @param givenUp what nobody comes for, in the order in which it is given up
 * @param further what those may do who come besides, a phrase for each
 */
public record Evening(
    Scenario base,
    Scenario played,
    int people,
    int umpires,
    List<Seat> seats,
    List<GivenUp> givenUp,
    List<String> further) {
  /** Copies the lists. */
  public Evening {
    seats = List.copyOf(seats);
    givenUp = List.copyOf(givenUp);
    further = List.copyOf(further);
  }

  /** The whole proposal in lines for the umpire. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    List<String> all = new ArrayList<>();
    all.add(ListWords.count(umpires, "umpire", "umpires"));
    all.add(ListWords.count(seats.size(), "player", "players"));
    int besides = people - umpires - seats.size();
    if (besides > 0) {
      all.add(ListWords.number(besides) + " besides");
    }
    lines.add(ListWords.count(people, "person", "people") + ": " + ListWords.and(all) + ".");
    seats.forEach(each -> lines.add("  plays    " + each.words()));
    further.forEach(each -> lines.add("  besides  " + each));
    for (GivenUp each : givenUp) {
      lines.add("  missing  " + each.words() + ". " + each.reason());
    }
    return lines;
  }
}
