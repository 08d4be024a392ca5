package studio.kriegsspiel.drawing.relief;

import java.awt.Color;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.names.ContourFigure;
import studio.kriegsspiel.drawing.relief.ContourTracer.Line;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.ElevationGrid;

/**
 * Contours and hachures of one terrain. Both are traced when first drawn and kept. Hachures follow
 * Lehmann's manner: strokes down the steepest slope, the broader the steeper. Thread-safe.
 */
public final class Relief {
  private static final double[] INTERVALS = {0.5, 1, 2, 2.5, 5, 10, 20, 25, 50, 100};
  private static final int INDEX_EVERY = 5;

  /** Spacings of hachures are 4 m, the one for 1:8000, times or by roots of two. */
  private static final double KIND_METRES = 4;

  /** No more squares of the spacing's side than this lie on the ground. */
  private static final double MOST_SPACES = 1_500_000;

  private static final int KEPT = 4;

  /** Cells may be so many spacings wide: a stroke is twice as long. */
  private static final double COARSEST = 2.5;

  private final ElevationGrid elevation;
  private volatile @Nullable Traced traced;
  private volatile @Nullable Figures figures;
  private @Nullable Slopes slopes;

  /** Strokes by the kind of their spacing; those drawn longest ago go. */
  private final Map<Long, HachureField> hachures =
      new LinkedHashMap<>(8, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, HachureField> eldest) {
          return size() > KEPT;
        }
      };

  /** Relief over these heights. */
  public Relief(ElevationGrid elevation) {
    this.elevation = elevation;
  }

  private record Traced(FineGrid grid, double interval, List<Line> lines, Paths paths) {}

  private record Figures(double apartMetres, List<ContourFigure> all) {}

  private record Slopes(SlopeField field, LehmannScale scale) {}

  private record Paths(TiledPaths thin, TiledPaths index) {}

  /** Metres between contours: about a dozen over the relief of the terrain. */
  public double intervalMetres() {
    return traced().interval;
  }

  /** Draws the contours, every fifth stronger. */
  public void paintContours(Canvas canvas) {
    Paths paths = traced().paths;
    MapStyle style = canvas.style();
    paint(canvas, paths.thin, style.colour("contour"), canvas.measure("contour.width"));
    paint(
        canvas, paths.index, style.colour("contour.index"), canvas.measure("contour.index.width"));
  }

  /**
   * Heights to be written into contours: into each index contour once in so many metres of its
   * length, into the others half as often.
   */
  public List<ContourFigure> figures(double apartMetres) {
    Figures last = figures;
    if (last == null || last.apartMetres != apartMetres) {
      last = new Figures(apartMetres, figures(traced(), apartMetres));
      figures = last;
    }
    return last.all;
  }

  private static List<ContourFigure> figures(Traced from, double apartMetres) {
    List<ContourFigure> figures = new ArrayList<>();
    for (Line line : from.lines) {
      long step = Math.round(line.level() / from.interval);
      figures(line, step % INDEX_EVERY == 0 ? apartMetres : apartMetres * 2, step * from.interval)
          .forEach(figures::add);
    }
    return List.copyOf(figures);
  }

  private static List<ContourFigure> figures(Line line, double apart, double height) {
    List<ContourFigure> figures = new ArrayList<>();
    double run = apart / 2;
    for (int i = 1; i < line.size(); i++) {
      double dx = line.x(i) - line.x(i - 1);
      double dy = line.y(i) - line.y(i - 1);
      run += Math.sqrt(dx * dx + dy * dy);
      if (run >= apart) {
        run -= apart;
        int before = Math.max(0, i - 3);
        int after = Math.min(line.size() - 1, i + 3);
        figures.add(
            new ContourFigure(
                height,
                line.x(i),
                line.y(i),
                line.x(after) - line.x(before),
                line.y(after) - line.y(before)));
      }
    }
    return figures;
  }

  /** How black the hachures of this ground are. */
  public LehmannScale hachureScale() {
    return slopes().scale;
  }

  /** Draws the hachures, in strokes for the canvas's scale. */
  public void paintHachures(Canvas canvas) {
    HachureField field =
        hachures(canvas.viewport().groundMetres(canvas.style().mm("hachure.spacing")));
    double spacing = field.spacingMetres() * canvas.viewport().unitsPerMetre();
    Color ink = canvas.style().colour("hachure");
    for (int weight = 0; weight < HachureField.WEIGHTS; weight++) {
      paint(canvas, field.paths(weight), ink, spacing * HachureField.share(weight));
    }
  }

  private static void paint(Canvas canvas, TiledPaths paths, Color ink, double width) {
    Bounds extent = paths.extent();
    canvas.graphics().setColor(ink);
    canvas.graphics().setStroke(MapStyle.buttStroke(width));
    paths.forEachVisible(
        canvas, path -> canvas.graphics().draw(canvas.place(path, extent.west(), extent.north())));
  }

  /** The strokes for a spacing on the ground, of a few kinds made so far. */
  private synchronized HachureField hachures(double spacingMetres) {
    Bounds extent = elevation.bounds();
    double least = Math.sqrt(extent.widthMetres() * extent.heightMetres() / MOST_SPACES);
    long kind =
        Math.round(2 * Math.log(Math.max(least, spacingMetres) / KIND_METRES) / Math.log(2));
    HachureField made = hachures.get(kind);
    if (made == null) {
      Slopes from = slopes();
      double spacing = KIND_METRES * Math.pow(2, kind / 2.0);
      FineGrid coarser = from.field.grid().coarser(spacing * COARSEST);
      SlopeField field = coarser == from.field.grid() ? from.field : new SlopeField(coarser);
      made = new HachureField(field, from.scale, spacing, extent);
      hachures.put(kind, made);
    }
    return made;
  }

  private synchronized Slopes slopes() {
    Slopes made = slopes;
    if (made == null) {
      SlopeField field = new SlopeField(traced().grid);
      made = new Slopes(field, LehmannScale.forGround(field.steepDegrees()));
      slopes = made;
    }
    return made;
  }

  private synchronized Traced traced() {
    Traced made = traced;
    if (made == null) {
      made = trace(elevation);
      traced = made;
    }
    return made;
  }

  private static Traced trace(ElevationGrid elevation) {
    FineGrid grid = FineGrid.of(elevation);
    double low = grid.lowest();
    double high = grid.highest();
    double interval = interval(high - low);
    Bounds extent = elevation.bounds();
    double tile = Math.max(extent.widthMetres(), extent.heightMetres()) / 12;
    Paths paths = new Paths(new TiledPaths(extent, tile), new TiledPaths(extent, tile));
    ContourTracer tracer = new ContourTracer(grid);
    List<Line> lines = new ArrayList<>();
    if (high > low) {
      long first = (long) Math.ceil(low / interval);
      double[] levels =
          LongStream.iterate(first, step -> step * interval <= high, step -> step + 1)
              .mapToDouble(step -> step * interval + 1e-4)
              .toArray();
      List<List<Line>> traced = levels.length == 0 ? List.of() : tracer.trace(levels);
      for (int i = 0; i < traced.size(); i++) {
        TiledPaths into = (first + i) % INDEX_EVERY == 0 ? paths.index : paths.thin;
        for (Line line : traced.get(i)) {
          lines.add(line);
          add(line, into, extent);
        }
      }
    }
    return new Traced(grid, interval, lines, paths);
  }

  private static double interval(double relief) {
    for (double interval : INTERVALS) {
      if (relief / interval <= 16) {
        return interval;
      }
    }
    return INTERVALS[INTERVALS.length - 1];
  }

  /** Cuts a line where it leaves a tile, so that each piece lies in the tile it is drawn with. */
  private static void add(Line line, TiledPaths tiles, Bounds extent) {
    Path2D.Float path = null;
    for (int i = 0; i < line.size(); i++) {
      Path2D.Float here = tiles.pathAt(line.x(i), line.y(i));
      double x = line.x(i) - extent.west();
      double y = line.y(i) - extent.north();
      if (path == null) {
        here.moveTo(x, y);
      } else {
        path.lineTo(x, y);
        if (here != path) {
          here.moveTo(x, y);
        }
      }
      path = here;
    }
  }
}
