package studio.kriegsspiel.desktop.ui.map;

import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import javax.swing.Icon;
import javax.swing.UIManager;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desk.map.Viewport;
import studio.kriegsspiel.desk.reading.Kept;
import studio.kriegsspiel.desk.reading.KeptQuestions;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.reading.KeptSign;

/**
 * What the hatchings of kept questions mean, at the head of the map on the right, while they are
 * not listed beside it.
 */
final class KeptLegend implements MapOverlay {
  private static final int INSET = 12;
  private static final int ROW = 22;
  private static final int WIDEST = 330;
  private static final int BESIDE = 280;

  private final MapView view;
  private final KeptQuestions kept;
  private final SlopeLegend above;
  private final BooleanSupplier listed;

  private record Row(List<Integer> marks, String words) {}

  /**
   * A legend.
   *
   * @param above what may stand there already
   * @param listed whether they are listed beside the map
   */
  KeptLegend(MapView view, KeptQuestions kept, SlopeLegend above, BooleanSupplier listed) {
    this.view = view;
    this.kept = kept;
    this.above = above;
    this.listed = listed;
  }

  /** Whether anything stands at the head of the map on the right. */
  boolean isCornerTaken() {
    return above.isShown() || isShown();
  }

  private boolean isShown() {
    return !listed.getAsBoolean() && !kept.shown().isEmpty();
  }

  private List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    for (Kept each : kept.shown()) {
      rows.add(new Row(List.of(each.mark()), each.letter() + "  " + each.words()));
    }
    kept.compared()
        .get()
        .ifPresent(
            two -> {
              rows.add(new Row(two.marks(), two.both()));
              rows.add(new Row(two.marks().subList(0, 1), two.onlyFirst()));
              rows.add(new Row(two.marks().subList(1, 2), two.onlySecond()));
            });
    return rows;
  }

  @Override
  public void paint(Graphics2D graphics, Viewport viewport) {
    List<Row> rows = rows();
    if (!isShown() || view.scene().get().isEmpty()) {
      return;
    }
    Graphics2D canvas = (Graphics2D) graphics.create();
    Font font = UIManager.getFont("Label.font").deriveFont(11f * Looks.scale());
    canvas.setFont(font);
    FontMetrics letters = canvas.getFontMetrics();
    int row = Looks.scaled(ROW);
    int sign = sign(rows.get(0)).getIconWidth();
    double room = Math.min(Looks.scaled(WIDEST), viewport.width() - Looks.scaled(BESIDE));
    double widest =
        rows.stream()
            .mapToDouble(each -> letters.stringWidth(fitted(each.words, letters, room)))
            .max()
            .orElse(0);
    double width = widest + sign + 28.0;
    double height = rows.size() * row + 8.0;
    double left = Math.max(0, viewport.width() - INSET - width);
    double top = INSET + (above.isShown() ? above.height() * Looks.scale() + 6 : 0);
    canvas.setColor(Looks.colour("Studio.map.overlayBackground", 225));
    canvas.fill(new RoundRectangle2D.Double(left, top, width, height, 10, 10));
    double y = top + 4;
    for (Row each : rows) {
      AffineTransform before = canvas.getTransform();
      canvas.translate(left + 10, y + (row - sign(each).getIconHeight()) / 2.0);
      sign(each).paintIcon(null, canvas, 0, 0);
      canvas.setTransform(before);
      canvas.setColor(Looks.colour("Studio.map.overlayForeground"));
      double base = y + (row + letters.getAscent() - letters.getDescent()) / 2.0;
      canvas.drawString(
          fitted(each.words, letters, room), (float) (left + sign + 18), (float) base);
      y += row;
    }
    canvas.dispose();
  }

  /** As many words as there is room for; the list beside the map has all. */
  private static String fitted(String words, FontMetrics letters, double room) {
    if (letters.stringWidth(words) <= room) {
      return words;
    }
    int most = words.length();
    while (most > 1 && letters.stringWidth(words.substring(0, most) + "…") > room) {
      most--;
    }
    return words.substring(0, most).strip() + "…";
  }

  private Icon sign(Row row) {
    return new KeptSign(view::style, row.marks);
  }
}
