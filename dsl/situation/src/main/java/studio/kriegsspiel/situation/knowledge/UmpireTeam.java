package studio.kriegsspiel.situation.knowledge;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.people.AssistantUmpire;

/**
 * Several umpires and whom each serves: one is the controller, the others are liaison umpires, who
 * go between him and players. No liaison umpire serves two sides, so that nobody but the controller
 * holds the secrets of both; a side for which no liaison umpire is left the controller serves
 * himself.
 *
 * @param liaisons the liaison umpires, side by side in the order of the text
 * @param controllers the players whom the controller serves himself
 */
public record UmpireTeam(List<Liaison> liaisons, List<Reader.Player> controllers) {
  /** Copies the lists. */
  public UmpireTeam {
    liaisons = List.copyOf(liaisons);
    controllers = List.copyOf(controllers);
  }

  /**
   * A liaison umpire.
   *
   * @param players whom he serves, all of one side
   * @param name who it is, where the text names an assistant umpire for the side
   */
  public record Liaison(List<Reader.Player> players, Optional<String> name) {
    /** Copies the list; nobody serves nobody. */
    public Liaison {
      players = List.copyOf(players);
      if (players.isEmpty()) {
        throw new IllegalArgumentException("a liaison umpire serves somebody");
      }
    }

    /** The side of his players. */
    public String side() {
      return players.get(0).side();
    }
  }

  /**
   * The team of so many umpires, the controller among them.
   *
   * @throws IllegalArgumentException if there is not even a controller
   * @throws TooManyUmpiresException if there are more liaison umpires than players
   */
  public static UmpireTeam of(Scenario scenario, int umpires) {
    if (umpires < 1) {
      throw new IllegalArgumentException("A team of umpires has at least its controller.");
    }
    List<Shared> sides = scenario.sides().stream().map(side -> Shared.of(scenario, side)).toList();
    int players = sides.stream().mapToInt(each -> each.players.size()).sum();
    int left = umpires - 1;
    if (left > players) {
      throw new TooManyUmpiresException(
          "%d umpires are a controller and %d liaison umpires, but there %s to serve; take at most %d umpires."
              .formatted(
                  umpires,
                  left,
                  players == 1 ? "is 1 player" : "are " + players + " players",
                  players + 1));
    }
    for (; left > 0; left--) {
      sides.stream()
          .filter(each -> each.umpires < each.players.size())
          .max(Comparator.comparingDouble(Shared::need))
          .orElseThrow()
          .umpires++;
    }
    List<Liaison> liaisons = new ArrayList<>();
    List<Reader.Player> controllers = new ArrayList<>();
    for (Shared side : sides) {
      if (side.umpires == 0) {
        controllers.addAll(side.players);
      }
      liaisons.addAll(side.liaisons(scenario.people().assistants()));
    }
    return new UmpireTeam(liaisons, controllers);
  }

  /** The players of a side and how many liaison umpires they have so far. */
  private static final class Shared {
    private final String side;
    private final List<Reader.Player> players;
    private int umpires;

    private Shared(String side, List<Reader.Player> players) {
      this.side = side;
      this.players = players;
    }

    /** Those with papers of their own; of a side without roles all who play it are as one. */
    static Shared of(Scenario scenario, Side side) {
      List<Reader.Player> all =
          Reader.papersOf(scenario).stream()
              .filter(each -> each.side().equals(side.name()))
              .toList();
      List<Reader.Player> single = all.stream().filter(each -> !each.roles().isEmpty()).toList();
      return new Shared(side.name(), single.isEmpty() ? all : single);
    }

    /** How many players one liaison umpire has; a side without any comes first. */
    double need() {
      return umpires == 0 ? 1000.0 * players.size() : (double) players.size() / umpires;
    }

    /** Neighbours in the text go together; the first have one more where it does not go even. */
    List<Liaison> liaisons(List<AssistantUmpire> assistants) {
      List<String> names =
          assistants.stream()
              .filter(each -> each.side().filter(side::equals).isPresent())
              .map(AssistantUmpire::name)
              .toList();
      List<Liaison> liaisons = new ArrayList<>();
      int from = 0;
      for (int i = 0; i < umpires; i++) {
        int to = from + players.size() / umpires + (i < players.size() % umpires ? 1 : 0);
        liaisons.add(
            new Liaison(
                players.subList(from, to),
                i < names.size() ? Optional.of(names.get(i)) : Optional.empty()));
        from = to;
      }
      return liaisons;
    }
  }
}
