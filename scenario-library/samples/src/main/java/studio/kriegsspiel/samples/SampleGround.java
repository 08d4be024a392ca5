package studio.kriegsspiel.samples;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.RoadWidthClass;
import studio.kriegsspiel.terrain.Terrain;

/** A made-up valley between two ridges, 4 by 3 km, with something of every kind on it. */
public final class SampleGround {
  /** The western edge. */
  public static final double WEST = 598_000;

  /** The southern edge. */
  public static final double SOUTH = 5_612_000;

  private static final GeometryFactory SHAPES = new GeometryFactory();

  private SampleGround() {}

  /** The whole ground. */
  public static Terrain terrain() {
    Bounds extent = new Bounds(WEST, SOUTH, WEST + 4000, SOUTH + 3000);
    return flat().toBuilder().elevation(heights(extent)).build();
  }

  /** The same without heights, for tests that do not look at the map. */
  public static Terrain flat() {
    Bounds extent = new Bounds(WEST, SOUTH, WEST + 4000, SOUTH + 3000);
    return Terrain.builder("sample-ground", "EPSG:32631", extent)
        .title("Sample ground")
        .features(features())
        .places(
            List.of(
                new Place("La Haye Sainte", List.of(), point(2050, 1700), Optional.of("farm")),
                new Place("Mont-Saint-Jean", List.of(), point(2150, 2650), Optional.of("village")),
                new Place("La Belle Alliance", List.of(), point(1980, 350), Optional.of("inn")),
                new Place("Brussels road", List.of(), point(2050, 1500), Optional.of("chaussee")),
                new Place("Papelotte", List.of(), point(3450, 1750), Optional.of("farm2")),
                new Place("Sand-pit", point(2160, 1780)),
                new Place("Hanging Wood", List.of(), point(600, 700), Optional.of("wood"))))
        .build();
  }

  /** A point so many metres from the western and the southern edge. */
  public static MapPoint point(double east, double north) {
    return new MapPoint(WEST + east, SOUTH + north);
  }

  private static ElevationGrid heights(Bounds extent) {
    GridGeometry grid = new GridGeometry(200, 150, extent.west(), extent.north(), 20);
    return ElevationGrid.computed(
        grid,
        (x, y) -> {
          double e = (x - WEST) / 1000;
          double n = (y - SOUTH) / 1000;
          double north = 22 * Math.exp(-Math.pow((n - 2.1 - 0.12 * Math.sin(e * 1.7)) / 0.33, 2));
          double south = 26 * Math.exp(-Math.pow((n - 0.45 + 0.1 * Math.cos(e * 2)) / 0.42, 2));
          double knoll = 40 * Math.exp(-(Math.pow(e - 3.2, 2) + Math.pow(n - 1.2, 2)) / 0.06);
          return 100 + north + south + knoll + 2 * e + 1.5 * Math.sin(e * 4) * Math.cos(n * 5);
        });
  }

  private static List<Feature> features() {
    return List.of(
        area(
            "wood",
            FeatureKind.WOOD_DENSE,
            "Hanging Wood",
            "250 450, 900 380, 1050 800, 700 1050, 300 900"),
        area("copse", FeatureKind.WOOD_LIGHT, null, "3300 2300, 3700 2250, 3800 2600, 3350 2650"),
        area("orchard", FeatureKind.ORCHARD, null, "2000 1560, 2090 1560, 2090 1665, 2000 1665"),
        area("garden", FeatureKind.GARDEN, null, "2000 1745, 2090 1745, 2090 1800, 2000 1800"),
        area("marsh", FeatureKind.MARSH, null, "3000 1450, 3350 1500, 3300 1620, 3020 1600"),
        area("pond", FeatureKind.LAKE, null, "2780 1480, 2900 1470, 2920 1540, 2800 1560"),
        area(
            "farm",
            FeatureKind.FARM,
            "La Haye Sainte",
            "2005 1668, 2085 1668, 2085 1742, 2005 1742"),
        area("farm2", FeatureKind.FARM, "Papelotte", "3420 1720, 3480 1720, 3480 1780, 3420 1780"),
        area("pit", FeatureKind.SAND_PIT, null, "2140 1750, 2190 1760, 2185 1810, 2145 1805"),
        area(
            "village",
            FeatureKind.VILLAGE,
            "Mont-Saint-Jean",
            "2050 2500, 2250 2480, 2300 2800, 2030 2820"),
        area(
            "inn",
            FeatureKind.BUILDING,
            "La Belle Alliance",
            "1960 340, 1995 340, 1995 360, 1960 360"),
        line(
            "brook",
            FeatureKind.STREAM,
            "Smohain",
            Attributes.NONE,
            "1200 1300, 1800 1350, 2400 1420, 2780 1500"),
        line(
            "brook2",
            FeatureKind.RIVER,
            "Lasne",
            Attributes.builder().widthMetres(12).build(),
            "2910 1500, 3300 1560, 3700 1500, 4000 1600"),
        line(
            "chaussee",
            FeatureKind.ROAD,
            "Brussels road",
            Attributes.builder().roadWidth(RoadWidthClass.HIGHWAY).widthMetres(10).build(),
            "1950 0, 2000 800, 2110 1600, 2110 2200, 2150 3000"),
        line(
            "ohain",
            FeatureKind.SUNKEN_ROAD,
            "Ohain road",
            Attributes.builder().roadWidth(RoadWidthClass.SMALL_ROAD).build(),
            "0 2150, 900 2080, 2110 2060, 3000 2120, 4000 2000"),
        line(
            "track",
            FeatureKind.ROAD,
            null,
            Attributes.builder().roadWidth(RoadWidthClass.TRACK).build(),
            "2000 800, 2700 1100, 3450 1750"),
        line("hedge", FeatureKind.HEDGE, null, Attributes.NONE, "1995 1555, 1995 1810, 2095 1810"),
        line("wall", FeatureKind.WALL, null, Attributes.NONE, "2095 1660, 2095 1810"),
        line("bridge", FeatureKind.BRIDGE, null, Attributes.NONE, "3290 1590, 3300 1530"),
        line("abatis", FeatureKind.BARRICADE, null, Attributes.NONE, "2100 1640, 2122 1640"));
  }

  private static Feature area(String id, FeatureKind kind, @Nullable String name, String ring) {
    Coordinate[] open = coordinates(ring);
    Coordinate[] closed = Arrays.copyOf(open, open.length + 1);
    closed[open.length] = open[0];
    return feature(id, kind, SHAPES.createPolygon(closed), name, Attributes.NONE);
  }

  private static Feature line(
      String id, FeatureKind kind, @Nullable String name, Attributes attributes, String way) {
    return feature(id, kind, SHAPES.createLineString(coordinates(way)), name, attributes);
  }

  private static Feature feature(
      String id, FeatureKind kind, Geometry shape, @Nullable String name, Attributes attributes) {
    return new Feature(id, kind, shape, Optional.ofNullable(name), attributes);
  }

  /** Reads {@code "250 450, 900 380"}, metres from the western and the southern edge. */
  private static Coordinate[] coordinates(String points) {
    return Pattern.compile(", ")
        .splitAsStream(points)
        .map(each -> each.split(" ", 2))
        .map(
            each ->
                new Coordinate(
                    WEST + Double.parseDouble(each[0]), SOUTH + Double.parseDouble(each[1])))
        .toArray(Coordinate[]::new);
  }
}
