package studio.kriegsspiel.reading.slope;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.drawing.analysis.AnalysisPicture;
import studio.kriegsspiel.drawing.analysis.CellWash;
import studio.kriegsspiel.drawing.analysis.LegendLine;
import studio.kriegsspiel.drawing.analysis.Tint;
import studio.kriegsspiel.reading.answer.Caveats;
import studio.kriegsspiel.reading.answer.Cells;
import studio.kriegsspiel.reading.answer.GroundAnswer;
import studio.kriegsspiel.reading.answer.JsonFigures;
import studio.kriegsspiel.reading.answer.Outlines;
import studio.kriegsspiel.reading.answer.Shape;
import studio.kriegsspiel.reading.answer.Shares;
import studio.kriegsspiel.reading.answer.Shown;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.SlopeGrid;
import studio.kriegsspiel.terrain.SlopeSource;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.edit.HandEdits;
import studio.kriegsspiel.terrain.edit.SlopeEdits;
import studio.kriegsspiel.terrain.slope.HornSlope;
import studio.kriegsspiel.terrain.slope.SlopeBands;

/** How steep a ground is, or which way it falls: shares of bands, and each cell. */
public final class SlopeAnswer implements GroundAnswer {
  private static final int SLOPE_COLOURS = 7;
  private static final int SECTORS = 8;
  private static final double LEVEL_DEGREES = 0.1;

  private final Terrain terrain;
  private final Optional<ElevationGrid> heights;
  private final GridGeometry grid;
  private final SlopeBands bands;
  private final String bandsOf;
  private final View view;
  private final byte[] classes;

  /** What of the slope is asked for. */
  public enum View {
    /** The slope in degrees. */
    DEGREES,
    /** The band of slope. */
    BANDS,
    /** The direction in which the ground falls. */
    ASPECT
  }

  /**
   * Reckons the slope of a ground.
   *
   * @param bandsOf whose bands these are, for the reader
   */
  public SlopeAnswer(Terrain terrain, SlopeBands bands, String bandsOf, View view) {
    this.terrain = terrain;
    this.heights = HandEdits.heights(terrain);
    this.grid =
        SlopeEdits.findGrid(terrain, heights)
            .orElseThrow(
                () ->
                    new GroundException(
                        terrain.name(),
                        "has neither heights nor a slope raster, so it has no slope",
                        "import a raster of heights"));
    if (view == View.ASPECT && heights.isEmpty()) {
      throw new GroundException(
          terrain.name(),
          "has a slope raster but no heights, which alone tell which way it falls",
          "ask without --show aspect, or import a raster of heights");
    }
    this.bands = bands;
    this.bandsOf = bandsOf;
    this.view = view;
    this.classes = view == View.ASPECT ? sectors() : SlopeEdits.bands(terrain, heights, bands);
  }

  private byte[] sectors() {
    float[] aspects = aspects();
    byte[] sectors = new byte[aspects.length];
    for (int i = 0; i < sectors.length; i++) {
      sectors[i] =
          Float.isNaN(aspects[i])
              ? SlopeBands.VOID
              : (byte) (Math.round(aspects[i] / 45) % SECTORS);
    }
    return sectors;
  }

  /** Direction of fall; NaN where the ground is level or not known. */
  private float[] aspects() {
    float[] aspects = new float[grid.size()];
    java.util.stream.IntStream.range(0, grid.rows())
        .parallel()
        .forEach(
            row -> {
              for (int column = 0; column < grid.columns(); column++) {
                var gradient = HornSlope.gradient(heights.orElseThrow(), column, row);
                aspects[grid.index(column, row)] =
                    gradient.slopeDegrees() < LEVEL_DEGREES
                        ? Float.NaN
                        : (float) gradient.aspectDegrees();
              }
            });
    return aspects;
  }

  /** Slope does not hang on what stands on the ground, but on what was drawn by hand. */
  @Override
  public List<String> caveats() {
    return Caveats.position(terrain).stream().toList();
  }

  @Override
  public Terrain terrain() {
    return terrain;
  }

  private int count() {
    return view == View.ASPECT ? SECTORS : bands.count();
  }

  private String label(int number) {
    return view == View.ASPECT ? "falls " + Figures.compass(number * 45.0) : bands.label(number);
  }

  private long[] counts() {
    long[] counts = new long[count() + 1];
    for (byte each : classes) {
      counts[each == SlopeBands.VOID ? count() : each]++;
    }
    return counts;
  }

