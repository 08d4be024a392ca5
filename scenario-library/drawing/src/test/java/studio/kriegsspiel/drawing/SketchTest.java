package studio.kriegsspiel.drawing;

import static studio.kriegsspiel.samples.SampleGround.point;

import java.awt.Color;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.drawing.analysis.AnalysisPainter;
import studio.kriegsspiel.drawing.analysis.AnalysisPicture;
import studio.kriegsspiel.drawing.analysis.CellWash;
import studio.kriegsspiel.drawing.analysis.GroundLine;
import studio.kriegsspiel.drawing.analysis.GroundMark;
import studio.kriegsspiel.drawing.analysis.LegendLine;
import studio.kriegsspiel.drawing.analysis.Profile;
import studio.kriegsspiel.drawing.analysis.Tint;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.furniture.MapFrame;
import studio.kriegsspiel.drawing.furniture.MapLegend;
import studio.kriegsspiel.drawing.furniture.NorthArrow;
import studio.kriegsspiel.drawing.furniture.RegisterMarks;
import studio.kriegsspiel.drawing.furniture.ScaleBar;
import studio.kriegsspiel.drawing.furniture.WordSetter;
import studio.kriegsspiel.drawing.names.LabelManner;
import studio.kriegsspiel.drawing.plan.PlanPainter;
import studio.kriegsspiel.drawing.troops.SampleTroops;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.situation.plan.AreaMark;
import studio.kriegsspiel.situation.plan.PlanMarks;
import studio.kriegsspiel.situation.plan.WayMark;
import studio.kriegsspiel.situation.plan.WorkMark;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;

/** The sample ground with all that is drawn on maps, beside what it looked like. */
class SketchTest {
  private static final Terrain TERRAIN = SampleGround.terrain();

  private final MapPainter painter = new MapPainter(TERRAIN);

  /** Of the whole ground, and of parts of it so near that single signs are seen. */
  @ParameterizedTest
  @CsvSource({
    "whole, 0, 0, 4000, 3000, 0.2",
    "farm, 1850, 1500, 2300, 1900, 1.6",
    "village, 1950, 2400, 2400, 2900, 1.4",
    "wood, 150, 350, 1150, 1100, 0.7",
    "bridge, 2700, 1400, 3500, 1900, 1",
    "columns, 1400, 2000, 2000, 2400, 1.2",
    "attack, 1600, 850, 2600, 1300, 0.7"
  })
  void aPartOfTheMap(
      String name, double west, double south, double east, double north, double scale)
      throws IOException {
    MapPoint from = point(west, south);
    MapPoint to = point(east, north);
    MapViewport viewport =
        MapViewport.onScreen(new Bounds(from.x(), from.y(), to.x(), to.y()), scale, 3.8);
    Sketch.compare(
        name,
        (int) viewport.width(),
        (int) viewport.height(),
        graphics -> painter.paint(graphics, viewport, MapLayers.drawn(), SampleTroops.all()));
  }

  @ParameterizedTest
  @CsvSource({"SHADING", "SLOPE_BANDS", "CONTOURS", "HACHURES", "GRID", "ROADS", "WORKS"})
  void aLayerOfTheMap(MapLayer layer) throws IOException {
    MapViewport viewport = MapViewport.onScreen(TERRAIN.extent(), 0.2, 3.8);
    Sketch.compare(
        "layer-" + layer.name().toLowerCase(java.util.Locale.ROOT),
        (int) viewport.width(),
        (int) viewport.height(),
        graphics -> painter.paint(graphics, viewport, new MapLayers(EnumSet.of(layer)), List.of()));
  }

  @Test
  void whatStandsAroundTheMap() throws IOException {
    MapViewport viewport = MapViewport.onScreen(TERRAIN.extent(), 0.15, 3.8);
    Sketch.compare(
        "furniture",
        720,
        840,
        graphics -> {
          graphics.translate(40, 40);
          MapFrame.paint(graphics, viewport, painter.style());
          RegisterMarks.paint(graphics, viewport, painter.style(), point(1000, 1000));
          NorthArrow.paint(graphics, viewport, painter.style(), 500, 60, 60);
          new ScaleBar(viewport, painter.style(), "paces", 0.753).paint(graphics, 20, 480, 250);
          ScaleBar.chosen(viewport, painter.style()).paint(graphics, 320, 480, 250);
          new MapLegend(TERRAIN, painter.findHachureScale(), painter.style(), viewport)
              .paint(graphics, 0, 520, 3, WordSetter.PLAIN);
        });
  }

