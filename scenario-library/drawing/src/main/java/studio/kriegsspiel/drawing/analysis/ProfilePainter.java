package studio.kriegsspiel.drawing.analysis;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.Locale;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.drawing.style.MapStyle;

/** Draws the ground under a line from the side, its heights exaggerated, with the line above it. */
final class ProfilePainter {
  private static final FontRenderContext METRICS = new FontRenderContext(null, true, true);
  private static final double AXIS = 11;
  private static final double FOOT = 6;

  private final Profile profile;
  private final MapStyle style;
  private final double mm;
  private final Rectangle2D box;
  private final double lowest;
  private final double highest;

  /** A profile within a room in units of the picture. */
  ProfilePainter(Profile profile, MapStyle style, double mm, Rectangle2D room) {
    this.profile = profile;
    this.style = style;
    this.mm = mm;
    this.box =
        new Rectangle2D.Double(
            room.getX() + AXIS * mm,
            room.getY(),
            room.getWidth() - AXIS * mm,
            room.getHeight() - FOOT * mm);
    double[] range = profile.range();
    double margin = (range[1] - range[0]) * 0.12;
    this.lowest = range[0] - margin;
    this.highest = range[1] + margin;
  }

  private double x(double metres) {
    return box.getX() + box.getWidth() * metres / profile.lengthMetres();
  }

  private double y(double height) {
    return box.getMaxY() - box.getHeight() * (height - lowest) / (highest - lowest);
  }

  void paint(Graphics2D graphics) {
    graphics.setColor(new Color(255, 253, 245));
    graphics.fill(box);
    earth(graphics);
    line(graphics);
    axes(graphics);
  }

  private void earth(Graphics2D graphics) {
    double[] ground = profile.ground();
    double step = profile.lengthMetres() / (ground.length - 1);
    Path2D.Double surface = new Path2D.Double();
    Path2D.Double body = new Path2D.Double();
    boolean open = false;
    for (int i = 0; i <= ground.length; i++) {
      boolean known = i < ground.length && !Double.isNaN(ground[i]);
      if (known && !open) {
        surface.moveTo(x(i * step), y(ground[i]));
        body.moveTo(x(i * step), box.getMaxY());
        body.lineTo(x(i * step), y(ground[i]));
      } else if (known) {
        surface.lineTo(x(i * step), y(ground[i]));
        body.lineTo(x(i * step), y(ground[i]));
      } else if (open) {
        body.lineTo(x((i - 1) * step), box.getMaxY());
        body.closePath();
      }
      open = known;
    }
    graphics.setColor(style.colour("work.fill"));
    graphics.fill(body);
    graphics.setColor(style.colour("contour.index"));
    graphics.setStroke(MapStyle.stroke(0.35 * mm));
    graphics.draw(surface);
  }

  private void line(Graphics2D graphics) {
    double end = profile.lengthMetres();
    double stop = profile.obstacleMetres().orElse(end);
    double at = profile.fromMetres() + (profile.toMetres() - profile.fromMetres()) * stop / end;
    graphics.setColor(style.colour("analysis.way"));
    graphics.setStroke(MapStyle.stroke(0.5 * mm));
    graphics.draw(new Line2D.Double(x(0), y(profile.fromMetres()), x(stop), y(at)));
    if (profile.obstacleMetres().isPresent()) {
      graphics.setColor(style.colour("analysis.ring"));
      graphics.setStroke(MapStyle.dashed(0.4 * mm, 1.4 * mm, 0.9 * mm));
      graphics.draw(new Line2D.Double(x(stop), y(at), x(end), y(profile.toMetres())));
      obstacle(graphics, stop);
    }
    graphics.setColor(style.colour("analysis.mark"));
    dot(graphics, 0, profile.fromMetres());
    dot(graphics, end, profile.toMetres());
  }

  private void obstacle(Graphics2D graphics, double stop) {
    double[] ground = profile.ground();
    int near = (int) Math.round(stop / profile.lengthMetres() * (ground.length - 1));
    double foot = Double.isNaN(ground[near]) ? lowest : ground[near];
    graphics.setColor(style.colour("analysis.mark"));
    graphics.setStroke(MapStyle.buttStroke(1.1 * mm));
    graphics.draw(
        new Line2D.Double(
            x(stop),
            y(Math.min(foot, profile.obstacleTopMetres()) - 0.01),
            x(stop),
            y(profile.obstacleTopMetres())));
  }

  private void dot(Graphics2D graphics, double metres, double height) {
    double radius = 0.9 * mm;
    graphics.fill(
        new Ellipse2D.Double(x(metres) - radius, y(height) - radius, 2 * radius, 2 * radius));
  }

  private void axes(Graphics2D graphics) {
    graphics.setColor(style.colour("ink"));
    graphics.setStroke(MapStyle.buttStroke(0.2 * mm));
    graphics.draw(box);
    Font font = Faces.ROMAN.at(2.6 * mm);
    graphics.setFont(font);
    graphics.setColor(style.colour("ink.soft"));
    double[] range = profile.range();
    for (double height : range) {
      String figure = String.format(Locale.ROOT, "%,.0f m", height);
      double width = font.getStringBounds(figure, METRICS).getWidth();
      graphics.drawString(
          figure, (float) (box.getX() - width - 1.2 * mm), (float) (y(height) + 0.9 * mm));
      graphics.draw(new Line2D.Double(box.getX() - 0.8 * mm, y(height), box.getX(), y(height)));
    }
    double exaggeration =
        box.getHeight() / (highest - lowest) / (box.getWidth() / profile.lengthMetres());
    String words =
        String.format(
            Locale.ROOT,
            "The ground under the line, %,.0f m; heights exaggerated %.0f times.",
            profile.lengthMetres(),
            Math.max(1, exaggeration));
    graphics.setFont(Faces.ITALIC.at(2.8 * mm));
    graphics.drawString(words, (float) box.getX(), (float) (box.getMaxY() + 4.4 * mm));
  }
}
