package studio.kriegsspiel.desk.map;

import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.situation.march.BookSlopes;
import studio.kriegsspiel.terrain.slope.SlopeBands;

/**
 * The bands of slope of a rule book. Finding them asks the book for thousands of rates, so they are
 * found when they are first drawn, off the event thread. Thread-safe.
 */
public final class SlopeScale implements Supplier<SlopeBands> {
  private final RuleBook book;
  private volatile @Nullable Found found;

  private record Found(SlopeBands bands, RuleBookId of) {}

  /** The bands of a book. */
  public SlopeScale(RuleBook book) {
    this.book = book;
  }

  /** Whether these are the bands of a book, with the same switches and tables. */
  boolean isOf(RuleBook other) {
    return book.isSameAs(other);
  }

  /** The bands; those of Reisswitz where a book marches alike on every slope. */
  @Override
  public SlopeBands get() {
    return find().bands;
  }

  private synchronized Found find() {
    Found known = found;
    if (known == null) {
      known =
          BookSlopes.find(book)
              .map(bands -> new Found(bands, book.id()))
              .orElseGet(SlopeScale::usual);
      found = known;
    }
    return known;
  }

  private static Found usual() {
    RuleBookId usual = RuleBookId.usual();
    return new Found(BookSlopes.find(RuleBooks.get(usual)).orElseThrow(), usual);
  }

  /** The bands if they have been found already. */
  public Optional<SlopeBands> findKnown() {
    return Optional.ofNullable(found).map(Found::bands);
  }

  /** Whose bands they are, once they have been found. */
  public String source() {
    Found known = found;
    String own = book.id().shortTitle();
    return known == null || known.of == book.id()
        ? own
        : known.of.shortTitle() + "; slope is all one to " + own;
  }
}
