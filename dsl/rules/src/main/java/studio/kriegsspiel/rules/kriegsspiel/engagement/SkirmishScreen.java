package studio.kriegsspiel.rules.kriegsspiel.engagement;

import studio.kriegsspiel.rules.book.RuleBook;

/**
 * Skirmishers before a column that are driven in and replaced (British 1815, Infantry versus
 * Infantry 3-5): the first time at once, the second only after an interval of one move.
 */
public final class SkirmishScreen {
  private final int interval;
  private int timesDrivenIn;
  private int lastMove;

  public SkirmishScreen(RuleBook book) {
    this.interval =
        new CavalryAction(book).whole("interval before skirmishers are replaced a second time");
  }

  /** Notes that they were driven in during a move. */
  public void driveIn(int move) {
    timesDrivenIn++;
    lastMove = move;
  }

  /** Whether fresh skirmishers can go out in this move. */
  public boolean canReplace(int move) {
    return timesDrivenIn < 2 ? move >= lastMove : move > lastMove + interval;
  }
}
