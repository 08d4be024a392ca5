package studio.kriegsspiel.desk.map;

import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.drawing.troops.TroopBlocks;
import studio.kriegsspiel.reading.view.ReadersView;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.ground.PositionResolver;
import studio.kriegsspiel.situation.knowledge.TroopPost;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;

/**
 * What there is to see: one ground with the troops on it.
 *
 * @param version the version of the text the troops come from
 * @param ground the ground
 * @param painter draws it; what it has worked out is kept as long as the ground is the same
 * @param slopes the bands of slope it draws
 * @param blocks the troops, lowest first
 */
public record MapScene(
    long version, Ground ground, MapPainter painter, SlopeScale slopes, List<TroopBlock> blocks) {
  private static final double REACH_PIXELS = 3;

  /** Copies the list. */
  public MapScene {
    blocks = List.copyOf(blocks);
  }

  /** The scene of a text that was checked, if it knows a ground. */
  public static Optional<MapScene> of(Studied studied, Optional<MapScene> before) {
    return studied.ground().map(ground -> of(studied, ground, before));
  }

  /** A ground alone, without troops. */
  public static MapScene of(Terrain terrain) {
    SlopeScale slopes = new SlopeScale(Studied.NONE.book());
    Ground ground = Ground.of(terrain);
    return new MapScene(
        0, ground, new MapPainter(terrain, ground.heights(), slopes), slopes, List.of());
  }

  /** The terrain of the ground. */
  public Terrain terrain() {
    return ground.terrain();
  }

  private static MapScene of(Studied studied, Ground ground, Optional<MapScene> before) {
    Terrain terrain = ground.terrain();
    Optional<MapScene> same = before.filter(scene -> scene.terrain() == terrain);
    SlopeScale slopes =
        before
            .map(MapScene::slopes)
            .filter(scale -> scale.isOf(studied.book()))
            .orElseGet(() -> new SlopeScale(studied.book()));
    MapPainter painter =
        same.map(scene -> scene.slopes == slopes ? scene.painter : scene.painter.with(slopes))
            .orElseGet(() -> new MapPainter(terrain, ground.heights(), slopes));
    double pace = studied.metresPerPace();
    TroopBlocks maker = new TroopBlocks(pace);
    PositionResolver positions = new PositionResolver(terrain, studied.measures());
    return new MapScene(
        studied.version(),
        ground,
        painter,
        slopes,
        studied
            .scenario()
            .map(scenario -> maker.of(TroopPost.ofAll(scenario, positions)))
            .orElse(List.of())
            .stream()
            .map(MapScene::legible)
            .toList());
  }

  /** The same as a reader has it: his map, his own troops, and whom they see. */
  MapScene seenBy(ReadersView seen) {
    return new MapScene(
        version,
        ground,
        seen.map().map(painter::showing).orElse(painter),
        slopes,
        seen.blocks().stream().map(MapScene::legible).toList());
  }

  /** The same drawn by another painter of this ground. */
  MapScene by(MapPainter other) {
    return new MapScene(version, ground, other, slopes, blocks);
  }

  /** A title in letters that the machine does not have gives way to the unit's short name. */
  private static TroopBlock legible(TroopBlock block) {
    return Faces.BOLD_ITALIC.shows(block.label()) ? block : block.labelled(block.unit().name());
  }

  /** The block of a unit. */
  public Optional<TroopBlock> findBlock(UnitId unit) {
    return blocks.stream().filter(block -> block.unit().equals(unit)).findFirst();
  }

  /** The uppermost block at a pixel of a picture. */
  public Optional<TroopBlock> findBlockAt(MapViewport viewport, double x, double y) {
    Rectangle2D near =
        new Rectangle2D.Double(
            x - REACH_PIXELS, y - REACH_PIXELS, 2 * REACH_PIXELS, 2 * REACH_PIXELS);
    for (int i = blocks.size() - 1; i >= 0; i--) {
      Shape outline = blocks.get(i).outline(viewport);
      if (outline.intersects(near)) {
        return Optional.of(blocks.get(i));
      }
    }
    return Optional.empty();
  }
}
