package studio.kriegsspiel.drawing.names;

import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.TopologyException;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.MapPoint;

/** What of a ground lies within the edges of its map, so that nothing beyond them is named. */
record OnMap(Bounds extent) {

  /** The part of a feature that lies on the map, if any does. */
  Optional<Feature> find(Feature feature) {
    Envelope edges = new Envelope(extent.west(), extent.east(), extent.south(), extent.north());
    Geometry whole = feature.geometry();
    Envelope box = whole.getEnvelopeInternal();
    if (edges.covers(box)) {
      return Optional.of(feature);
    }
    if (!edges.intersects(box)) {
      return Optional.empty();
    }
    Geometry part;
    try {
      part =
          OverlayNGRobust.overlay(
              whole, whole.getFactory().toGeometry(edges), OverlayNG.INTERSECTION);
    } catch (TopologyException | IllegalArgumentException notSimple) {
      return Optional.of(feature);
    }
    return part.isEmpty() || part.getDimension() < whole.getDimension()
        ? Optional.empty()
        : Optional.of(
            new Feature(feature.id(), feature.kind(), part, feature.name(), feature.attributes()));
  }

  /** Where a place is named: at its point, else in what of its feature lies on the map. */
  Optional<MapPoint> find(MapPoint point, Optional<Feature> seen) {
    return extent.contains(point) ? Optional.of(point) : seen.map(OnMap::middle);
  }

  /** A point within a feature. */
  static MapPoint middle(Feature feature) {
    Coordinate at = feature.geometry().getInteriorPoint().getCoordinate();
    return new MapPoint(at.x, at.y);
  }
}
