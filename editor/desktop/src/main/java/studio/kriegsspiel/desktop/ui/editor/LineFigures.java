package studio.kriegsspiel.desktop.ui.editor;

import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.swing.text.BadLocationException;
import javax.swing.text.Position;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.study.help.Hint;

/** Paints figures that follow from what is written quietly behind the lines they belong to. */
final class LineFigures {
  private static final int GAP = 14;
  private static final int LEAST = 24;

  private final ScriptArea area;
  private final List<Mark> marks = new ArrayList<>();

  private record Mark(Position at, Hint hint) {}

  LineFigures(ScriptArea area) {
    this.area = area;
  }

  /** Shows these, which are about the text as it is now. */
  void show(List<Hint> hints) {
    marks.clear();
    int length = area.getDocument().getLength();
    for (Hint each : hints) {
      try {
        marks.add(
            new Mark(area.getDocument().createPosition(Math.min(each.offset(), length)), each));
      } catch (BadLocationException e) {
        throw new IllegalStateException("The place lies within the text", e);
      }
    }
    area.repaint();
  }

  /** What the figures of a line rest on; empty where it has none. */
  String about(int offset) {
    int line = line(offset);
    StringBuilder about = new StringBuilder();
    for (Mark each : marks) {
      if (line(each.at.getOffset()) == line) {
        about.append(about.isEmpty() ? "" : "\n").append(each.hint.label());
        about.append(each.hint.doc().isEmpty() ? "" : ": " + each.hint.doc());
      }
    }
    return about.toString();
  }

  private int line(int offset) {
    return area.getDocument().getDefaultRootElement().getElementIndex(offset);
  }

  void paint(Graphics2D onto) {
    if (marks.isEmpty()) {
      return;
    }
    Graphics2D graphics = (Graphics2D) onto.create();
    graphics.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    graphics.setFont(
        area.getFont().deriveFont(Font.ITALIC, Math.max(9f, area.getFont().getSize2D() * 0.86f)));
    graphics.setColor(Looks.colour("Studio.editor.figure"));
    Map<Integer, String> byLine = new TreeMap<>();
    for (Mark each : marks) {
      int line = line(each.at.getOffset());
      byLine.merge(line, each.hint.label(), (one, other) -> one + " · " + other);
    }
    Rectangle seen = area.getVisibleRect();
    byLine.forEach((line, words) -> paint(graphics, line, words, seen));
    graphics.dispose();
  }

  private void paint(Graphics2D graphics, int line, String words, Rectangle seen) {
    if (area.getFoldManager().isLineHidden(line)) {
      return;
    }
    try {
      int end = area.getLineEndOffset(line);
      int last = line == area.getLineCount() - 1 ? end : end - 1;
      Rectangle2D at = area.modelToView2D(last);
      if (at == null || at.getMaxY() < seen.y || at.getY() > seen.getMaxY()) {
        return;
      }
      int left = (int) at.getX() + Looks.scaled(GAP);
      int room = seen.x + seen.width - left - 4;
      if (room > Looks.scaled(LEAST)) {
        FontMetrics metrics = graphics.getFontMetrics();
        float base = (float) at.getY() + area.getFontMetrics(area.getFont()).getAscent();
        graphics.drawString(cut(words, metrics, room), left, base);
      }
    } catch (BadLocationException e) {
      throw new IllegalStateException("The line is one of the text", e);
    }
  }

  private static String cut(String words, FontMetrics metrics, int room) {
    if (metrics.stringWidth(words) <= room) {
      return words;
    }
    int length = words.length();
    while (length > 0 && metrics.stringWidth(words.substring(0, length) + "…") > room) {
      length--;
    }
    return words.substring(0, length) + "…";
  }
}
