package studio.kriegsspiel.reading.march;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.locationtech.jts.geom.Geometry;
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
import studio.kriegsspiel.reading.answer.Shown;
import studio.kriegsspiel.reading.answer.Zone;
import studio.kriegsspiel.reading.point.Described;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.situation.march.Body;
import studio.kriegsspiel.situation.march.MarchReckoning;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.march.Isochrones;
import studio.kriegsspiel.terrain.march.MarchTimes;

/** What ground troops reach in how many moves. */
public final class MarchTimesAnswer implements GroundAnswer {
  private static final int COLOURS = 8;
  private static final int MOST_STEPS = 8;
  private static final int[] ROUND = {1, 2, 3, 5, 10, 15, 20, 30, 60, 100, 200, 300, 600};

  private final Terrain terrain;
  private final RuleBook book;
  private final Body body;
  private final MarchReckoning reckoning;
  private final MarchTimes times;
  private final int stepMoves;
  private final int steps;
  private final byte[] classes;

  /**
   * Sorts times into steps.
   *
   * @param within minutes of the last step
   * @param stepMoves moves of one step
   */
  public MarchTimesAnswer(
      Terrain terrain,
      RuleBook book,
      Body body,
      MarchReckoning reckoning,
      MarchTimes times,
      double within,
      int stepMoves) {
    this.terrain = terrain;
    this.book = book;
    this.body = body;
    this.reckoning = reckoning;
    this.times = times;
    this.stepMoves = stepMoves;
    double stepMinutes = stepMinutes();
    this.steps = (int) Math.ceil(within / stepMinutes - 1e-9);
    GridGeometry grid = times.grid();
    this.classes = new byte[grid.size()];
    for (int row = 0; row < grid.rows(); row++) {
      for (int column = 0; column < grid.columns(); column++) {
        int step = times.stepsTo(column, row, stepMinutes);
        classes[grid.index(column, row)] = (byte) (step >= steps ? -1 : step);
      }
    }
  }

  /** Moves of one step, a round number that divides so many moves into at most eight. */
  public static int roundStep(double moves) {
    for (int each : ROUND) {
      if (moves / each <= MOST_STEPS) {
        return each;
      }
    }
    return (int) Math.ceil(moves / MOST_STEPS);
  }

  /**
   * What is reached, nothing where the march cannot begin.
   *
   * @param within minutes of the last step, rounded up to whole steps
   * @param stepMoves moves of one step
   */
  public static Optional<MarchTimesAnswer> find(
      Terrain terrain,
      RuleBook book,
      Body body,
      MarchReckoning reckoning,
      MapPoint start,
      double within,
      int stepMoves) {
    int turn = book.time().turnMinutes();
    double last = Math.ceil(within / turn / stepMoves - 1e-9) * stepMoves * turn;
    return reckoning
        .findTimes(start, last)
        .map(times -> new MarchTimesAnswer(terrain, book, body, reckoning, times, last, stepMoves));
  }

  private double stepMinutes() {
    return (double) stepMoves * book.time().turnMinutes();
  }

  @Override
  public Terrain terrain() {
    return terrain;
  }

  private String who() {
    return body.troops().type().label() + " under " + book.id().shortTitle();
  }

  private String step(int number) {
    String unit = book.time().turnName() + "s";
    return Figures.format(
        "%d-%d %s (%.0f min)",
        number * stepMoves, (number + 1) * stepMoves, unit, (number + 1) * stepMinutes());
  }

  private double[] squareMetres() {
    double[] areas = new double[steps];
    double cell = times.grid().cellMetres() * times.grid().cellMetres();
    for (byte each : classes) {
      if (each >= 0) {
        areas[each] += cell;
      }
    }
    return areas;
  }

  private record Reached(Place place, double minutes) {}

  private List<Reached> reached() {
    List<Reached> reached = new ArrayList<>();
    for (Place place : terrain.places()) {
      OptionalDouble minutes =
          terrain.extent().contains(place.at())
              ? reckoning
                  .findPassable(place.at())
                  .map(times::findMinutes)
                  .orElse(OptionalDouble.empty())
              : OptionalDouble.empty();
      if (minutes.isPresent() && minutes.getAsDouble() <= steps * stepMinutes()) {
        reached.add(new Reached(place, minutes.getAsDouble()));
      }
    }
    reached.sort(Comparator.comparingDouble(Reached::minutes));
    return reached;
  }

  private String moves(double minutes) {
    long moves = (long) Math.max(0, Math.ceil(minutes / book.time().turnMinutes() - 1e-6));
    return moves + " " + book.time().turnName() + (moves == 1 ? "" : "s");
  }

  private boolean reachesEdge() {
    GridGeometry grid = times.grid();
    for (int i = 0; i < classes.length; i++) {
      int column = i % grid.columns();
      int row = i / grid.columns();
      boolean rim =
          column == 0 || row == 0 || column == grid.columns() - 1 || row == grid.rows() - 1;
      if (rim && classes[i] >= 0) {
        return true;
      }
    }
    return false;
  }

