package studio.kriegsspiel.importer.vector;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.importer.crs.PointTransform;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.KnownTo;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.geojson.RawFeature;
import studio.kriegsspiel.terrain.io.FeatureProperties;
import studio.kriegsspiel.terrain.surface.ContourSurface;

/** Collects features and places from vector files, cropped to the terrain and mended. */
public final class FeatureImport {
  private final SourceSystem target;
  private final Geometry extent;
  private final Geometry reach;
  private final FeatureMapping mapping;
  private final List<Feature> features = new ArrayList<>();
  private final List<Feature> shapers = new ArrayList<>();
  private final List<Place> places = new ArrayList<>();
  private final Set<String> ids = new HashSet<>();
  private final List<String> givers = new ArrayList<>();
  private final List<String> namers = new ArrayList<>();
  private final FeatureWishes wishes;
  private final Optional<LaterThings> later;
  private int nextNumber = 1;

  /** Starts with nothing, for ground whose heights do not come from lines. */
  public FeatureImport(SourceSystem target, Bounds extent, Optional<Path> mapping) {
    this(target, extent, extent, mapping);
  }

  /**
   * Starts with nothing.
   *
   * @param reach ground from which lines of heights are kept for the surface, see {@link #shapers}
   * @param mapping file with a table of the user's own
   */
  public FeatureImport(SourceSystem target, Bounds extent, Bounds reach, Optional<Path> mapping) {
    this(target, extent, reach, mapping, FeatureWishes.NONE);
  }

  /** The same with what the user says over the files. */
  public FeatureImport(
      SourceSystem target,
      Bounds extent,
      Bounds reach,
      Optional<Path> mapping,
      FeatureWishes wishes) {
    this.wishes = wishes;
    this.later =
        wishes.before().isPresent()
            ? Optional.of(new LaterThings(wishes.before().getAsInt()))
            : Optional.empty();
    this.target = target;
    this.extent = new GeometryFactory().toGeometry(extent.toEnvelope());
    this.reach = new GeometryFactory().toGeometry(reach.toEnvelope());
    this.mapping = mapping.map(FeatureMapping::read).orElseGet(FeatureMapping::standard);
  }

  /** The features so far. */
  public List<Feature> features() {
    return List.copyOf(features);
  }

  /** Contours, spot heights, ridges and valleys, those around the terrain too. */
  public List<Feature> shapers() {
    return List.copyOf(shapers);
  }

  /** The places so far; one that names a feature which is not there stands alone. */
  public List<Place> places() {
    return places.stream()
        .map(
            place ->
                new Place(
                    place.name(),
                    place.aliases(),
                    place.at(),
                    place.featureId().filter(ids::contains),
                    place.knownTo()))
        .toList();
  }

  /** The files of which features were taken. */
  public List<String> givers() {
    return List.copyOf(givers);
  }

  /** The files of which places were taken. */
  public List<String> namers() {
    return List.copyOf(namers);
  }

  /** Adds those of a file; see {@link #read(Path, Optional, Progress)}. */
  public List<String> read(Path file, Optional<String> code) {
    return read(file, code, Progress.NONE);
  }

  /**
   * Adds those of a file.
   *
   * @return what the user should know
   */
  public List<String> read(Path file, Optional<String> code, Progress progress) {
    String name = String.valueOf(file.getFileName());
    if (!Files.isRegularFile(file)) {
      throw new GroundException(name, "does not exist or is not a file", "check the path");
    }
    FeatureTally tally = new FeatureTally();
    List<String> remarks = new ArrayList<>();
    int before = features.size();
    List<VectorFile> contents = open(file, name, code, progress.part(0, 0.5));
    for (VectorFile content : contents) {
      remarks.addAll(content.remarks());
      if (content.features().isEmpty()) {
        continue;
      }
      PointTransform transform = system(name, content, code).to(target);
      Progress moving = progress.part(0.5, 0.8);
      for (int i = 0; i < content.features().size(); i++) {
        moving.step(i, content.features().size(), "sorting and mending " + name);
        add(content.features().get(i), transform, tally);
      }
    }
    if (tally.taken + tally.places == 0 && tally.outside > 0) {
      requireNotExchanged(name, contents, code);
    }
    mendTogether(before, tally, progress.part(0.8, 1));
    markEdits(before, name);
    if (tally.taken > 0) {
      givers.add(name);
    }
    if (tally.places > 0) {
      namers.add(name);
    }
    remarks.add(tally.sentence(name));
    return remarks;
  }

