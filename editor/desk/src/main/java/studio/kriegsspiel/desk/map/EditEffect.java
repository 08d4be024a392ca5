package studio.kriegsspiel.desk.map;

import java.util.Optional;
import java.util.OptionalDouble;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.prep.PreparedGeometry;
import org.locationtech.jts.geom.prep.PreparedGeometryFactory;
import studio.kriegsspiel.desk.ground.GroundWords;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.edit.HeightDifference;

/**
 * What a cut or bank really changes: heights are kept in cells, which may be coarser than it is.
 */
final class EditEffect {
  private static final double WORTH_SAYING = 0.8;
  private static final GeometryFactory FACTORY = new GeometryFactory();

  private EditEffect() {}

  /** A sentence, if a cut or bank changes clearly less than is written of it. */
  static Optional<String> of(Feature feature, ElevationGrid grid, Optional<HeightDifference> all) {
    OptionalDouble written = written(feature);
    if (written.isEmpty() || written.getAsDouble() == 0) {
      return Optional.empty();
    }
    double real = all.map(each -> greatest(feature, each.metres())).orElse(0.0);
    if (real >= WORTH_SAYING * written.getAsDouble()) {
      return Optional.empty();
    }
    String cells = GroundWords.number(grid.geometry().cellMetres());
    double shown = Math.round(real * 10) / 10.0;
    String change = shown == 0 ? "nothing" : GroundWords.number(shown) + " m at most";
    return Optional.of(
        "It changes " + change + ": cells of " + cells + " m are too coarse for what is written.");
  }

  /** The metres that are written of a cut or bank along a line. */
  private static OptionalDouble written(Feature feature) {
    return switch (feature.kind()) {
      case SUNKEN_ROAD, DITCH -> feature.attributes().depthMetres();
      case EMBANKMENT -> feature.attributes().heightMetres();
      default -> OptionalDouble.empty();
    };
  }

  /** The greatest change in a cell that the feature touches. */
  private static double greatest(Feature feature, ElevationGrid change) {
    GridGeometry cells = change.geometry();
    double half = feature.attributes().widthMetres().orElse(0) / 2;
    double reach = half + written(feature).orElse(0) + cells.cellMetres();
    Geometry shape = feature.geometry();
    PreparedGeometry near = PreparedGeometryFactory.prepare(shape.buffer(reach));
    Envelope box = near.getGeometry().getEnvelopeInternal();
    double greatest = 0;
    for (int i = 0; i < cells.size(); i++) {
      double metres = Math.abs(change.height(i));
      if (metres > greatest) {
        Coordinate middle =
            new Coordinate(cells.centreX(i % cells.columns()), cells.centreY(i / cells.columns()));
        if (box.contains(middle) && near.contains(FACTORY.createPoint(middle))) {
          greatest = metres;
        }
      }
    }
    return greatest;
  }
}