  @Override
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(who() + ", head of the column, without halts");
    double[] areas = squareMetres();
    double sum = 0;
    for (int i = 0; i < steps; i++) {
      sum += areas[i];
      lines.add(
          Figures.format(
              "%-24s %9s, in all %s", step(i), Figures.area(areas[i]), Figures.area(sum)));
    }
    for (Reached each : reached()) {
      lines.add(
          Figures.format(
              "%10s  %10s  %s",
              moves(each.minutes()), Figures.minutes(each.minutes()), each.place().name()));
    }
    if (reachesEdge()) {
      lines.add("the march reaches the edge of the map, beyond which nothing is known");
    }
    lines.addAll(MarchCaveats.of(terrain, reckoning));
    return lines;
  }

  @Override
  public void describe(ObjectNode json) {
    JsonFigures.put(json, "from", times.start());
    json.put("rules", book.id().id());
    json.put("troops", body.troops().type().key());
    json.put("turn", book.time().turnName());
    json.put("turnMinutes", book.time().turnMinutes());
    ArrayNode all = json.putArray("steps");
    double[] areas = squareMetres();
    for (int i = 0; i < steps; i++) {
      ObjectNode step = all.addObject().put("toTurns", (i + 1) * stepMoves);
      JsonFigures.put(step, "toMinutes", (i + 1) * stepMinutes());
      JsonFigures.put(step, "squareMetres", areas[i]);
    }
    json.put("reachesEdge", reachesEdge());
    JsonFigures.put(json, "closedAsUnknownShare", reckoning.unknownShare());
    ArrayNode places = json.putArray("places");
    for (Reached each : reached()) {
      ObjectNode place = places.addObject().put("name", each.place().name());
      JsonFigures.put(place, "minutes", each.minutes());
    }
  }

  /** Minutes, nothing where they do not come in time. */
  @Override
  public Optional<Cells> findCells() {
    float[] minutes = times.toArray();
    for (int i = 0; i < minutes.length; i++) {
      if (classes[i] < 0) {
        minutes[i] = Float.NaN;
      }
    }
    return Optional.of(new Cells.Measures(times.grid(), minutes));
  }

  private Bounds shown() {
    GridGeometry grid = times.grid();
    List<MapPoint> edges = new ArrayList<>(List.of(times.start()));
    for (int i = 0; i < classes.length; i++) {
      if (classes[i] >= 0) {
        edges.add(new MapPoint(grid.centreX(i % grid.columns()), grid.centreY(i / grid.columns())));
      }
    }
    double west = edges.stream().mapToDouble(MapPoint::x).min().orElseThrow();
    double east = edges.stream().mapToDouble(MapPoint::x).max().orElseThrow();
    double south = edges.stream().mapToDouble(MapPoint::y).min().orElseThrow();
    double north = edges.stream().mapToDouble(MapPoint::y).max().orElseThrow();
    double margin = Math.max(200, 0.04 * Math.max(east - west, north - south));
    return Shown.within(new Bounds(west, south, east, north).grown(margin), terrain.extent());
  }

  @Override
  public Optional<Zone> findZone() {
    return Optional.of(new Zone(times.grid(), classes));
  }

  @Override
  public AnalysisPicture picture() {
    List<Tint> tints = Shown.scale("analysis.march", steps, COLOURS);
    List<GroundLine> lines = new ArrayList<>();
    List<LegendLine> legend = new ArrayList<>();
    legend.add(LegendLine.heading("Reached after"));
    legend.add(LegendLine.sign(GroundMark.Form.FROM, "the start"));
    for (int i = 0; i < steps; i++) {
      legend.add(LegendLine.box(tints.get(i), step(i)));
      Geometry line = Isochrones.at(times, (i + 1) * stepMinutes());
      if (!line.isEmpty() && i + 1 < steps) {
        lines.add(
            GroundLine.thin(line, Shown.ink("analysis.ring"))
                .labelled(String.valueOf((i + 1) * stepMoves)));
      }
    }
    legend.add(
        LegendLine.remark(
            "Figures on the map are "
                + book.time().turnName()
                + "s of "
                + book.time().turnMinutes()
                + " minutes. Head of the column, without halts."));
    return new AnalysisPicture(
        "March from " + Described.title(terrain, times.start()),
        terrain.title() + "; " + who(),
        shown(),
        List.of(new CellWash(times.grid(), classes, tints)),
        lines,
        List.of(new GroundMark(times.start(), GroundMark.Form.FROM, "")),
        legend,
        List.of(new AnalysisPicture.Unit(book.ground().plural(), book.ground().toMetres(1))));
  }

  @Override
  public List<Shape> shapes() {
    List<Shape> shapes = new ArrayList<>();
    for (int i = 0; i < steps; i++) {
      Outlines.add(
          shapes,
          times.grid(),
          classes,
          (byte) i,
          "fromTurns",
          i * stepMoves,
          "toTurns",
          (i + 1) * stepMoves,
          "toMinutes",
          (i + 1) * stepMinutes());
    }
    return shapes;
  }
}
