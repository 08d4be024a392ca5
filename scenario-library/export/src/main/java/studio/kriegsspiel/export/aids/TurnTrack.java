package studio.kriegsspiel.export.aids;

import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.export.board.Board;
import studio.kriegsspiel.export.board.Pages;
import studio.kriegsspiel.export.paper.BookWords;
import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.rules.book.TimeScale;
import studio.kriegsspiel.rules.book.TurnPart;

/**
 * The turns from the hour at which play begins. It is as long for every scenario of a book: when
 * play ends is the umpire's to know.
 */
final class TurnTrack {
  private static final int MOST_TURNS = 120;
  private static final int MOST_MINUTES = 12 * 60;
  private static final int ACROSS = 10;
  private static final double BOX = 14;
  private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern("HH:mm", Locale.ROOT);

  private final TimeScale time;
  private final LocalDateTime begins;

  TurnTrack(TimeScale time, LocalDateTime begins) {
    this.time = time;
    this.begins = begins;
  }

  /** How many turns there are on it. */
  static int turns(TimeScale time) {
    int whole = Math.max(ACROSS, MOST_MINUTES / time.turnMinutes() / ACROSS * ACROSS);
    return Math.min(MOST_TURNS, whole);
  }

  void addTo(Pages pages) {
    pages.begin(Phrase.TURN_TRACK.words(), false);
    double room = pages.width(false);
    String how =
        Phrase.TURN_TRACK_HOW.of(
            BookWords.marked(time.turnName()), time.turnMinutes(), Layers.place(time.citation()));
    pages.add(
        Board.blockHeight(how, Faces.ROMAN, 9.5, room),
        board -> board.block(how, Faces.ROMAN, 9.5, 0, 0, room));
    int rows = turns(time) / ACROSS;
    pages.add(rows * BOX, board -> track(board, rows, room / ACROSS));
    pages.add(9, TurnTrack::markers);
    List<String> parts = new ArrayList<>();
    time.parts().forEach(part -> tell(part, 0, parts));
    if (parts.isEmpty()) {
      return;
    }
    pages.add(
        5,
        board ->
            board.text(
                Phrase.PARTS_OF_A.of(BookWords.marked(time.turnName())), Faces.BOLD, 11, 0, 4));
    for (String part : parts) {
      double height = Board.blockHeight(part, Faces.ROMAN, 9.5, room);
      pages.add(
          Math.max(0.2, height - 3), board -> board.block(part, Faces.ROMAN, 9.5, 0, -1.5, room));
    }
  }

  private void track(Board board, int rows, double width) {
    for (int turn = 0; turn < rows * ACROSS; turn++) {
      double x = turn % ACROSS * width;
      double y = (double) (turn / ACROSS) * BOX;
      if (turn / ACROSS % 2 == 1) {
        board.fill(x, y, width, BOX, Board.TINT_PALE);
      }
      board.draw(new Rectangle2D.Double(x, y, width, BOX), 0.15, Board.INK);
      board.text(BookWords.figure(turn + 1), Faces.BOLD, 11, x + 1.5, y + 5);
      board.right(
          BookWords.figure(CLOCK.format(begins.plusMinutes((long) turn * time.turnMinutes()))),
          Faces.ROMAN,
          8.5,
          x + width - 1.5,
          y + BOX - 1.8,
          Board.SOFT);
    }
  }

  /** Arrows to cut out and lay on the track. */
  private static void markers(Board board) {
    for (int i = 0; i < 4; i++) {
      double x = i * 14;
      Path2D arrow = new Path2D.Double();
      arrow.moveTo(x, 2);
      arrow.lineTo(x + 6, 2);
      arrow.lineTo(x + 6, 0);
      arrow.lineTo(x + 11, 4.5);
      arrow.lineTo(x + 6, 9);
      arrow.lineTo(x + 6, 7);
      arrow.lineTo(x, 7);
      arrow.closePath();
      board.fill(arrow, Board.TINT);
      board.draw(arrow, 0.2, Board.INK);
    }
  }

  private static void tell(TurnPart part, int depth, List<String> lines) {
    String times = part.times() > 1 ? Phrase.TIMES.of(part.times()) : "";
    lines.add(
        "\u2007".repeat(4 * depth)
            + BookWords.head(part.title())
            + ", "
            + BookWords.marked(part.acting().word().replace('-', ' '))
            + times
            + "  ("
            + Layers.place(part.citation())
            + ")");
    part.parts().forEach(each -> tell(each, depth + 1, lines));
  }
}
