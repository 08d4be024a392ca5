package studio.kriegsspiel.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.rules.procedure.AfterState;
import studio.kriegsspiel.scenario.force.UnitId;

/**
 * What decisions have left of bodies, encounters, armies and the game, the latest of each alone.
 * Asked thousands of times for each time that it changes, so it is sorted by whose it is.
 */
public final class Aftermath {
  /** Nothing was decided yet. */
  public static final Aftermath NONE = new Aftermath(List.of());

  private final List<Left> all;
  private final Map<Whose, List<Left>> byOwner;
  private final Set<String> gone;

  private Aftermath(List<Left> all) {
    this.all = List.copyOf(all);
    this.byOwner =
        all.stream()
            .collect(Collectors.groupingBy(Left::whose, LinkedHashMap::new, Collectors.toList()));
    this.gone =
        all.stream()
            .filter(left -> left.word().equals(AfterState.GONE))
            .map(left -> left.whose().toString())
            .collect(Collectors.toSet());
  }

  /** All that was left, in the order in which each was first left. */
  public List<Left> all() {
    return all;
  }

  /** What was left last in that word, if anything. */
  public Optional<Left> find(Whose whose, String word) {
    for (Left left : of(whose)) {
      if (left.word().equals(word)) {
        return Optional.of(left);
      }
    }
    return Optional.empty();
  }

  /** All that was left of one. */
  public List<Left> of(Whose whose) {
    return byOwner.getOrDefault(whose, List.of());
  }

  /** Whether a body lost all it had, or was taken. */
  public boolean isGone(UnitId unit) {
    return !gone.isEmpty() && gone.contains(unit.toString());
  }

  /** Whether a body is in the hands of the enemy. */
  boolean isTaken(UnitId unit) {
    return find(Whose.body(unit), AfterState.GONE)
        .filter(each -> each.value().equals(AfterState.TAKEN))
        .isPresent();
  }

  /** The same after a decision. */
  Aftermath with(List<Left> fresh) {
    List<Left> now = new ArrayList<>(all);
    for (Left left : fresh) {
      int at = indexOf(now, left);
      if (left.isOver()) {
        now.removeIf(left::isInPlaceOf);
      } else if (at < 0) {
        now.add(left);
      } else {
        now.set(at, left);
      }
    }
    return new Aftermath(now);
  }

  private static int indexOf(List<Left> all, Left one) {
    for (int i = 0; i < all.size(); i++) {
      if (one.isInPlaceOf(all.get(i))) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Aftermath conditions && all.equals(conditions.all);
  }

  @Override
  public int hashCode() {
    return all.hashCode();
  }

  @Override
  public String toString() {
    return all.toString();
  }
}
