package studio.kriegsspiel.study.ask;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.NearestMatch;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.study.ask.QuestionText.Word;

/** Finds what names in questions mean: short names and titles of units, places of the ground. */
final class AskedNames {
  private final Situation situation;

  AskedNames(Situation situation) {
    this.situation = situation;
  }

  /**
   * The thing a word names. In quotation marks a place comes before a unit's title, without them a
   * unit before a place.
   *
   * @throws QuestionException if there is none, or more than one unit
   */
  Thing get(Word word) {
    Optional<Thing> place = findPlace(word.text()).map(Thing.class::cast);
    Optional<Thing> unit =
        word.quoted() && place.isPresent()
            ? Optional.empty()
            : findUnit(word).map(Thing.OfUnit::new);
    return unit.or(() -> place).orElseThrow(() -> unknown(word, "unit or place", true, true));
  }

  /** The unit a word names. */
  Unit getUnit(Word word) {
    return findUnit(word).orElseThrow(() -> unknown(word, "unit", true, false));
  }

  /** The place a word names. */
  Thing.OfPlace getPlace(Word word) {
    return findPlace(word.text()).orElseThrow(() -> unknown(word, "place", false, true));
  }

  private Optional<Thing.OfPlace> findPlace(String name) {
    return situation
        .terrain()
        .flatMap(terrain -> terrain.findPlace(name))
        .map(place -> new Thing.OfPlace(place.name(), place.at()));
  }

  private Optional<Unit> findUnit(Word word) {
    List<Unit> exact = units(unit -> unit.id().toString().equals(word.text()));
    List<Unit> named = exact.isEmpty() ? units(unit -> isCalled(unit, word.text())) : exact;
    if (named.size() > 1) {
      throw new QuestionException(
          "`"
              + word.text()
              + "` may be "
              + named.stream()
                  .map(each -> "`" + each.id() + "`")
                  .collect(Collectors.joining(" or "))
              + "; write which.");
    }
    return named.stream().findFirst();
  }

  private static boolean isCalled(Unit unit, String name) {
    return unit.id().name().equalsIgnoreCase(name)
        || unit.id().toString().equalsIgnoreCase(name)
        || unit.title().equalsIgnoreCase(name);
  }

  private List<Unit> units(java.util.function.Predicate<Unit> wanted) {
    return situation.scenario().units().filter(wanted).toList();
  }

  private QuestionException unknown(Word word, String what, boolean units, boolean places) {
    List<String> known = new ArrayList<>();
    if (units) {
      situation
          .scenario()
          .units()
          .flatMap(unit -> Stream.of(unit.id().name(), unit.id().toString(), unit.title()))
          .forEach(known::add);
    }
    if (places) {
      situation.terrain().ifPresent(terrain -> known.addAll(terrain.placeNames()));
    }
    return new QuestionException(
        "There is no "
            + what
            + " `"
            + word.text()
            + "`"
            + NearestMatch.find(word.text(), known)
                .map(near -> "; did you mean `" + near + "`?")
                .orElse(" in this scenario."));
  }
}
