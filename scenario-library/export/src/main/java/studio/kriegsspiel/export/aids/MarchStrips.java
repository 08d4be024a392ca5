package studio.kriegsspiel.export.aids;

import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.stream.Collectors;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.export.board.Board;
import studio.kriegsspiel.export.board.Pages;
import studio.kriegsspiel.export.paper.BookWords;
import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.rules.book.TimeScale;
import studio.kriegsspiel.rules.ruler.MarchRuler;

/** Rulers for marches: a bar for each gait, as long as the way of one turn. */
final class MarchStrips {
  private static final double BAR = 4.6;
  private static final double SIZE = 8.5;

  private final RulerScale scale;
  private final TimeScale time;

  MarchStrips(RulerScale scale, TimeScale time) {
    this.scale = scale;
    this.time = time;
  }

  void addTo(Pages pages, List<MarchRuler> rulers) {
    pages.begin(Phrase.MARCHES_IN.of(BookWords.marked(time.turnName()), time.turnMinutes()), true);
    String how = Phrase.MARCHES_HOW.words();
    double room = pages.width(true);
    pages.add(
        Board.blockHeight(how, Faces.ROMAN, 9.5, room),
        board -> board.block(how, Faces.ROMAN, 9.5, 0, 0, room));
    for (MarchRuler ruler : rulers) {
      new RulerStrip(
              scale,
              BookWords.head(ruler.troops()),
              ruler.metres(),
              ruler.marks().stream().mapToDouble(mark -> end(mark, room)).max().orElse(0) + 3,
              BAR * ruler.marks().size() + 1,
              board -> bars(board, ruler, room))
          .addTo(pages);
    }
  }

  private void bars(Board board, MarchRuler ruler, double room) {
    double y = 0;
    for (MarchRuler.Mark mark : ruler.marks()) {
      double length = scale.millimetres(mark.metres());
      Layers.bar(board, new Rectangle2D.Double(0, y, length, BAR - 0.8), mark.citation());
      String words = words(mark);
      boolean inside = isInside(words, length, room);
      board.text(words, Faces.ROMAN, SIZE, inside ? 1.5 : length + 1.5, y + BAR - 1.9);
      y += BAR;
    }
  }

  private static boolean isInside(String words, double length, double room) {
    double width = Board.width(words, Faces.ROMAN, SIZE) + 3;
    return width <= length || length + width > room;
  }

  /** Where the words of a mark end. */
  private double end(MarchRuler.Mark mark, double room) {
    double length = scale.millimetres(mark.metres());
    String words = words(mark);
    double width = Board.width(words, Faces.ROMAN, SIZE) + 1.5;
    return isInside(words, length, room) ? width : length + width;
  }

  private String words(MarchRuler.Mark mark) {
    String gaits = mark.gaits().stream().map(BookWords::marked).collect(Collectors.joining(", "));
    String limit =
        mark.limit()
            .map(
                often ->
                    Phrase.AT_MOST.of(
                        BookWords.figure(often.turns()),
                        BookWords.figure(often.inTurns()),
                        BookWords.marked(time.turnName() + "s")))
            .orElse("");
    return BookWords.figure(mark.units())
        + "  "
        + gaits
        + limit
        + "  ("
        + Layers.place(mark.citation())
        + ")";
  }
}
