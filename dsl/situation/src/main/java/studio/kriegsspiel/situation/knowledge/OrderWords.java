package studio.kriegsspiel.situation.knowledge;

import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.scenario.force.FirstOrder;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.force.UnitIndex;
import studio.kriegsspiel.situation.words.NameFinder;

/**
 * First orders in what their reader knows: an enemy of whom nothing has told him by name is "the
 * enemy", or the formation above him that he has been told of, and a place that is not on his map
 * is left out.
 */
final class OrderWords {
  private final UnitIndex units;
  private final String told;
  private final Set<String> unknownPlaces;

  /**
   * For one reader.
   *
   * @param told all that he has been told
   * @param hidden the names of places that some do not know of
   * @param map what is on his map
   */
  OrderWords(UnitIndex units, String told, Collection<String> hidden, ReaderMap map) {
    this.units = units;
    this.told = told;
    this.unknownPlaces = new HashSet<>(hidden);
    unknownPlaces.removeAll(map.names());
  }

  /** The order as its reader has it. */
  OrderView of(FirstOrder order) {
    FirstOrder readable =
        new FirstOrder(
            order.unit(),
            order.kind(),
            order.place().filter(name -> !unknownPlaces.contains(name)),
            order.about(),
            order.flank(),
            order.span());
    return new OrderView(
        order.unit().name(),
        order.kind(),
        readable.words(
            unit -> unit.side().equals(order.unit().side()) ? titleOf(unit) : enemy(unit)),
        readable.place());
  }

  private String titleOf(UnitId unit) {
    return units.find(unit).map(Unit::title).orElse(unit.name());
  }

  private String enemy(UnitId unit) {
    for (Optional<Unit> each = units.find(unit); each.isPresent(); ) {
      Unit enemy = each.get();
      if (isTold(enemy.title())) {
        return enemy.title();
      }
      if (isTold(enemy.id().name())) {
        return enemy.id().name();
      }
      each = units.findSuperior(enemy);
    }
    return "the enemy";
  }

  private boolean isTold(String name) {
    NameFinder<String> finder = new NameFinder<>();
    finder.add(name, name);
    return finder.find(told).stream().anyMatch(each -> isWrittenAsName(name, each));
  }

  /** "On the right" names nobody who is called Right. */
  private boolean isWrittenAsName(String name, NameFinder.Hit<String> found) {
    return !Character.isUpperCase(name.codePointAt(0))
        || !Character.isLowerCase(told.codePointAt(found.start()));
  }
}
