package studio.kriegsspiel.situation.telling;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.situation.words.FoldedText;

/**
 * The words by which prose speaks of a place: "Lasne" of "East edge of the Lasne road".
 *
 * @param all all words of its name
 * @param telling those that no other place is likely to have; all, where it has none
 */
record PlaceWords(Set<String> all, Set<String> telling) {
  /** Copies the words. */
  PlaceWords {
    all = Set.copyOf(all);
    telling = Set.copyOf(telling);
  }

  /** Those of a name. */
  static PlaceWords of(String name) {
    List<String> letters = FoldedText.of(name).letters();
    Set<String> words = new LinkedHashSet<>(letters);
    words.removeIf(word -> Lexicon.senses(word).contains(Sense.PLACEWORD));
    return new PlaceWords(
        new LinkedHashSet<>(letters), words.isEmpty() ? new LinkedHashSet<>(letters) : words);
  }

  /** Those of the place a position is written with; none for figures. */
  static Optional<PlaceWords> of(Position position) {
    return position.match(
        at -> Optional.of(of(at.place())),
        offset -> of(offset.origin()),
        grid -> Optional.empty(),
        geographic -> Optional.empty());
  }

  /** Whether it is the name of another place that holds this one's. */
  boolean isWiderThan(PlaceWords other) {
    return all.size() > other.all.size() && all.containsAll(other.all);
  }
}
