package studio.kriegsspiel.export.aids;

import java.awt.geom.Rectangle2D;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.export.board.Board;
import studio.kriegsspiel.export.board.Pages;
import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.export.paper.UnprintableException;

/**
 * A strip to cut out: title, the book's unit along one edge, metres along the other, and what is
 * marked between them. One that is longer than the page lies on it in pieces.
 */
final class RulerStrip {
  private static final double TITLE = 6;
  private static final int MOST_PIECES = 4;
  private static final double LEAST_REACH = 12;
  private static final double UNIT = 24;

  private final RulerScale scale;
  private final String title;
  private final double metres;
  private final double inner;
  private final double least;
  private final Pages.Part marks;

  /**
   * A strip.
   *
   * @param title its title, with what is said beside it
   * @param metres how far it reaches
   * @param least how broad the strip is at least, for what is said on it, in millimetres
   * @param inner the height of what is marked, in millimetres
   * @param marks draws that, its zero at the left end of the board
   */
  RulerStrip(
      RulerScale scale, String title, double metres, double least, double inner, Pages.Part marks) {
    this.scale = scale;
    this.title = title;
    this.metres = metres;
    this.inner = inner;
    this.least = least;
    this.marks = marks;
  }

  /** Puts it on pages that lie broad. */
  void addTo(Pages pages) {
    double room = pages.width(true);
    double length = scale.millimetres(metres);
    int pieces = pieces(length, room);
    double words = Math.max(least, Board.width(title, Faces.BOLD, 10) + 3);
    double broad = pieces > 1 ? room : Math.min(room, Math.max(words, length + UNIT));
    double height = TITLE + 2 * RulerEdge.HEIGHT + inner;
    for (int piece = 0; piece < pieces; piece++) {
      int here = piece;
      int all = pieces;
      pages.add(
          height,
          board -> {
            board.draw(new Rectangle2D.Double(0, 0, broad, height), 0.15, Board.SOFT);
            if (all > 1) {
              board.right(
                  Phrase.PIECE_OF.of(here + 1, all),
                  Faces.ITALIC,
                  8,
                  room - 1.5,
                  height - RulerEdge.HEIGHT - 1,
                  Board.SOFT);
            }
            board.window(
                0,
                0,
                room,
                height,
                part -> part.at(-here * room, 0, ruler -> strip(ruler, here, length)));
          });
    }
  }

  /** The pieces that a ruler of a length lies in. */
  private static int pieces(double length, double room) {
    return Math.max(1, (int) Math.ceil(length / room - 1e-9));
  }

  /**
   * Refuses a scale at which a ruler takes more pieces than anybody would glue.
   *
   * @param metres of the longest ruler
   * @param what it is for, in plain words
   */
  static void refuseTooLong(RulerScale scale, double metres, String what, double room) {
    double length = scale.millimetres(metres);
    int pieces = pieces(length, room);
    if (pieces > MOST_PIECES) {
      int fitting = (int) Math.ceil(metres * 1000 / (MOST_PIECES * room) / 100) * 100;
      throw new UnprintableException(
          "At 1:%d the ruler for %s is %.0f mm long, %d pieces of this paper; choose a smaller scale such as 1:%d."
              .formatted(scale.denominator(), what, length, pieces, fitting));
    }
  }

  private void strip(Board board, int piece, double length) {
    double reach = Math.max(length, LEAST_REACH);
    RulerEdge.paint(
        board, reach, scale.millimetres(scale.metresPerUnit()), Phrase.unit(scale.unit()), true);
    if (piece == 0) {
      board.text(title, Faces.BOLD, 10, 1.5, RulerEdge.HEIGHT + 4.4);
    }
    board.at(0, RulerEdge.HEIGHT + TITLE, marks);
    board.at(
        0,
        RulerEdge.HEIGHT + TITLE + inner,
        edge -> RulerEdge.paint(edge, reach, scale.millimetres(1), Phrase.unit("metres"), false));
  }
}
