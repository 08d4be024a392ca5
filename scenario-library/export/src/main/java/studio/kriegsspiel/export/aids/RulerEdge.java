package studio.kriegsspiel.export.aids;

import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.export.board.Board;
import studio.kriegsspiel.export.paper.BookWords;

/** The graduated edge of a ruler: its zero is the end of the strip. */
final class RulerEdge {
  static final double HEIGHT = 5;
  private static final double LEAST_TICK = 1.9;
  private static final double LEAST_NUMBER = 11;

  private RulerEdge() {}

  /**
   * Draws an edge along the top of a board.
   *
   * @param length of the ruler in millimetres
   * @param millimetresPerUnit of the unit on paper
   * @param unit what is counted, set behind the last number
   * @param down whether ticks hang from the edge; else they stand on one at the part's foot
   */
  static void paint(
      Board board, double length, double millimetresPerUnit, String unit, boolean down) {
    double major = RulerScale.step(millimetresPerUnit, LEAST_NUMBER);
    double minor = finer(major, millimetresPerUnit);
    long ticks = Math.round(Math.floor(length / (minor * millimetresPerUnit) + 1e-6));
    long each = Math.round(major / minor);
    double end = 0;
    for (long i = 0; i <= ticks; i++) {
      double x = i * minor * millimetresPerUnit;
      boolean numbered = i % each == 0;
      double tick = numbered ? 2.4 : i * 2 % each == 0 ? 1.8 : 1.2;
      board.line(x, down ? 0 : HEIGHT, x, down ? tick : HEIGHT - tick, 0.12, Board.INK);
      if (numbered && i > 0) {
        String number = RulerScale.number(i * minor);
        double half = Board.width(number, Faces.ROMAN, 7.5) / 2;
        board.text(BookWords.figure(number), Faces.ROMAN, 7.5, x - half, down ? 4.7 : 2.2);
        end = x + half;
      }
    }
    board.text(unit, Faces.ITALIC, 7.5, end + 1, down ? 4.7 : 2.2, Board.SOFT);
  }

  /** A tenth, a fifth or a half of a step, as fine as can be told apart. */
  private static double finer(double major, double millimetresPerUnit) {
    for (int parts : new int[] {10, 5, 2}) {
      if (major / parts * millimetresPerUnit >= LEAST_TICK) {
        return major / parts;
      }
    }
    return major;
  }
}
