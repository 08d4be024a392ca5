package studio.kriegsspiel.checks.variant;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.Change;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.scenario.force.Commander;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.secret.UnitNames;
import studio.kriegsspiel.situation.words.FoldedText;
import studio.kriegsspiel.situation.words.NameFinder;

/**
 * By what a text may speak of the troops that a variant goes without: their names, and what the
 * variant's own title calls them, as far as it fits them and nobody who stays.
 */
final class Absent {
  /** A shorter word of a title, such as {@code the}, names nobody. */
  private static final int SHORTEST = 4;

  private final UnitNames names;
  private final UnitNames staying;
  private final Set<String> namesOfOthers;

  /** With each word of the title whether it is a name, which has a capital wherever it stands. */
  private final NameFinder<Boolean> called = new NameFinder<>();

  private Absent(Variant variant, List<Unit> gone, List<Unit> others, Set<String> places) {
    this.names = UnitNames.of(gone);
    this.staying = UnitNames.of(others);
    this.namesOfOthers = new HashSet<>(places);
    others.stream().flatMap(Absent::namesOf).map(Absent::folded).forEach(namesOfOthers::add);
    Set<String> theirs = words(gone);
    theirs.removeAll(words(others));
    FoldedText title = FoldedText.of(variant.title());
    for (int i = 0; i < title.size(); i++) {
      String word = title.letters(i);
      if (word.length() >= SHORTEST && theirs.stream().anyMatch(each -> isOne(word, each))) {
        called.add(i > 0 && isCapital(title.slice(i, 1)), word);
      }
    }
  }

  /**
   * Who is absent by one line of a variant.
   *
   * @param played the scenario that the variant makes
   * @param places what the map's places are called
   */
  static Absent of(
      Scenario base, Scenario played, Variant variant, Change.Without without, Set<String> places) {
    Optional<Unit> whole = base.findUnit(without.unit());
    Set<UnitId> stay = played.units().map(Unit::id).collect(Collectors.toSet());
    List<Unit> gone =
        whole.stream()
            .flatMap(Unit::withAllParts)
            .filter(each -> !stay.contains(each.id()))
            .toList();
    return new Absent(
        variant,
        gone,
        played.units().toList(),
        places.stream().map(Absent::folded).collect(Collectors.toSet()));
  }

  /** What the first words are that speak of them. */
  Optional<String> in(String text) {
    Stream<String> byTitle =
        called.find(text).stream()
            .filter(each -> !each.what() || isCapital(written(text, each)))
            .map(each -> written(text, each));
    List<NameFinder.Hit<UnitNames.Name>> longer = staying.in(text);
    Stream<String> byName =
        names.in(text).stream()
            .filter(each -> longer.stream().noneMatch(one -> covers(one, each)))
            .map(each -> written(text, each))
            .filter(each -> !namesOfOthers.contains(folded(each)) && !isEverydayWord(each));
    return Stream.concat(byName, byTitle).findFirst();
  }

  private static boolean covers(NameFinder.Hit<?> longer, NameFinder.Hit<?> hit) {
    return longer.start() <= hit.start() && hit.end() <= longer.end();
  }

  private static String written(String text, NameFinder.Hit<?> hit) {
    return text.substring(hit.start(), hit.end()).replaceAll("\\s+", " ");
  }

  private static boolean isCapital(String written) {
    return Character.isUpperCase(written.codePointAt(0));
  }

  private static boolean isEverydayWord(String written) {
    return written.chars().allMatch(Character::isLetter)
        && written.equals(written.toLowerCase(Locale.ROOT));
  }

  private static Stream<String> namesOf(Unit unit) {
    return Stream.of(unit.title(), unit.id().name());
  }

  /** The words that units are called and described by. */
  private static Set<String> words(List<Unit> units) {
    return units.stream()
        .flatMap(
            unit ->
                Stream.of(
                        namesOf(unit),
                        unit.particulars().template().stream(),
                        unit.particulars().commander().stream().map(Commander::name),
                        unit.grade().stream().map(Enum::name),
                        Stream.of(unit.type().name()))
                    .flatMap(each -> each))
        .flatMap(each -> FoldedText.of(each).letters().stream())
        .collect(Collectors.toCollection(HashSet::new));
  }

  /** Whether two words are one, a plural aside. */
  private static boolean isOne(String word, String other) {
    return word.equals(other) || word.equals(other + "s") || other.equals(word + "s");
  }

  private static String folded(String name) {
    return String.join(" ", FoldedText.of(name).letters());
  }
}
