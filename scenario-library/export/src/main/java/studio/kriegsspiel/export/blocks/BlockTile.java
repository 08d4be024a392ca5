package studio.kriegsspiel.export.blocks;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.export.board.Board;

/**
 * A block with the flap that carries its name: it makes a thin block large enough to cut and to
 * hold, and is folded under or left behind the block.
 *
 * @param picture the block
 * @param name on the flap
 * @param caption what it is, below
 * @param figures its measures, below that
 */
record BlockTile(BlockPicture picture, String name, String caption, String figures) {
  private static final double FLAP = 5;
  private static final double SMALL = 7;
  private static final double LINE = 3.1;

  /** The same with another name. */
  BlockTile named(String other) {
    return new BlockTile(picture, other, caption, figures);
  }

  /**
   * Itself, or pieces of what is broader than the paper: of a column they follow each other, of a
   * line they stand side by side.
   */
  List<BlockTile> pieces(double room) {
    if (picture.widthMillimetres() <= room) {
      return List.of(this);
    }
    int number = (int) Math.ceil(picture.widthMillimetres() / (room - BlockPicture.SPARE));
    double front = picture.block().frontMetres();
    double depth = picture.block().depthMetres();
    BlockPicture piece =
        picture.along()
            ? picture.whole().over(front, depth / number)
            : picture.whole().over(front / number, depth);
    List<BlockTile> pieces = new ArrayList<>();
    for (int i = 1; i <= number; i++) {
      pieces.add(
          new BlockTile(
              piece,
              "%s %d/%d".formatted(name, i, number),
              i == 1 ? caption : "",
              i == 1 ? figures : ""));
    }
    return pieces;
  }

  double width() {
    return Math.max(
        Math.max(picture.widthMillimetres(), flap()),
        Math.max(
            Board.width(caption, Faces.ROMAN, SMALL), Board.width(figures, Faces.ITALIC, SMALL)));
  }

  private double flap() {
    return Math.max(picture.widthMillimetres(), Board.width(name, Faces.BOLD, SMALL) + 2);
  }

  double height() {
    return picture.heightMillimetres()
        + FLAP
        + (caption.isEmpty() ? 0 : LINE)
        + (figures.isEmpty() ? 0 : LINE);
  }

  /** Draws it, its upper left corner at the board's. */
  void paint(Board board) {
    double middle = flap() / 2;
    double foot = picture.heightMillimetres();
    board.at(middle - picture.widthMillimetres() / 2, 0, picture::paint);
    board.flap(middle - flap() / 2, foot, flap(), FLAP);
    board.centred(name, Faces.BOLD, SMALL, middle, foot + FLAP * 0.66);
    board.text(caption, Faces.ROMAN, SMALL, 0, foot + FLAP + LINE);
    board.text(figures, Faces.ITALIC, SMALL, 0, foot + FLAP + 2 * LINE);
  }
}
