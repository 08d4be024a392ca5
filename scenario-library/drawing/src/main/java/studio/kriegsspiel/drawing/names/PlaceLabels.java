package studio.kriegsspiel.drawing.names;

import java.awt.Font;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;

/**
 * The names of a terrain, the weightiest first: settlements, then roads and waters, then the rest.
 */
final class PlaceLabels {
  private static final int SPOT_HEIGHT = 6;

  private final Terrain terrain;
  private final MapStyle style;
  private final MapViewport viewport;
  private final double leastSize;

  PlaceLabels(Terrain terrain, MapStyle style, MapViewport viewport, double leastSize) {
    this.terrain = terrain;
    this.style = style;
    this.viewport = viewport;
    this.leastSize = leastSize;
  }

  /**
   * A label and its rank.
   *
   * @param rank 0 for towns, 1 for villages, 2 for farms, more for what matters less
   */
  record Ranked(int rank, Label label) {}

  /** All names, the weightiest first. */
  List<Ranked> all() {
    List<Ranked> labels = new ArrayList<>();
    Set<String> named = new HashSet<>();
    OnMap map = new OnMap(terrain.extent());
    for (Place place : terrain.places()) {
      Optional<Feature> feature = place.featureId().flatMap(terrain::findFeature);
      Optional<Feature> seen = feature.flatMap(map::find);
      map.find(place.at(), seen).ifPresent(at -> labels.add(of(place.name(), at, seen)));
      named.add(place.name().toLowerCase(Locale.ROOT));
      feature.flatMap(Feature::name).ifPresent(name -> named.add(name.toLowerCase(Locale.ROOT)));
    }
    for (Feature feature : terrain.features()) {
      if (feature.name().isPresent()
          && !feature.geometry().isEmpty()
          && named.add(feature.name().get().toLowerCase(Locale.ROOT))) {
        Optional<Feature> seen = map.find(feature);
        seen.map(OnMap::middle).ifPresent(at -> labels.add(of(feature.name().get(), at, seen)));
      }
      if (feature.kind() == FeatureKind.SPOT_HEIGHT
          && map.find(feature).isPresent()
          && feature.attributes().heightMetres().isPresent()) {
        labels.add(spotHeight(feature));
      }
    }
    return labels.stream().sorted(Comparator.comparingInt(Ranked::rank)).toList();
  }

  private Ranked of(String name, MapPoint at, Optional<Feature> feature) {
    FeatureKind kind = feature.map(Feature::kind).orElse(FeatureKind.DEFILE);
    return switch (kind) {
      case TOWN -> point(0, name, at, feature, Faces.BOLD, "name.town");
      case VILLAGE -> point(1, name, at, feature, Faces.ROMAN, "name.village");
      case FARM -> point(2, name, at, feature, Faces.ITALIC, "name.farm");
      // The houses of a farm come after the farms, in lesser letters.
      case BUILDING -> point(5, name, at, feature, Faces.ITALIC, "name.minor");
      case ROAD, SUNKEN_ROAD, HEDGE, WALL, DITCH, EMBANKMENT, RIDGE_LINE, VALLEY_LINE ->
          along(4, name, feature.orElseThrow(), "name.minor", "name.ink");
      case STREAM -> along(3, name, feature.orElseThrow(), "name.minor", "name.water");
      case RIVER -> along(3, name, feature.orElseThrow(), "name.farm", "name.water");
      case LAKE, MARSH -> middle(3, name, at, "name.farm", "name.water");
      case WOOD_LIGHT, WOOD_DENSE, ORCHARD, GARDEN -> middle(3, name, at, "name.farm", "name.wood");
      default -> point(5, name, at, Optional.empty(), Faces.ITALIC, "name.minor");
    };
  }

  private Font font(Faces face, String name, String size) {
    return face.fitting(name, Math.max(leastSize, viewport.mm(style.mm(size))));
  }

  private Ranked point(
      int rank, String name, MapPoint at, Optional<Feature> feature, Faces face, String size) {
    Font font = font(face, name, size);
    double width = font.getStringBounds(name, LabelPlacer.METRICS).getWidth();
    Point2D.Double p = viewport.toPicture(at);
    double side = width / 2 + viewport.mm(1.2) + half(feature, true);
    double away = font.getSize2D() * 0.5 + viewport.mm(0.9) + half(feature, false);
    List<Label.Spot> spots = new ArrayList<>();
    for (double stretch : new double[] {1, 1.6, 2.3}) {
      double beside = side * (stretch > 1 ? 1 + stretch / 8 : 1);
      spots.add(new Label.Spot(p.x + beside, p.y));
      spots.add(new Label.Spot(p.x, p.y - away * stretch));
      spots.add(new Label.Spot(p.x, p.y + away * stretch));
      spots.add(new Label.Spot(p.x - beside, p.y));
      for (double turn : new double[] {0.9, -0.9}) {
        spots.add(new Label.Spot(p.x + side * turn, p.y - away * stretch));
        spots.add(new Label.Spot(p.x + side * turn, p.y + away * stretch));
      }
    }
    double halfX = Math.max(viewport.mm(0.6), half(feature, true));
    double halfY = Math.max(viewport.mm(0.6), half(feature, false));
    Rectangle2D box = new Rectangle2D.Double(p.x - halfX, p.y - halfY, 2 * halfX, 2 * halfY);
    spots.addAll(Rings.around(box, width, font.getSize2D(), rank <= SPOT_HEIGHT - 1 ? 5 : 1));
    return new Ranked(
        rank,
        new Label(
            name, font, style.colour("name.ink"), spots, Optional.of(box), rank < SPOT_HEIGHT));
  }

