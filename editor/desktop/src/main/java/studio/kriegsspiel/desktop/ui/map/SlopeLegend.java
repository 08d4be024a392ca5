package studio.kriegsspiel.desktop.ui.map;

import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.Optional;
import javax.swing.UIManager;
import studio.kriegsspiel.desk.map.MapScene;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desk.map.SlopeScale;
import studio.kriegsspiel.desk.map.Viewport;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.drawing.MapLayer;
import studio.kriegsspiel.drawing.relief.ReliefImages;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.terrain.slope.SlopeBands;

/** What the colours of slope mean, and whose bands they are; shown with them. */
final class SlopeLegend implements MapOverlay {
  private static final int INSET = 12;
  private static final int ROW = 17;
  private static final int SWATCH = 20;

  private final MapView view;

  SlopeLegend(MapView view) {
    this.view = view;
  }

  /** Whether it stands at the head of the map on the right. */
  boolean isShown() {
    return view.layers().get().drawn().has(MapLayer.SLOPE_BANDS);
  }

  /** How high it is; 0 while no bands are known. */
  double height() {
    return scene()
        .flatMap(shown -> shown.slopes().findKnown())
        .map(SlopeLegend::height)
        .orElse(0.0);
  }

  private static double height(SlopeBands bands) {
    return 12.0 + ROW * (bands.count() + 1);
  }

  private Optional<MapScene> scene() {
    return view.scene().get().filter(shown -> shown.ground().heights().isPresent());
  }

  @Override
  public void paint(Graphics2D graphics, Viewport viewport) {
    if (!isShown()) {
      return;
    }
    Optional<MapScene> scene = scene();
    Optional<SlopeBands> bands = scene.flatMap(shown -> shown.slopes().findKnown());
    Graphics2D scaled = (Graphics2D) graphics.create();
    scaled.scale(Looks.scale(), Looks.scale());
    double right = viewport.width() / Looks.scale() - INSET;
    bands.ifPresent(known -> paint(scaled, right, scene.get().slopes(), known));
    scaled.dispose();
  }

  private static void paint(Graphics2D graphics, double right, SlopeScale scale, SlopeBands bands) {
    Font font = UIManager.getFont("Label.font").deriveFont(11f);
    FontMetrics letters = graphics.getFontMetrics(font);
    String title = "Slope by " + scale.source();
    double widest = letters.stringWidth(title);
    for (int band = 0; band < bands.count(); band++) {
      widest = Math.max(widest, SWATCH + 8.0 + letters.stringWidth(bands.label(band)));
    }
    double width = widest + 20;
    double height = height(bands);
    double left = right - width;
    double top = INSET;
    graphics.setColor(Looks.colour("Studio.map.overlayBackground", 225));
    graphics.fill(new RoundRectangle2D.Double(left, top, width, height, 10, 10));
    graphics.setFont(font);
    MapStyle style = MapStyle.staffMap();
    List<Color> colours = ReliefImages.colours(style, bands);
    double y = top + 6;
    write(graphics, title, left + 10, y, letters);
    for (int band = 0; band < bands.count(); band++) {
      y += ROW;
      Rectangle2D swatch = new Rectangle2D.Double(left + 10, y + 3, SWATCH, ROW - 6);
      graphics.setColor(style.colour("paper"));
      graphics.fill(swatch);
      graphics.setColor(colours.get(band));
      graphics.fill(swatch);
      write(graphics, bands.label(band), left + 18 + SWATCH, y, letters);
    }
  }

  private static void write(
      Graphics2D graphics, String words, double x, double y, FontMetrics letters) {
    graphics.setColor(Looks.colour("Studio.map.overlayForeground"));
    graphics.drawString(
        words, (float) x, (float) (y + (ROW + letters.getAscent() - letters.getDescent()) / 2.0));
  }
}
