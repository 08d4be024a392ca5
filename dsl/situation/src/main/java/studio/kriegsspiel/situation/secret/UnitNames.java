package studio.kriegsspiel.situation.secret;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.words.FoldedText;
import studio.kriegsspiel.situation.words.NameFinder;

/** Finds the units of a scenario that a text mentions; of its secrets it knows these alone. */
public final class UnitNames {
  private final NameFinder<Secret> finder = new NameFinder<>();

  private UnitNames(Situation situation) {
    Set<Secret> names = new HashSet<>();
    situation
        .scenario()
        .units()
        .flatMap(unit -> UnitSecrets.of(unit).stream())
        .filter(names::add)
        .forEach(this::add);
  }

  private void add(Secret name) {
    FoldedText words = FoldedText.of(name.words());
    if (Secrets.tellsInProse(words)) {
      finder.add(name, words);
    }
  }

  /** The names of a situation's units, folded once. */
  public static UnitNames of(Situation situation) {
    return situation.part(UnitNames.class, UnitNames::new);
  }

  /** The names that a text mentions, in the order of the text. */
  public List<NameFinder.Hit<Secret>> in(String text) {
    return finder.find(text);
  }
}
