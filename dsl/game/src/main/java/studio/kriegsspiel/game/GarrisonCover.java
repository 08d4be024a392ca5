package studio.kriegsspiel.game;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.defence.Edges;

/**
 * Which garrisons are in cover in their places at a minute, so that guns have nobody before them:
 * under books that have it, those near whom no foot or horse of the enemy is. Each is looked at
 * once. For one thread.
 */
final class GarrisonCover {
  private final Game game;
  private final List<FieldBody> all;
  private final boolean isTaken;
  private final Map<UnitId, Boolean> known = new HashMap<>();

  /** Those of a game as it stands, among all that are on the map. */
  GarrisonCover(Game game, List<FieldBody> all) {
    this.game = game;
    this.all = all;
    this.isTaken = game.situation().book().practice().garrisonsTakeCover();
  }

  /** Whether a body is out of sight of guns within the place that it holds. */
  boolean hides(FieldBody body) {
    return isTaken && body.isGarrison() && known.computeIfAbsent(body.id(), id -> !isAtEdge(body));
  }

  private boolean isAtEdge(FieldBody garrison) {
    return new Edges(game.situation(), game.now())
        .areManned(
            garrison.unit(),
            garrison.ground(),
            all.stream().map(each -> new Edges.Near(each.unit(), each.ground())));
  }

  /**
   * Whether walls part two of whom one are guns.
   *
   * @param inAction whether the enemy, if it is guns, can fire already
   */
  boolean parts(FieldBody firer, FieldBody enemy, BooleanSupplier inAction) {
    return isGuns(firer)
        ? hides(enemy)
        : firer.isGarrison() && isGuns(enemy) && inAction.getAsBoolean() && hides(firer);
  }

  private static boolean isGuns(FieldBody body) {
    return body.unit().type().arm() == Arm.ARTILLERY;
  }
}
