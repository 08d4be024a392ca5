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

  /** Each once, in the order of the text; "First Foot" does not name a brigade called "Foot". */
  List<UnitId> in(String text) {
    List<NameFinder.Hit<UnitId>> hits = finder.find(text);
    return hits.stream()
        .filter(each -> hits.stream().noneMatch(other -> isWithin(each, other)))
        .map(NameFinder.Hit::what)
        .distinct()
        .toList();
  }

  private static boolean isWithin(NameFinder.Hit<UnitId> one, NameFinder.Hit<UnitId> other) {
    return one.start() >= other.start()
        && one.end() <= other.end()
        && one.end() - one.start() < other.end() - other.start();
  }
}
