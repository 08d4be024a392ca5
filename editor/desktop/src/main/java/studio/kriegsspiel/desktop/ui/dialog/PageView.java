package studio.kriegsspiel.desktop.ui.dialog;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.image.BufferedImage;
import java.util.Optional;
import javax.swing.UIManager;
import studio.kriegsspiel.desk.proof.ExportPreview;
import studio.kriegsspiel.desk.proof.ShownPage;
import studio.kriegsspiel.desktop.ui.look.BoundKey;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.PaintedPart;

/** A page of a paper, as large as there is room; keys turn it. */
final class PageView extends PaintedPart {
  private static final long serialVersionUID = 1L;
  private static final int WIDE = 320;
  private static final int HIGH = 240;
  private static final int RIM = 8;

  private final transient ExportPreview preview;
  private transient ShownPage page = ShownPage.NONE;

  PageView(ExportPreview preview) {
    super("The page");
    this.preview = preview;
    setFocusable(true);
    setPreferredSize(new Dimension(Looks.scaled(WIDE), Looks.scaled(HIGH)));
    BoundKey.bind(this, "RIGHT", () -> preview.turn(1));
    BoundKey.bind(this, "LEFT", () -> preview.turn(-1));
    BoundKey.bind(this, "HOME", () -> preview.goTo(1));
    BoundKey.bind(this, "END", () -> preview.goTo(Integer.MAX_VALUE));
    addMouseListener(
        new MouseAdapter() {
          @Override
          public void mousePressed(MouseEvent event) {
            requestFocusInWindow();
          }
        });
    addMouseWheelListener(event -> preview.turn(Integer.signum(event.getWheelRotation())));
    showFocus();
    addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            fit();
          }
        });
  }

  private void fit() {
    double sharp = sharp();
    int rims = 2 * Looks.scaled(RIM);
    preview.fit((int) ((getWidth() - rims) * sharp), (int) ((getHeight() - rims) * sharp));
  }

  /** Pixels of the screen to one of Swing's. */
  private double sharp() {
    return getGraphicsConfiguration() == null
        ? 1
        : getGraphicsConfiguration().getDefaultTransform().getScaleX();
  }

  void show(ShownPage now) {
    page = now;
    getAccessibleContext()
        .setAccessibleDescription(
            now.picture().isEmpty()
                ? now.words()
                : "%s, page %d of %d".formatted(now.paper(), now.page(), now.pages()));
    repaint();
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    graphics.setColor(UIManager.getColor("TextArea.disabledBackground"));
    graphics.fillRect(0, 0, getWidth(), getHeight());
    Optional<BufferedImage> picture = page.picture();
    if (picture.isPresent()) {
      paper((Graphics2D) graphics, picture.get());
    } else {
      words(graphics);
    }
    if (isFocusOwner()) {
      graphics.setColor(UIManager.getColor("Component.focusColor"));
      graphics.drawRect(0, 0, getWidth() - 1, getHeight() - 1);
    }
  }

  private void paper(Graphics2D canvas, BufferedImage picture) {
    double sharp = sharp();
    int width = (int) Math.round(picture.getWidth() / sharp);
    int height = (int) Math.round(picture.getHeight() / sharp);
    int left = (getWidth() - width) / 2;
    int top = (getHeight() - height) / 2;
    canvas.drawImage(picture, left, top, width, height, null);
    canvas.setColor(Color.GRAY);
    canvas.drawRect(left - 1, top - 1, width + 1, height + 1);
  }

  private void words(Graphics graphics) {
    graphics.setFont(UIManager.getFont("Label.font"));
    graphics.setColor(UIManager.getColor("Label.foreground"));
    int line = graphics.getFontMetrics().getHeight();
    int most = Math.max(1, getWidth() - 2 * line);
    StringBuilder row = new StringBuilder();
    int y = 2 * line;
    for (String word : page.words().split("\\s+")) {
      if (!row.isEmpty() && graphics.getFontMetrics().stringWidth(row + " " + word) > most) {
        graphics.drawString(row.toString(), line, y);
        row.setLength(0);
        y += line;
      }
      row.append(row.isEmpty() ? "" : " ").append(word);
    }
    graphics.drawString(row.toString(), line, y);
  }
}
