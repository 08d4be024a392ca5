package studio.kriegsspiel.desktop.ui.control;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.util.Optional;
import studio.kriegsspiel.desk.control.ControlDesk;
import studio.kriegsspiel.desk.control.ReferenceGround;
import studio.kriegsspiel.desk.control.ScanPoint;
import studio.kriegsspiel.desk.map.Viewport;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.terrain.MapPoint;

/** What is drawn and done on the reference: a click says where the chosen point lies. */
final class ReferenceHands implements PointCanvas.Hands {
  private static final int REACH_PIXELS = 9;

  private final ControlDesk desk;
  private Optional<ReferenceGround> reference = Optional.empty();
  private Optional<MapPoint> echo = Optional.empty();
  private Viewport last = new Viewport(0, 0, 1, 1, 1);

  ReferenceHands(ControlDesk desk) {
    this.desk = desk;
  }

  void use(Optional<ReferenceGround> other) {
    reference = other;
  }

  /** Shows where the pointer on the scan would lie. */
  void echo(Optional<MapPoint> ground) {
    echo = ground;
  }

  private Optional<MapSpot> spot(MapPoint ground) {
    return reference
        .flatMap(each -> each.from(desk.sheet().get().system(), ground))
        .map(at -> new MapSpot(at.x(), at.y()));
  }

  /** Where a point lies on the reference. */
  Optional<MapSpot> spotOf(String id) {
    return desk.sheet().get().find(id).flatMap(ScanPoint::ground).flatMap(this::spot);
  }

  @Override
  public void paint(Graphics2D canvas, Viewport viewport) {
    last = viewport;
    for (ScanPoint mark : desk.sheet().get().marks()) {
      boolean chosen = desk.chosen().get().filter(mark.id()::equals).isPresent();
      boolean suspect = desk.assessment().get().suspects().contains(mark.id());
      mark.ground()
          .flatMap(this::spot)
          .ifPresent(
              at ->
                  MarkPaint.point(
                      canvas,
                      viewport.toPixelX(at.x()),
                      viewport.toPixelY(at.y()),
                      mark.id(),
                      ScanHands.kind(mark, suspect),
                      chosen));
    }
    echo.flatMap(this::spot)
        .ifPresent(
            at -> {
              double x = viewport.toPixelX(at.x());
              double y = viewport.toPixelY(at.y());
              canvas.setColor(Looks.colour("Studio.map.selection"));
              canvas.setStroke(new BasicStroke(1.6f));
              canvas.drawLine((int) x - 12, (int) y, (int) x + 12, (int) y);
              canvas.drawLine((int) x, (int) y - 12, (int) x, (int) y + 12);
            });
  }

  @Override
  public void clicked(MapSpot spot) {
    reference
        .flatMap(each -> each.to(desk.sheet().get().system(), new MapPoint(spot.x(), spot.y())))
        .ifPresent(desk::place);
  }

  @Override
  public Optional<String> grab(int x, int y, Viewport viewport) {
    MapSpot spot = viewport.toGround(x, y);
    double reach = REACH_PIXELS * last.metresPerPixel();
    return desk.sheet().get().marks().stream()
        .filter(
            mark ->
                spotOf(mark.id())
                    .filter(at -> Math.hypot(at.x() - spot.x(), at.y() - spot.y()) < reach)
                    .isPresent())
        .map(ScanPoint::id)
        .findFirst();
  }

  @Override
  public void moved(String id, MapSpot spot) {
    desk.chosen().set(Optional.of(id));
    clicked(spot);
  }

  @Override
  public void over(Optional<MapSpot> spot) {
    // Nothing follows the pointer from here.
  }
}
