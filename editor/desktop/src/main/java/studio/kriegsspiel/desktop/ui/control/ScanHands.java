package studio.kriegsspiel.desktop.ui.control;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import studio.kriegsspiel.desk.control.Assessment;
import studio.kriegsspiel.desk.control.ControlDesk;
import studio.kriegsspiel.desk.control.ScanPoint;
import studio.kriegsspiel.desk.map.Viewport;
import studio.kriegsspiel.importer.control.ErrorField;
import studio.kriegsspiel.scenario.finding.MapSpot;

/** What is drawn and done on the scan: points, arrows of their errors, the field of error. */
final class ScanHands implements PointCanvas.Hands {
  private static final int REACH_PIXELS = 9;
  private static final int MANY = 60;
  private static final double ARROW_PIXELS = 26;
  private static final double[] FACTORS = {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000};

  private final ControlDesk desk;
  private final Consumer<Optional<MapSpot>> over;
  private boolean arrows = true;
  private boolean shading;
  private Optional<ErrorField> field = Optional.empty();
  private Optional<FieldPicture> picture = Optional.empty();

  ScanHands(ControlDesk desk, Consumer<Optional<MapSpot>> over) {
    this.desk = desk;
    this.over = over;
  }

  void showArrows(boolean on) {
    arrows = on;
  }

  void showShading(boolean on) {
    shading = on;
  }

  @Override
  public void paint(Graphics2D canvas, Viewport viewport) {
    Assessment assessment = desk.assessment().get();
    boolean current = assessment.sheet().equals(desk.sheet().get());
    int right = viewport.width() - 6;
    int top = canvas.getFontMetrics().getHeight() + 14;
    if (shading && current) {
      assessment.field().ifPresent(fresh -> paintField(canvas, viewport, fresh));
      picture.ifPresent(each -> each.key(canvas, right, top));
    }
    if (arrows && current) {
      paintArrows(canvas, viewport, assessment);
    }
    boolean many = desk.sheet().get().marks().size() > MANY;
    for (ScanPoint mark : desk.sheet().get().marks()) {
      boolean chosen = desk.chosen().get().filter(mark.id()::equals).isPresent();
      boolean suspect = assessment.suspects().contains(mark.id());
      boolean named = !many || chosen || suspect || viewport.metresPerPixel() < 0.7;
      MarkPaint.point(
          canvas,
          viewport.toPixelX(mark.column()),
          viewport.toPixelY(-mark.row()),
          named ? mark.id() : "",
          kind(mark, suspect),
          chosen);
    }
  }

  /** How a point is drawn. */
  static MarkPaint.Kind kind(ScanPoint mark, boolean suspect) {
    if (!mark.enabled()) {
      return MarkPaint.Kind.OFF;
    }
    if (mark.ground().isEmpty()) {
      return MarkPaint.Kind.HALF;
    }
    return suspect ? MarkPaint.Kind.SUSPECT : MarkPaint.Kind.SOUND;
  }

  private void paintField(Graphics2D canvas, Viewport viewport, ErrorField fresh) {
    if (field.filter(fresh::equals).isEmpty()) {
      field = Optional.of(fresh);
      picture = Optional.of(FieldPicture.of(fresh));
    }
    double x = viewport.toPixelX(0);
    double y = viewport.toPixelY(0);
    Rectangle2D place =
        new Rectangle2D.Double(
            x,
            y,
            desk.width() / viewport.metresPerPixel(),
            desk.height() / viewport.metresPerPixel());
    picture.ifPresent(each -> each.paint(canvas, place));
  }

  private void paintArrows(Graphics2D canvas, Viewport viewport, Assessment assessment) {
    double[] lengths =
        assessment.errors().values().stream()
            .mapToDouble(Assessment.Error::pixels)
            .sorted()
            .toArray();
    if (lengths.length == 0 || lengths[lengths.length - 1] < 1e-6) {
      return;
    }
    double typical = Math.max(lengths[lengths.length / 2], lengths[lengths.length - 1] / 25);
    double factor = factor(typical / viewport.metresPerPixel());
    for (ScanPoint mark : desk.sheet().get().marks()) {
      Assessment.Error error = assessment.errors().get(mark.id());
      if (error != null) {
        double x = viewport.toPixelX(mark.column());
        double y = viewport.toPixelY(-mark.row());
        double right = (error.toColumn() - mark.column()) * factor / viewport.metresPerPixel();
        double down = (error.toRow() - mark.row()) * factor / viewport.metresPerPixel();
        MarkPaint.arrow(
            canvas, x, y, x + right, y + down, assessment.suspects().contains(mark.id()));
      }
    }
    String words =
        factor == 1
            ? "arrows to where the fit puts each point, true length"
            : String.format(
                Locale.ROOT, "arrows to where the fit puts each point, %.0f times as long", factor);
    MarkPaint.legend(canvas, 6, viewport.height() - 6, words);
  }

  private static double factor(double typical) {
    double best = 1;
    for (double factor : FACTORS) {
      if (typical * factor <= ARROW_PIXELS * 1.5) {
        best = factor;
      }
    }
    return best;
  }

  @Override
  public void clicked(MapSpot spot) {
    Optional<ScanPoint> near = nearest(spot);
    near.ifPresentOrElse(
        mark -> desk.chosen().set(Optional.of(mark.id())), () -> desk.mark(spot.x(), -spot.y()));
  }

  private double metresPerPixel = 1;

  private Optional<ScanPoint> nearest(MapSpot spot) {
    double reach = REACH_PIXELS * metresPerPixel;
    return desk.sheet().get().marks().stream()
        .filter(mark -> Math.hypot(mark.column() - spot.x(), mark.row() + spot.y()) < reach)
        .findFirst();
  }

  @Override
  public Optional<String> grab(int x, int y, Viewport viewport) {
    metresPerPixel = viewport.metresPerPixel();
    return nearest(viewport.toGround(x, y)).map(ScanPoint::id);
  }

  @Override
  public void moved(String id, MapSpot spot) {
    desk.chosen().set(Optional.of(id));
    desk.move(id, spot.x(), -spot.y());
  }

  @Override
  public void over(Optional<MapSpot> spot) {
    over.accept(spot);
  }
}
