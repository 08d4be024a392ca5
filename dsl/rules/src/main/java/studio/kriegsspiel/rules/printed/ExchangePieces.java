package studio.kriegsspiel.rules.printed;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.table.TableRow;

/**
 * The pieces that an umpire lays for a half battalion that has lost men or sent them out.
 *
 * @param front of the whole block, in the book's unit of ground
 * @param depth of the whole block
 * @param pieces in the order of the book
 * @param tracks when a piece is exchanged or a block removed
 */
public record ExchangePieces(int front, int depth, List<Piece> pieces, List<Track> tracks) {
  private static final String PIECE = "exchange-piece";

  /** Copies the lists. */
  public ExchangePieces {
    pieces = List.copyOf(pieces);
    tracks = List.copyOf(tracks);
  }

  /**
   * A shorter piece.
   *
   * @param name such as {@code larger exchange piece}
   * @param represents what it stands for
   * @param men whom it stands for
   * @param share of the whole block's men
   * @param citation where the book says so
   */
  public record Piece(String name, String represents, int men, Fraction share, Citation citation) {}

  /**
   * Points of loss and what they bring.
   *
   * @param name whose loss, such as {@code half battalion}
   * @param points of loss
   * @param effect what is exchanged or removed
   * @param citation where the book says so
   */
  public record Track(String name, Fraction points, String effect, Citation citation) {}

  /** Those of a book; empty where it has none. */
  public static Optional<ExchangePieces> find(RuleBook book) {
    return book.tables()
        .find("blocks")
        .map(
            table -> {
              TableRow whole = table.getRow("half-battalion");
              int men = whole.getInteger("men");
              return new ExchangePieces(
                  whole.getInteger("frontage"),
                  whole.getInteger("depth"),
                  table.rows().stream()
                      .filter(row -> row.getText("block").endsWith(PIECE))
                      .map(
                          row ->
                              new Piece(
                                  words(row.getText("block")),
                                  row.getText("represents"),
                                  row.getInteger("men"),
                                  Fraction.of(row.getInteger("men"), men),
                                  row.citation()))
                      .toList(),
                  book.table("exchange").rows().stream()
                      .map(
                          row ->
                              new Track(
                                  words(row.getText("track")),
                                  row.getFraction("points"),
                                  row.getText("effect"),
                                  row.citation()))
                      .toList());
            });
  }

  private static String words(String key) {
    return key.replace('-', ' ');
  }
}