  /** Half the extent of what is named, so that the name stands beside it; not of a whole town. */
  private double half(Optional<Feature> feature, boolean across) {
    if (feature.isEmpty()) {
      return 0;
    }
    Envelope box = feature.get().geometry().getEnvelopeInternal();
    double metres = (across ? box.getWidth() : box.getHeight()) / 2;
    return Math.min(viewport.mm(16), metres * viewport.unitsPerMetre());
  }

  private Ranked middle(int rank, String name, MapPoint at, String size, String colour) {
    Font font = font(Faces.ITALIC, name, size);
    Point2D.Double p = viewport.toPicture(at);
    List<Label.Spot> spots = new ArrayList<>();
    double line = font.getSize2D();
    for (double step : new double[] {0, -1, 1, -2, 2}) {
      spots.add(new Label.Spot(p.x, p.y + step * line));
    }
    double width = font.getStringBounds(name, LabelPlacer.METRICS).getWidth();
    Rectangle2D about = new Rectangle2D.Double(p.x - line, p.y - line, 2 * line, 2 * line);
    spots.addAll(Rings.around(about, width, line, 4));
    return new Ranked(
        rank, new Label(name, font, style.colour(colour), spots, Optional.of(about), true));
  }

  /** Beside the straightest stretches of a line, along it. */
  private Ranked along(int rank, String name, Feature feature, String size, String colour) {
    Font font = font(Faces.ITALIC, name, size);
    double width = font.getStringBounds(name, LabelPlacer.METRICS).getWidth();
    Geometry line = longest(feature.geometry());
    Coordinate[] points = line.getCoordinates();
    double wanted = width / viewport.unitsPerMetre();
    double length = line.getLength();
    List<Stretch> stretches = new ArrayList<>();
    for (double share = 0.06; share <= 0.94; share += 0.04) {
      double from = Math.max(0, share * length - wanted / 2);
      double to = Math.min(length, from + wanted);
      Coordinate a = at(points, from);
      Coordinate b = at(points, to);
      double straight = a.distance(b) / Math.max(1, to - from);
      stretches.add(new Stretch(a, b, Math.round(straight * 50)));
    }
    stretches.sort(Comparator.comparingLong(Stretch::straight).reversed());
    List<Label.Spot> spots = new ArrayList<>();
    double away = font.getSize2D() * 0.45 + viewport.mm(0.9);
    for (double off : new double[] {1, -1, 1.8, -1.8}) {
      for (Stretch stretch : stretches) {
        spots.add(stretch.beside(viewport, off * away));
      }
    }
    return new Ranked(
        rank, new Label(name, font, style.colour(colour), spots, Optional.empty(), true));
  }

  /** A stretch of a line between two points, and how straight it is, 50 for quite. */
  private record Stretch(Coordinate from, Coordinate to, long straight) {

    Label.Spot beside(MapViewport viewport, double off) {
      double turn = Math.atan2(-(to.y - from.y), to.x - from.x);
      double angle =
          turn > Math.PI / 2 ? turn - Math.PI : turn < -Math.PI / 2 ? turn + Math.PI : turn;
      Point2D.Double middle = viewport.toPicture((from.x + to.x) / 2, (from.y + to.y) / 2);
      return new Label.Spot(
          new Point2D.Double(middle.x + off * Math.sin(angle), middle.y - off * Math.cos(angle)),
          angle);
    }
  }

  private static Geometry longest(Geometry geometry) {
    Geometry best = geometry.getGeometryN(0);
    for (int i = 1; i < geometry.getNumGeometries(); i++) {
      if (geometry.getGeometryN(i).getLength() > best.getLength()) {
        best = geometry.getGeometryN(i);
      }
    }
    return best;
  }

  private static Coordinate at(Coordinate[] points, double distance) {
    double left = distance;
    for (int i = 1; i < points.length; i++) {
      double step = points[i - 1].distance(points[i]);
      if (left <= step && step > 0) {
        double share = left / step;
        return new Coordinate(
            points[i - 1].x + (points[i].x - points[i - 1].x) * share,
            points[i - 1].y + (points[i].y - points[i - 1].y) * share);
      }
      left -= step;
    }
    return points[points.length - 1];
  }

  private Ranked spotHeight(Feature feature) {
    Coordinate at = feature.geometry().getCoordinate();
    String text = String.valueOf(Math.round(feature.attributes().heightMetres().orElseThrow()));
    return point(
        SPOT_HEIGHT, text, new MapPoint(at.x, at.y), Optional.empty(), Faces.ROMAN, "name.spot");
  }
}
