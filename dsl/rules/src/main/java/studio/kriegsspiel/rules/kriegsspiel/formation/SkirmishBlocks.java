package studio.kriegsspiel.rules.kriegsspiel.formation;

import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;
import studio.kriegsspiel.rules.table.RuleTable;

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
  public String effect(int blocksOut) {
    if (blocksOut < 0 || blocksOut > table.getInteger("blocks", "whole-battalion")) {
      throw new InvalidQuestionException(
          "A battalion puts out 0 to "
              + table.getInteger("blocks", "whole-battalion")
              + " skirmish blocks, not "
              + blocksOut
              + ".");
    }
    if (blocksOut <= withoutLoss()) {
      return table.getRow("third-rank").getText("effect");
    }
    if (blocksOut == table.getInteger("blocks", "one-more")) {
      return table.getRow("one-more").getText("effect");
    }
    return blocksOut < table.getInteger("blocks", "whole-battalion")
        ? table.getRow("half-battalion").getText("effect")
        : table.getRow("whole-battalion").getText("effect");
  }
}
