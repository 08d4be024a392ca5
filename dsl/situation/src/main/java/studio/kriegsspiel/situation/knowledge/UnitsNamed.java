package studio.kriegsspiel.situation.knowledge;

import java.util.List;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.words.NameFinder;

/** The units that a text names, by title or short name; made only when a text is asked about. */
final class UnitsNamed {
  private final NameFinder<UnitId> finder = new NameFinder<>();

  UnitsNamed(Situation situation) {
    situation
        .scenario()
        .units()
        .forEach(
            unit -> {
              finder.add(unit.id(), unit.title());
              finder.add(unit.id(), unit.id().name());
            });
  }

  /** Each once, in the order of the text. */
  List<UnitId> in(String text) {
    return finder.find(text).stream().map(NameFinder.Hit::what).distinct().toList();
  }
}
