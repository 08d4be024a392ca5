package studio.kriegsspiel.importer.vector;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.operation.polygonize.Polygonizer;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.geojson.MemoryBudget;
import studio.kriegsspiel.terrain.geojson.RawFeature;

/** Gathers the nodes, ways and relations of OpenStreetMap and makes geometries of them. */
final class OsmData {
  private static final int NODE_BYTES = 112;
  private static final int WAY_BYTES = 200;
  private static final Set<String> AREAS =
      Set.of("building", "landuse", "leisure", "amenity", "water", "wetland", "place", "natural");
  private static final Set<String> LINES_OF_NATURE =
      Set.of("ridge", "arete", "valley", "tree_row", "cliff", "coastline", "earth_bank");

  private record Way(long[] nodes, Map<String, String> tags) {}

  private record Relation(List<Long> outer, List<Long> inner, Map<String, String> tags) {}

  private final String name;
  private final Progress progress;
  private final MemoryBudget budget;
  private final GeometryFactory factory = new GeometryFactory();
  private final Map<Long, Coordinate> nodes = new HashMap<>();
  private final Map<Long, Map<String, String>> taggedNodes = new LinkedHashMap<>();
  private final Map<Long, Way> ways = new LinkedHashMap<>();
  private final Map<Long, Relation> relations = new LinkedHashMap<>();
  private int broken;

  OsmData(String name, Progress progress) {
    this.name = name;
    this.progress = progress;
    this.budget = new MemoryBudget(name, "cut out the terrain with \"osmium extract\" first");
  }

  private static long textBytes(Map<String, String> tags) {
    return (long) MemoryBudget.TEXT_BYTES * tags.size();
  }

  void node(long id, double longitude, double latitude, Map<String, String> tags) {
    budget.take(NODE_BYTES + textBytes(tags));
    if (!(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90)) {
      throw new GroundException(
          name,
          "puts node %d at longitude %s, latitude %s, which is not on the globe"
              .formatted(id, longitude, latitude),
          "fetch it again");
    }
    nodes.put(id, new Coordinate(longitude, latitude));
    if (!tags.isEmpty()) {
      taggedNodes.put(id, Map.copyOf(tags));
    }
  }

  void way(long id, long[] nodeIds, Map<String, String> tags) {
    budget.take(WAY_BYTES + 8L * nodeIds.length + textBytes(tags));
    ways.put(id, new Way(nodeIds, Map.copyOf(tags)));
  }

  void relation(long id, List<Long> outer, List<Long> inner, Map<String, String> tags) {
    if ("multipolygon".equals(tags.get("type"))) {
      budget.take(WAY_BYTES + 24L * (outer.size() + inner.size()) + textBytes(tags));
      relations.put(id, new Relation(List.copyOf(outer), List.copyOf(inner), Map.copyOf(tags)));
    }
  }

  VectorFile features() {
    List<RawFeature> features = new ArrayList<>();
    taggedNodes.forEach(
        (id, tags) ->
            features.add(
                new RawFeature(
                    Optional.of("node/" + id), factory.createPoint(nodes.get(id)), tags)));
    ways.forEach(
        (id, way) -> {
          if (!way.tags.isEmpty()) {
            add(features, "way/" + id, geometry(way), way.tags);
          }
        });
    relations.forEach(
        (id, relation) -> add(features, "relation/" + id, geometry(relation), relation.tags));
    List<String> remarks =
        broken == 0
            ? List.of()
            : List.of(
                name + ": " + broken + " ways or relations lacked their points and were left out.");
    return new VectorFile(features, Optional.of(SourceSystem.wgs84()), remarks);
  }

  private void add(
      List<RawFeature> features, String id, Optional<Geometry> shape, Map<String, String> tags) {
    progress.requireWanted();
    if (shape.isEmpty() || shape.get().isEmpty()) {
      broken++;
      return;
    }
    features.add(new RawFeature(Optional.of(id), shape.get(), tags));
  }

  private Optional<Geometry> geometry(Way way) {
    Optional<LineString> line = line(way);
    if (line.isPresent()
        && line.get().isClosed()
        && line.get().getNumPoints() >= 4
        && isArea(way.tags)) {
      return Optional.of(factory.createPolygon(line.get().getCoordinateSequence()));
    }
    return line.map(found -> found);
  }

  private Optional<LineString> line(Way way) {
    List<Coordinate> points = new ArrayList<>();
    for (long id : way.nodes) {
      Coordinate at = nodes.get(id);
      if (at != null && (points.isEmpty() || !points.get(points.size() - 1).equals2D(at))) {
        points.add(at.copy());
      }
    }
    return points.size() < 2
        ? Optional.empty()
        : Optional.of(factory.createLineString(points.toArray(Coordinate[]::new)));
  }

  private static boolean isArea(Map<String, String> tags) {
    if ("yes".equals(tags.get("area"))) {
      return true;
    }
    return !tags.containsKey("highway")
        && !tags.containsKey("barrier")
        && !LINES_OF_NATURE.contains(tags.getOrDefault("natural", ""))
        && AREAS.stream().anyMatch(tags::containsKey);
  }

  private Optional<Geometry> geometry(Relation relation) {
    Optional<Geometry> outer = polygons(relation.outer);
    Optional<Geometry> inner = polygons(relation.inner);
    if (outer.isEmpty() || inner.isEmpty()) {
      return outer;
    }
    return Optional.of(
        org.locationtech.jts.operation.overlayng.OverlayNGRobust.overlay(
            outer.get(),
            inner.get(),
            org.locationtech.jts.operation.overlayng.OverlayNG.DIFFERENCE));
  }

  private Optional<Geometry> polygons(List<Long> wayIds) {
    Polygonizer polygonizer = new Polygonizer();
    for (long id : wayIds) {
      Way way = ways.get(id);
      if (way != null) {
        line(way).ifPresent(polygonizer::add);
      }
    }
    List<Geometry> parts = new ArrayList<>();
    for (Object part : polygonizer.getPolygons()) {
      parts.add((Geometry) part);
    }
    return parts.isEmpty() ? Optional.empty() : Optional.of(factory.buildGeometry(parts).union());
  }
}
