package studio.kriegsspiel.export.aids;

import java.awt.Color;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.stream.Collectors;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.export.board.Board;
import studio.kriegsspiel.export.paper.BookWords;
import studio.kriegsspiel.rules.apparatus.DieFace;

/** Draws faces of dice: the marks of a book, or the pips of a common die. */
final class DieFaces {
  private static final int[][] PIPS = {
    {4}, {2, 6}, {2, 4, 6}, {0, 2, 6, 8}, {0, 2, 4, 6, 8}, {0, 2, 3, 5, 6, 8}
  };

  private DieFaces() {}

  /** A face in a square of so many millimetres, its upper left corner at the board's. */
  static void marked(Board board, DieFace face, double side) {
    double size = side * 0.36;
    column(board, face.left(), side * 0.17, side);
    column(board, face.right(), side * 0.83, side);
    boolean narrow = !face.left().isEmpty() || !face.right().isEmpty();
    double radius = side * (narrow ? 0.19 : 0.25);
    double x = side / 2;
    double y = side * 0.42;
    boolean circle = face.circle() != DieFace.Circle.NONE;
    if (circle) {
      boolean black = face.circle() == DieFace.Circle.BLACK;
      board.fill(Board.circle(x, y, radius), black ? Board.INK : Color.WHITE);
      board.draw(Board.circle(x, y, radius), 0.3, Board.INK);
    }
    if (!face.sign().isEmpty()) {
      String sign = BookWords.marked(face.sign());
      double points = size * (circle ? 1.9 : 3);
      Color ink = face.circle() == DieFace.Circle.BLACK ? Color.WHITE : Board.INK;
      board.text(
          sign,
          Faces.BOLD,
          points,
          x - Board.width(sign, Faces.BOLD, points) / 2,
          y + points * 0.12,
          ink);
    }
    String losses = face.losses().stream().map(BookWords::figure).collect(Collectors.joining("  "));
    board.centred(losses, Faces.ROMAN, size * 1.3, x, side * 0.83);
    if (face.flame()) {
      flame(board, side * 0.86, side * 0.24, side * 0.1);
    }
  }

  private static void column(Board board, List<Integer> figures, double x, double side) {
    double y = side * 0.24;
    for (int figure : figures) {
      board.centred(BookWords.figure(figure), Faces.ROMAN, side * 0.42, x, y);
      y += side * 0.21;
    }
  }

  private static void flame(Board board, double x, double foot, double height) {
    Path2D flame = new Path2D.Double();
    flame.moveTo(x, foot - height * 1.4);
    flame.quadTo(x + height, foot - height * 0.4, x + height * 0.45, foot);
    flame.lineTo(x - height * 0.45, foot);
    flame.quadTo(x - height, foot - height * 0.5, x, foot - height * 1.4);
    flame.closePath();
    board.fill(flame, Board.TINT);
    board.draw(flame, 0.25, Board.INK);
  }

  /** The pips of a number. */
  static void pips(Board board, int number, double side) {
    for (int place : PIPS[number - 1]) {
      double x = side * (0.25 + 0.25 * (place % 3));
      double y = side * (0.25 + 0.25 * (place / 3));
      board.fill(Board.circle(x, y, side * 0.075), Board.INK);
    }
  }

  /** The edge of a face. */
  static void edge(Board board, double side) {
    board.draw(new Rectangle2D.Double(0, 0, side, side), 0.2, Board.INK);
  }
}