  /**
   * Marks the lines within redrawn ground of a file as drawn by hand with it, as they shape that
   * ground alone.
   */
  private void markEdits(int before, String name) {
    List<Feature> added = features.subList(before, features.size());
    List<Feature> redrawn =
        added.stream().filter(each -> each.kind() == FeatureKind.REDRAWN).toList();
    if (redrawn.isEmpty()) {
      return;
    }
    added.replaceAll(
        each ->
            !each.isOverride()
                    && ContourSurface.isShapedBy(each.kind())
                    && redrawn.stream()
                        .anyMatch(area -> area.geometry().intersects(each.geometry()))
                ? HandDrawn.by(each, name)
                : each);
  }

  /** What can only be seen when all features are there. */
  private void mendTogether(int before, FeatureTally tally, Progress progress) {
    Likeness likeness = new Likeness(features);
    List<Feature> unlike = new ArrayList<>();
    Set<String> doubles = new HashSet<>();
    for (int i = before; i < features.size(); i++) {
      progress.step(i - before, features.size() - before, "comparing features");
      Feature feature = features.get(i);
      if (likeness.isDouble(i, feature)) {
        doubles.add(feature.id());
        continue;
      }
      unlike.add(feature);
      tally.overlapping += likeness.overlaps(i, feature) ? 1 : 0;
    }
    tally.doubled += doubles.size();
    tally.taken -= doubles.size();
    features.subList(before, features.size()).clear();
    features.addAll(unlike);
    int count = places.size();
    places.removeIf(place -> place.featureId().filter(doubles::contains).isPresent());
    tally.places -= count - places.size();
    tally.joined += RoadEnds.join(features, before, progress);
  }

  /** Nothing lies on the terrain: would it, if northings stood where eastings do? */
  private void requireNotExchanged(String name, List<VectorFile> contents, Optional<String> code) {
    for (VectorFile content : contents) {
      if (content.features().isEmpty()) {
        continue;
      }
      PointTransform transform = system(name, content, code).to(target);
      for (RawFeature raw : content.features()) {
        Coordinate at = raw.geometry().getCoordinate();
        double[] exchanged = transform.apply(at.y, at.x);
        if (extent.getEnvelopeInternal().contains(exchanged[0], exchanged[1])) {
          throw new GroundException(
              name,
              "lies off the terrain, but would lie on it with its axes exchanged",
              "write east or longitude first, then north or latitude");
        }
      }
    }
  }

  private static SourceSystem system(String name, VectorFile content, Optional<String> code) {
    return content
        .system()
        .or(() -> code.map(epsg -> SourceSystem.ofCode(name, epsg)))
        .orElseThrow(
            () ->
                new GroundException(
                    name,
                    "has no coordinate system",
                    "name its system by an EPSG code, or put a .prj file beside it"));
  }

  static List<VectorFile> open(Path file, String name, Optional<String> code, Progress progress) {
    String lower = name.toLowerCase(Locale.ROOT);
    try {
      if (lower.endsWith(".geojson") || lower.endsWith(".json")) {
        return List.of(GeoJsonFile.read(file, progress));
      }
      if (lower.endsWith(".gpkg")) {
        return GeoPackageFile.read(file, code, progress);
      }
      if (lower.endsWith(".shp")) {
        return List.of(ShapeFile.read(file, code, progress));
      }
      if (lower.endsWith(".osm.pbf") || lower.endsWith(".pbf")) {
        return List.of(OsmPbfFile.read(file, progress));
      }
      if (lower.endsWith(".osm") || lower.endsWith(".osm.gz") || lower.endsWith(".osm.xml")) {
        return List.of(OsmXmlFile.read(file, progress));
      }
    } catch (IOException e) {
      throw new GroundException(name, "cannot be read to its end", "fetch it again", e);
    }
    throw new GroundException(
        name,
        "is of no kind the studio reads features from",
        "choose GeoJSON, GeoPackage (.gpkg), a shapefile (.shp) or OpenStreetMap (.osm, .osm.pbf)");
  }

