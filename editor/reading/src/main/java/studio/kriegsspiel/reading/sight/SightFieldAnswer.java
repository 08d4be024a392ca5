package studio.kriegsspiel.reading.sight;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.drawing.analysis.AnalysisPicture;
import studio.kriegsspiel.drawing.analysis.CellWash;
import studio.kriegsspiel.drawing.analysis.GroundLine;
import studio.kriegsspiel.drawing.analysis.GroundMark;
import studio.kriegsspiel.drawing.analysis.LegendLine;
import studio.kriegsspiel.drawing.analysis.Tint;
import studio.kriegsspiel.reading.answer.Cells;
import studio.kriegsspiel.reading.answer.GroundAnswer;
import studio.kriegsspiel.reading.answer.JsonFigures;
import studio.kriegsspiel.reading.answer.Outlines;
import studio.kriegsspiel.reading.answer.Shape;
import studio.kriegsspiel.reading.answer.Shares;
import studio.kriegsspiel.reading.answer.Shown;
import studio.kriegsspiel.reading.answer.UnknownGround;
import studio.kriegsspiel.reading.answer.Zone;
import studio.kriegsspiel.reading.point.Described;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.situation.sight.SightRange;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.FeatureIndex;
import studio.kriegsspiel.terrain.sight.Screen;
import studio.kriegsspiel.terrain.sight.Sight;
import studio.kriegsspiel.terrain.sight.SightField;
import studio.kriegsspiel.terrain.sight.SightGround;
import studio.kriegsspiel.terrain.sight.SightOptions;

/** What is seen from a point, from where it is seen, or both. */
public final class SightFieldAnswer implements GroundAnswer {
  private static final byte DEAD = 0;
  private static final byte SEEN = 1;
  private static final double HARDLY_METRES = 1e-6;

  private final Terrain terrain;
  private final RuleBook book;
  private final SightOptions options;
  private final SightRange setting;
  private final List<Screen> smoke;
  private final View view;
  private final boolean exact;
  private final MapPoint at;
  private final GridGeometry grid;
  private final float[] hidden;
  private final byte[] classes;
  private final UnknownGround unknown;

  /** Which way one looks. */
  public enum View {
    /** What an eye at the point sees. */
    FROM,
    /** From where a target at the point is seen. */
    TO,
    /** Where both see each other. */
    MUTUAL
  }

  /** Works out the field. */
  public SightFieldAnswer(SightQuestion question, MapPoint at, View view, boolean exact) {
    this.terrain = question.terrain();
    this.book = question.book();
    this.at = at;
    this.options = question.options();
    this.setting = question.setting();
    this.smoke = question.smoke();
    this.view = view;
    this.exact = exact;
    SightGround ground = question.ground();
    SightField first = field(ground, view == View.TO ? options.reversed() : options);
    this.grid = first.grid();
    this.hidden = first.toArray();
    this.classes = classes(first);
    if (view == View.MUTUAL) {
      byte[] back = classes(field(ground, options.reversed()));
      for (int i = 0; i < classes.length; i++) {
        classes[i] = (byte) Math.min(classes[i], back[i]);
      }
    }
    this.unknown = UnknownGround.of(ring(), ground.grid(), unknownCells(first.eye()));
  }

  private SightField field(SightGround ground, SightOptions looking) {
    return exact ? Sight.fromExactly(ground, at, looking) : Sight.from(ground, at, looking);
  }

  private long unknownCells(MapPoint eye) {
    double within = options.rangeMetres() - HARDLY_METRES;
    long cells = 0;
    for (int i = 0; i < classes.length; i++) {
      MapPoint middle =
          new MapPoint(grid.centreX(i % grid.columns()), grid.centreY(i / grid.columns()));
      cells += classes[i] < 0 && middle.distanceMetres(eye) < within ? 1 : 0;
    }
    return cells;
  }

  private static byte[] classes(SightField field) {
    GridGeometry grid = field.grid();
    byte[] classes = new byte[grid.size()];
    Arrays.fill(classes, (byte) -1);
    for (int row = 0; row < grid.rows(); row++) {
      for (int column = 0; column < grid.columns(); column++) {
        if (field.isVisible(column, row)) {
          classes[grid.index(column, row)] = SEEN;
        } else if (field.isDead(column, row)) {
          classes[grid.index(column, row)] = DEAD;
        }
      }
    }
    return classes;
  }

  @Override
  public Terrain terrain() {
    return terrain;
  }

  private double squareMetres(byte wanted) {
    long cells = 0;
    for (byte each : classes) {
      cells += each == wanted ? 1 : 0;
    }
    return cells * grid.cellMetres() * grid.cellMetres();
  }

  private String asked() {
    return switch (view) {
      case FROM -> "Seen from";
      case TO -> "From where is seen";
      case MUTUAL -> "In sight of each other with";
    };
  }

  private String conditions() {
    return Figures.format(
        "eye at %.1f m, target of %.1f m, up to %s (%s)",
        options.eyeMetres(),
        options.targetMetres(),
        Figures.metres(options.rangeMetres(), book.ground()),
        setting.why());
  }

  /** Named places in range, and whether they are seen. */
  private List<Place> places(boolean seen) {
    return terrain.places().stream()
        .filter(place -> classAt(place.at()) == (seen ? SEEN : DEAD))
        .filter(place -> place.at().distanceMetres(at) > grid.cellMetres())
        .toList();
  }

  private byte classAt(MapPoint point) {
    int column = grid.columnOf(point.x());
    int row = grid.rowOf(point.y());
    return grid.has(column, row) ? classes[grid.index(column, row)] : -1;
  }

