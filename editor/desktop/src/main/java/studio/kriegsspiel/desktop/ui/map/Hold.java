package studio.kriegsspiel.desktop.ui.map;

import java.awt.Graphics2D;
import java.awt.Point;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.Message;
import studio.kriegsspiel.desk.map.Footings;
import studio.kriegsspiel.desk.map.Footings.Objection;
import studio.kriegsspiel.desk.map.Viewport;
import studio.kriegsspiel.desk.reading.KeptQuestions;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * What the rule book says of the place over which a hand holds troops; kept questions that are
 * asked of them go along.
 */
final class Hold {
  private static final int BELOW_POINTER = 30;

  private final KeptQuestions kept;
  private Optional<Footings> footings = Optional.empty();
  private Optional<Found> found = Optional.empty();

  /** What is objected to, and the block it is about. */
  private record Found(TroopBlock block, Objection objection) {}

  Hold(Desk desk, KeptQuestions kept) {
    this.kept = kept;
    desk.shown().follow(this::follow);
  }

  private void follow(Studied studied) {
    footings = Footings.of(studied);
  }

  /** Holds troops where they are drawn. */
  void carry(List<TroopBlock> held) {
    kept.hold(held);
  }

  /**
   * The hand is empty.
   *
   * @param moved whether the text will say that they stand elsewhere
   */
  void letGo(boolean moved) {
    look(Optional.empty());
    kept.letGo(moved);
  }

  /** Looks at a block where it is held; at nothing when the hand is empty. */
  void look(Optional<TroopBlock> held) {
    found =
        held.flatMap(
            block ->
                footings
                    .flatMap(each -> each.objection(block.unit(), block.centre()))
                    .map(objection -> new Found(block, objection)));
  }

  /** Looks at the bodies of a unit, which may not be in the scenario yet, where they are held. */
  void look(Unit unit, List<TroopBlock> held) {
    found = Optional.empty();
    for (TroopBlock block : held) {
      if (found.isEmpty()) {
        found =
            body(unit, block)
                .flatMap(
                    body ->
                        footings.flatMap(
                            each -> each.objection(body, block.formation(), block.centre())))
                .map(objection -> new Found(block, objection));
      }
    }
  }

  private static Optional<Unit> body(Unit unit, TroopBlock block) {
    return unit.withAllParts()
        .filter(each -> each.id().name().equals(block.unit().name()))
        .findFirst();
  }

  /** The nearest place at which it may stand, if it may not here. */
  Optional<MapPoint> better() {
    return found.flatMap(each -> each.objection().better());
  }

  /** Says at the foot of the window what was objected to. */
  void warn(Desk desk) {
    found.ifPresent(each -> desk.message().set(Message.trouble(each.objection().sentence())));
  }

  void paint(Graphics2D graphics, Viewport viewport, Point at) {
    found.ifPresent(
        each -> {
          better()
              .ifPresent(
                  point -> BlockPainter.better(graphics, each.block().movedTo(point), viewport));
          BlockPainter.note(
              graphics, each.objection().sentence(), at.x, at.y + BELOW_POINTER, viewport);
        });
  }
}
