package studio.kriegsspiel.desktop.ui.map;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;
import javax.swing.UIManager;
import studio.kriegsspiel.desk.map.MapScene;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desk.map.Viewport;
import studio.kriegsspiel.desk.reading.Kept;
import studio.kriegsspiel.desk.reading.KeptQuestions;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Following;
import studio.kriegsspiel.desk.work.WorkOutcome;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.reading.KeptInk;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.reading.answer.Zone;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Kept questions over the map, hatched aside one picture at a time; the one before is shown until
 * the next is there, so that troops in the hand are followed without a halt.
 */
final class KeptOverlay implements MapOverlay {
  private static final double RADIUS = 9;
  private static final float ROUND_TROOPS = 5;

  private final MapView view;
  private final KeptQuestions kept;
  private final Following<Drawn> drawing;
  private final Runnable repaint;
  private Optional<Wanted> wanted = Optional.empty();
  private Optional<Drawn> drawn = Optional.empty();

  private record Wanted(
      List<ZonePainter.Hatched> zones,
      List<TroopBlock> blocks,
      Viewport viewport,
      MapStyle style,
      double scale) {}

  private record Drawn(Wanted wanted, StretchedPicture shown) {}

  KeptOverlay(MapView view, KeptQuestions kept, BackgroundRunner runner, Runnable repaint) {
    this.view = view;
    this.kept = kept;
    this.drawing = new Following<>(runner, "Drawing what is kept");
    this.repaint = repaint;
    kept.all().listen(all -> repaint.run());
    kept.compared().listen(now -> repaint.run());
  }

  @Override
  public void paint(Graphics2D graphics, Viewport viewport) {
    List<Kept> shown = kept.shown();
    Optional<MapScene> scene = view.scene().get();
    if (shown.isEmpty() || scene.isEmpty()) {
      forget();
      return;
    }
    MapStyle style = scene.get().painter().style();
    want(
        new Wanted(
            shown.stream()
                .flatMap(each -> each.zone().map(zone -> hatched(each, zone)).stream())
                .toList(),
            scene.get().blocks(),
            viewport,
            style,
            Math.max(1, graphics.getTransform().getScaleX())));
    drawn.ifPresent(each -> each.shown.paint((Graphics2D) graphics.create(), viewport));
    shown.forEach(each -> each.at().ifPresent(at -> badge(graphics, viewport, style, each, at)));
  }

  private static ZonePainter.Hatched hatched(Kept each, Zone zone) {
    return new ZonePainter.Hatched(each.mark(), zone);
  }

  /** Whether what is shown is what is kept now. */
  boolean isFresh() {
    return drawn.map(Drawn::wanted).equals(wanted);
  }

  private void forget() {
    drawing.drop();
    wanted = Optional.empty();
    drawn = Optional.empty();
  }

  private void want(Wanted next) {
    if (wanted.filter(next::equals).isPresent()) {
      return;
    }
    wanted = Optional.of(next);
    drawing.want(0, progress -> draw(next), this::accept);
  }

  private void accept(WorkOutcome<Drawn> outcome) {
    if (outcome instanceof WorkOutcome.Done<Drawn> done) {
      drawn = Optional.of(done.value());
      repaint.run();
    }
  }

  private static Drawn draw(Wanted wanted) {
    Viewport area = StretchedPicture.area(wanted.viewport, wanted.scale);
    BufferedImage image = ZonePainter.draw(wanted.zones, area, wanted.style, wanted.scale);
    Graphics2D graphics = image.createGraphics();
    graphics.scale(wanted.scale, wanted.scale);
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setComposite(AlphaComposite.Clear);
    graphics.setStroke(new BasicStroke(ROUND_TROOPS));
    for (TroopBlock block : wanted.blocks) {
      Shape outline = block.outline(MapView.forPainter(area));
      graphics.fill(outline);
      graphics.draw(outline);
    }
    graphics.dispose();
    return new Drawn(wanted, new StretchedPicture(area, image, wanted.scale));
  }

  /** The letter of a question where it is asked. */
  private static void badge(
      Graphics2D graphics, Viewport viewport, MapStyle style, Kept each, MapPoint at) {
    double x = viewport.toPixelX(at.x());
    double y = viewport.toPixelY(at.y());
    double r = RADIUS * Looks.scale();
    Color paper = style.colour("paper");
    graphics.setColor(paper);
    graphics.fill(new Ellipse2D.Double(x - r - 2, y - r - 2, 2 * r + 4, 2 * r + 4));
    graphics.setColor(KeptInk.colour(style, each.mark()));
    graphics.fill(new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r));
    graphics.setColor(paper);
    graphics.setFont(UIManager.getFont("Label.font").deriveFont(Font.BOLD, 12f * Looks.scale()));
    FontMetrics letters = graphics.getFontMetrics();
    graphics.drawString(
        each.letter(),
        (float) (x - letters.stringWidth(each.letter()) / 2.0),
        (float) (y + (letters.getAscent() - letters.getDescent()) / 2.0));
  }
}
