package studio.kriegsspiel.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.procedure.AfterState;
import studio.kriegsspiel.scenario.force.UnitId;

/**
 * What decisions have left of bodies, encounters, armies and the game, the latest of each alone.
 *
 * @param all in the order in which each was first left
 */
public record Conditions(List<Left> all) {
  /** Nothing was decided yet. */
  public static final Conditions NONE = new Conditions(List.of());

  /** Keeps its own list. */
  public Conditions {
    all = List.copyOf(all);
  }

  /** What was left last in that word, if anything. */
  public Optional<Left> find(Whose whose, String word) {
    return all.stream()
        .filter(each -> each.whose().equals(whose) && each.word().equals(word))
        .findFirst();
  }

  /** All that was left of one. */
  public List<Left> of(Whose whose) {
    return all.stream().filter(each -> each.whose().equals(whose)).toList();
  }

  /** Whether a body lost all it had. */
  public boolean isGone(UnitId unit) {
    return find(Whose.body(unit), AfterState.GONE)
        .filter(each -> each.value().equals("yes"))
        .isPresent();
  }

  /** The same after a decision. */
  Conditions with(List<Left> fresh) {
    List<Left> now = new ArrayList<>(all);
    for (Left each : fresh) {
      int at = indexOf(now, each);
      if (each.isOver()) {
        now.removeIf(each::isInPlaceOf);
      } else if (at < 0) {
        now.add(each);
      } else {
        now.set(at, each);
      }
    }
    return new Conditions(now);
  }

  private static int indexOf(List<Left> all, Left one) {
    for (int i = 0; i < all.size(); i++) {
      if (one.isInPlaceOf(all.get(i))) {
        return i;
      }
    }
    return -1;
  }
}
