package studio.kriegsspiel.drawing.names;

import java.awt.Color;
import java.awt.Font;
import java.awt.geom.Point2D;
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
  private final Terrain terrain;
  private final MapStyle style;
  private final MapViewport viewport;

  PlaceLabels(Terrain terrain, MapStyle style, MapViewport viewport) {
    this.terrain = terrain;
    this.style = style;
    this.viewport = viewport;
  }

  private record Ranked(int rank, Label label) {}

  List<Label> all() {
    List<Ranked> labels = new ArrayList<>();
    Set<String> named = new HashSet<>();
    for (Place place : terrain.places()) {
      Optional<Feature> feature = place.featureId().flatMap(terrain::findFeature);
      labels.add(of(place.name(), place.at(), feature));
      named.add(place.name().toLowerCase(Locale.ROOT));
      feature.flatMap(Feature::name).ifPresent(name -> named.add(name.toLowerCase(Locale.ROOT)));
    }
    for (Feature feature : terrain.features()) {
      if (feature.name().isPresent()
          && !feature.geometry().isEmpty()
          && named.add(feature.name().get().toLowerCase(Locale.ROOT))) {
        Coordinate at = feature.geometry().getInteriorPoint().getCoordinate();
        labels.add(of(feature.name().get(), new MapPoint(at.x, at.y), Optional.of(feature)));
      }
      if (feature.kind() == FeatureKind.SPOT_HEIGHT
          && feature.attributes().heightMetres().isPresent()) {
        labels.add(spotHeight(feature));
      }
    }
    return labels.stream()
        .sorted(Comparator.comparingInt(Ranked::rank))
        .map(Ranked::label)
        .toList();
  }

  private Ranked of(String name, MapPoint at, Optional<Feature> feature) {
    FeatureKind kind = feature.map(Feature::kind).orElse(FeatureKind.DEFILE);
    return switch (kind) {
      case TOWN -> point(0, name, at, feature, Faces.BOLD, "name.town");
      case VILLAGE -> point(1, name, at, feature, Faces.ROMAN, "name.village");
      case FARM, BUILDING -> point(2, name, at, feature, Faces.ITALIC, "name.farm");
      case ROAD, SUNKEN_ROAD, HEDGE, WALL, DITCH, EMBANKMENT, RIDGE_LINE, VALLEY_LINE ->
          along(4, name, feature.orElseThrow(), "name.minor", "name.ink");
      case STREAM -> along(3, name, feature.orElseThrow(), "name.minor", "name.water");
      case RIVER -> along(3, name, feature.orElseThrow(), "name.farm", "name.water");
      case LAKE, MARSH -> middle(3, name, at, "name.farm", "name.water");
      case WOOD_LIGHT, WOOD_DENSE, ORCHARD, GARDEN -> middle(3, name, at, "name.farm", "name.wood");
      default -> point(5, name, at, Optional.empty(), Faces.ITALIC, "name.minor");
    };
  }

  private Ranked point(
      int rank, String name, MapPoint at, Optional<Feature> feature, Faces face, String size) {
    Font font = face.at(viewport.mm(style.mm(size)));
    double width = font.getStringBounds(name, LabelLayout.METRICS).getWidth();
    Point2D.Double p = viewport.toPicture(at);
    double side = width / 2 + viewport.mm(1.2) + half(feature, true);
    double away = font.getSize2D() * 0.5 + viewport.mm(0.9) + half(feature, false);
    List<Point2D> spots = new ArrayList<>();
    for (double stretch : new double[] {1, 1.6, 2.3}) {
      spots.add(new Point2D.Double(p.x + side * (stretch > 1 ? 1 + stretch / 8 : 1), p.y));
      spots.add(new Point2D.Double(p.x, p.y - away * stretch));
      spots.add(new Point2D.Double(p.x, p.y + away * stretch));
      spots.add(new Point2D.Double(p.x - side * (stretch > 1 ? 1 + stretch / 8 : 1), p.y));
      spots.add(new Point2D.Double(p.x + side * 0.9, p.y - away * stretch));
      spots.add(new Point2D.Double(p.x + side * 0.9, p.y + away * stretch));
      spots.add(new Point2D.Double(p.x - side * 0.9, p.y - away * stretch));
      spots.add(new Point2D.Double(p.x - side * 0.9, p.y + away * stretch));
    }
    return new Ranked(
        rank,
        new Label(name, font, style.colour("name.ink"), spots, 0, Optional.empty(), rank <= 2));
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
    Font font = Faces.ITALIC.at(viewport.mm(style.mm(size)));
    Point2D.Double p = viewport.toPicture(at);
    List<Point2D> spots = new ArrayList<>();
    double line = font.getSize2D();
    for (double step : new double[] {0, -1, 1, -2, 2}) {
      spots.add(new Point2D.Double(p.x, p.y + step * line));
    }
    return new Ranked(
        rank, new Label(name, font, style.colour(colour), spots, 0, Optional.empty(), false));
  }

  /** Beside the longest straight stretch of a line, along it. */
  private Ranked along(int rank, String name, Feature feature, String size, String colour) {
    Font font = Faces.ITALIC.at(viewport.mm(style.mm(size)));
    Color ink = style.colour(colour);
    double width = font.getStringBounds(name, LabelLayout.METRICS).getWidth();
    Geometry line = longest(feature.geometry());
    Coordinate[] points = line.getCoordinates();
    double wanted = width / viewport.unitsPerMetre();
    double length = line.getLength();
    List<Point2D> spots = new ArrayList<>();
    double angle = 0;
    double straightest = -1;
    for (double share = 0.1; share <= 0.9; share += 0.1) {
      double from = Math.max(0, share * length - wanted / 2);
      double to = Math.min(length, from + wanted);
      Coordinate a = at(points, from);
      Coordinate b = at(points, to);
      double straight = a.distance(b) / Math.max(1, to - from);
      if (straight > straightest + 0.002) {
        straightest = straight;
        double turn = Math.atan2(-(b.y - a.y), b.x - a.x);
        angle = turn > Math.PI / 2 ? turn - Math.PI : turn < -Math.PI / 2 ? turn + Math.PI : turn;
        spots.clear();
        Point2D.Double middle = viewport.toPicture((a.x + b.x) / 2, (a.y + b.y) / 2);
        double away = font.getSize2D() * 0.45 + viewport.mm(0.9);
        for (double sign : new double[] {1, -1, 1.8, -1.8}) {
          spots.add(
              new Point2D.Double(
                  middle.x + sign * away * Math.sin(angle),
                  middle.y - sign * away * Math.cos(angle)));
        }
      }
    }
    return new Ranked(rank, new Label(name, font, ink, spots, angle, Optional.empty(), false));
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
    return point(6, text, new MapPoint(at.x, at.y), Optional.empty(), Faces.ROMAN, "name.spot");
  }
}
