package studio.kriegsspiel.library.reconstruction;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.CoordinateFilter;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.library.reconstruction.TerrainSource.Extent;
import studio.kriegsspiel.library.reconstruction.TerrainSource.Header;
import studio.kriegsspiel.library.reconstruction.TerrainSource.Layer;
import studio.kriegsspiel.library.reconstruction.TerrainSource.NamedPlace;
import studio.kriegsspiel.library.reconstruction.TerrainSource.Thing;
import studio.kriegsspiel.library.reconstruction.TerrainSource.Work;
import studio.kriegsspiel.terrain.Accuracy;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.DefenceClass;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Provenance;
import studio.kriegsspiel.terrain.RoadWidthClass;
import studio.kriegsspiel.terrain.Terrain;

/**
 * Rebuilds a terrain from a folder of figures: {@code terrain.json}, {@code heights.json}, {@code
 * features.json} and {@code places.json}. The same figures always give the same terrain.
 */
public final class Reconstruction {

  private static final GeometryFactory GEOMETRY = new GeometryFactory();

  private final TerrainSource source;
  private final Bounds extent;

  private Reconstruction(TerrainSource source) {
    this.source = source;
    Header header = source.header();
    Extent edges = header.extent();
    this.extent =
        new Bounds(
            header.origin().x() + edges.west(),
            header.origin().y() + edges.south(),
            header.origin().x() + edges.east(),
            header.origin().y() + edges.north());
  }

  /**
   * Reads the figures.
   *
   * @throws GroundException if a file is missing or malformed, or a figure has no known source
   */
  public static Reconstruction of(Path folder) {
    return new Reconstruction(TerrainSourceReader.read(folder));
  }

  /** The terrain: heights, features, places, and where each layer comes from. */
  public Terrain build() {
    Header header = source.header();
    Terrain.Builder terrain =
        Terrain.builder(header.name(), header.crs(), extent).title(header.title());
    Relief relief = new Relief(source.heights());
    terrain.elevation(shifted(relief.cut(relief.uncut(localGrid()))));
    source.features().forEach(thing -> terrain.feature(feature(thing)));
    source.places().forEach(place -> terrain.place(place(place)));
    terrain.notes(
        LayerKind.ELEVATION,
        provenance(header.layers().elevation()),
        Accuracy.of(
            header.layers().elevation().horizontalMetres(),
            header.layers().elevation().verticalMetres(),
            header.layers().elevation().note()));
    terrain.notes(
        LayerKind.FEATURES,
        provenance(header.layers().features()),
        Accuracy.horizontal(
            header.layers().features().horizontalMetres(), header.layers().features().note()));
    terrain.notes(
        LayerKind.PLACES,
        provenance(header.layers().places()),
        Accuracy.horizontal(
            header.layers().places().horizontalMetres(), header.layers().places().note()));
    return terrain.build();
  }

  /** The heights before hollow roads and pits were cut into them. */
  public ElevationGrid uncut() {
    return shifted(new Relief(source.heights()).uncut(localGrid()));
  }

  private GridGeometry localGrid() {
    Extent edges = source.header().extent();
    double cell = source.header().cellMetres();
    return new GridGeometry(
        (int) Math.round((edges.east() - edges.west()) / cell),
        (int) Math.round((edges.north() - edges.south()) / cell),
        edges.west(),
        edges.north(),
        cell);
  }

  private ElevationGrid shifted(ElevationGrid local) {
    GridGeometry grid = local.geometry();
    return ElevationGrid.adopting(
        new GridGeometry(
            grid.columns(), grid.rows(), extent.west(), extent.north(), grid.cellMetres()),
        local.toArray());
  }

  private Feature feature(Thing thing) {
    FeatureKind kind =
        FeatureKind.findByKey(thing.kind())
            .orElseThrow(() -> fault(thing, "is of the unknown kind \"" + thing.kind() + "\""));
    return new Feature(
        thing.id(), kind, clipped(thing), Optional.ofNullable(thing.name()), attributes(thing));
  }

