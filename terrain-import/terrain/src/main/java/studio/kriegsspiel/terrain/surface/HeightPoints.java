package studio.kriegsspiel.terrain.surface;

import java.util.ArrayList;
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
  private static final double BEYOND_CELLS = 40;

  /** A single spot has no neighbours to help it against the stiffness of the surface. */
  private static final double SPOT_WEIGHT = 12;

  final List<double[]> known = new ArrayList<>();
  final List<double[]> sharp = new ArrayList<>();

  /** Takes points from features, a point per cell along lines; some way beyond the grid too. */
  static HeightPoints of(List<Feature> features, GridGeometry grid) {
    HeightPoints points = new HeightPoints();
    Bounds near = grid.bounds().grown(BEYOND_CELLS * grid.cellMetres());
    for (Feature feature : features) {
      boolean contour = feature.kind() == FeatureKind.CONTOUR;
      boolean spot = feature.kind() == FeatureKind.SPOT_HEIGHT;
      boolean ridge =
          feature.kind() == FeatureKind.RIDGE_LINE || feature.kind() == FeatureKind.VALLEY_LINE;
      Geometry shape = feature.geometry();
      if (contour || ridge) {
        shape = Densifier.densify(shape, grid.cellMetres());
      }
      for (Coordinate at : shape.getCoordinates()) {
        if (!near.contains(at.x, at.y)) {
          continue;
        }
        if ((contour || spot) && feature.attributes().heightMetres().isPresent()) {
          double height = feature.attributes().heightMetres().getAsDouble();
          points.known.add(new double[] {at.x, at.y, height, spot ? SPOT_WEIGHT : 1});
        } else if (ridge) {
          points.sharp.add(new double[] {at.x, at.y});
        }
      }
    }
    return points;
  }
}
