package studio.kriegsspiel.situation.secret;

import java.util.List;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.words.FoldedText;
import studio.kriegsspiel.situation.words.NameFinder;

/** Finds the units that a text mentions; of a scenario's secrets it knows these alone. */
public final class UnitNames {
  private final NameFinder<Name> finder = new NameFinder<>();

  /**
   * What a unit is called.
   *
   * @param words its title, or its short name
   */
  public record Name(UnitId unit, String words) {}

  private UnitNames(Stream<Unit> units) {
    units.forEach(this::add);
  }

  private void add(Unit unit) {
    add(new Name(unit.id(), unit.title()));
    if (!unit.title().equals(unit.id().name())) {
      add(new Name(unit.id(), unit.id().name()));
    }
  }

  private void add(Name name) {
    FoldedText words = FoldedText.of(name.words());
    if (TellingName.tellsInProse(words)) {
      finder.add(name, words);
    }
  }

  /** The names of a situation's units, folded once. */
  public static UnitNames of(Situation situation) {
    return situation.part(UnitNames.class, each -> new UnitNames(each.scenario().units()));
  }

  /** The names of some units. */
  public static UnitNames of(List<Unit> units) {
    return new UnitNames(units.stream());
  }

  /** The names that a text mentions, in the order of the text. */
  public List<NameFinder.Hit<Name>> in(String text) {
    return finder.find(text);
  }
}
