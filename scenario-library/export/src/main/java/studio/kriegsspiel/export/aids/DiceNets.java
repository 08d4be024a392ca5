package studio.kriegsspiel.export.aids;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.export.board.Board;
import studio.kriegsspiel.export.board.Pages;
import studio.kriegsspiel.export.paper.BookWords;
import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.rules.apparatus.BookDice;
import studio.kriegsspiel.rules.apparatus.MarkedDie;
import studio.kriegsspiel.rules.apparatus.PlainThrow;

/** Dice to cut out, fold and glue. */
final class DiceNets {
  /** The edge of a die: the studio's own, for what paper bears; no book gives one. */
  static final double EDGE = 20;

  private static final double FLAP = 5;
  private static final double TITLE = 8;

  /** The faces of a net down its middle column; the first and third lie opposite each other. */
  private static final int[] COLUMN = {1, 2, 6, 5};

  private static final int LEFT = 3;
  private static final int RIGHT = 4;

  private DiceNets() {}

  /**
   * A net.
   *
   * @param title above it
   * @param place where the book prints it, below that
   * @param face what is drawn on a face of a number
   */
  private record Net(String title, String place, IntFunction<Pages.Part> face) {}

  static void addTo(Pages pages, BookDice dice) {
    List<Net> nets = nets(dice);
    if (nets.isEmpty()) {
      return;
    }
    double room = pages.width(false);
    if (dice.marked().isEmpty()) {
      pages.add(6, board -> board.text(Phrase.DICE.words(), Faces.BOLD, 11, 0, 6));
    } else {
      pages.begin(Phrase.DICE.words(), false);
    }
    String how = Phrase.DICE_HOW.of((int) EDGE);
    pages.add(
        Board.blockHeight(how, Faces.ROMAN, 9.5, room),
        board -> board.block(how, Faces.ROMAN, 9.5, 0, 0, room));
    int across = (int) Math.floor(room / (3 * EDGE + 2));
    double step = room / across;
    for (int first = 0; first < nets.size(); first += across) {
      List<Net> row = nets.subList(first, Math.min(nets.size(), first + across));
      pages.add(
          TITLE + 4 * EDGE + FLAP,
          board -> {
            for (int i = 0; i < row.size(); i++) {
              Net net = row.get(i);
              board.at(i * step, 0, part -> paint(part, net));
            }
          });
    }
  }

  private static List<Net> nets(BookDice dice) {
    List<Net> nets = new ArrayList<>();
    for (MarkedDie die : dice.marked()) {
      nets.add(
          new Net(
              title(die),
              Layers.place(die.citation()),
              number -> board -> DieFaces.marked(board, die.faces().get(number - 1), EDGE)));
    }
    int most =
        dice.plain().stream()
            .filter(each -> each.sides() == COLUMN.length + 2)
            .mapToInt(PlainThrow::dice)
            .max()
            .orElse(0);
    for (int die = 0; die < most; die++) {
      nets.add(
          new Net(
              Phrase.COMMON_DIE.words(),
              "",
              number -> board -> DieFaces.pips(board, number, EDGE)));
    }
    return nets;
  }

  static String title(MarkedDie die) {
    String odds = die.odds().isEmpty() ? "" : ", " + BookWords.figure(die.odds());
    return BookWords.marked(die.name()) + odds;
  }

  private static void paint(Board board, Net net) {
    board.text(net.title(), Faces.BOLD, 9.5, 0, 2.8);
    board.text(net.place(), Faces.ITALIC, 8, 0, 6.4, Board.SOFT);
    for (int i = 0; i < COLUMN.length; i++) {
      face(board, net, COLUMN[i], EDGE, TITLE + i * EDGE);
    }
    face(board, net, LEFT, 0, TITLE + EDGE);
    face(board, net, RIGHT, 2 * EDGE, TITLE + EDGE);
    // flaps: beside the uppermost face and the two lower ones, and below the last
    for (int i : new int[] {0, 2, 3}) {
      flap(board, EDGE, TITLE + i * EDGE, -FLAP, true);
      flap(board, 2 * EDGE, TITLE + i * EDGE, FLAP, true);
    }
    flap(board, EDGE, TITLE + COLUMN.length * EDGE, FLAP, false);
  }

  private static void face(Board board, Net net, int number, double x, double y) {
    board.at(
        x,
        y,
        part -> {
          net.face().apply(number).paint(part);
          DieFaces.edge(part, EDGE);
        });
  }

  /** A flap to glue, along an edge that runs down from a point, or across. */
  private static void flap(Board board, double x, double y, double out, boolean down) {
    double slant = FLAP * 0.7;
    Path2D flap = new Path2D.Double();
    flap.moveTo(x, y);
    if (down) {
      flap.lineTo(x + out, y + slant);
      flap.lineTo(x + out, y + EDGE - slant);
      flap.lineTo(x, y + EDGE);
    } else {
      flap.lineTo(x + slant, y + out);
      flap.lineTo(x + EDGE - slant, y + out);
      flap.lineTo(x + EDGE, y);
    }
    board.draw(flap, 0.15, Board.SOFT);
  }
}
