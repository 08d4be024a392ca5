package studio.kriegsspiel.desktop.ui.gallery;

import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import studio.kriegsspiel.desktop.ui.look.Looks;

/** Writes words in lines below each other, none longer than there is room for. */
final class CardLines {
  private static final String MORE = "\u2026";
  private final Graphics2D graphics;
  private final int left;
  private final int width;
  private int y;
  private int end;
  private int height;

  CardLines(Graphics2D graphics, int left, int width) {
    this.graphics = graphics;
    this.left = left;
    this.width = width;
  }

  void down(int pixels) {
    y += pixels;
  }

  void line(String words, Font font, Color colour) {
    graphics.setFont(font);
    graphics.setColor(colour);
    FontMetrics metrics = graphics.getFontMetrics();
    String cut = cut(words, metrics);
    graphics.drawString(cut, left, y + metrics.getAscent());
    end = left + metrics.stringWidth(cut);
    height = metrics.getHeight();
    y += height;
  }

  private String cut(String words, FontMetrics metrics) {
    int length = words.length();
    while (length > 0 && metrics.stringWidth(words.substring(0, length)) > width) {
      length--;
    }
    return length == words.length()
        ? words
        : words.substring(0, Math.max(0, length - 1)).stripTrailing() + MORE;
  }

  /** So many dots behind the line before, the first of them filled. */
  void dots(int filled, int all) {
    int size = Looks.scaled(7);
    int x = end + Looks.scaled(10);
    int top = y - height + (height - size) / 2 + 1;
    for (int i = 1; i <= all; i++) {
      graphics.setColor(Looks.colour(i <= filled ? "Component.accentColor" : "Studio.separator"));
      graphics.fillOval(x, top, size, size);
      x += size + Looks.scaled(3);
    }
  }

  /** Words in up to so many lines. */
  void paragraph(String words, Font font, Color colour, int most) {
    FontMetrics metrics = graphics.getFontMetrics(font);
    StringBuilder line = new StringBuilder();
    int written = 1;
    for (String word : words.split("\\s+")) {
      boolean full = metrics.stringWidth(line + " " + word) > width && !line.isEmpty();
      if (full && written < most) {
        line(line.toString(), font, colour);
        line.setLength(0);
        written++;
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    line(line.toString(), font, colour);
  }
}
