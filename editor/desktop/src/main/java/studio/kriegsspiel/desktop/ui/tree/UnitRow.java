package studio.kriegsspiel.desktop.ui.tree;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics;
import java.text.Bidi;
import javax.swing.Icon;
import javax.swing.JTree;
import javax.swing.tree.DefaultTreeCellRenderer;
import studio.kriegsspiel.desktop.ui.look.Looks;

/**
 * A row of a tree of units: the name and, fainter, what is said of it. Where there is no room for
 * both, the name ends in dots and the figure stands at the right. One line of text in two colours:
 * a row of HTML costs a hundred times as much, and a corps has a hundred rows.
 */
class UnitRow extends DefaultTreeCellRenderer {
  private static final long serialVersionUID = 1L;
  private static final int GAP = 6;
  private static final String LEFT_TO_RIGHT = "\u200e";

  private String name = "";
  private String words = "";
  private String figure = "";
  private boolean chosen;
  private boolean pale;

  /**
   * Says what stands in the row.
   *
   * @param newName its name
   * @param detail strength and whereabouts; perhaps nothing
   */
  final void write(JTree tree, String newName, String detail, boolean isSelected, boolean head) {
    name = written(newName);
    words = detail.isEmpty() ? name : name + " " + detail;
    figure = figure(detail);
    chosen = isSelected;
    pale = false;
    setFont(head ? tree.getFont().deriveFont(Font.BOLD) : tree.getFont());
    setText(words);
    setToolTipText(words);
  }

  /** Whether all of the row is faint, until something else is written. */
  final void pale(boolean isPale) {
    pale = isPale;
  }

  /** A name that is written from right to left stands before its figures all the same. */
  private static String written(String title) {
    boolean rightToLeft = Bidi.requiresBidi(title.toCharArray(), 0, title.length());
    return rightToLeft ? LEFT_TO_RIGHT + title + LEFT_TO_RIGHT : title;
  }

  /** The first of the figures, and of men the number alone. */
  static String figure(String detail) {
    String first = detail.split(", ", 2)[0];
    return first.matches(".*\\d.*") ? first.replaceFirst(" men$", "") : "";
  }

  private int start() {
    Icon icon = getIcon();
    return getInsets().left + (icon == null ? 0 : icon.getIconWidth() + getIconTextGap());
  }

  private int width(String text) {
    return getFontMetrics(getFont()).stringWidth(text);
  }

  @Override
  public void paint(Graphics graphics) {
    int room = getWidth() - start() - getInsets().right;
    if (width(words) > room && !figure.isEmpty()) {
      paintNarrow(graphics);
    } else if (chosen) {
      super.paint(graphics);
    } else {
      int end = start() + width(name + " ");
      paintPart(graphics, 0, end, pale ? faint() : getForeground());
      paintPart(graphics, end, getWidth() - end, faint());
    }
  }

  private void paintNarrow(Graphics graphics) {
    int full = getWidth();
    int height = getHeight();
    int right = full - getInsets().right - width(figure);
    setText(name);
    setSize(Math.max(0, right - GAP), height);
    super.paint(graphics);
    setSize(full, height);
    setText(words);
    graphics.setFont(getFont());
    graphics.setColor(chosen ? getForeground() : faint());
    var letters = graphics.getFontMetrics();
    graphics.drawString(figure, right, (height - letters.getHeight()) / 2 + letters.getAscent());
  }

  private void paintPart(Graphics graphics, int from, int width, Color colour) {
    Graphics part = graphics.create();
    Color before = getForeground();
    try {
      part.clipRect(from, 0, width, getHeight());
      setForeground(colour);
      super.paint(part);
    } finally {
      setForeground(before);
      part.dispose();
    }
  }

  private static Color faint() {
    return Looks.colour("Studio.headingForeground");
  }
}