  private Geometry clipped(Thing thing) {
    Geometry shape;
    if (thing.line() != null) {
      shape = GEOMETRY.createLineString(coordinates(thing.line(), false));
    } else if (thing.area() != null) {
      shape = GEOMETRY.createPolygon(coordinates(thing.area(), true));
    } else if (thing.at() != null) {
      shape = GEOMETRY.createPoint(coordinate(thing.at()));
    } else {
      throw fault(thing, "has neither line nor area nor point");
    }
    if (!shape.isValid()) {
      throw fault(thing, "crosses itself");
    }
    Geometry inside = shape.intersection(GEOMETRY.toGeometry(extent.toEnvelope()));
    if (inside.isEmpty()) {
      throw fault(thing, "lies outside the extent");
    }
    inside.apply((CoordinateFilter) Reconstruction::toDecimetres);
    inside.geometryChanged();
    return inside;
  }

  /** Cuts at the edge would else have more digits than files keep. */
  private static void toDecimetres(Coordinate coordinate) {
    coordinate.x = Math.rint(coordinate.x * 10) / 10;
    coordinate.y = Math.rint(coordinate.y * 10) / 10;
  }

  private Coordinate[] coordinates(List<double[]> points, boolean closed) {
    List<Coordinate> coordinates = new ArrayList<>();
    points.forEach(point -> coordinates.add(coordinate(point)));
    if (closed) {
      coordinates.add(coordinates.get(0));
    }
    return coordinates.toArray(new Coordinate[0]);
  }

  private Coordinate coordinate(double[] point) {
    return new Coordinate(
        source.header().origin().x() + point[0], source.header().origin().y() + point[1]);
  }

  private Attributes attributes(Thing thing) {
    Attributes.Builder attributes = Attributes.builder().other(record(thing));
    if (thing.widthMetres() > 0) {
      attributes.widthMetres(thing.widthMetres());
    }
    if (thing.heightMetres() > 0) {
      attributes.heightMetres(thing.heightMetres());
    }
    if (thing.depthMetres() > 0) {
      attributes.depthMetres(thing.depthMetres());
    }
    if (thing.houses() > 0) {
      attributes.houses(thing.houses());
    }
    if (thing.roadWidth() != null) {
      attributes.roadWidth(RoadWidthClass.valueOf(constant(thing.roadWidth())));
    }
    if (thing.defence() != null) {
      attributes.defence(DefenceClass.valueOf(constant(thing.defence())));
    }
    return attributes.build();
  }

  private Map<String, String> record(Thing thing) {
    Map<String, String> record = new LinkedHashMap<>();
    record.put("source", work(thing.source()).work());
    record.put("certainty", thing.confidence().name().toLowerCase(Locale.ROOT));
    record.put("accuracyMetres", Double.toString(thing.accuracyMetres()));
    if (thing.note() != null) {
      record.put("note", thing.note());
    }
    return record;
  }

  private Work work(String id) {
    return source.header().sources().stream()
        .filter(work -> work.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private Place place(NamedPlace named) {
    Coordinate at = coordinate(named.at());
    return new Place(
        named.name(),
        named.aliases(),
        new MapPoint(at.x, at.y),
        Optional.ofNullable(named.feature()));
  }

  private Provenance provenance(Layer layer) {
    List<String> works = source.header().sources().stream().map(Work::work).distinct().toList();
    return new Provenance(
        String.join("; ", works),
        source.header().licence(),
        source.header().date(),
        layer.method(),
        layer.confidence());
  }

  private GroundException fault(Thing thing, String fault) {
    return new GroundException(
        source.header().name() + ", feature \"" + thing.id() + "\"", fault, "mend features.json");
  }

  private static String constant(String word) {
    return word.toUpperCase(Locale.ROOT).replace('-', '_');
  }
}