  @Override
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    long[] counts = counts();
    double[] shares = shares(2);
    for (int i = 0; i < count(); i++) {
      lines.add(Figures.format("%-16s %6.2f %%  %s", label(i), shares[i], cells(counts[i])));
    }
    lines.add(
        cells(counts[count()])
            + (view == View.ASPECT ? " level or not known" : " not known")
            + (counts[count()] == 0
                ? ""
                : Figures.format(
                    ", %.1f %% of the ground", 100.0 * counts[count()] / classes.length)));
    if (view != View.ASPECT) {
      lines.add("bands of " + bandsOf);
      lines.add("slope " + from());
    }
    given().ifPresent(lines::add);
    return lines;
  }

  /** Shares of the bands in percent of what is known, adding up to a hundred. */
  private double[] shares(int decimals) {
    long[] counts = counts();
    return Shares.percents(
        decimals, Arrays.stream(counts).limit(count()).asDoubleStream().toArray());
  }

  /** What the slope was taken from. */
  private String from() {
    String heightsAlone = "from heights with the edits made by hand";
    if (terrain.givenSlope().isEmpty() || view == View.ASPECT) {
      return heightsAlone;
    }
    return heights.isEmpty()
        ? "from its slope raster"
        : terrain.slopeSource() == SlopeSource.RASTER
            ? "from its slope raster, and from heights where it has none"
            : heightsAlone + ", and from its slope raster where these are missing";
  }

  /** How a slope of its own source differs from that of the heights. */
  private Optional<String> given() {
    if (terrain.givenSlope().isEmpty() || view == View.ASPECT || heights.isEmpty()) {
      return Optional.empty();
    }
    SlopeGrid own = HornSlope.of(heights.get());
    SlopeGrid given = terrain.givenSlope().get();
    double sum = 0;
    double squares = 0;
    int both = 0;
    for (int i = 0; i < grid.size(); i++) {
      double other =
          given.degreesAt(grid.centreX(i % grid.columns()), grid.centreY(i / grid.columns()));
      double off = other - own.degrees(i);
      if (!Double.isNaN(off)) {
        sum += off;
        squares += off * off;
        both++;
      }
    }
    return Optional.of(
        both == 0
            ? "the slope raster and the heights share no cell"
            : Figures.format(
                "the slope raster of this ground is %.2f° off the slope of its heights in the mean"
                    + " (RMS %.2f°)",
                Math.round(100 * sum / both) / 100.0, Math.sqrt(squares / both)));
  }

  @Override
  public void describe(ObjectNode json) {
    long[] counts = counts();
    long known = classes.length - counts[count()];
    JsonFigures.put(json, "cellMetres", grid.cellMetres());
    json.put("from", from());
    json.put("cellsKnown", known);
    ArrayNode all = json.putArray(view == View.ASPECT ? "directions" : "bands");
    for (int i = 0; i < count(); i++) {
      ObjectNode band = all.addObject().put("band", label(i)).put("cells", counts[i]);
      JsonFigures.put(band, "percent", known == 0 ? 0 : 100.0 * counts[i] / known);
    }
    if (view != View.ASPECT) {
      json.put("bandsOf", bandsOf);
    }
    given().ifPresent(words -> json.put("givenSlope", words));
  }

  @Override
  public Optional<Cells> findCells() {
    return Optional.of(
        switch (view) {
          case DEGREES -> new Cells.Measures(grid, SlopeEdits.degrees(terrain, heights).toArray());
          case BANDS -> new Cells.Classes(grid, classes);
          case ASPECT -> new Cells.Measures(grid, aspects());
        });
  }

  @Override
  public AnalysisPicture picture() {
    List<Tint> tints = new ArrayList<>();
    for (int i = 0; i < count(); i++) {
      tints.add(
          Shown.wash(
              view == View.ASPECT
                  ? "analysis.aspect." + i
                  : "slope."
                      + (count() <= SLOPE_COLOURS ? i : i * (SLOPE_COLOURS - 1) / (count() - 1))));
    }
    List<LegendLine> legend = new ArrayList<>();
    legend.add(LegendLine.heading(view == View.ASPECT ? "The ground falls to the" : "Slope"));
    long[] counts = counts();
    double[] shares = shares(1);
    for (int i = 0; i < count(); i++) {
      String text = view == View.ASPECT ? Figures.compass(i * 45.0) : bands.label(i);
      legend.add(LegendLine.box(tints.get(i), Figures.format("%s   %.1f %%", text, shares[i])));
    }
    if (counts[count()] > 0) {
      legend.add(
          LegendLine.remark(
              Figures.format(
                  "%s on %.1f %% of the ground.",
                  view == View.ASPECT ? "Level or not known" : "Not known",
                  100.0 * counts[count()] / classes.length)));
    }
    String method = heights.isPresent() ? "Horn's method on cells" : "Cells";
    legend.add(LegendLine.remark(method + " of " + cell() + " m."));
    if (view != View.ASPECT) {
      legend.add(LegendLine.remark("Bands of " + bandsOf + "."));
    }
    return new AnalysisPicture(
        (view == View.ASPECT ? "Fall of the ground: " : "Slope: ") + terrain.title(),
        from(),
        terrain.extent(),
        List.of(new CellWash(grid, classes, tints)),
        List.of(),
        List.of(),
        legend,
        List.of());
  }

  private String cell() {
    double metres = grid.cellMetres();
    return metres == Math.rint(metres)
        ? Long.toString((long) metres)
        : Figures.format("%.2f", metres);
  }

  @Override
  public List<Shape> shapes() {
    List<Shape> shapes = new ArrayList<>();
    for (int i = 0; i < count(); i++) {
      Outlines.add(shapes, grid, classes, (byte) i, "band", label(i));
    }
    return shapes;
  }

  private static String cells(long count) {
    return count + (count == 1 ? " cell" : " cells");
  }
}
