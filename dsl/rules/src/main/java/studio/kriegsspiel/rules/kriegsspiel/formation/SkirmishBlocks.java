package studio.kriegsspiel.rules.kriegsspiel.formation;

import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;

/**
 * What a Reisswitz battalion looks like with skirmishers out ({@code Reisswitz 1824 §2}): blocks
 * are placed only while they are out, and more than the third rank costs frontage.
 */
public final class SkirmishBlocks {
  private final RuleTable table;

  public SkirmishBlocks(RuleBook book) {
    this.table = book.table("skirmish-blocks");
  }

  /** Most blocks that can be out without loss of frontage. */
  public int withoutLoss() {
    return table.getInteger("blocks", "third-rank");
  }

  /** What so many blocks out do to the battalion's close-ordered part. */
  public TableRow row(int blocksOut) {
    int most = table.getInteger("blocks", "whole-battalion");
    if (blocksOut < 0 || blocksOut > most) {
      throw new InvalidQuestionException(
          "A battalion puts out 0 to %d skirmish blocks, not %d.".formatted(most, blocksOut));
    }
    if (blocksOut <= withoutLoss()) {
      return table.getRow("third-rank");
    }
    if (blocksOut == table.getInteger("blocks", "one-more")) {
      return table.getRow("one-more");
    }
    return table.getRow(blocksOut < most ? "half-battalion" : "whole-battalion");
  }
}
