package studio.kriegsspiel.export.page;

import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.geom.util.GeometryFixer;
import org.locationtech.jts.geom.util.PolygonExtracter;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;
import org.locationtech.jts.simplify.TopologyPreservingSimplifier;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.sight.SightCover;

/** Closed lines on the ground about what blocks the view, for virtual tables. */
final class SightWalls {
  private SightWalls() {}

  /**
   * The walls of some features.
   *
   * @param extent they are cut at its edges
   * @param metres they may be that far from where they should be
   */
  @SuppressWarnings("unchecked")
  static List<LineString> of(List<Feature> features, Bounds extent, double metres) {
    Geometry whole =
        new GeometryFactory()
            .toGeometry(new Envelope(extent.west(), extent.east(), extent.south(), extent.north()));
    List<LineString> walls = new ArrayList<>();
    for (Feature feature : features) {
      if (SightCover.of(feature).isPresent()) {
        Geometry within =
            OverlayNGRobust.overlay(
                GeometryFixer.fix(feature.geometry()), whole, OverlayNG.INTERSECTION);
        Geometry plain = TopologyPreservingSimplifier.simplify(within, metres);
        ((List<Polygon>) PolygonExtracter.getPolygons(plain))
            .stream().filter(area -> !area.isEmpty()).forEach(area -> rings(area, walls));
      }
    }
    return walls;
  }

  private static void rings(Polygon area, List<LineString> walls) {
    walls.add(area.getExteriorRing());
    for (int i = 0; i < area.getNumInteriorRing(); i++) {
      walls.add(area.getInteriorRingN(i));
    }
  }
}
