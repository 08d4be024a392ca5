package studio.kriegsspiel.export.aids;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.drawing.style.MapManner;
import studio.kriegsspiel.export.blocks.BlockPicture;
import studio.kriegsspiel.export.board.Board;
import studio.kriegsspiel.export.board.Pages;
import studio.kriegsspiel.export.paper.BookWords;
import studio.kriegsspiel.export.paper.Printed;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.rules.Capital;
import studio.kriegsspiel.rules.apparatus.RandomNumbers;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.printed.ExchangePieces;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Side;

/**
 * The aids that the umpire keeps for himself: exchange pieces, which show who has lost, and a sheet
 * of random numbers, on which a player could read what will fall.
 */
public final class UmpireAids {
  private static final int COLUMNS = 15;
  private static final int ROWS = 45;
  private static final double ROW = 5;
  private static final double SHEAR = 4;

  private final Scenario scenario;
  private final RuleBook book;
  private final int denominator;
  private final Optional<RandomNumbers> numbers;
  private final Optional<ExchangePieces> pieces;

  /**
   * The umpire's aids of a scenario.
   *
   * @param denominator of the printed map's scale
   */
  public UmpireAids(Scenario scenario, RuleBook book, int denominator) {
    this.scenario = scenario;
    this.book = book;
    this.denominator = denominator;
    this.numbers = book.fieldManual().dice().numbers();
    this.pieces = ExchangePieces.find(book);
  }

  /** Whether the book has any. */
  public boolean isAny() {
    return numbers.isPresent() || pieces.isPresent();
  }

  /**
   * The finished PDF.
   *
   * @throws studio.kriegsspiel.export.paper.UnprintableException if a part has no room on the paper
   */
  public Printed toPdf(PageSize size, MapManner manner) {
    Pages pages =
        new Pages(
            size,
            scenario.title(),
            book.id().shortTitle() + ", map at 1:" + denominator,
            "For the umpire alone.",
            manner.style());
    pieces.ifPresent(each -> exchange(pages, each));
    numbers.ifPresent(each -> numbers(pages, each));
    return pages.print();
  }

  private void exchange(Pages pages, ExchangePieces pieces) {
    pages.begin("Exchange pieces", false);
    say(
        pages,
        "One of each for every half battalion of the line, as long as its share of the whole block's %d %s and as deep; the book says that they are shorter, the shares are the men's. The umpire hands them out."
            .formatted(pieces.front(), book.ground().plural()));
    for (Side side : scenario.sides()) {
      int halves = BlockPicture.halfBattalions(side, book.fieldManual());
      if (halves > 0) {
        heading(pages, side.title().isEmpty() ? side.name() : side.title());
        for (ExchangePieces.Piece piece : pieces.pieces()) {
          row(pages, pieces, piece, side, halves);
        }
      }
    }
    heading(pages, "When a piece is exchanged or a block removed");
    for (ExchangePieces.Track track : pieces.tracks()) {
      say(
          pages,
          "%s, %s points: %s  (%s)"
              .formatted(
                  Capital.of(track.name()),
                  track.points(),
                  track.effect(),
                  BookWords.place(track.citation())));
    }
  }

  private void row(
      Pages pages, ExchangePieces pieces, ExchangePieces.Piece piece, Side side, int number) {
    double metres = book.ground().metres().toDouble();
    double front = pieces.front() * metres * piece.share().toDouble();
    double depth = pieces.depth() * metres;
    BlockPicture picture = BlockPicture.ofInfantry(side.colour(), front, depth, denominator);
    double step = picture.widthMillimetres() + SHEAR;
    int across = Math.max(1, (int) Math.floor((pages.width(false) + SHEAR) / step));
    say(
        pages,
        "%s: %s, %d men  (%s)"
            .formatted(
                Capital.of(piece.name()),
                piece.represents(),
                piece.men(),
                BookWords.place(piece.citation())));
    for (int first = 0; first < number; first += across) {
      int here = Math.min(across, number - first);
      pages.add(
          picture.heightMillimetres(),
          board -> {
            for (int i = 0; i < here; i++) {
              board.at(i * step, 0, picture::paint);
            }
          });
    }
  }

  private void numbers(Pages pages, RandomNumbers numbers) {
    pages.begin("Random numbers", false);
    say(
        pages,
        "Numbers in thousandths, 0.000 to 0.%d (%s). Begin where you like, go on row by row, and cross out what you have used. The sheet is the same for every copy of this scenario: keep it from the players."
            .formatted(numbers.most(), BookWords.place(numbers.citation())));
    DiceStream stream = Dice.seeded(scenario.title().hashCode()).stream("sheet");
    List<String> sheet = new ArrayList<>();
    for (int i = 0; i < COLUMNS * ROWS; i++) {
      sheet.add(show(stream.thousandths(numbers.most())));
    }
    double column = pages.width(false) / COLUMNS;
    pages.add(
        ROWS * ROW,
        board -> {
          for (int i = 0; i < sheet.size(); i++) {
            int row = i / COLUMNS;
            if (row % 10 >= 5 && i % COLUMNS == 0) {
              board.fill(0, row * ROW, column * COLUMNS, ROW, Board.TINT_PALE);
            }
            board.centred(
                sheet.get(i),
                Faces.ROMAN,
                10,
                (i % COLUMNS + 0.5) * column,
                row * ROW + ROW * 0.72);
          }
        });
  }

  private static String show(int thousandths) {
    return thousandths / 1000 + "." + String.valueOf(1000 + thousandths % 1000).substring(1);
  }

  private static void heading(Pages pages, String words) {
    pages.add(6, board -> board.text(words, Faces.BOLD, 11, 0, 5.5));
  }

  private static void say(Pages pages, String words) {
    double room = pages.width(false);
    double height = Board.blockHeight(words, Faces.ROMAN, 9.5, room);
    pages.add(
        Math.max(0.5, height - 1.5), board -> board.block(words, Faces.ROMAN, 9.5, 0, 0, room));
  }
}
