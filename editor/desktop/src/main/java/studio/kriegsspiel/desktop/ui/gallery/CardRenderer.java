package studio.kriegsspiel.desktop.ui.gallery;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.Optional;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListCellRenderer;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desk.gallery.Gallery;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.rules.Capital;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.scenario.people.Sitting;
import studio.kriegsspiel.study.shelf.Card;
import studio.kriegsspiel.study.shelf.Demand;
import studio.kriegsspiel.study.shelf.Shelf;

/** Paints one card: the ground, the title, what is asked of those at the table. */
final class CardRenderer extends JPanel implements ListCellRenderer<Shelf.Item> {
  private static final long serialVersionUID = 1L;

  private static final int WIDTH = 300;
  private static final int PICTURE = 184;
  private static final int HEIGHT = 340;
  private static final int GAP = 8;
  private static final int ARC = 12;
  private static final int INSET = 12;
  private static final int SUMMARY_LINES = 4;
  private static final int DARK = 128;
  private static final String DATE = "^\\d+ \\p{L}+ \\d+, [\\d: to]+: ";

  private final transient Gallery gallery;
  private transient Shelf.@Nullable Item item;
  private boolean chosen;
  private boolean focused;

  CardRenderer(Gallery gallery) {
    this.gallery = gallery;
    setOpaque(false);
  }

  static Dimension cellSize() {
    return new Dimension(Looks.scaled(WIDTH + 2 * GAP), Looks.scaled(HEIGHT + 2 * GAP));
  }

  @Override
  public Component getListCellRendererComponent(
      JList<? extends Shelf.Item> list,
      Shelf.Item value,
      int index,
      boolean isSelected,
      boolean cellHasFocus) {
    item = value;
    chosen = isSelected;
    focused = cellHasFocus;
    setFont(list.getFont());
    Card card = value.card();
    getAccessibleContext()
        .setAccessibleName(card.title() + ", " + card.when() + ", " + card.demand().people());
    return this;
  }

  @Override
  protected void paintComponent(Graphics plain) {
    Shelf.@Nullable Item shown = item;
    if (shown == null) {
      return;
    }
    Graphics2D graphics = (Graphics2D) plain.create();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    int gap = Looks.scaled(GAP);
    int arc = Looks.scaled(ARC);
    Shape outline =
        new RoundRectangle2D.Double(
            gap, gap, getWidth() - 2.0 * gap, getHeight() - 2.0 * gap, arc, arc);
    graphics.setColor(Looks.colour("List.background"));
    graphics.fill(outline);
    Shape clip = graphics.getClip();
    graphics.clip(outline);
    picture(graphics, shown, gap);
    words(graphics, shown, gap);
    graphics.setClip(clip);
    graphics.setColor(Looks.colour(chosen ? "Component.accentColor" : "Studio.separator"));
    graphics.setStroke(new BasicStroke(Looks.scaled(chosen ? (focused ? 3 : 2) : 1)));
    graphics.draw(outline);
    graphics.dispose();
  }

  private void picture(Graphics2D graphics, Shelf.Item shown, int gap) {
    int width = getWidth() - 2 * gap;
    int height = Looks.scaled(PICTURE);
    graphics.setColor(Looks.colour("Studio.map.background"));
    graphics.fillRect(gap, gap, width, height);
    Optional<BufferedImage> image = gallery.picture(shown);
    if (image.isPresent()) {
      graphics.setRenderingHint(
          RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
      cover(graphics, image.get(), new Rectangle(gap, gap, width, height));
    }
    if (Looks.colour("List.background").getRed() < DARK) {
      graphics.setColor(new Color(0, 0, 0, 50));
      graphics.fillRect(gap, gap, width, height);
    }
  }

  /** Draws a picture over a whole area; what is too high or too wide of it is left out. */
  private static void cover(Graphics2D graphics, BufferedImage image, Rectangle area) {
    double scale =
        Math.max(area.getWidth() / image.getWidth(), area.getHeight() / image.getHeight());
    int wide = (int) Math.round(area.width / scale);
    int high = (int) Math.round(area.height / scale);
    int left = (image.getWidth() - wide) / 2;
    int top = (image.getHeight() - high) / 2;
    graphics.drawImage(
        image,
        area.x,
        area.y,
        area.x + area.width,
        area.y + area.height,
        left,
        top,
        left + wide,
        top + high,
        null);
  }

  private void words(Graphics2D graphics, Shelf.Item shown, int gap) {
    Card card = shown.card();
    Font usual = getFont();
    Font small = usual.deriveFont(usual.getSize2D() * 0.92f);
    Color ink = Looks.colour("List.foreground");
    Color faint = Looks.colour("Studio.headingForeground");
    int left = gap + Looks.scaled(INSET);
    CardLines lines = new CardLines(graphics, left, getWidth() - 2 * left);
    lines.down(gap + Looks.scaled(PICTURE + 8));
    String own = shown.entry().own() ? "  (yours)" : "";
    String title = card.title() + own;
    lines.line(title, titleFont(title, usual, getWidth() - 2 * left), ink);
    String book =
        RuleBookId.findById(card.book()).map(RuleBookId::shortTitle).orElse("no rule book");
    lines.line(card.when(), small, faint);
    Demand demand = card.demand();
    String length = demand.length().isEmpty() ? "" : " \u00b7 " + demand.length();
    lines.line(book, small, faint);
    demand.difficulty().ifPresent(each -> lines.dots(each, Sitting.HARDEST));
    lines.line(demand.people() + length, small, faint);
    lines.down(Looks.scaled(5));
    lines.paragraph(summary(card), small, ink, SUMMARY_LINES);
  }

  /** A larger bold face, or the usual size where the title would be cut in the larger. */
  private Font titleFont(String title, Font usual, int width) {
    Font large = usual.deriveFont(Font.BOLD, usual.getSize2D() * 1.15f);
    return getFontMetrics(large).stringWidth(title) <= width
        ? large
        : usual.deriveFont(Font.BOLD, usual.getSize2D());
  }

  /** The summary without day and hours, which stand above it already. */
  private static String summary(Card card) {
    String words =
        card.summary().isEmpty() ? card.paragraph() : card.summary().replaceFirst(DATE, "");
    return Capital.of(words);
  }
}