  @Override
  public List<String> lines() {
    double seen = squareMetres(SEEN);
    double dead = squareMetres(DEAD);
    List<String> lines = new ArrayList<>();
    lines.add(conditions());
    lines.add(
        Figures.format(
            "seen          %s, %s of the ground in range that is known",
            Figures.area(seen), Shares.words(seen, dead).get(0)));
    lines.add(
        Figures.format(
            "dead ground   %s, %s", Figures.area(dead), Shares.words(seen, dead).get(1)));
    unknown.line(seen + dead).ifPresent(lines::add);
    addPlaces(lines, "places seen   ", places(true));
    addPlaces(lines, "not seen      ", places(false));
    Described.shut(terrain, new FeatureIndex(terrain.features()), at, "the point")
        .ifPresent(lines::add);
    lines.add(
        exact
            ? "every cell by its exact line of sight"
            : "fast method; the exact one follows the line to every cell, with some twenty times the work");
    return lines;
  }

  private static void addPlaces(List<String> lines, String heading, List<Place> places) {
    if (!places.isEmpty()) {
      lines.add(heading + String.join(", ", places.stream().map(Place::name).toList()));
    }
  }

  @Override
  public void describe(ObjectNode json) {
    JsonFigures.put(json, "at", at);
    json.put("show", view.name().toLowerCase(java.util.Locale.ROOT));
    json.put("mode", exact ? "exact" : "fast");
    JsonFigures.put(json, "eyeMetres", options.eyeMetres());
    JsonFigures.put(json, "targetMetres", options.targetMetres());
    JsonFigures.put(json, "limitMetres", options.rangeMetres());
    json.put("limit", setting.why());
    JsonFigures.put(json, "seenSquareMetres", squareMetres(SEEN));
    JsonFigures.put(json, "deadSquareMetres", squareMetres(DEAD));
    unknown.describe(json);
    ArrayNode seen = json.putArray("placesSeen");
    places(true).forEach(place -> seen.add(place.name()));
    ArrayNode not = json.putArray("placesNotSeen");
    places(false).forEach(place -> not.add(place.name()));
  }

  /** Metres hidden from the ground up; for both ways whether they see each other. */
  @Override
  public Optional<Cells> findCells() {
    return Optional.of(
        view == View.MUTUAL ? new Cells.Classes(grid, classes) : new Cells.Measures(grid, hidden));
  }

  @Override
  public Optional<Zone> findZone() {
    byte[] rings = new byte[classes.length];
    for (int i = 0; i < rings.length; i++) {
      rings[i] = (byte) (classes[i] == SEEN ? 0 : -1);
    }
    return Optional.of(new Zone(grid, rings));
  }

  private Geometry ring() {
    return new GeometryFactory()
        .createPoint(new Coordinate(at.x(), at.y()))
        .buffer(options.rangeMetres(), 32);
  }

  @Override
  public AnalysisPicture picture() {
    Tint seen = Shown.wash("analysis.seen");
    Tint dead = Shown.wash("analysis.dead");
    GroundLine limit =
        new GroundLine(ring(), Shown.ink("analysis.ring"), 0.3, true, false, Optional.empty());
    List<GroundLine> lines = new ArrayList<>(List.of(limit));
    smoke.forEach(bank -> lines.add(GroundLine.thin(bank.area(), Shown.ink("analysis.ring"))));
    List<String> shares = Shares.words(squareMetres(SEEN), squareMetres(DEAD));
    List<LegendLine> legend = new ArrayList<>();
    legend.add(LegendLine.heading(asked() + " " + name()));
    legend.add(
        LegendLine.sign(
            view == View.TO ? GroundMark.Form.TO : GroundMark.Form.FROM,
            view == View.TO ? "the target" : "the eye"));
    legend.add(
        LegendLine.box(seen, "seen   " + shares.get(0) + ", " + Figures.area(squareMetres(SEEN))));
    legend.add(
        LegendLine.box(
            dead, "dead ground   " + shares.get(1) + ", " + Figures.area(squareMetres(DEAD))));
    unknown
        .line(squareMetres(SEEN) + squareMetres(DEAD))
        .ifPresent(words -> legend.add(LegendLine.remark(words.replaceAll(" +", " ") + ".")));
    legend.add(LegendLine.stroke(limit, "limit of sight"));
    if (!smoke.isEmpty()) {
      legend.add(LegendLine.stroke(lines.get(1), "edge of the smoke"));
    }
    legend.add(
        LegendLine.remark(
            Figures.format(
                "Eye at %.1f m, target of %.1f m above the ground. Woods and buildings hide what is"
                    + " behind them.",
                options.eyeMetres(), options.targetMetres())));
    return new AnalysisPicture(
        asked() + " " + name(),
        terrain.title() + "; " + conditions(),
        Shown.within(grid.bounds(), terrain.extent()),
        List.of(new CellWash(grid, classes, List.of(dead, seen))),
        lines,
        List.of(
            new GroundMark(at, view == View.TO ? GroundMark.Form.TO : GroundMark.Form.FROM, "")),
        legend,
        List.of(new AnalysisPicture.Unit(book.ground().plural(), book.ground().toMetres(1))));
  }

  private String name() {
    return Described.title(terrain, at);
  }

  @Override
  public List<Shape> shapes() {
    List<Shape> shapes = new ArrayList<>();
    Outlines.add(shapes, grid, classes, SEEN, "sight", "seen");
    Outlines.add(shapes, grid, classes, DEAD, "sight", "dead ground");
    return shapes;
  }
}
