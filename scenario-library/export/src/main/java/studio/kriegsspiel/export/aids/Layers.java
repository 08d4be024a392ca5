package studio.kriegsspiel.export.aids;

import java.awt.Color;
import java.awt.geom.Rectangle2D;
import studio.kriegsspiel.export.board.Board;
import studio.kriegsspiel.export.paper.BookWords;
import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Layer;

/** How figures that a book prints, that were ruled and that are defaults are told apart. */
final class Layers {

  private Layers() {}

  /** The place of a figure: its paragraph, its ruling or its default. */
  static String place(Citation citation) {
    return BookWords.marked(BookWords.place(citation));
  }

  /** What a layer is, in words. */
  static Phrase words(Layer layer) {
    return switch (layer) {
      case PRINTED -> Phrase.LAYER_PRINTED;
      case RULING -> Phrase.LAYER_RULED;
      case DEFAULT -> Phrase.LAYER_DEFAULT;
    };
  }

  /** A bar to a figure: full where it is printed, pale where ruled, empty where defaulted. */
  static void bar(Board board, Rectangle2D box, Citation citation) {
    bar(board, box, citation.layer());
  }

  static void bar(Board board, Rectangle2D box, Layer layer) {
    switch (layer) {
      case PRINTED -> filled(board, box, Board.TINT);
      case RULING -> filled(board, box, Board.TINT_PALE);
      case DEFAULT -> board.dashed(box, 0.2, Board.INK);
    }
  }

  private static void filled(Board board, Rectangle2D box, Color tint) {
    board.fill(box, tint);
    board.draw(box, 0.15, Board.INK);
  }
}
