package studio.kriegsspiel.checks.books;

import java.util.Set;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.situation.sky.SunBasis;
import studio.kriegsspiel.situation.sky.SunDay;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.FeatureKind;

/** Whether a scenario tells of sun and water what books ask for. */
final class Sky {
  private static final Set<FeatureKind> RUNNING = Set.of(FeatureKind.RIVER, FeatureKind.STREAM);

  private static final GeometryFactory SHAPES = new GeometryFactory();

  private Sky() {}

  /** By its own words, by a latitude, or by a ground that lies somewhere; one not had may do so. */
  static boolean tellsDawnAndDusk(CheckContext context) {
    if (context.ground().isEmpty() && context.scenario().header().terrain().isPresent()) {
      return true;
    }
    SunDay sun = context.situation().daylight().on(context.clock().begins().toLocalDate());
    return sun.dawnBasis() != SunBasis.DEFAULT && sun.duskBasis() != SunBasis.DEFAULT;
  }

  /** Nothing is asked for where no river or stream runs through the part played on. */
  static boolean tellsOfRivers(CheckContext context) {
    return !context.scenario().header().conditions().rivers().isEmpty() || !hasRivers(context);
  }

  private static boolean hasRivers(CheckContext context) {
    if (context.ground().isEmpty()) {
      return false;
    }
    Bounds edges = context.situation().printed().orElseThrow().terrain().extent();
    Geometry played =
        SHAPES.toGeometry(new Envelope(edges.west(), edges.east(), edges.south(), edges.north()));
    return context.ground().get().ground().features().touching(played).stream()
        .anyMatch(feature -> RUNNING.contains(feature.kind()));
  }
}
