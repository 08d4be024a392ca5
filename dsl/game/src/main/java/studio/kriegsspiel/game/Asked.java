package studio.kriegsspiel.game;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.rules.procedure.Procedure;
import studio.kriegsspiel.scenario.force.UnitId;

/**
 * A question of the rule book in a game.
 *
 * @param procedure the name of what decides it
 * @param about one or two bodies, the one that acts first; none where it is asked of the game
 * @param roles who has a role whose name does not say whether it is the first or the second
 * @param question each parameter that is not the question's own, with its value
 * @param dice how the dice fall
 * @param beside who has a part together with the first or the second, each with the question as it
 *     would be asked of him alone; he is of the side whose part he has
 */
public record Asked(
    String procedure,
    List<UnitId> about,
    Map<String, UnitId> roles,
    Map<String, String> question,
    Throws dice,
    Map<UnitId, Map<String, String>> beside) {
  /** Keeps its own copies. */
  public Asked {
    about = List.copyOf(about);
    roles = Collections.unmodifiableMap(new LinkedHashMap<>(roles));
    question = Collections.unmodifiableMap(new LinkedHashMap<>(question));
    beside = Collections.unmodifiableMap(new LinkedHashMap<>(beside));
  }

  /** A question in which nobody has a part together with another. */
  public Asked(
      String procedure,
      List<UnitId> about,
      Map<String, UnitId> roles,
      Map<String, String> question,
      Throws dice) {
    this(procedure, about, roles, question, dice, Map.of());
  }

  /** Who acts. */
  Optional<UnitId> first() {
    return about.stream().findFirst();
  }

  /** On whom. */
  Optional<UnitId> second() {
    return about.stream().skip(1).findFirst();
  }

  /** What decides it, if the book has it. */
  Optional<Procedure> procedure(List<Procedure> book) {
    return book.stream().filter(each -> each.name().equals(procedure)).findFirst();
  }

  /** Those whom it is about as people read them: {@code Blue.A with Blue.C}, {@code Red.D}. */
  public List<String> parties() {
    return about.stream().map(this::withBeside).toList();
  }

  private String withBeside(UnitId unit) {
    List<String> others =
        beside.keySet().stream()
            .filter(each -> each.side().equals(unit.side()))
            .map(UnitId::toString)
            .toList();
    return others.isEmpty() ? unit.toString() : unit + " with " + String.join(", ", others);
  }
}
