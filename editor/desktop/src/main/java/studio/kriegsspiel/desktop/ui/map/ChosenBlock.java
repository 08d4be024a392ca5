package studio.kriegsspiel.desktop.ui.map;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.map.BlockMoves;
import studio.kriegsspiel.desk.map.MapScene;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desk.map.Viewport;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.terrain.MapPoint;

/** The block that is chosen, where the author wants it, and the handle that turns it. */
final class ChosenBlock {
  private static final double HANDLE_PIXELS = 22;

  private final Desk desk;
  private final MapView view;
  private final BlockMoves moves;

  ChosenBlock(Desk desk, MapView view, BlockMoves moves) {
    this.desk = desk;
    this.view = view;
    this.moves = moves;
  }

  /** The chosen block, where it stands or is wanted. */
  Optional<TroopBlock> find() {
    return desk.selection().get().flatMap(this::find);
  }

  /** All chosen blocks, where they stand or are wanted. */
  List<TroopBlock> all() {
    return desk.group().get().stream().flatMap(unit -> find(unit).stream()).toList();
  }

  private Optional<TroopBlock> find(UnitId unit) {
    return view.scene().get().flatMap(scene -> scene.findBlock(unit)).map(this::asWanted);
  }

  private TroopBlock asWanted(TroopBlock block) {
    Optional<BlockMoves.Wish> wish = moves.find(block.unit());
    TroopBlock moved =
        wish.flatMap(BlockMoves.Wish::spot)
            .map(spot -> block.movedTo(new MapPoint(spot.x(), spot.y())))
            .orElse(block);
    return wish.flatMap(BlockMoves.Wish::facing)
        .map(Direction::degrees)
        .map(moved::facing)
        .orElse(moved);
  }

  /** Whether the block is wanted where the map does not show it yet. */
  boolean isUnderWay() {
    return !moves.shown().get().isEmpty();
  }

  /** The block as it lies in the scene, without wishes. */
  static Optional<TroopBlock> at(MapScene scene, Viewport viewport, double x, double y) {
    return scene.findBlockAt(MapView.forPainter(viewport), x, y);
  }

  static Shape outline(TroopBlock block, Viewport viewport) {
    return block.outline(MapView.forPainter(viewport));
  }

  /** Where the handle that turns a block stands, before its front. */
  static Point2D handle(TroopBlock block, Viewport viewport) {
    MapViewport picture = MapView.forPainter(viewport);
    AffineTransform place = block.toPicture(picture);
    double reach = block.depthMetres() / 2 + HANDLE_PIXELS * viewport.metresPerPixel();
    return place.transform(new Point2D.Double(0, reach), null);
  }
}
