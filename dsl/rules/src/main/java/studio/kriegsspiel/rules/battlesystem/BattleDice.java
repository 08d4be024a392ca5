package studio.kriegsspiel.rules.battlesystem;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.apparatus.BookDice;
import studio.kriegsspiel.rules.apparatus.PlainThrow;
import studio.kriegsspiel.rules.book.RuleBook;

/** The one common die of the Battle System. */
final class BattleDice {
  private static final int SIDES = 6;

  private BattleDice() {}

  static BookDice of(RuleBook book) {
    return new BookDice(
        List.of(),
        List.of(
            one(book, "combat", "fire and melee"),
            one(book, "order-acceptance", "whether an order is accepted"),
            one(book, "order-reactions", "what is done instead"),
            one(book, "morale-effects", "spaces that a unit is forced back")),
        Optional.empty());
  }

  private static PlainThrow one(RuleBook book, String table, String decides) {
    return new PlainThrow(1, SIDES, decides, book.printed(book.table(table).source()));
  }
}
