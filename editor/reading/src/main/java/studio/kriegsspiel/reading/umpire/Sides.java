package studio.kriegsspiel.reading.umpire;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import studio.kriegsspiel.game.Front;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;

/** The sides of a game, where a question is of them: each by the formation that has most of it. */
record Sides(Game game) {

  /** Both of them, where both have somebody to fire at, so that it matters who acts first. */
  List<Case> fighting(Front front) {
    List<Side> sides = game.situation().scenario().sides();
    long firing = front.inReach().stream().map(each -> each.first().side()).distinct().count();
    if (sides.size() != 2 || firing < 2) {
      return List.of();
    }
    Optional<UnitId> one = main(sides.get(0));
    Optional<UnitId> other = main(sides.get(1));
    return one.isPresent() && other.isPresent()
        ? List.of(Case.of(one.get(), other.get()))
        : List.of();
  }

  private static Optional<UnitId> main(Side side) {
    return side.army().stream().max(Comparator.comparingInt(Unit::totalMen)).map(Unit::id);
  }

  /** Those of some bodies that are not of the side of one. */
  static Set<UnitId> enemies(UnitId unit, List<UnitId> all) {
    return all.stream()
        .filter(each -> !each.side().equals(unit.side()))
        .collect(Collectors.toSet());
  }

  /** The side that an answer calls {@code first} or {@code second}; none for any other word. */
  static Optional<String> called(Case one, String word) {
    return switch (word) {
      case "first" -> Optional.of(one.first().side());
      case "second" -> one.second().map(UnitId::side);
      default -> Optional.empty();
    };
  }
}
