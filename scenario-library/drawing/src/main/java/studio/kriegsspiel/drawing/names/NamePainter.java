package studio.kriegsspiel.drawing.names;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.style.Lettering;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Terrain;

/**
 * Names of places and labels of troops. Where names stand is decided once for the whole terrain at
 * a scale, so that sheets printed side by side agree and names do not jump while a map is moved.
 * Thread-safe.
 */
public final class NamePainter {
  /** Towns and villages are named before troops, lesser places after them. */
  private static final int SETTLEMENTS = 2;

  /** Rounds in which troops in a crowd are numbered, before all of them are. */
  private static final int MOST_ROUNDS = 5;

  /** Lines of letters about a crowd within which troops are numbered, more with each round. */
  private static final double CROWD = 9;

  /** Millimetres of light round a letter. */
  private static final double HALO = 0.45;

  /** A rim is drawn with names that lie so many millimetres outside. */
  private static final double REACH = 1;

  /** A line may run so many millimetres to what it names, more than any sheet has. */
  private static final double FAR = 10_000;

  /** Layouts that are kept: papers ask for the same ones by turns. */
  private static final int KEPT = 4;

  /** Breadth of a cut that no name crosses, in units of the picture. */
  private static final double CUT = 1;

  private final Terrain terrain;

  /** Where names stand in pictures drawn of late, the last one first. */
  private final Deque<Kept> kept = new ArrayDeque<>();

  /** A painter of one terrain's names. */
  public NamePainter(Terrain terrain) {
    this.terrain = terrain;
  }

  private record Key(
      MapStyle style,
      double unitsPerMetre,
      double unitsPerMillimetre,
      Wanted wanted,
      List<TroopBlock> blocks) {}

  /**
   * What is to be named, and how.
   *
   * @param places whether to draw the names of places
   * @param labels whether to draw the labels of the blocks
   * @param figures heights that are written on contours
   * @param notes what else is said
   */
  public record Wanted(
      boolean places,
      boolean labels,
      List<ContourFigure> figures,
      List<WayNote> notes,
      LabelManner manner) {
    /** Copies the lists. */
    public Wanted {
      figures = List.copyOf(figures);
      notes = List.copyOf(notes);
    }

    /** Names alone. */
    public Wanted(boolean places, boolean labels, List<ContourFigure> figures, LabelManner manner) {
      this(places, labels, figures, List.of(), manner);
    }
  }

  private record Kept(
      Key key, List<LabelPlacer.Placed> placed, List<KeyedName> keys, TakenRooms taken) {}

  /** Draws names over {@link #paintUnder what lies under them}. */
  public void paint(Canvas canvas, Wanted wanted, List<TroopBlock> blocks) {
    paintUnder(canvas, wanted, blocks);
    paintWords(canvas, wanted, blocks);
  }

