package studio.kriegsspiel.export.aids;

import java.awt.geom.Rectangle2D;
import java.util.Locale;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.export.board.Board;
import studio.kriegsspiel.export.board.Pages;
import studio.kriegsspiel.export.paper.BookWords;
import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.rules.Layer;

/** A page that tells whether a printer keeps to the measure, and by how much to set it right. */
final class Calibration {
  /** The side of the square, and so what everybody has a rule for. */
  static final int SIDE = 100;

  private static final double INCH = 25.4;
  private static final int INCHES = 5;
  private static final int[] MEASURED = {95, 96, 97, 98, 99, 101, 102, 103, 104, 105};

  private final RulerScale scale;

  Calibration(RulerScale scale) {
    this.scale = scale;
  }

  void addTo(Pages pages) {
    pages.begin(Phrase.PRINTER_TRUE.words(), false);
    double width = pages.width(false);
    String how = Phrase.PRINTER_HOW.of(SIDE, SIDE);
    pages.add(
        Board.blockHeight(how, Faces.ROMAN, 11, width),
        board -> board.block(how, Faces.ROMAN, 11, 0, 0, width));
    pages.add(SIDE + 12, board -> square(board, width));
    pages.add(12, Calibration::inches);
    double room = Math.min(150, width);
    double metres = scale.roundMetres(room);
    pages.add(12, board -> ground(board, metres, metres, "metres"));
    double units = scale.roundMetres(room / scale.metresPerUnit());
    pages.add(12, board -> ground(board, units * scale.metresPerUnit(), units, scale.unit()));
    legend(pages, width);
  }

  private void ground(Board board, double metres, double number, String unit) {
    double length = scale.millimetres(metres);
    bar(
        board,
        length,
        Phrase.ON_THE_MAP.of(
            BookWords.figure(RulerScale.number(number)),
            Phrase.unit(unit),
            scale.denominator(),
            decimals(length)));
  }

  /** How the three layers of a rule book look on the pages that follow. */
  private static void legend(Pages pages, double width) {
    pages.add(5, board -> board.text(Phrase.WHERE_FIGURES_COME_FROM.words(), Faces.BOLD, 11, 0, 4));
    for (Layer layer : Layer.values()) {
      pages.add(
          4,
          board -> {
            Layers.bar(board, new Rectangle2D.Double(0, 0, 16, 4), layer);
            board.text(Layers.words(layer).words(), Faces.ROMAN, 10, 20, 3.2);
          });
    }
    pages.add(
        Board.blockHeight(Phrase.BOOKS_PARAGRAPHS.words(), Faces.ITALIC, 10, width),
        board -> board.block(Phrase.BOOKS_PARAGRAPHS.words(), Faces.ITALIC, 10, 0, 0, width));
  }

  private void square(Board board, double width) {
    board.draw(new Rectangle2D.Double(0, 6, SIDE, SIDE), 0.15, Board.INK);
    for (int mm = 0; mm <= SIDE; mm++) {
      double tick = mm % 10 == 0 ? 4 : mm % 5 == 0 ? 2.6 : 1.5;
      board.line(mm, 6 + SIDE - tick, mm, 6 + SIDE, 0.1, Board.INK);
      board.line(0, 6 + mm, tick, 6 + mm, 0.1, Board.INK);
      if (mm % 10 == 0 && mm > 0 && mm < SIDE) {
        board.centred(BookWords.figure(mm), Faces.ROMAN, 8, mm, 6 + SIDE - 5);
        board.text(BookWords.figure(SIDE - mm), Faces.ROMAN, 8, 5, 6 + mm + 1);
      }
    }
    board.centred(Phrase.MILLIMETRES.of(SIDE), Faces.ITALIC, 11, SIDE / 2.0, 6 + SIDE / 2.0);
    double x = SIDE + 14;
    double column = (width - x) / 2;
    board.text(Phrase.YOU_MEASURE.words(), Faces.BOLD, 10.5, x, 10);
    board.text(Phrase.PRINT_AT.words(), Faces.BOLD, 10.5, x + column, 10);
    board.line(x, 12, width, 12, 0.2, Board.INK);
    double y = 18;
    for (int measured : MEASURED) {
      board.text(Phrase.MILLIMETRES.of(BookWords.figure(measured)), Faces.ROMAN, 10.5, x, y);
      board.text(
          Phrase.PERCENT.of(BookWords.figure(decimals(100.0 * SIDE / measured))),
          Faces.ROMAN,
          10.5,
          x + column,
          y);
      y += 6.2;
    }
  }

  private static void inches(Board board) {
    for (int eighth = 0; eighth <= INCHES * 8; eighth++) {
      double x = eighth * INCH / 8;
      double tick = eighth % 8 == 0 ? 4 : eighth % 4 == 0 ? 2.8 : 1.7;
      board.line(x, 4 - tick, x, 4, 0.12, Board.INK);
    }
    board.line(0, 4, INCHES * INCH, 4, 0.2, Board.INK);
    board.text(Phrase.INCHES.of(INCHES), Faces.ITALIC, 10, 0, 9);
  }

  private static void bar(Board board, double length, String words) {
    board.fill(0, 1.5, length, 2, Board.TINT);
    board.draw(new Rectangle2D.Double(0, 1.5, length, 2), 0.15, Board.INK);
    board.text(words, Faces.ITALIC, 10, 0, 8.5);
  }

  private static String decimals(double number) {
    return String.format(Locale.ROOT, "%.1f", number);
  }
}
