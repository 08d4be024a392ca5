package studio.kriegsspiel.export.blocks;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.export.board.Board;
import studio.kriegsspiel.export.board.Pages;
import studio.kriegsspiel.export.paper.UnprintableException;

/** Sets the blocks of units beside and below each other, each unit's under its title. */
final class BlockCards {
  private static final double GAP = 4;
  private static final double BESIDE = 9;
  private static final double TITLE = 5.4;
  private static final double SIZE = 9.5;

  private final Pages pages;
  private final List<Card> cards = new ArrayList<>();

  BlockCards(Pages pages) {
    this.pages = pages;
  }

  /** A title, perhaps none, over tiles side by side, in a room of so many millimetres. */
  private record Card(String title, List<BlockTile> tiles, double room) {
    double width() {
      return Math.min(room, Math.max(Board.width(title, Faces.BOLD, SIZE), widthOf(tiles)));
    }

    double top() {
      return title.isEmpty() ? 0 : TITLE;
    }

    double height() {
      return top() + tiles.stream().mapToDouble(BlockTile::height).max().orElse(0);
    }

    void paint(Board board) {
      board.fit(title, Faces.BOLD, SIZE, 0, 3.4, room);
      double x = 0;
      for (BlockTile tile : tiles) {
        board.at(x, top(), tile::paint);
        x += tile.width() + GAP;
      }
    }
  }

  private static double widthOf(List<BlockTile> tiles) {
    return tiles.stream().mapToDouble(BlockTile::width).sum() + GAP * Math.max(0, tiles.size() - 1);
  }

  /**
   * Adds tiles under a title.
   *
   * @throws UnprintableException if one is larger than the paper
   */
  void add(String title, List<BlockTile> tiles) {
    double room = pages.width(false);
    List<BlockTile> row = new ArrayList<>();
    String above = title;
    for (BlockTile tile : tiles.stream().flatMap(each -> each.pieces(room).stream()).toList()) {
      refuseTooLarge(tile, room);
      if (!row.isEmpty() && widthOf(row) + GAP + tile.width() > room) {
        cards.add(new Card(above, List.copyOf(row), room));
        above = "";
        row.clear();
      }
      row.add(tile);
    }
    if (!row.isEmpty()) {
      cards.add(new Card(above, List.copyOf(row), room));
    }
  }

  private void refuseTooLarge(BlockTile tile, double room) {
    if (tile.width() > room || tile.height() + TITLE > pages.height(false)) {
      throw new UnprintableException(
          "At 1:%d the block of %s is %.0f by %.0f mm, and the paper has room for %.0f by %.0f mm; take a larger paper or a smaller scale."
              .formatted(
                  tile.picture().denominator(),
                  tile.name(),
                  tile.width(),
                  tile.height(),
                  room,
                  pages.height(false) - TITLE));
    }
  }

  /** Puts what was added on the pages. */
  void set() {
    double room = pages.width(false);
    List<Card> row = new ArrayList<>();
    double filled = 0;
    for (Card card : cards) {
      if (!row.isEmpty() && filled + card.width() > room) {
        set(List.copyOf(row));
        row.clear();
        filled = 0;
      }
      row.add(card);
      filled += card.width() + BESIDE;
    }
    set(List.copyOf(row));
    cards.clear();
  }

  private void set(List<Card> row) {
    if (row.isEmpty()) {
      return;
    }
    pages.add(
        row.stream().mapToDouble(Card::height).max().orElse(0),
        board -> {
          double x = 0;
          for (Card card : row) {
            board.at(x, 0, card::paint);
            x += card.width() + BESIDE;
          }
        });
  }
}