  /** Draws lines from names to what they name, and the light rims of all letters. */
  public void paintUnder(Canvas canvas, Wanted wanted, List<TroopBlock> blocks) {
    forEachSeen(canvas, wanted, blocks, FAR, NamePainter::leader);
    Color halo = canvas.style().colour("halo");
    BasicStroke pen =
        new BasicStroke(
            (float) (canvas.mm(HALO) * 2), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    forEachSeen(
        canvas, wanted, blocks, REACH, (graphics, placed) -> rim(graphics, placed, halo, pen));
  }

  /** Draws the letters alone. */
  public void paintWords(Canvas canvas, Wanted wanted, List<TroopBlock> blocks) {
    forEachSeen(canvas, wanted, blocks, REACH, NamePainter::words);
  }

  /** Does something with each name within so many millimetres of what is drawn at all. */
  private void forEachSeen(
      Canvas canvas,
      Wanted wanted,
      List<TroopBlock> blocks,
      double reach,
      BiConsumer<Graphics2D, LabelPlacer.Placed> draw) {
    Rectangle2D view = view(canvas.viewport());
    Graphics2D graphics = (Graphics2D) canvas.graphics().create();
    graphics.translate(-view.getX(), -view.getY());
    Rectangle2D clip = graphics.getClipBounds();
    Kept layout = layout(canvas.style(), canvas.viewport(), wanted, blocks);
    double by = canvas.mm(reach);
    for (LabelPlacer.Placed placed : seen(view, layout, wanted)) {
      if (clip == null || clip.intersects(grown(placed.room(), by))) {
        draw.accept(graphics, placed);
      }
    }
    graphics.dispose();
  }

  /** Where a picture lies in that of the whole terrain. */
  private Rectangle2D view(MapViewport viewport) {
    Bounds extent = terrain.extent();
    return new Rectangle2D.Double(
        (viewport.ground().west() - extent.west()) * viewport.unitsPerMetre(),
        (extent.north() - viewport.ground().north()) * viewport.unitsPerMetre(),
        viewport.width(),
        viewport.height());
  }

  private static List<LabelPlacer.Placed> seen(Rectangle2D view, Kept layout, Wanted wanted) {
    return wanted.manner.keyed()
        ? layout.placed
        : EdgeNames.within(view, layout.placed, layout.taken);
  }

  /** The rooms that the words on a picture take, without drawing anything. */
  public List<Rectangle2D> rooms(
      MapStyle style, MapViewport viewport, Wanted wanted, List<TroopBlock> blocks) {
    Rectangle2D view = view(viewport);
    return seen(view, layout(style, viewport, wanted, blocks), wanted).stream()
        .map(LabelPlacer.Placed::room)
        .filter(view::intersects)
        .map(
            room ->
                (Rectangle2D)
                    new Rectangle2D.Double(
                        room.getX() - view.getX(),
                        room.getY() - view.getY(),
                        room.getWidth(),
                        room.getHeight()))
        .toList();
  }

  private static Rectangle2D grown(Rectangle2D room, double by) {
    return new Rectangle2D.Double(
        room.getX() - by, room.getY() - by, room.getWidth() + 2 * by, room.getHeight() + 2 * by);
  }

  /** The names that find no room and are keyed, without drawing anything. */
  public List<KeyedName> keys(
      MapStyle style, MapViewport viewport, Wanted wanted, List<TroopBlock> blocks) {
    return layout(style, viewport, wanted, blocks).keys;
  }

  /** Where everything stands in a picture of the whole terrain at a viewport's scale. */
  LabelPlacer placed(MapStyle style, MapViewport viewport, Wanted wanted, List<TroopBlock> blocks) {
    Key key =
        new Key(style, viewport.unitsPerMetre(), viewport.unitsPerMillimetre(), wanted, blocks);
    return place(style, viewport.over(terrain.extent()), key);
  }

  private synchronized Kept layout(
      MapStyle style, MapViewport viewport, Wanted wanted, List<TroopBlock> blocks) {
    Key key =
        new Key(
            style,
            viewport.unitsPerMetre(),
            viewport.unitsPerMillimetre(),
            wanted,
            List.copyOf(blocks));
    Kept made = null;
    for (Kept each : kept) {
      made = made == null && each.key.equals(key) ? each : made;
    }
    if (made == null) {
      LabelPlacer placer = place(style, viewport.over(terrain.extent()), key);
      made = new Kept(key, placer.placed(), placer.keys(), placer.taken());
    }
    kept.remove(made);
    kept.addFirst(made);
    if (kept.size() > KEPT) {
      kept.removeLast();
    }
    return made;
  }

  /** Where even numbers find no room between names, ever more troops thereabouts are numbered. */
  private LabelPlacer place(MapStyle style, MapViewport whole, Key key) {
    double least = key.wanted.manner().leastSize();
    List<Label> troops =
        key.wanted.labels ? BlockLabels.of(key.blocks, style, whole, least) : List.of();
    List<PlaceLabels.Ranked> places =
        key.wanted.places ? new PlaceLabels(terrain, style, whole, least).all() : List.of();
    Set<Label> numbered = Collections.newSetFromMap(new IdentityHashMap<>());
    String widest = "88";
    for (int round = 1; ; round++) {
      LabelPlacer placer = place(style, whole, key, places, troops, numbered, widest);
      boolean many = placer.keys().size() > 99 && widest.length() < 3;
      if ((placer.crowds().isEmpty() && !many) || numbered.size() == troops.size()) {
        return placer;
      }
      widest = many ? "888" : widest;
      if (round == MOST_ROUNDS) {
        numbered.addAll(troops);
      } else {
        double near = least * round * CROWD;
        troops.stream().filter(each -> isNear(each, placer.crowds(), near)).forEach(numbered::add);
      }
    }
  }

  private static boolean isNear(Label label, List<Point2D> crowds, double near) {
    return label
        .anchor()
        .filter(
            box ->
                crowds.stream()
                    .anyMatch(at -> at.distance(box.getCenterX(), box.getCenterY()) <= near))
        .isPresent();
  }

  /**
   * Sets all names.
   *
   * @param numbered troops that have numbers only
   * @param widest a number for which all of them get room
   */
  private LabelPlacer place(
      MapStyle style,
      MapViewport whole,
      Key key,
      List<PlaceLabels.Ranked> places,
      List<Label> troops,
      Set<Label> numbered,
      String widest) {
    LabelManner manner = key.wanted.manner();
    LabelPlacer placer =
        new LabelPlacer(
            new Rectangle2D.Double(0, 0, whole.width(), whole.height()),
            obstacles(whole, key),
            manner,
            widest);
    addPlaces(places, 0, SETTLEMENTS, placer);
    placer.newSection();
    troops.stream().filter(numbered::contains).forEach(placer::addNumber);
    troops.stream().filter(each -> !numbered.contains(each)).forEach(placer::add);
    placer.newSection();
    for (WayNote note : key.wanted.notes) {
      placer.add(note.label(style, whole, manner.leastSize()));
    }
    placer.newSection();
    addPlaces(places, SETTLEMENTS, Integer.MAX_VALUE, placer);
    for (ContourFigure figure : key.wanted.figures) {
      placer.add(figure.label(style, whole, manner.leastSize()));
    }
    return placer;
  }

  private static void addPlaces(
      List<PlaceLabels.Ranked> places, int from, int below, LabelPlacer placer) {
    for (PlaceLabels.Ranked place : places) {
      if (place.rank() >= from && place.rank() < below) {
        placer.add(place.label());
      }
    }
  }

  /** Blocks, and the lines along which sheets are cut. */
  private static List<Rectangle2D> obstacles(MapViewport whole, Key key) {
    List<Rectangle2D> obstacles = new ArrayList<>();
    for (TroopBlock block : key.blocks) {
      obstacles.add(block.outline(whole).getBounds2D());
    }
    for (Bounds kept : key.wanted.manner().keptFree()) {
      Point2D corner = whole.toPicture(kept.west(), kept.north());
      obstacles.add(
          new Rectangle2D.Double(
              corner.getX(),
              corner.getY(),
              kept.widthMetres() * whole.unitsPerMetre(),
              kept.heightMetres() * whole.unitsPerMetre()));
    }
    for (double easting : key.wanted.manner().cutEastings()) {
      double x = whole.toPicture(easting, 0).x;
      obstacles.add(new Rectangle2D.Double(x - CUT / 2, -1, CUT, whole.height() + 2));
    }
    for (double northing : key.wanted.manner().cutNorthings()) {
      double y = whole.toPicture(0, northing).y;
      obstacles.add(new Rectangle2D.Double(-1, y - CUT / 2, whole.width() + 2, CUT));
    }
    return obstacles;
  }

  /** Lines to what is named run below all names. */
  private static void leader(Graphics2D graphics, LabelPlacer.Placed placed) {
    double size = placed.font().getSize2D();
    LabelPlacer.leader(placed.label().anchor(), placed.room(), size)
        .ifPresent(
            line -> {
              graphics.setColor(placed.label().ink());
              graphics.setStroke(new BasicStroke((float) (size * 0.05)));
              graphics.draw(line);
            });
  }

  private static void rim(
      Graphics2D graphics, LabelPlacer.Placed placed, Color colour, BasicStroke pen) {
    AffineTransform before = graphics.getTransform();
    Point2D start = start(graphics, placed);
    graphics.setColor(colour);
    graphics.setStroke(pen);
    graphics.draw(
        Lettering.outline(
            placed.font(), LabelPlacer.METRICS, placed.text(), start.getX(), start.getY()));
    graphics.setTransform(before);
  }

  private static void words(Graphics2D graphics, LabelPlacer.Placed placed) {
    AffineTransform before = graphics.getTransform();
    Point2D start = start(graphics, placed);
    graphics.setColor(placed.label().ink());
    graphics.setFont(placed.font());
    graphics.drawString(placed.text(), (float) start.getX(), (float) start.getY());
    graphics.setTransform(before);
  }

  /** Turns the picture as a name runs, and tells where its base line begins there. */
  private static Point2D start(Graphics2D graphics, LabelPlacer.Placed placed) {
    Font font = placed.font();
    double width = font.getStringBounds(placed.text(), LabelPlacer.METRICS).getWidth();
    Point2D middle = placed.spot().middle();
    graphics.translate(middle.getX(), middle.getY());
    graphics.rotate(placed.spot().angle());
    return new Point2D.Double(-width / 2, font.getSize2D() * 0.3);
  }
}
