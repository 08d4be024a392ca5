package studio.kriegsspiel.game;

import java.util.List;
import studio.kriegsspiel.scenario.force.UnitId;

/**
 * Whose state something is.
 *
 * @param names a unit's id; those of two between whom it is; a side's name; none for the game's own
 */
public record Whose(List<String> names) {
  /** Of the game as a whole. */
  public static final Whose GAME = new Whose(List.of());

  /** Keeps its own list. */
  public Whose {
    names = List.copyOf(names);
  }

  /** Of one body. */
  public static Whose body(UnitId unit) {
    return new Whose(List.of(unit.toString()));
  }

  /** Of an encounter of two. */
  public static Whose between(UnitId first, UnitId second) {
    return new Whose(List.of(first.toString(), second.toString()));
  }

  /** Of one side's army. */
  public static Whose side(String name) {
    return new Whose(List.of(name));
  }

  @Override
  public String toString() {
    return names.isEmpty() ? "the game" : String.join(" and ", names);
  }
}
