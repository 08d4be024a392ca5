package studio.kriegsspiel.export.aids;

import java.awt.geom.Rectangle2D;
import java.util.List;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.export.board.Board;
import studio.kriegsspiel.export.board.Pages;
import studio.kriegsspiel.export.paper.Phrase;

/** Forms for orders and messages, four to a page, to be written by who sends and who receives. */
final class OrderForms {
  private static final double APART = 6;
  private static final double INSET = 4;
  private static final double FIELD = 8.5;
  private static final double WRITING = 8;

  /** What stands side by side at the head of a form. */
  private static final List<List<Phrase>> HEAD =
      List.of(
          List.of(Phrase.FORM_NUMBER, Phrase.FORM_HOUR),
          List.of(Phrase.FORM_FROM, Phrase.FORM_TO),
          List.of(Phrase.FORM_PLACE));

  private static final List<Phrase> FOOT =
      List.of(Phrase.FORM_SENT, Phrase.FORM_BY, Phrase.FORM_RECEIVED);

  private OrderForms() {}

  static void addTo(Pages pages) {
    pages.begin(Phrase.FORMS.words(), false);
    double width = (pages.width(false) - APART) / 2;
    double height = (pages.height(false) - APART) / 2 - 2;
    for (int row = 0; row < 2; row++) {
      pages.add(
          height,
          board -> {
            board.at(0, 0, left -> form(left, width, height));
            board.at(width + APART, 0, right -> form(right, width, height));
          });
    }
  }

  private static void form(Board board, double width, double height) {
    board.draw(new Rectangle2D.Double(0, 0, width, height), 0.25, Board.INK);
    double y = INSET + 4;
    for (List<Phrase> line : HEAD) {
      fields(board, line, width, y);
      y += FIELD;
    }
    double foot = height - INSET;
    for (double at = y + 2; at < foot - FIELD - 2; at += WRITING) {
      board.line(INSET, at, width - INSET, at, 0.12, Board.SOFT);
    }
    fields(board, FOOT, width, foot);
  }

  /** Fields beside each other, each a word and a line to write on. */
  private static void fields(Board board, List<Phrase> fields, double width, double y) {
    double each = (width - 2 * INSET) / fields.size();
    for (int i = 0; i < fields.size(); i++) {
      double x = INSET + i * each;
      String words = fields.get(i).words();
      board.text(words, Faces.ITALIC, 9, x, y, Board.SOFT);
      board.line(
          x + Board.width(words, Faces.ITALIC, 9) + 1.5,
          y + 0.6,
          x + each - 2,
          y + 0.6,
          0.2,
          Board.INK);
    }
  }
}
