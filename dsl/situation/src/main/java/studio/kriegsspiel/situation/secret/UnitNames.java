package studio.kriegsspiel.situation.secret;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.situation.words.NameFinder;

/** Finds the units of a scenario that a text mentions; of its secrets it knows these alone. */
public final class UnitNames {
  private final NameFinder<Secret> finder = new NameFinder<>();

  private UnitNames(Scenario scenario) {
    Set<Secret> names = new LinkedHashSet<>();
    scenario
        .sides()
        .forEach(side -> side.units().forEach(unit -> names.addAll(Secrets.namesOf(unit))));
    names.forEach(name -> finder.add(name, name.words()));
  }

  /** The names of a scenario's units. */
  public static UnitNames of(Scenario scenario) {
    return new UnitNames(scenario);
  }

  /** The names that a text mentions, in the order of the text. */
  public List<NameFinder.Hit<Secret>> in(String text) {
    return finder.find(text);
  }
}
