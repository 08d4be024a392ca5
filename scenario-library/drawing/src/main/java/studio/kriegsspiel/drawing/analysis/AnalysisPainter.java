package studio.kriegsspiel.drawing.analysis;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import studio.kriegsspiel.drawing.MapLayer;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.TroopsAndNames;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.furniture.MapFrame;
import studio.kriegsspiel.drawing.furniture.NorthArrow;
import studio.kriegsspiel.drawing.furniture.ScaleBar;
import studio.kriegsspiel.drawing.names.LabelManner;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.terrain.Terrain;

/**
 * Draws an answer as a sheet: the map under translucent washes, lines and points, and beside it
 * title, legend, scale bars and north.
 */
public final class AnalysisPainter {
  private static final double SHEET_MM = 270;
  private static final double LEGEND_MM = 62;
  private static final double EDGE_MM = 7;
  private static final double HEAD_MM = 17;
  private static final double FOOT_MM = 34;
  private static final double PROFILE_MM = 46;
  private static final double TALLEST = 1.25;

  private final MapPainter map;
  private final MapLayers layers;
  private final MapStyle style;

  /** Over the drawn map of a terrain; over its sheet where that is all there is. */
  public AnalysisPainter(Terrain terrain) {
    this.map = new MapPainter(terrain);
    this.style = map.style();
    boolean bare = terrain.features().isEmpty() && terrain.sheet().isPresent();
    MapLayers drawn =
        MapLayers.drawn()
            .without(MapLayer.TROOPS)
            .without(MapLayer.TROOP_LABELS)
            .without(MapLayer.HACHURES);
    this.layers = bare ? drawn.with(MapLayer.SHEET) : drawn;
  }

  /**
   * The sheet so many pixels wide.
   *
   * @throws IllegalArgumentException if that is less than 300 or more than 10,000
   */
  public BufferedImage draw(AnalysisPicture picture, int widthPixels) {
    if (widthPixels < 300 || widthPixels > 10_000) {
      throw new IllegalArgumentException(
          "A picture is 300 to 10000 pixels wide, not " + widthPixels + ".");
    }
    double mm = widthPixels / SHEET_MM;
    double frame = MapFrame.marginMillimetres();
    double room = SHEET_MM - 2 * EDGE_MM - LEGEND_MM - 2 * frame - 6;
    double ratio = picture.shown().heightMetres() / picture.shown().widthMetres();
    double mapWidth = ratio > TALLEST ? room * TALLEST / ratio : room;
    double left = EDGE_MM + frame + (room - mapWidth) / 2;
    MapViewport viewport =
        new MapViewport(picture.shown(), mapWidth * mm / picture.shown().widthMetres(), mm);
    LegendPainter legend = new LegendPainter(viewport, style, LEGEND_MM * mm);
    double bars = FOOT_MM + 9 * picture.units().size();
    double text = legend.height(picture.legend()) + bars * mm;
    double strip = picture.profile().isPresent() ? PROFILE_MM * mm : 0;
    double body = Math.max(viewport.height() + 2 * frame * mm + strip, text);
    int height = (int) Math.ceil(body + (HEAD_MM + EDGE_MM) * mm);
    BufferedImage image = new BufferedImage(widthPixels, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    graphics.setColor(style.colour("paper"));
    graphics.fillRect(0, 0, widthPixels, height);
    heading(graphics, picture, mm);
    double top = (HEAD_MM + frame) * mm;
    map(graphics, picture, viewport, left * mm, top);
    double below = top + viewport.height() + (frame + 4) * mm;
    picture
        .profile()
        .ifPresent(
            line ->
                new ProfilePainter(
                        line,
                        style,
                        mm,
                        new Rectangle2D.Double(
                            EDGE_MM * mm, below, (room + 2 * frame) * mm, strip - 4 * mm))
                    .paint(graphics));
    double x = widthPixels - (EDGE_MM + LEGEND_MM) * mm;
    legend.paint(graphics, picture.legend(), x, HEAD_MM * mm - viewport.mm(2));
    measures(graphics, picture, viewport, x, height - (EDGE_MM + bars - 6) * mm);
    graphics.dispose();
    return image;
  }

  private void heading(Graphics2D graphics, AnalysisPicture picture, double mm) {
    graphics.setColor(style.colour("ink"));
    graphics.setFont(fitted(picture.title(), Faces.BOLD, 5.2 * mm, (SHEET_MM - 2 * EDGE_MM) * mm));
    graphics.drawString(picture.title(), (float) (EDGE_MM * mm), (float) (8.6 * mm));
    graphics.setColor(style.colour("ink.soft"));
    graphics.setFont(
        fitted(picture.subtitle(), Faces.ITALIC, 3.5 * mm, (SHEET_MM - 2 * EDGE_MM) * mm));
    graphics.drawString(picture.subtitle(), (float) (EDGE_MM * mm), (float) (13.6 * mm));
  }

  private static Font fitted(String text, Faces face, double size, double room) {
    Font font = face.at(size);
    double width =
        font.getStringBounds(text, new java.awt.font.FontRenderContext(null, true, true))
            .getWidth();
    return width <= room ? font : face.at(size * room / width);
  }

  private void map(
      Graphics2D graphics, AnalysisPicture picture, MapViewport viewport, double x, double y) {
    Graphics2D inMap = (Graphics2D) graphics.create();
    inMap.translate(x, y);
    PictureOverlay overlay = new PictureOverlay(picture);
    map.paint(inMap, viewport, TroopsAndNames.names(layers, LabelManner.SCREEN), overlay);
    MapFrame.paint(inMap, viewport, style);
    Canvas over = Canvas.over(inMap, viewport, style);
    overlay.marks(over);
    over.dispose();
    inMap.dispose();
  }

  private void measures(
      Graphics2D graphics, AnalysisPicture picture, MapViewport viewport, double x, double y) {
    double longest = viewport.mm(LEGEND_MM - 14);
    NorthArrow.paint(graphics, viewport, style, x + viewport.mm(4), y, viewport.mm(15));
    double at = y + viewport.mm(10);
    ScaleBar.chosen(viewport, style).paint(graphics, x, at, longest);
    for (AnalysisPicture.Unit unit : picture.units()) {
      at += viewport.mm(9);
      new ScaleBar(viewport, style, unit.plural(), unit.metres()).paint(graphics, x, at, longest);
    }
  }
}
