package studio.kriegsspiel.desktop.ui.map;

import java.awt.Cursor;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.SwingUtilities;
import org.locationtech.jts.geom.Geometry;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.ground.GroundTask;
import studio.kriegsspiel.desk.ground.GroundTask.Way;
import studio.kriegsspiel.desk.ground.GroundThing;
import studio.kriegsspiel.desk.ground.Vertices;
import studio.kriegsspiel.desk.ground.Vertices.Vertex;
import studio.kriegsspiel.desk.map.EditPreview;
import studio.kriegsspiel.desk.map.GroundPen;
import studio.kriegsspiel.desk.map.GroundPicks;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desk.map.Snaps;
import studio.kriegsspiel.desktop.ui.look.Symbol;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Draws on the ground with pointer or keys: click by click, or with a brush; with nothing in the
 * hand it chooses things and moves their corners.
 */
final class GroundTool implements MapTool {
  private static final double REACH_PIXELS = 7;
  private static final double SNAP_PIXELS = 10;
  private static final double STILL_PIXELS = 3;
  private static final double STEADY_PIXELS = 1.5;
  private static final double CLOSE_PIXELS = 15;

  private final Desk desk;
  private final MapView view;
  private final GroundPen pen;
  private final EditPreview preview;
  private final GroundInk ink;
  private final List<MapPoint> stroke = new ArrayList<>();
  private final CrossHairs hairs;
  private Optional<Trail> trail = Optional.empty();
  private Optional<Grip> grip = Optional.empty();
  private Optional<MapPoint> ring = Optional.empty();

  /** Where the button went down while points were being set, and how many there were then. */
  private record Trail(Point from, int points) {}

  /** What the hand holds of the chosen thing, and the shape it would get. */
  private record Grip(
      MouseEvent from, MapPoint start, Geometry before, Optional<Vertex> vertex, Geometry now) {
    Grip with(Geometry shape) {
      return new Grip(from, start, before, vertex, shape);
    }
  }

  GroundTool(Desk desk, MapView view, GroundPen pen, EditPreview preview) {
    this.desk = desk;
    this.view = view;
    this.pen = pen;
    this.preview = preview;
    this.ink = new GroundInk(view, pen);
    this.hairs = new CrossHairs(view);
    pen.chosen().listen(key -> pen.corner().set(Optional.empty()));
    pen.task().listen(task -> stroke.clear());
  }

  @Override
  public String name() {
    return "Shape the &ground";
  }

  @Override
  public String description() {
    return "Draw on the ground, raise and lower it, redraw it; choose and reshape what is there";
  }

  @Override
  public Symbol symbol() {
    return Symbol.GROUND;
  }

  @Override
  public char key() {
    return 'g';
  }

  @Override
  public Cursor cursorAt(MouseEvent event) {
    if (pen.task().get().isPresent()) {
      return Cursor.getPredefinedCursor(Cursor.CROSSHAIR_CURSOR);
    }
    MapPoint at = ground(event);
    return vertexAt(at).isPresent() || middleAt(at).isPresent()
        ? Cursor.getPredefinedCursor(Cursor.MOVE_CURSOR)
        : Cursor.getDefaultCursor();
  }

  private MapPoint ground(MouseEvent event) {
    return hairs.ground(event);
  }

  /** Where a point would be set: exactly on what lies near, unless Alt is held. */
  private MapPoint led(MouseEvent event) {
    MapPoint at = ground(event);
    return event.isAltDown() ? free(at) : led(at);
  }

  private MapPoint free(MapPoint at) {
    ring = Optional.empty();
    return at;
  }

  private MapPoint led(MapPoint at) {
    Optional<FeatureKind> drawn =
        pen.task()
            .get()
            .filter(task -> task.way() != Way.BRUSH && task != GroundTask.PLACE)
            .map(GroundTask::kind);
    Optional<Feature> chosen =
        grip.filter(held -> held.vertex.isPresent())
            .flatMap(held -> pen.thing())
            .filter(GroundThing.OfFeature.class::isInstance)
            .map(thing -> ((GroundThing.OfFeature) thing).feature());
    Optional<FeatureKind> kind = drawn.or(() -> chosen.map(Feature::kind));
    double reach = SNAP_PIXELS * view.viewport().get().metresPerPixel();
    ring =
        desk.ground()
            .get()
            .flatMap(
                draft ->
                    kind.flatMap(
                        each ->
                            Snaps.find(
                                draft.now(),
                                each,
                                drawn.isPresent() ? Optional.empty() : chosen.map(Feature::id),
                                at,
                                reach)));
    return ring.orElse(at);
  }

