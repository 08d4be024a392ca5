package studio.kriegsspiel.export.pdf;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.names.KeyedName;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.export.paper.MarkedText;
import studio.kriegsspiel.export.paper.Phrase;

/**
 * The list of the numbers that stand on a map for names, set in columns over as many boxes as it
 * takes.
 */
public final class KeyList {
  /** Width of a column, in millimetres. */
  static final double COLUMN = 42;

  /** The least width, in millimetres. */
  private static final double NARROW = 30;

  private static final double SIZE = 7;
  private static final double LINE = SIZE * 1.2;
  private static final double INDENT = 15;
  private static final double MARGIN = 12;
  private static final double FOLIO = 6;
  private static final FontRenderContext METRICS = new FontRenderContext(null, true, true);

  private final List<KeyedName> keys;
  private final Color ink;
  private int next;

  /** A list of names set in a colour. */
  public KeyList(List<KeyedName> keys, Color ink) {
    this.keys = List.copyOf(keys);
    this.ink = ink;
  }

  /** Sets what is left on pages of its own, of so many millimetres. */
  public void addTo(PdfPaper paper, double width, double height) {
    while (next < keys.size()) {
      paper.addPicturePage(
          width,
          height,
          graphics -> {
            graphics.setColor(ink);
            graphics.setFont(Faces.BOLD.at(12));
            paper
                .marked()
                .set(
                    graphics,
                    Phrase.NUMBERS_ON_THE_MAP.words(),
                    Typeset.points(MARGIN),
                    Typeset.points(MARGIN + 4));
            paint(
                graphics,
                new Rectangle2D.Double(
                    Typeset.points(MARGIN),
                    Typeset.points(MARGIN + 9),
                    Typeset.points(width - 2 * MARGIN),
                    Typeset.points(height - 2 * MARGIN - 12)));
          });
      paper.number(Typeset.points(FOLIO));
      paper.bookmark(Phrase.NUMBERS_ON_THE_MAP.words());
    }
  }

  /** Sets as much as has room in a box, in points. */
  public void paint(Graphics2D graphics, Rectangle2D box) {
    int columns = columns(box);
    double width = box.getWidth() / columns;
    graphics.setColor(ink);
    for (int column = 0; column < columns; column++) {
      double y = box.getMinY() + SIZE;
      while (next < keys.size()) {
        KeyedName key = keys.get(next);
        List<String> lines = lines(key.name(), width - INDENT - 8);
        if (y + LINE * (lines.size() - 1) > box.getMaxY()) {
          break;
        }
        double x = box.getMinX() + column * width;
        graphics.setFont(Faces.BOLD.at(SIZE));
        graphics.drawString(String.valueOf(key.number()), (float) x, (float) y);
        for (String line : lines) {
          graphics.setFont(font(line));
          graphics.drawString(MarkedText.plain(line), (float) (x + INDENT), (float) y);
          y += LINE;
        }
        next++;
      }
    }
  }

  /** The height in points of what is left, in columns over a width in points. */
  public double height(double width) {
    int columns = Math.max(1, (int) (width / (COLUMN * MapViewport.POINTS_PER_MM)));
    int most = lines(width / columns);
    for (int rows = (most + columns - 1) / columns; rows < most; rows++) {
      if (fits(columns, rows, width / columns)) {
        return rows * LINE + SIZE * 0.4;
      }
    }
    return most * LINE + SIZE * 0.4;
  }

  private boolean fits(int columns, int rows, double width) {
    int column = 1;
    int used = 0;
    for (KeyedName key : keys.subList(next, keys.size())) {
      int lines = lines(key.name(), width - INDENT - 8).size();
      if (used + lines > rows) {
        column++;
        used = 0;
      }
      used += lines;
    }
    return column <= columns;
  }

  /** Whether there is nothing left to tell. */
  public boolean isTold() {
    return next == keys.size();
  }

  /** Wide columns, or narrow ones if all that is left has room in them alone. */
  private int columns(Rectangle2D box) {
    int wide = Math.max(1, (int) (box.getWidth() / (COLUMN * MapViewport.POINTS_PER_MM)));
    int narrow = Math.max(1, (int) (box.getWidth() / (NARROW * MapViewport.POINTS_PER_MM)));
    for (int columns = wide; columns <= narrow; columns++) {
      if (lines(box.getWidth() / columns) <= columns * (int) (box.getHeight() / LINE - 1)) {
        return columns;
      }
    }
    return wide;
  }

  /** How many lines what is left takes in columns so wide. */
  private int lines(double width) {
    return keys.subList(next, keys.size()).stream()
        .mapToInt(key -> lines(key.name(), width - INDENT - 8).size())
        .sum();
  }

  private static Font font(String text) {
    return Faces.ROMAN.fitting(text, SIZE);
  }

  private static List<String> lines(String name, double width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : Quotes.curly(name).split(" ")) {
      String longer = line.isEmpty() ? word : line + " " + word;
      if (!line.isEmpty() && font(longer).getStringBounds(longer, METRICS).getWidth() > width) {
        lines.add(line.toString());
        line = new StringBuilder(word);
      } else {
        line = new StringBuilder(longer);
      }
    }
    lines.add(line.toString());
    return lines;
  }
}
