package studio.kriegsspiel.export.blocks;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.drawing.style.MapManner;
import studio.kriegsspiel.export.board.Board;
import studio.kriegsspiel.export.board.Pages;
import studio.kriegsspiel.export.paper.BookWords;
import studio.kriegsspiel.export.paper.Printed;
import studio.kriegsspiel.export.paper.UnprintableException;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.force.TroopsOf;

/**
 * Blocks for exactly the units of a scenario, the umpire's: at the scale of its map, and where the
 * book is measured on a table, bases at the table's.
 */
public final class BlocksBook {

  private final Scenario scenario;
  private final UnitBlocks blocks;
  private final int denominator;

  /**
   * The blocks of a scenario.
   *
   * @param metresPerPace the pace of its book
   * @param denominator of the printed map's scale
   */
  public BlocksBook(Scenario scenario, RuleBook book, double metresPerPace, int denominator) {
    this.scenario = scenario;
    this.blocks = new UnitBlocks(scenario, book, metresPerPace);
    this.denominator = denominator;
  }

  /**
   * The finished PDF.
   *
   * @throws UnprintableException if a block is larger than the paper
   */
  public Printed toPdf(PageSize size, MapManner manner) {
    RuleBook book = blocks.book();
    Pages pages =
        new Pages(
            size,
            scenario.title(),
            book.id().shortTitle() + ", map at 1:" + denominator,
            "For the umpire, who sets them out: the troops of both sides.",
            manner.style());
    for (Side side : scenario.sides()) {
      pages.begin("Blocks of " + called(side), false);
      say(
          pages,
          "Print at 100\u00a0%%, paste on card, cut round block and flap. The heavy edge is the front; the flap carries the name and is folded under. Lengths are true to 1:%d; what is too thin to cut is drawn deeper or broader than it is, and the figures below tell the ground it takes up."
              .formatted(denominator));
      BlockCards cards = new BlockCards(pages);
      for (Unit unit : UnitBlocks.bodies(side)) {
        cards.add(title(unit), blocks.tiles(side, unit, denominator));
      }
      cards.set();
      dummies(pages, side);
    }
    book.ground().findTableScale().ifPresent(scale -> table(pages, scale));
    return pages.print();
  }

  private void table(Pages pages, Fraction scale) {
    int table = (int) scale.halfUp();
    for (Side side : scenario.sides()) {
      pages.begin("Bases of " + called(side) + " for the table, 1:" + table, false);
      say(
          pages,
          "For play on a table in the book's own %s (%s). Cut out and glue under the figures, or play with them as they are."
              .formatted(
                  blocks.book().ground().plural(),
                  BookWords.place(blocks.book().ground().citation())));
      BlockCards cards = new BlockCards(pages);
      for (Unit unit : UnitBlocks.bodies(side)) {
        cards.add(title(unit), blocks.bases(side, unit, table));
      }
      cards.set();
    }
  }

  /** Strips without marks, as long as the columns of a side: for the troops and for dummies. */
  private void dummies(Pages pages, Side side) {
    List<BlockTile> strips = new ArrayList<>();
    for (Unit unit : UnitBlocks.bodies(side).stream().filter(each -> !each.isPost()).toList()) {
      column(unit)
          .map(formation -> blocks.picture(side, unit, formation, denominator).hidden())
          .ifPresent(picture -> strips.add(new BlockTile(picture, "\u00a0", "", "")));
    }
    if (strips.isEmpty()) {
      return;
    }
    List<BlockTile> all = new ArrayList<>();
    for (int i = 0; i < strips.size(); i++) {
      all.add(strips.get(i).named(String.valueOf(2 * i + 1)));
      all.add(strips.get(i).named(String.valueOf(2 * i + 2)));
    }
    pages.add(6, board -> board.text("Concealed columns and dummies", Faces.BOLD, 11, 0, 5.5));
    say(
        pages,
        "Each column of march has two strips without marks, as long as it is: one for the troops, one to deceive. Note which number is which. Dummies are ours; the books know none.");
    BlockCards cards = new BlockCards(pages);
    cards.add("", all);
    cards.set();
  }

  private static Optional<Formation> column(Unit unit) {
    return switch (unit.type().arm()) {
      case INFANTRY, CAVALRY, ENGINEERS, TRAIN -> Optional.of(Formation.COLUMN_MARCH);
      case ARTILLERY -> Optional.of(Formation.ARTILLERY_LIMBERED);
      case STAFF -> Optional.empty();
    };
  }

  private static String called(Side side) {
    return side.title().isEmpty() || side.title().equals(side.name())
        ? side.name()
        : side.name() + " (" + side.title() + ")";
  }

  private static String title(Unit unit) {
    int men = TroopsOf.standingMen(unit);
    int pieces = TroopsOf.standingPieces(unit);
    return unit.title()
        + ", "
        + unit.type().label()
        + (men > 0 ? ", " + men + " men" : "")
        + (pieces > 0 ? ", " + pieces + " pieces" : "");
  }

  private static void say(Pages pages, String words) {
    double room = pages.width(false);
    pages.add(
        Board.blockHeight(words, Faces.ROMAN, 9.5, room),
        board -> board.block(words, Faces.ROMAN, 9.5, 0, 0, room));
  }
}