  private double reach() {
    return REACH_PIXELS * view.viewport().get().metresPerPixel();
  }

  private Optional<Vertex> vertexAt(MapPoint at) {
    return pen.thing().flatMap(thing -> GroundPicks.findVertex(thing.geometry(), at, reach()));
  }

  private Optional<Vertex> middleAt(MapPoint at) {
    return pen.thing().flatMap(thing -> GroundPicks.findMiddle(thing.geometry(), at, reach()));
  }

  @Override
  public void moved(MouseEvent event) {
    hairs.follow(led(event));
    preview();
  }

  private void preview() {
    if (pen.task().get().isPresent()) {
      preview.show(
          pen.sketch().get().isEmpty() ? Optional.empty() : pen.candidate(hairs.find()),
          Optional.empty());
    }
  }

  @Override
  public void pressed(MouseEvent event) {
    if (!SwingUtilities.isLeftMouseButton(event)) {
      if (SwingUtilities.isRightMouseButton(event) && !pen.sketch().get().isEmpty()) {
        pen.finish();
      }
      return;
    }
    MapPoint at = ground(event);
    Optional<GroundTask> task = pen.task().get();
    if (task.isEmpty()) {
      grab(event, at);
    } else if (task.get().way() == Way.BRUSH) {
      stroke.clear();
      stroke.add(at);
    } else if (event.getClickCount() > 1) {
      pen.finish();
    } else {
      MapPoint wanted = led(event);
      pen.click(wanted);
      trail =
          Optional.of(new Trail(event.getPoint(), pen.sketch().get().points().size()))
              .filter(begun -> begun.points > 0);
      hairs.follow(wanted);
      preview();
    }
  }

  private void grab(MouseEvent event, MapPoint at) {
    Optional<Vertex> vertex = vertexAt(at);
    Optional<Vertex> middle = vertex.isPresent() ? Optional.empty() : middleAt(at);
    if (vertex.isPresent() || middle.isPresent()) {
      Geometry shape = pen.thing().orElseThrow().geometry();
      if (middle.isPresent()) {
        int before = middle.get().index();
        shape = Vertices.inserted(shape, before, middle.get().at());
        vertex = Optional.of(new Vertex(before + 1, middle.get().at()));
      }
      pen.corner().set(vertex.map(Vertex::index));
      grip = Optional.of(new Grip(event, at, shape, vertex, shape));
      return;
    }
    pen.corner().set(Optional.empty());
    Optional<GroundThing> found =
        desk.ground().get().flatMap(draft -> GroundPicks.find(draft.now(), at, reach()));
    boolean again = found.map(GroundThing::key).equals(pen.chosen().get());
    if (!again) {
      pen.choose(found.map(GroundThing::key));
    }
    found.ifPresent(
        thing ->
            grip =
                Optional.of(
                    new Grip(event, at, thing.geometry(), Optional.empty(), thing.geometry())));
  }

  @Override
  public void dragged(MouseEvent event) {
    if (trail.isPresent()) {
      draw(event, trail.get());
      return;
    }
    MapPoint at = stroke.isEmpty() ? led(event) : ground(event);
    if (!stroke.isEmpty()) {
      stroke.add(at);
      hairs.follow(at);
      preview.show(pen.candidate(stroke), Optional.empty());
      return;
    }
    grip =
        grip.map(
            held ->
                held.from.getPoint().distance(event.getPoint()) < STILL_PIXELS
                    ? held
                    : held.with(
                        held.vertex
                            .map(vertex -> Vertices.moved(held.before, vertex.index(), at))
                            .orElseGet(
                                () ->
                                    Vertices.shifted(
                                        held.before,
                                        at.x() - held.start.x(),
                                        at.y() - held.start.y()))));
    grip.ifPresent(held -> preview.show(reshaped(held), pen.chosen().get()));
  }

