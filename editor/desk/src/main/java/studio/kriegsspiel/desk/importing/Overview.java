package studio.kriegsspiel.desk.importing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.importer.survey.SourceRole;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.crs.CoordinateSystem;
import studio.kriegsspiel.terrain.crs.LatLon;

/**
 * Where the sources of an import lie, in metres of the new ground's system.
 *
 * @param system EPSG code of those metres
 * @param pieces the sources, as rings that begin in the north-west and run clockwise
 * @param ground edges of the new ground, as far as they are known
 */
public record Overview(String system, List<Piece> pieces, Optional<Bounds> ground) {
  /** Nothing to see. */
  public static final Overview NONE = new Overview("", List.of(), Optional.empty());

  /**
   * One source.
   *
   * @param item the file
   * @param ring its outline in metres; a quarter of the points for each side
   */
  public record Piece(SourceItem item, List<MapPoint> ring) {
    /** Keeps its own copy. */
    public Piece {
      ring = List.copyOf(ring);
    }

    boolean touches(Bounds edges) {
      var x = ring.stream().mapToDouble(MapPoint::x).summaryStatistics();
      var y = ring.stream().mapToDouble(MapPoint::y).summaryStatistics();
      return x.getMin() < edges.east()
          && x.getMax() > edges.west()
          && y.getMin() < edges.north()
          && y.getMax() > edges.south();
    }

    /** A corner: 0 is north-west, 1 north-east, 2 south-east, 3 south-west. */
    public MapPoint corner(int number) {
      return ring.get(number * ring.size() / 4);
    }
  }

  /** Keeps its own copy. */
  public Overview {
    pieces = List.copyOf(pieces);
  }

  /**
   * The overview of a plan.
   *
   * @param before system of the overview before; it stays while something is missing
   */
  public static Overview of(GroundPlan plan, PreviewState preview, String before) {
    List<SourceItem> placed =
        plan.items().stream()
            .filter(item -> item.role().hasPlace() && !outline(item).isEmpty())
            .toList();
    Optional<String> code =
        preview
            .preview()
            .map(ahead -> ahead.crs())
            .or(() -> Optional.of(plan.system().strip()).filter(text -> !text.isEmpty()))
            .or(() -> Optional.of(before).filter(text -> !text.isEmpty() && !placed.isEmpty()))
            .or(
                () ->
                    placed.stream()
                        .findFirst()
                        .map(item -> CoordinateSystem.utmCodeFor(outline(item).get(0))));
    if (code.isEmpty()) {
      return NONE;
    }
    try {
      CoordinateSystem system = CoordinateSystem.of(code.get());
      List<Piece> pieces = new ArrayList<>();
      placed.forEach(item -> piece(item, system).ifPresent(pieces::add));
      plan.of(SourceRole.SCAN).stream()
          .filter(item -> !preview.sheetRing().isEmpty())
          .forEach(item -> pieces.add(new Piece(item, preview.sheetRing())));
      return new Overview(system.code(), pieces, preview.preview().map(ahead -> ahead.extent()));
    } catch (GroundException unusable) {
      return NONE;
    }
  }

  private static List<LatLon> outline(SourceItem item) {
    return item.survey().map(survey -> survey.outline()).orElse(List.of());
  }

  private static Optional<Piece> piece(SourceItem item, CoordinateSystem system) {
    try {
      return Optional.of(new Piece(item, outline(item).stream().map(system::toMapPoint).toList()));
    } catch (GroundException tooFarAway) {
      return Optional.empty();
    }
  }

  /** The sources that lie off the new ground: of another region, or in another system. */
  public List<String> strays() {
    return pieces.stream()
        .filter(piece -> ground.filter(edges -> !piece.touches(edges)).isPresent())
        .map(piece -> piece.item().name())
        .toList();
  }

  /** The rectangle around everything; nothing if there is nothing. */
  public Optional<Bounds> all() {
    List<MapPoint> points =
        Stream.concat(
                pieces.stream().flatMap(piece -> piece.ring().stream()),
                ground.stream()
                    .flatMap(
                        edges ->
                            Stream.of(
                                new MapPoint(edges.west(), edges.south()),
                                new MapPoint(edges.east(), edges.north()))))
            .toList();
    if (points.isEmpty()) {
      return Optional.empty();
    }
    var x = points.stream().mapToDouble(MapPoint::x).summaryStatistics();
    var y = points.stream().mapToDouble(MapPoint::y).summaryStatistics();
    boolean room = x.getMax() > x.getMin() && y.getMax() > y.getMin();
    return room
        ? Optional.of(new Bounds(x.getMin(), y.getMin(), x.getMax(), y.getMax()))
        : Optional.empty();
  }

  /** The plan's part wanted, moved from one system to another by its corners. */
  public static CropText moved(CropText crop, String from, String to) {
    Optional<Bounds> bounds = crop.bounds();
    if (bounds.isEmpty() || from.equals(to) || from.isEmpty() || to.isEmpty()) {
      return crop;
    }
    try {
      CoordinateSystem old = CoordinateSystem.of(from);
      CoordinateSystem fresh = CoordinateSystem.of(to);
      MapPoint low =
          fresh.toMapPoint(old.toLatLon(new MapPoint(bounds.get().west(), bounds.get().south())));
      MapPoint high =
          fresh.toMapPoint(old.toLatLon(new MapPoint(bounds.get().east(), bounds.get().north())));
      return CropText.of(new Bounds(low.x(), low.y(), high.x(), high.y()));
    } catch (GroundException | IllegalArgumentException cannot) {
      return CropText.ALL;
    }
  }
}
