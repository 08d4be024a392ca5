package studio.kriegsspiel.game;

import java.util.List;
import java.util.function.Predicate;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;

/**
 * What has become of the men of a side, by the strength with which their bodies began. What a body
 * that is still there has lost each book counts in its own way, and none in men.
 *
 * @param side its name
 * @param there men of the bodies that are on the map, to come, or off it again
 * @param gone men of the bodies that lost all they had
 * @param taken men of the bodies that are in the hands of the enemy
 */
public record Muster(String side, int there, int gone, int taken) {
  /** All with whom the side began. */
  public int all() {
    return there + gone + taken;
  }

  /** That of each side, in the order of the text. */
  public static List<Muster> of(Game game) {
    Predicate<UnitId> taken = game.left()::isTaken;
    Predicate<UnitId> gone = game.left()::isGone;
    return game.situation().scenario().sides().stream()
        .map(
            side ->
                new Muster(
                    side.name(),
                    men(game, side.name(), gone.negate()),
                    men(game, side.name(), gone.and(taken.negate())),
                    men(game, side.name(), taken)))
        .toList();
  }

  private static int men(Game game, String side, Predicate<UnitId> which) {
    return game.situation().tracks().bodies().stream()
        .filter(each -> each.id().side().equals(side) && which.test(each.id()))
        .mapToInt(Unit::presentMen)
        .sum();
  }
}
