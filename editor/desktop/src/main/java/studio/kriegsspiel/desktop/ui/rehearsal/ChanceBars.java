package studio.kriegsspiel.desktop.ui.rehearsal;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.util.List;
import java.util.stream.Collectors;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.reading.rehearsal.Chance;
import studio.kriegsspiel.reading.rehearsal.ChanceWords;

/** Chances as bars with their bounds, over the band of what is open. */
final class ChanceBars extends JComponent {
  private static final int ROW = 26;
  private static final int BAR = 10;
  private static final int SIDE = 12;

  private List<Row> rows = List.of();

  /** One of them. */
  record Row(String name, Chance chance, Color colour) {
    String words() {
      return name + ": " + ChanceWords.of(chance).strip();
    }
  }

  ChanceBars() {
    getAccessibleContext().setAccessibleName("Chances");
  }

  /** Shows others. */
  void show(List<Row> others) {
    rows = List.copyOf(others);
    getAccessibleContext()
        .setAccessibleDescription(rows.stream().map(Row::words).collect(Collectors.joining("; ")));
    revalidate();
    repaint();
  }

  @Override
  public AccessibleContext getAccessibleContext() {
    if (accessibleContext == null) {
      accessibleContext =
          new AccessibleJComponent() {
            @Override
            public AccessibleRole getAccessibleRole() {
              return AccessibleRole.PANEL;
            }
          };
    }
    return accessibleContext;
  }

  @Override
  public Dimension getPreferredSize() {
    return new Dimension(
        Looks.scaled(480), Math.max(1, rows.size()) * Looks.scaled(ROW) + Looks.scaled(SIDE));
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Graphics2D canvas = (Graphics2D) graphics.create();
    canvas.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    canvas.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    canvas.setFont(getFont());
    FontMetrics letters = canvas.getFontMetrics();
    int names = rows.stream().mapToInt(each -> letters.stringWidth(each.name())).max().orElse(0);
    int figures = letters.stringWidth("100 % (100 to 100 %)");
    int gap = Looks.scaled(SIDE);
    int left = Math.min(names, getWidth() / 2) + 2 * gap;
    int width = Math.max(Looks.scaled(60), getWidth() - left - figures - 2 * gap);
    for (int i = 0; i < rows.size(); i++) {
      paint(canvas, rows.get(i), i * Looks.scaled(ROW) + gap / 2, left, width);
    }
    canvas.dispose();
  }

  private void paint(Graphics2D canvas, Row row, int top, int left, int width) {
    FontMetrics letters = canvas.getFontMetrics();
    int middle = top + Looks.scaled(ROW) / 2;
    int line = middle + (letters.getAscent() - letters.getDescent()) / 2;
    int high = Looks.scaled(BAR);
    Color ink = getForeground();
    canvas.setColor(ink);
    canvas.drawString(
        fitted(row.name(), letters, left - 2 * Looks.scaled(SIDE)), Looks.scaled(SIDE), line);
    canvas.setColor(new Color(ink.getRed(), ink.getGreen(), ink.getBlue(), 24));
    canvas.fillRect(left, middle - high, width, 2 * high);
    canvas.fillRect(
        left + (int) (Chance.OPEN_FROM * width),
        middle - high,
        (int) ((Chance.OPEN_TO - Chance.OPEN_FROM) * width),
        2 * high);
    canvas.setColor(row.colour());
    canvas.fillRect(left, middle - high / 2, (int) (row.chance().share() * width), high);
    canvas.setColor(ink);
    int least = left + (int) (row.chance().least() * width);
    int most = left + (int) (row.chance().most() * width);
    canvas.drawLine(least, middle, most, middle);
    canvas.drawLine(least, middle - high / 2, least, middle + high / 2);
    canvas.drawLine(most, middle - high / 2, most, middle + high / 2);
    canvas.drawString(
        ChanceWords.of(row.chance()).strip(), left + width + Looks.scaled(SIDE), line);
  }

  private static String fitted(String name, FontMetrics letters, int width) {
    if (letters.stringWidth(name) <= width) {
      return name;
    }
    String shorter = name;
    while (shorter.length() > 1 && letters.stringWidth(shorter + "…") > width) {
      shorter = shorter.substring(0, shorter.length() - 1);
    }
    return shorter + "…";
  }
}
