package studio.kriegsspiel.drawing.troops;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.force.Ordnance;
import studio.kriegsspiel.scenario.force.Strength;

/** Blocks measured in paces against what Reisswitz 1824 prints of them. */
class BlockShapesTest {

  @ParameterizedTest(name = "{1} {0} in {4}: {5} blocks on {6} x {7} paces")
  @CsvSource({
    // type, men, guns, squadrons, formation, blocks, front, depth
    "INFANTRY_LINE, 450, 0, 0, LINE, 1, 125, 75",
    "INFANTRY_LINE, 900, 0, 0, LINE, 2, 250, 75",
    "INFANTRY_LINE, 378, 0, 0, LINE, 1, 105, 75",
    "INFANTRY_LINE, 900, 0, 0, COLUMN_MARCH, 2, 20, 250",
    "INFANTRY_LINE, 900, 0, 0, COLUMN_OPEN, 2, 40, 250",
    "INFANTRY_LINE, 900, 0, 0, COLUMN_CLOSE, 2, 75, 75",
    "CAVALRY_LIGHT, 600, 0, 4, LINE, 4, 400, 50",
    "CAVALRY_HEAVY, 600, 0, 0, LINE, 4, 400, 50",
    "CAVALRY_LIGHT, 600, 0, 4, COLUMN_MARCH, 4, 20, 800",
    "CAVALRY_LIGHT, 600, 0, 4, COLUMN_OPEN, 4, 40, 400",
    "CAVALRY_LIGHT, 600, 0, 4, COLUMN_CLOSE, 4, 50, 200",
    "ARTILLERY_MEDIUM, 0, 8, 0, ARTILLERY_DEPLOYED, 2, 200, 60",
    "ARTILLERY_MEDIUM, 0, 6, 0, ARTILLERY_DEPLOYED, 2, 150, 60",
    "ARTILLERY_MEDIUM, 0, 8, 0, ARTILLERY_LIMBERED, 2, 30, 150"
  })
  void aUnitTakesUpItsGround(
      UnitType type,
      int men,
      int guns,
      int squadrons,
      Formation formation,
      int number,
      double front,
      double depth) {
    Strength strength =
        new Strength(
            OptionalInt.of(men),
            squadrons == 0 ? OptionalInt.empty() : OptionalInt.of(squadrons),
            guns == 0
                ? List.of()
                : List.of(new Ordnance(guns, Ordnance.Kind.GUN, Optional.empty())));
    List<Rectangle2D.Double> blocks =
        new BlockShapes(1, Optional.empty())
            .of(type, formation, strength, OptionalInt.empty(), men);
    Rectangle2D all = blocks.get(0).getBounds2D();
    for (Rectangle2D block : blocks) {
      all = all.createUnion(block);
    }
    assertThat(blocks).hasSize(number);
    assertThat(all.getWidth()).isCloseTo(front, within(0.01));
    assertThat(all.getHeight()).isCloseTo(depth, within(0.01));
    assertThat(all.getCenterX()).isCloseTo(0, within(0.01));
    assertThat(all.getCenterY()).isCloseTo(0, within(0.01));
  }

  @ParameterizedTest(name = "{0}: {1} men, {2} guns in {3}: {4} x {5} paces")
  @CsvSource({
    "reisswitz-1824, 900, 0, LINE, 250, 75",
    "reisswitz-1824, 900, 0, COLUMN_OPEN, 40, 250",
    "reisswitz-1824, 0, 8, ARTILLERY_DEPLOYED, 200, 60",
    "british-1815, 0, 6, ARTILLERY_DEPLOYED, 150, 60"
  })
  void theBooksOwnGroundIsDrawn(
      RuleBookId book, int men, int guns, Formation formation, double front, double depth) {
    RuleBook rules = RuleBooks.get(book);
    double pace = rules.ground().toMetres(1);
    UnitType type = guns > 0 ? UnitType.ARTILLERY_MEDIUM : UnitType.INFANTRY_LINE;
    Strength strength =
        new Strength(
            OptionalInt.of(men),
            OptionalInt.empty(),
            guns == 0
                ? List.of()
                : List.of(new Ordnance(guns, Ordnance.Kind.GUN, Optional.empty())));
    List<Rectangle2D.Double> blocks =
        new BlockShapes(pace, Optional.of(rules.fieldManual()))
            .of(type, formation, strength, OptionalInt.empty(), men);
    Rectangle2D all = blocks.get(0).getBounds2D();
    for (Rectangle2D block : blocks) {
      all = all.createUnion(block);
    }
    assertThat(all.getWidth() / pace).isCloseTo(front, within(0.01));
    assertThat(all.getHeight() / pace).isCloseTo(depth, within(0.01));
  }
}
