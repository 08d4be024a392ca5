package studio.kriegsspiel.export.aids;

import java.awt.geom.Rectangle2D;
import java.util.List;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.export.board.Board;
import studio.kriegsspiel.export.board.Pages;
import studio.kriegsspiel.export.paper.BookWords;
import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.rules.field.RangeTable;
import studio.kriegsspiel.rules.ruler.RangeRulers.RangeRuler;

/** Rulers for ranges: one for each weapon, divided as the book divides its fire. */
final class RangeStrips {
  private static final double BAND = 5.4;
  private static final double SIZE = 8.5;

  private final RulerScale scale;

  RangeStrips(RulerScale scale) {
    this.scale = scale;
  }

  void addTo(Pages pages, List<RangeRuler> rulers) {
    pages.begin(Phrase.RANGES.words(), true);
    String how = Phrase.RANGES_HOW.words();
    double room = pages.width(true);
    pages.add(
        Board.blockHeight(how, Faces.ROMAN, 9.5, room),
        board -> board.block(how, Faces.ROMAN, 9.5, 0, 0, room));
    for (RangeRuler ruler : rulers) {
      RangeTable table = ruler.table();
      String legend = legend(table);
      double lines = Board.blockHeight(legend, Faces.ROMAN, SIZE, room - 3);
      new RulerStrip(
              scale,
              title(ruler),
              table.farthestMetres(),
              Math.min(room, Board.width(legend, Faces.ROMAN, SIZE) + 5),
              BAND + lines + 2.4,
              board -> {
                bands(board, table);
                board.block(legend, Faces.ROMAN, SIZE, 1.5, BAND + 0.8, room - 3);
              })
          .addTo(pages);
    }
  }

  private static String title(RangeRuler ruler) {
    String firers = ruler.firers().isEmpty() ? "" : ": " + BookWords.marked(ruler.firers());
    String arc =
        ruler
            .table()
            .arc()
            .map(
                each ->
                    Phrase.ARC.of(BookWords.figure(each.degrees()), Layers.place(each.citation())))
            .orElse("");
    return BookWords.head(ruler.weapon()) + firers + arc;
  }

  private void bands(Board board, RangeTable table) {
    double from = 0;
    for (RangeTable.Step step : table.steps()) {
      double to = scale.millimetres(table.metres(step));
      Layers.bar(board, new Rectangle2D.Double(from, 0, to - from, BAND - 0.6), step.citation());
      String name = BookWords.marked(step.name());
      double width = Board.width(name, Faces.BOLD, SIZE);
      if (width + 1 < to - from) {
        board.centred(name, Faces.BOLD, SIZE, (from + to) / 2, BAND - 1.9);
      }
      from = to;
    }
  }

  /** A name such as {@code 0-150 millimetres} tells its reach itself. */
  private static String reach(RangeTable.Step step) {
    String name = BookWords.marked(step.name());
    return Character.isDigit(step.name().charAt(0))
        ? name
        : Phrase.UP_TO.of(name, BookWords.figure(step.upTo()));
  }

  /** The same in words, for bands that are too short for theirs. */
  private String legend(RangeTable table) {
    StringBuilder legend = new StringBuilder();
    for (RangeTable.Step step : table.steps()) {
      legend
          .append(legend.isEmpty() ? "" : "  \u00b7  ")
          .append(reach(step))
          .append(step.worth().isEmpty() ? "" : ": " + BookWords.marked(step.worth()))
          .append(" (")
          .append(Layers.place(step.citation()))
          .append(")");
    }
    return legend.toString();
  }
}
