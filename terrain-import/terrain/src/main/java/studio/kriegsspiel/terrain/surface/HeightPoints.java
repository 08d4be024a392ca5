package studio.kriegsspiel.terrain.surface;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.locationtech.jts.densify.Densifier;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;

/** Points of known height, and points where the ground may be sharp. */
final class HeightPoints {
  /** So far beyond the edges heights still shape the ground within. */
  static final int BEYOND_CELLS = 64;

  /** A single spot has no neighbours to help it against the stiffness of the surface. */
  private static final double SPOT_WEIGHT = 12;

  final List<double[]> known = new ArrayList<>();
  final List<double[]> sharp = new ArrayList<>();

  private final Bounds near;
  private final double step;

  private HeightPoints(GridGeometry grid) {
    near = grid.bounds().grown(BEYOND_CELLS * grid.cellMetres());
    step = grid.cellMetres();
  }

  /** Takes points from features, a point per cell along lines; some way beyond the grid too. */
  static HeightPoints of(List<Feature> features, GridGeometry grid) {
    HeightPoints points = new HeightPoints(grid);
    features.forEach(points::add);
    return points;
  }

  /** Whether the third coordinates of a line are heights of the ground along it. */
  static boolean tellsHeights(Feature feature) {
    boolean line =
        feature.kind() == FeatureKind.CONTOUR
            || feature.kind() == FeatureKind.RIDGE_LINE
            || feature.kind() == FeatureKind.VALLEY_LINE;
    Coordinate[] points = line ? feature.geometry().getCoordinates() : new Coordinate[0];
    // Programs write 0 at every point of a line to which nobody gave a height.
    return Arrays.stream(points).anyMatch(at -> at.getZ() != 0)
        && Arrays.stream(points).allMatch(at -> Double.isFinite(at.getZ()));
  }

  /** Whether a known height lies beyond the edges of a rectangle. */
  boolean reachBeyond(Bounds edges) {
    return known.stream().anyMatch(point -> !edges.contains(point[0], point[1]));
  }

  private void add(Feature feature) {
    Geometry shape = feature.geometry();
    switch (feature.kind()) {
      case SPOT_HEIGHT -> addLevel(feature, shape, SPOT_WEIGHT);
      case CONTOUR -> {
        if (feature.attributes().heightMetres().isPresent()) {
          addLevel(feature, Densifier.densify(shape, step), 1);
        } else if (tellsHeights(feature)) {
          addLine(shape);
        }
      }
      case RIDGE_LINE, VALLEY_LINE -> {
        if (tellsHeights(feature)) {
          addLine(shape);
        } else {
          addSharp(Densifier.densify(shape, step));
        }
      }
      default -> {
        // Others say nothing of the heights.
      }
    }
  }

  private void addLevel(Feature feature, Geometry shape, double weight) {
    feature
        .attributes()
        .heightMetres()
        .ifPresent(
            height -> {
              for (Coordinate at : shape.getCoordinates()) {
                addKnown(at.x, at.y, height, weight);
              }
            });
  }

  /** Between the points of a line its height changes evenly. */
  private void addLine(Geometry shape) {
    for (int part = 0; part < shape.getNumGeometries(); part++) {
      Coordinate[] line = shape.getGeometryN(part).getCoordinates();
      for (int i = 1; i < line.length; i++) {
        Coordinate from = line[i - 1];
        Coordinate to = line[i];
        int steps = (int) Math.max(1, Math.ceil(from.distance(to) / step));
        for (int at = i == 1 ? 0 : 1; at <= steps; at++) {
          double share = (double) at / steps;
          addKnown(
              from.x + (to.x - from.x) * share,
              from.y + (to.y - from.y) * share,
              from.getZ() + (to.getZ() - from.getZ()) * share,
              1);
        }
      }
    }
  }

  private void addKnown(double x, double y, double height, double weight) {
    if (near.contains(x, y)) {
      known.add(new double[] {x, y, height, weight});
    }
  }

  private void addSharp(Geometry shape) {
    for (Coordinate at : shape.getCoordinates()) {
      if (near.contains(at.x, at.y)) {
        sharp.add(new double[] {at.x, at.y});
      }
    }
  }
}
