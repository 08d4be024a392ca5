package studio.kriegsspiel.situation.knowledge;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
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

    /** As whom he looks at the evening, one of several of his side or the only one. */
    private Reader.Player reader(boolean alone) {
      String whom =
          name.map(each -> " " + each)
              .orElseGet(
                  () ->
                      alone
                          ? ""
                          : players.stream()
                              .map(each -> each.person().or(each::role).orElseGet(each::side))
                              .collect(Collectors.joining(", ", " to ", "")));
      return new Reader.Player(
          side(),
          players.stream().flatMap(each -> each.roles().stream()).distinct().toList(),
          Optional.of("Liaison umpire" + whom));
    }
  }

  /**
   * The team of a scenario: as many as it says, else with a liaison umpire for each that it names,
   * and where it says nothing one for each side.
   */
  public static UmpireTeam of(Scenario scenario) {
    int players =
        scenario.sides().stream().mapToInt(side -> Shared.of(scenario, side).players.size()).sum();
    int assistants = scenario.people().assistants().size();
    int said =
        scenario
            .people()
            .umpires()
            .orElse(1 + (assistants > 0 ? assistants : scenario.sides().size()));
    return of(scenario, Math.max(1, Math.min(said, players + 1)));
  }

  /** As whom the liaison umpires look at the evening. */
  public List<Reader.Player> readers() {
    return liaisons.stream().map(this::reader).toList();
  }

  /** The liaison umpire who looks at the evening so. */
  public Optional<Liaison> find(Reader.Player reader) {
    return liaisons.stream().filter(each -> reader(each).equals(reader)).findFirst();
  }

  private Reader.Player reader(Liaison liaison) {
    return liaison.reader(
        liaisons.stream().filter(each -> each.side().equals(liaison.side())).count() == 1);
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
