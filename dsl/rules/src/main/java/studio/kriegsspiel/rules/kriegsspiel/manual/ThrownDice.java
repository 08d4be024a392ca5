package studio.kriegsspiel.rules.kriegsspiel.manual;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.apparatus.BookDice;
import studio.kriegsspiel.rules.book.RuleBook;

/** The five dice of the two Kriegsspiel books, and the exceptional ones of the British. */
final class ThrownDice {

  private ThrownDice() {}

  static BookDice of(RuleBook book) {
    return new BookDice(
        Stream.concat(MarkedDice.ofCombat(book).stream(), MarkedDice.ofExceptions(book).stream())
            .toList(),
        List.of(),
        Optional.empty());
  }
}
