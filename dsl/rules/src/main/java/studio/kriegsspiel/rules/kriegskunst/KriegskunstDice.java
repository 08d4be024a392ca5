package studio.kriegsspiel.rules.kriegskunst;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.apparatus.BookDice;
import studio.kriegsspiel.rules.apparatus.PlainThrow;
import studio.kriegsspiel.rules.book.RuleBook;

/** What the sheet decides with common dice: most of it with two, added. */
final class KriegskunstDice {
  private static final int SIDES = 6;

  private KriegskunstDice() {}

  static BookDice of(RuleBook book) {
    return new BookDice(
        List.of(),
        List.of(
            two(book, "initiative-modifiers", "initiative"),
            two(book, "order-change", "change of orders"),
            two(book, "musketry-casualties", "musketry"),
            two(book, "artillery-casualties", "fire of guns"),
            two(book, "unit-morale-tests", "morale of a unit"),
            two(book, "brigade-morale-tests", "morale of a brigade"),
            new PlainThrow(2, SIDES, "melee, a side", book.defaulted("DK-03")),
            new PlainThrow(
                1, SIDES, "fire of skirmishers, three figures", of(book, "skirmish-fire"))),
        Optional.empty());
  }

  private static PlainThrow two(RuleBook book, String table, String decides) {
    return new PlainThrow(2, SIDES, decides, of(book, table));
  }

  private static Citation of(RuleBook book, String table) {
    return book.printed(book.table(table).source());
  }
}