  private void add(RawFeature raw, PointTransform transform, FeatureTally tally) {
    Optional<String> modern = later.flatMap(things -> things.find(raw));
    if (modern.isPresent()) {
      tally.later(modern.get());
      return;
    }
    Optional<FeatureMapping.Rule> rule = mapping.find(raw);
    if (rule.isEmpty()) {
      tally.unknown(raw);
      return;
    }
    Geometry moved = raw.geometry().copy();
    moved.apply(new Move(transform));
    if (!isFinite(moved)) {
      tally.outside++;
      return;
    }
    Topology.Mended mended = Topology.mend(moved, rule.get().kind());
    tally.mended += mended.changed() ? 1 : 0;
    tally.closed += mended.closed() ? 1 : 0;
    rule.get().kind().ifPresent(kind -> keepShaper(raw, rule.get(), kind, mended.geometry()));
    Optional<Geometry> cropped = crop(mended.geometry(), extent);
    if (cropped.isEmpty()) {
      tally.outside++;
      return;
    }
    take(raw, rule.get(), cropped.get(), tally);
  }

  private static boolean isFinite(Geometry geometry) {
    for (Coordinate at : geometry.getCoordinates()) {
      if (!Double.isFinite(at.x + at.y)) {
        return false;
      }
    }
    return !geometry.isEmpty();
  }

  private void keepShaper(
      RawFeature raw, FeatureMapping.Rule rule, FeatureKind kind, Geometry geometry) {
    if (ContourSurface.isShapedBy(kind) && kind.shape().accepts(geometry.getDimension())) {
      crop(geometry, reach)
          .ifPresent(
              shape ->
                  shapers.add(
                      new Feature(
                          kind.key() + "-" + shapers.size(),
                          kind,
                          shape,
                          Optional.empty(),
                          FeatureMapping.attributes(rule, raw, wishes.heights()))));
    }
  }

  private static Optional<Geometry> crop(Geometry geometry, Geometry extent) {
    if (extent.getEnvelopeInternal().contains(geometry.getEnvelopeInternal())) {
      return Optional.of(geometry);
    }
    if (!extent.getEnvelopeInternal().intersects(geometry.getEnvelopeInternal())) {
      return Optional.empty();
    }
    // An overlay takes no collection of lines and points together.
    int dimension = geometry.getDimension();
    Geometry part =
        Topology.sameDimension(
            org.locationtech.jts.operation.overlayng.OverlayNGRobust.overlay(
                Topology.sameDimension(geometry, dimension),
                extent,
                org.locationtech.jts.operation.overlayng.OverlayNG.INTERSECTION),
            dimension);
    return part.isEmpty() ? Optional.empty() : Optional.of(part);
  }

  private void take(
      RawFeature raw, FeatureMapping.Rule rule, Geometry geometry, FeatureTally tally) {
    Optional<String> name = mapping.nameOf(raw);
    Optional<String> featureId = Optional.empty();
    if (rule.kind().isPresent()) {
      FeatureKind kind = rule.kind().get();
      if (!kind.shape().accepts(geometry.getDimension())) {
        tally.misshapen++;
        return;
      }
      Attributes attributes = FeatureMapping.attributes(rule, raw, wishes.heights());
      boolean own = FeatureWords.namesKind(raw, kind);
      String id = id(kind, own ? raw.id() : Optional.empty());
      features.add(
          new Feature(
              id,
              kind,
              FeatureWords.shape(kind, geometry),
              name,
              own ? FeatureWords.over(attributes, raw) : attributes,
              own ? HandDrawn.find(raw, kind) : Optional.empty()));
      featureId = Optional.of(id);
      tally.taken++;
    }
    if (rule.place() && name.isPresent()) {
      Coordinate at = geometry.getInteriorPoint().getCoordinate();
      boolean own = FeatureWords.isPlace(raw);
      places.add(
          new Place(
              name.get(),
              own ? FeatureProperties.aliases(raw) : List.of(),
              new MapPoint(at.x, at.y),
              own ? FeatureProperties.featureId(raw) : featureId,
              own ? FeatureWords.knownTo(raw) : KnownTo.EVERYONE));
      tally.places++;
    }
  }

  /** The feature's own id where it is free; else its kind and a number. */
  private String id(FeatureKind kind, Optional<String> wanted) {
    if (wanted.filter(ids::add).isPresent()) {
      return wanted.get();
    }
    String id;
    do {
      id = kind.key() + "-" + nextNumber++;
    } while (!ids.add(id));
    return id;
  }
}
