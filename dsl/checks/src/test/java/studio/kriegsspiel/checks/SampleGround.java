package studio.kriegsspiel.checks;

import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.BridgeMaterial;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.RoadWidthClass;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;

/**
 * The ground of the samples, 3 km by 2.4 km: a plain in the south with a river, a bank of 20°
 * across the middle, a plateau in the north with a marsh and a thick wood; one highway from south
 * to north; a redoubt on the plateau, a ford in the far west, a lake with an island in the east.
 */
final class SampleGround {
  private static final double WEST = 600_000;
  private static final double SOUTH = 5_614_000;
  private static final double BANK_FOOT = SOUTH + 1000;
  private static final double BANK_TOP = SOUTH + 1200;
  private static final GeometryFactory SHAPES = new GeometryFactory();

  private SampleGround() {}

  static Ground make() {
    Bounds extent = new Bounds(WEST, SOUTH, WEST + 3000, SOUTH + 2400);
    Terrain terrain =
        Terrain.builder("sample-ground", "EPSG:32631", extent)
            .elevation(
                ElevationGrid.computed(
                    new GridGeometry(300, 240, WEST, extent.north(), 10),
                    (x, y) ->
                        100
                            + Math.tan(Math.toRadians(20))
                                * (Math.min(BANK_TOP, Math.max(BANK_FOOT, y)) - BANK_FOOT)))
            .feature(road())
            .feature(river())
            .feature(bridge())
            .feature(ford())
            .feature(moat())
            .feature(area("wood", FeatureKind.WOOD_DENSE, 200, 1500, 500, 1900))
            .feature(area("copse", FeatureKind.WOOD_LIGHT, 700, 1500, 900, 1700))
            .feature(area("marsh", FeatureKind.MARSH, 2300, 1600, 2700, 2000))
            .feature(area("house", FeatureKind.BUILDING, 1980, 680, 2020, 720))
            .feature(area("dorf", FeatureKind.VILLAGE, 1400, 300, 1600, 450))
            .feature(area("redoubt", FeatureKind.FIELDWORK, 2130, 1380, 2190, 1440))
            .place(place("Farm", 700, 600))
            .place(place("Mill", 2300, 600))
            .place(place("Sand-pit", 900, 1100))
            .place(place("Copse", 800, 1600))
            .place(place("Wood", 350, 1700))
            .place(place("Marsh", 2500, 1800))
            .place(place("Bridge", 1500, 200))
            .place(place("Dorf", 1500, 380))
            .place(place("Height", 1500, 1500))
            .place(place("South Gate", 1500, 10))
            .place(
                new Place(
                    "North Road", java.util.List.of(), at(1500, 1200), Optional.of("highway")))
            .place(place("North Gate", 1500, 2390))
            .place(place("House", 2000, 700))
            .place(place("Redoubt", 2160, 1410))
            .place(place("Ford", 30, 200))
            .place(place("Island", 2760, 900))
            .build();
    return Ground.of(terrain);
  }

  private static Feature road() {
    return new Feature(
        "highway",
        FeatureKind.ROAD,
        linestring(1500, 0, 1500, 2400),
        Optional.of("North Road"),
        Attributes.builder().widthMetres(10).roadWidth(RoadWidthClass.HIGHWAY).build());
  }

  private static Feature bridge() {
    return new Feature(
        "bridge",
        FeatureKind.BRIDGE,
        linestring(1500, 180, 1500, 220),
        Optional.of("Bridge"),
        Attributes.builder()
            .widthMetres(8)
            .lengthMetres(40)
            .bridgeMaterial(BridgeMaterial.WOOD)
            .build());
  }

  /** At the western edge, far from all that the samples do. */
  private static Feature ford() {
    return new Feature(
        "ford",
        FeatureKind.FORD,
        linestring(30, 180, 30, 220),
        Optional.empty(),
        Attributes.builder().widthMetres(10).build());
  }

  /** A lake with an island in its midst, near the eastern edge. */
  private static Feature moat() {
    Geometry island =
        SHAPES.toGeometry(new Envelope(WEST + 2730, WEST + 2790, SOUTH + 870, SOUTH + 930));
    return new Feature(
        "moat",
        FeatureKind.LAKE,
        island.buffer(200).difference(island),
        Optional.of("Moat"),
        Attributes.NONE);
  }

  private static Feature river() {
    return new Feature(
        "river",
        FeatureKind.RIVER,
        linestring(0, 200, 3000, 200),
        Optional.of("Brook"),
        Attributes.builder().widthMetres(30).build());
  }

  private static Feature area(
      String id, FeatureKind kind, double x1, double y1, double x2, double y2) {
    Geometry shape = SHAPES.toGeometry(new Envelope(WEST + x1, WEST + x2, SOUTH + y1, SOUTH + y2));
    return new Feature(id, kind, shape, Optional.empty(), Attributes.NONE);
  }

  private static Geometry linestring(double x1, double y1, double x2, double y2) {
    return SHAPES.createLineString(
        new Coordinate[] {
          new Coordinate(WEST + x1, SOUTH + y1), new Coordinate(WEST + x2, SOUTH + y2)
        });
  }

  private static Place place(String name, double x, double y) {
    return new Place(name, at(x, y));
  }

  private static MapPoint at(double x, double y) {
    return new MapPoint(WEST + x, SOUTH + y);
  }
}
