package studio.kriegsspiel.desktop.ui.map;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.ground.GroundChange;
import studio.kriegsspiel.desk.ground.GroundThing.OfFeature;
import studio.kriegsspiel.desk.ground.GroundWords;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desk.map.Viewport;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;

/** Outlines of what was drawn by hand, so that nobody takes it for what the source gave. */
final class EditsOverlay implements MapOverlay {
  private static final float[] SET_ASIDE = {2, 5};

  private final Desk desk;
  private final MapView view;

  EditsOverlay(Desk desk, MapView view) {
    this.desk = desk;
    this.view = view;
  }

  @Override
  public void paint(Graphics2D graphics, Viewport viewport) {
    if (!view.layers().get().edits()) {
      return;
    }
    Bounds seen = viewport.bounds();
    desk.ground()
        .get()
        .ifPresent(
            draft ->
                GroundChange.handEdits(draft.now()).stream()
                    .filter(
                        thing ->
                            seen.toEnvelope().intersects(thing.geometry().getEnvelopeInternal()))
                    .forEach(thing -> paint(graphics, viewport, thing)));
  }

  private static void paint(Graphics2D graphics, Viewport viewport, OfFeature thing) {
    Feature feature = thing.feature();
    Path2D path = GroundInk.path(feature.geometry(), viewport);
    Color ink = Looks.colour("Studio.map.handEdit");
    if (thing.setAside()) {
      graphics.setColor(ink);
      graphics.setStroke(
          new BasicStroke(1.2f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, SET_ASIDE, 0));
      graphics.draw(path);
      return;
    }
    boolean dashed = feature.kind() == FeatureKind.REDRAWN;
    GroundInk.halo(graphics, path, ink, 1.5f, dashed ? new float[] {8, 4} : new float[0]);
    feature
        .attributes()
        .heightMetres()
        .ifPresent(
            metres -> {
              if (feature.kind() == FeatureKind.CONTOUR
                  || feature.kind() == FeatureKind.SPOT_HEIGHT) {
                label(graphics, viewport, feature, GroundWords.number(metres));
              }
            });
  }

  private static void label(Graphics2D graphics, Viewport viewport, Feature feature, String words) {
    var points = feature.geometry().getCoordinates();
    var at = points[points.length / 2];
    float x = (float) viewport.toPixelX(at.x) + 6;
    float y = (float) viewport.toPixelY(at.y) - 5;
    graphics.setColor(Looks.colour("Studio.map.halo", 220));
    for (int i = 0; i < 8; i++) {
      double angle = i * Math.PI / 4;
      graphics.drawString(
          words, x + 1.4f * (float) Math.cos(angle), y + 1.4f * (float) Math.sin(angle));
    }
    graphics.setColor(Looks.colour("Studio.map.handEdit"));
    graphics.drawString(words, x, y);
  }
}