  private Optional<Feature> reshaped(Grip held) {
    return pen.thing()
        .map(thing -> thing.at(held.now))
        .filter(GroundThing.OfFeature.class::isInstance)
        .map(thing -> ((GroundThing.OfFeature) thing).feature());
  }

  /** Draws by hand while the button is held; who only clicks does not. */
  private void draw(MouseEvent event, Trail begun) {
    boolean drawing = pen.sketch().get().points().size() > begun.points;
    if (drawing || begun.from.distance(event.getPoint()) >= STILL_PIXELS) {
      MapPoint at = ground(event);
      pen.trail(at);
      hairs.follow(at);
      preview();
    }
  }

  /** Ends drawing by hand, and an area with it that has come back to its first point. */
  private void steady(Trail begun) {
    trail = Optional.empty();
    if (pen.sketch().get().points().size() <= begun.points) {
      return;
    }
    pen.steady(begun.points, STEADY_PIXELS * view.viewport().get().metresPerPixel());
    List<MapPoint> drawn = pen.sketch().get().points();
    boolean area = pen.task().get().filter(task -> task.way() == Way.AREA).isPresent();
    double back = drawn.get(0).distanceMetres(drawn.get(drawn.size() - 1));
    if (area && drawn.size() > 3 && back <= CLOSE_PIXELS * view.viewport().get().metresPerPixel()) {
      pen.takeBack();
      pen.finish();
    }
    preview();
  }

  @Override
  public void released(MouseEvent event) {
    if (trail.isPresent()) {
      steady(trail.get());
      return;
    }
    if (!stroke.isEmpty()) {
      List<MapPoint> drawn = List.copyOf(stroke);
      stroke.clear();
      pen.stroke(drawn);
      return;
    }
    Optional<Grip> held = grip;
    grip = Optional.empty();
    ring = Optional.empty();
    held.filter(each -> each.now != each.before)
        .ifPresent(
            each -> {
              Optional<Integer> same = pen.corner().get();
              pen.reshape(each.now);
              pen.corner().set(same);
            });
    preview.show(Optional.empty(), Optional.empty());
  }

  @Override
  public boolean key(ToolKey key) {
    return switch (key) {
      case FINISH -> {
        pen.finish();
        yield pen.task().get().isPresent();
      }
      case BACK -> {
        pen.takeBack();
        preview();
        yield true;
      }
      case REMOVE -> {
        pen.corner().get().ifPresentOrElse(pen::removeVertex, pen::remove);
        pen.corner().set(Optional.empty());
        yield true;
      }
      case LEAVE -> {
        stroke.clear();
        trail = Optional.empty();
        grip = Optional.empty();
        preview.clear();
        yield pen.leave();
      }
      case SET -> {
        set();
        yield true;
      }
      default -> {
        boolean moved = hairs.step(key);
        preview();
        yield moved;
      }
    };
  }

  private void set() {
    MapPoint at = led(hairs.point());
    Optional<GroundTask> task = pen.task().get();
    if (task.isEmpty()) {
      pen.choose(
          desk.ground()
              .get()
              .flatMap(draft -> GroundPicks.find(draft.now(), at, reach()))
              .map(GroundThing::key));
    } else if (task.get().way() == Way.BRUSH) {
      pen.stroke(List.of(at));
    } else {
      pen.click(at);
    }
    hairs.rest(at);
    preview();
  }

  @Override
  public void cancel() {
    stroke.clear();
    trail = Optional.empty();
    ring = Optional.empty();
    grip = Optional.empty();
    hairs.forget();
    preview.clear();
    pen.putAway();
  }

  @Override
  public void paint(Graphics2D graphics) {
    ink.preview(graphics, preview.shown().get());
    ink.stroke(graphics, stroke);
    ink.sketch(graphics, hairs.find());
    pen.thing()
        .ifPresent(
            thing ->
                ink.chosen(
                    graphics, grip.map(Grip::now).orElse(thing.geometry()), pen.corner().get()));
    ring.ifPresent(at -> ink.ring(graphics, at));
    hairs.paint(graphics);
  }
}
