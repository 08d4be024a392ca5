package studio.kriegsspiel.export.blocks;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.drawing.troops.TroopPainter;
import studio.kriegsspiel.export.board.Board;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.Counter;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.force.TroopsOf;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * A block as it is drawn on the map, at a scale, its front above; what is marched in column may lie
 * along, its front to the right.
 *
 * @param block about the point (0, 0)
 * @param denominator of the scale
 * @param along whether it lies along
 */
public record BlockPicture(TroopBlock block, int denominator, boolean along) {
  /** Room about a block for its edge, and above it for the arrow that tells its front. */
  private static final double EDGE = 0.6;

  private static final double ARROW = 1.6;

  /** What a picture is longer than its block. */
  static final double SPARE = EDGE + ARROW;

  /** A block of foot of the usual make, as long and as deep as is said. */
  public static BlockPicture ofInfantry(
      String colour, double frontMetres, double depthMetres, int denominator) {
    return new BlockPicture(
        new TroopBlock(
            new UnitId("", ""),
            "",
            colour,
            UnitType.INFANTRY_LINE,
            Formation.LINE,
            new MapPoint(0, 0),
            Optional.empty(),
            List.of(
                new Rectangle2D.Double(
                    -frontMetres / 2, -depthMetres / 2, frontMetres, depthMetres)),
            0,
            false),
        denominator,
        false);
  }

  /** How many half battalions of foot a side has when play begins, where the book counts so. */
  public static int halfBattalions(Side side, FieldManual manual) {
    return side.army().stream()
        .flatMap(Unit::withAllParts)
        .filter(unit -> unit.isBody() && !unit.isPost() && unit.type().arm() == Arm.INFANTRY)
        .mapToInt(
            unit ->
                manual.countCounters(Counter.HALF_BATTALION, TroopsOf.standingMen(unit)).orElse(0))
        .sum();
  }

  /** The front of the troops on paper. */
  public double frontMillimetres() {
    return block.frontMetres() * 1000 / denominator;
  }

  /** Their depth on paper. */
  public double depthMillimetres() {
    return block.depthMetres() * 1000 / denominator;
  }

  /** Its breadth on the page. */
  public double widthMillimetres() {
    return along ? depthMillimetres() + EDGE + ARROW : frontMillimetres() + 2 * EDGE;
  }

  /** Its height on the page. */
  public double heightMillimetres() {
    return along ? frontMillimetres() + 2 * EDGE : depthMillimetres() + EDGE + ARROW;
  }

  /** Each of its blocks by itself. */
  public List<BlockPicture> apart() {
    List<BlockPicture> single = new ArrayList<>();
    for (Rectangle2D.Double each : block.blocks()) {
      single.add(
          new BlockPicture(
              with(
                  List.of(
                      new Rectangle2D.Double(
                          -each.width / 2, -each.height / 2, each.width, each.height)),
                  (int) Math.round((double) block.pieces() / block.blocks().size())),
              denominator,
              along));
    }
    return single;
  }

  /** The same over other ground, its blocks in the same shares. */
  public BlockPicture over(double frontMetres, double depthMetres) {
    double x = frontMetres / block.frontMetres();
    double y = depthMetres / block.depthMetres();
    return new BlockPicture(
        with(
            block.blocks().stream()
                .map(
                    one ->
                        new Rectangle2D.Double(one.x * x, one.y * y, one.width * x, one.height * y))
                .toList(),
            block.pieces()),
        denominator,
        along);
  }

  /** One block over the whole of it. */
  public BlockPicture whole() {
    return new BlockPicture(with(List.of(hull(block)), block.pieces()), denominator, along);
  }

  /** The same without a mark that tells what it is, as a strip of its own length. */
  public BlockPicture hidden() {
    TroopBlock plain =
        new TroopBlock(
            block.unit(),
            "",
            block.colour(),
            UnitType.SKIRMISHERS,
            Formation.SKIRMISH,
            block.centre(),
            block.facingDegrees(),
            List.of(hull(block)),
            0,
            true);
    return new BlockPicture(plain, denominator, along);
  }

  private static Rectangle2D.Double hull(TroopBlock block) {
    return new Rectangle2D.Double(
        -block.frontMetres() / 2,
        -block.depthMetres() / 2,
        block.frontMetres(),
        block.depthMetres());
  }

  private TroopBlock with(List<Rectangle2D.Double> blocks, int pieces) {
    return new TroopBlock(
        block.unit(),
        block.label(),
        block.colour(),
        block.type(),
        block.formation(),
        block.centre(),
        block.facingDegrees(),
        blocks,
        pieces,
        block.muted());
  }

  /** Draws it, its upper left corner at the board's. */
  public void paint(Board board) {
    double metres = denominator / 1000.0;
    double width = widthMillimetres() * metres;
    double height = heightMillimetres() * metres;
    double ahead = (ARROW - EDGE) / 2 * metres;
    Bounds ground =
        along
            ? new Bounds(-width / 2 + ahead, -height / 2, width / 2 + ahead, height / 2)
            : new Bounds(-width / 2, -height / 2 + ahead, width / 2, height / 2 + ahead);
    Canvas canvas =
        Canvas.over(board.graphics(), MapViewport.onPaper(ground, denominator), board.style());
    try {
      new TroopPainter().paint(canvas, List.of(block.facing(along ? 90 : 0)));
    } finally {
      canvas.dispose();
    }
  }
}
