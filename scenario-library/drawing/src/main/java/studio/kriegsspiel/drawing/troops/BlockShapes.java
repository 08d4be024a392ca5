package studio.kriegsspiel.drawing.troops;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.field.Footprint;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.scenario.force.Strength;

/**
 * The single blocks of a unit to true scale, from its strength and formation: infantry by half
 * battalions, cavalry by squadrons, artillery by half batteries. Front and depth are those of the
 * rule book played under where it gives them, else those of the blocks' own figures.
 */
final class BlockShapes {
  private static final int MOST_BLOCKS = 24;

  private final BlockFigures figures = BlockFigures.reisswitz();
  private final double metresPerPace;
  private final Optional<FieldManual> manual;

  BlockShapes(double metresPerPace, Optional<FieldManual> manual) {
    this.metresPerPace = metresPerPace;
    this.manual = manual;
  }

  /** Blocks in metres about the unit's centre, x to its right, y to its front. */
  List<Rectangle2D.Double> of(
      UnitType type, Formation formation, Strength strength, OptionalInt ranks, int men) {
    List<Rectangle2D.Double> blocks = ownFigures(type, formation, strength, ranks, men);
    boolean single = formation == Formation.GARRISON || formation == Formation.SKIRMISH;
    if (single || type == UnitType.SKIRMISHERS || manual.isEmpty()) {
      return blocks;
    }
    Troops troops =
        new Troops(type, men, strength.pieces(), OptionalInt.empty(), ranks, Grade.LINE);
    return manual
        .get()
        .findPrintedFootprint(troops, formation)
        .map(footprint -> stretched(blocks, footprint))
        .orElse(blocks);
  }

  /** The same blocks over the ground the book gives, never thinner than can be drawn. */
  private List<Rectangle2D.Double> stretched(List<Rectangle2D.Double> blocks, Footprint footprint) {
    Rectangle2D all = blocks.get(0).getBounds2D();
    for (Rectangle2D block : blocks) {
      all = all.createUnion(block);
    }
    double least = figures.get("drawn.least") * metresPerPace;
    double front = footprint.frontageMetres() == 0 ? all.getWidth() : footprint.frontageMetres();
    double depth = footprint.depthMetres() == 0 ? all.getHeight() : footprint.depthMetres();
    double x = Math.max(least, front) / all.getWidth();
    double y = Math.max(least, depth) / all.getHeight();
    return blocks.stream()
        .map(one -> new Rectangle2D.Double(one.x * x, one.y * y, one.width * x, one.height * y))
        .toList();
  }

  private List<Rectangle2D.Double> ownFigures(
      UnitType type, Formation formation, Strength strength, OptionalInt ranks, int men) {
    if (formation == Formation.SKIRMISH || type == UnitType.SKIRMISHERS) {
      double number = Math.max(1, Math.rint(men / figures.get("skirmish.block.men")));
      return abreast(number, 1, "skirmish.block.side", "skirmish.block.side", "skirmish.block.gap");
    }
    return switch (type.arm()) {
      case INFANTRY -> infantry(formation, ranks, men);
      case CAVALRY -> cavalry(formation, strength, men);
      case ARTILLERY -> artillery(formation, strength);
      default -> rectangle(figures.get("other.block.front"), figures.get("other.block.depth"));
    };
  }

  private List<Rectangle2D.Double> infantry(Formation formation, OptionalInt ranks, int men) {
    double full = figures.get("infantry.block.men");
    double strength = men > 0 ? men : full;
    double number = Math.max(1, Math.rint(strength / full));
    double share = strength / full / number;
    double files = figures.get("infantry.block.ranks") / ranks.orElse(3);
    return switch (formation) {
      case COLUMN_MARCH -> behind(number, share, "infantry.march");
      case COLUMN_OPEN -> behind(number, share, "infantry.open");
      case COLUMN_CLOSE, MASS -> behind(number, share, "infantry.close");
      case COLUMN_ATTACK -> behind(number, share, "infantry.attack");
      case SQUARE ->
          rectangle(
              figures.get("infantry.square.side") * Math.sqrt(number * share / 2),
              figures.get("infantry.square.side") * Math.sqrt(number * share / 2));
      case GARRISON ->
          abreast(number, 0.6 * share, "infantry.block.front", "infantry.block.depth", "");
      default -> abreast(number, share * files, "infantry.block.front", "infantry.block.depth", "");
    };
  }

  private List<Rectangle2D.Double> cavalry(Formation formation, Strength strength, int men) {
    double full = figures.get("cavalry.block.men");
    double number =
        strength.squadrons().isPresent()
            ? Math.max(1, strength.squadrons().getAsInt())
            : Math.max(1, Math.rint((men > 0 ? men : full) / full));
    double share = men > 0 ? Math.min(1.5, Math.max(0.4, men / full / number)) : 1;
    return switch (formation) {
      case COLUMN_MARCH -> behind(number, share, "cavalry.march");
      case COLUMN_OPEN -> behind(number, share, "cavalry.open");
      case COLUMN_CLOSE, COLUMN_ATTACK, MASS -> behind(number, share, "cavalry.close");
      default -> abreast(number, share, "cavalry.block.front", "cavalry.block.depth", "");
    };
  }

  private List<Rectangle2D.Double> artillery(Formation formation, Strength strength) {
    double guns = Math.max(1, strength.pieces());
    double number = Math.max(1, Math.ceil(guns / figures.get("artillery.block.guns") - 0.3));
    double share = guns / figures.get("artillery.block.guns") / number;
    return switch (formation) {
      case ARTILLERY_LIMBERED, COLUMN_MARCH, COLUMN_OPEN, COLUMN_CLOSE ->
          behind(number, share, "artillery.limbered");
      default -> abreast(number, share, "artillery.block.front", "artillery.block.depth", "");
    };
  }

  /** Blocks side by side; {@code share} scales their front. */
  private List<Rectangle2D.Double> abreast(
      double number, double share, String front, String depth, String gap) {
    double width = figures.get(front) * share * metresPerPace;
    double height = figures.get(depth) * metresPerPace;
    double step = width + (gap.isEmpty() ? 0 : figures.get(gap) * metresPerPace);
    int count = (int) Math.min(MOST_BLOCKS, number);
    List<Rectangle2D.Double> blocks = new ArrayList<>();
    double left = -(step * (count - 1) + width) / 2;
    for (int i = 0; i < count; i++) {
      blocks.add(new Rectangle2D.Double(left + i * step, -height / 2, width, height));
    }
    return blocks;
  }

  /** Blocks one behind the other; {@code share} scales their depth. */
  private List<Rectangle2D.Double> behind(double number, double share, String what) {
    double width = figures.get(what + ".front") * metresPerPace;
    double height = figures.get(what + ".depth") * share * metresPerPace;
    int count = (int) Math.min(MOST_BLOCKS, number);
    List<Rectangle2D.Double> blocks = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      double top = height * count / 2 - (i + 1) * height;
      blocks.add(new Rectangle2D.Double(-width / 2, top, width, height));
    }
    return blocks;
  }

  private List<Rectangle2D.Double> rectangle(double frontPaces, double depthPaces) {
    double width = frontPaces * metresPerPace;
    double height = depthPaces * metresPerPace;
    return List.of(new Rectangle2D.Double(-width / 2, -height / 2, width, height));
  }
}