  @Test
  void whatIsPlannedForTroops() throws IOException {
    MapViewport viewport = MapViewport.onScreen(TERRAIN.extent(), 0.2, 3.8);
    List<WayMark> ways = new ArrayList<>();
    for (WayMark.Kind kind : WayMark.Kind.values()) {
      double north = 600 + 500 * kind.ordinal();
      List<MapPoint> points =
          List.of(point(400, north), point(1800, north + 200), point(3500, north));
      boolean reckoned = kind == WayMark.Kind.MARCH;
      ways.add(
          new WayMark(
              kind,
              reckoned ? "blue" : "red",
              kind.name(),
              points,
              reckoned,
              reckoned ? List.of(List.of(point(400, 900), point(900, 950))) : List.of()));
    }
    PlanMarks marks =
        new PlanMarks(
            ways,
            List.of(
                new AreaMark(
                    "blue",
                    "Blue deploys here",
                    new GeometryFactory()
                        .toGeometry(
                            new Envelope(
                                point(2600, 0).x(),
                                point(3800, 0).x(),
                                point(0, 200).y(),
                                point(0, 700).y())))),
            List.of(
                new WorkMark(true, "bridge broken", point(3300, 1560)),
                new WorkMark(false, "abatis", point(900, 2600))));
    Sketch.compare(
        "plans",
        (int) viewport.width(),
        (int) viewport.height(),
        graphics -> {
          Canvas canvas = Canvas.over(graphics, viewport, painter.style());
          PlanPainter.paintMarks(canvas, marks);
          canvas.dispose();
          painter.paintNames(
              graphics,
              viewport,
              new TroopsAndNames(
                  MapLayers.drawn(), List.of(), PlanPainter.notes(marks), LabelManner.SCREEN));
        });
  }

  private static GroundLine line(Color colour, boolean dashed, boolean cased, double north) {
    MapPoint from = point(200, north);
    MapPoint to = point(3600, north + 300);
    return new GroundLine(
        new GeometryFactory()
            .createLineString(
                new Coordinate[] {
                  new Coordinate(from.x(), from.y()), new Coordinate(to.x(), to.y())
                }),
        colour,
        0.8,
        dashed,
        cased,
        Optional.of("line of " + (int) north));
  }

  @Test
  void anAnswerOverTheMap() throws IOException {
    Tint red = Tint.plain(new Color(200, 0, 0, 120));
    GridGeometry grid = new GridGeometry(4, 3, SampleGround.WEST, SampleGround.SOUTH + 3000, 1000);
    List<GroundMark> marks = new ArrayList<>();
    List<LegendLine> legend =
        new ArrayList<>(
            List.of(
                LegendLine.heading("A heading"),
                LegendLine.box(red, "plain"),
                LegendLine.box(red.hatch(), "hatched"),
                LegendLine.stroke(line(Color.BLUE, true, false, 400), "dashed"),
                LegendLine.stroke(line(Color.MAGENTA, false, true, 900), "cased"),
                LegendLine.remark(
                    "A remark so long that it is set in two lines or in three, as it comes.")));
    for (GroundMark.Form form : GroundMark.Form.values()) {
      marks.add(new GroundMark(point(500 + 800 * form.ordinal(), 2400), form, form.name()));
      legend.add(LegendLine.sign(form, "a sign"));
    }
    AnalysisPicture picture =
        new AnalysisPicture(
            "What was asked",
            "under which conditions",
            TERRAIN.extent(),
            List.of(
                new CellWash(
                    grid,
                    new byte[] {0, -1, 1, 1, -1, -1, 0, -1, -1, 1, -1, -1},
                    List.of(red, red.hatch()))),
            List.of(line(Color.BLUE, true, false, 400), line(Color.MAGENTA, false, true, 900)),
            marks,
            legend,
            List.of(new AnalysisPicture.Unit("paces", 0.753)),
            Optional.of(
                new Profile(
                    new double[] {100, 104, 120, 108, Double.NaN, 101, 99},
                    1200,
                    101.7,
                    102.7,
                    OptionalDouble.of(400),
                    121)));
    Sketch.compare("answer", new AnalysisPainter(TERRAIN).draw(picture, 960));
  }
}
