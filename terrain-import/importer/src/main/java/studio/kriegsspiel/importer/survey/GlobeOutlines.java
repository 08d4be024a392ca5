package studio.kriegsspiel.importer.survey;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.importer.crs.PointTransform;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.crs.LatLon;

/** Rectangles of a system as rings on the globe. */
final class GlobeOutlines {
  private static final int STEPS = 4;

  private GlobeOutlines() {}

  /** The ring, nothing if part of it has no place on the globe. */
  static List<LatLon> of(Bounds bounds, SourceSystem system) {
    PointTransform transform = system.to(SourceSystem.wgs84());
    double[][] corners = {
      {bounds.west(), bounds.north()},
      {bounds.east(), bounds.north()},
      {bounds.east(), bounds.south()},
      {bounds.west(), bounds.south()}
    };
    List<LatLon> ring = new ArrayList<>();
    for (int side = 0; side < 4; side++) {
      double[] from = corners[side];
      double[] to = corners[(side + 1) % 4];
      for (int i = 0; i < STEPS; i++) {
        double share = (double) i / STEPS;
        double[] at =
            transform.apply(
                from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share);
        if (!(Math.abs(at[0]) <= 180.0001 && Math.abs(at[1]) <= 90.0001)) {
          return List.of();
        }
        ring.add(
            new LatLon(Math.max(-90, Math.min(90, at[1])), Math.max(-180, Math.min(180, at[0]))));
      }
    }
    return ring;
  }
}
