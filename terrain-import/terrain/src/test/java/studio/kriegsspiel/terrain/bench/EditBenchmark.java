package studio.kriegsspiel.terrain.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.HandEdit;
import studio.kriegsspiel.terrain.edit.EditedHeights;
import studio.kriegsspiel.terrain.edit.HeightDifference;

/**
 * Prints what one hand edit of a ground of 4,000 x 4,000 cells costs beside copying its heights
 * once, which is the least that any change of an immutable grid costs.
 */
public final class EditBenchmark {
  private static final GeometryFactory SHAPES = new GeometryFactory();
  private static final int SIDE = 4000;
  private static final double CELL = 5;
  private static final int TIMES = 7;

  private EditBenchmark() {}

  /** Runs the benchmark. */
  public static void main(String[] arguments) {
    GridGeometry grid = new GridGeometry(SIDE, SIDE, 0, SIDE * CELL, CELL);
    ElevationGrid source =
        ElevationGrid.computed(
            grid, (x, y) -> 100 + 30 * Math.sin(x / 900) + 25 * Math.cos(y / 700));
    double copy = best(() -> source.toArray().length);
    System.out.printf(Locale.ROOT, "copy of the heights: %.0f ms%n", copy);
    List<Feature> earlier = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      earlier.add(raised("e" + i, box(150 * i, 150 * i, 200)));
    }
    EditedHeights before = EditedHeights.of(source, earlier);
    Geometry stroke = line(new Coordinate(5000, 9000), new Coordinate(5800, 9100)).buffer(30);
    Attributes cut = Attributes.builder().depthMetres(3).widthMetres(6).build();
    Attributes belt = Attributes.builder().widthMetres(60).build();
    Geometry road = line(new Coordinate(2000, 5000), new Coordinate(7000, 5100));
    print("stroke of a brush", copy, before, raised("n", stroke));
    print("sunken road of 5 km", copy, before, drawn("n", FeatureKind.SUNKEN_ROAD, road, cut));
    print("area of 16 square km", copy, before, raised("n", box(8000, 8000, 4000)));
    for (int side : new int[] {500, 1000, 5000}) {
      Feature area = drawn("n", FeatureKind.REDRAWN, box(12_000, 3000, side), belt);
      print("redrawn area of " + side + " m", copy, before, area);
    }
    double all = best(() -> EditedHeights.of(source, earlier).heights().columns());
    row("all 100 edits from nothing", copy, all);
    double difference = best(() -> HeightDifference.between(source, before.heights()).isNone());
    row("difference of the heights", copy, difference);
  }

  private static void print(String what, double copy, EditedHeights before, Feature edit) {
    List<Feature> features = new ArrayList<>(before.features());
    features.add(edit);
    row(what, copy, best(() -> before.with(features).heights().columns()));
  }

  private static void row(String what, double copy, double ours) {
    System.out.printf(Locale.ROOT, "| %s | %.0f | %.0f | %.1f |%n", what, ours, copy, ours / copy);
  }

  private static double best(java.util.function.Supplier<Object> work) {
    int results = 0;
    double best = Double.POSITIVE_INFINITY;
    for (int i = 0; i < TIMES; i++) {
      long start = System.nanoTime();
      results += work.get().hashCode() & 1;
      best = Math.min(best, (System.nanoTime() - start) / 1e6);
    }
    if (results < 0) {
      throw new IllegalStateException("Results cannot be fewer than none.");
    }
    return best;
  }

  private static Geometry line(Coordinate... points) {
    return SHAPES.createLineString(points);
  }

  private static Geometry box(double west, double south, double side) {
    return SHAPES.toGeometry(new Envelope(west, west + side, south, south + side));
  }

  private static Feature raised(String id, Geometry shape) {
    Attributes attributes = Attributes.builder().heightMetres(4).build();
    return drawn(id, FeatureKind.HEIGHT_OVERRIDE, shape, attributes);
  }

  private static Feature drawn(String id, FeatureKind kind, Geometry shape, Attributes attributes) {
    HandEdit edit = new HandEdit("", "", Confidence.CONJECTURE);
    return new Feature(id, kind, shape, Optional.empty(), attributes, Optional.of(edit));
  }
}
