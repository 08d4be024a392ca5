package studio.kriegsspiel.terrain.edit;

import java.util.Optional;
import org.locationtech.jts.io.ParseException;
import org.locationtech.jts.io.WKTReader;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.HandEdit;
import studio.kriegsspiel.terrain.Terrain;

/** Fields to edit, and edits for them. */
final class Fields {
  private Fields() {}

  static Feature drawn(String id, FeatureKind kind, String wkt, Attributes attributes) {
    try {
      return new Feature(
          id,
          kind,
          new WKTReader().read(wkt),
          Optional.empty(),
          attributes,
          Optional.of(new HandEdit("as it was", "Craan 1816", Confidence.PROBABLE)));
    } catch (ParseException e) {
      throw new IllegalArgumentException(e);
    }
  }

  static Feature raised(String id, String wkt, double metres) {
    Attributes attributes = Attributes.builder().heightMetres(metres).build();
    return drawn(id, FeatureKind.HEIGHT_OVERRIDE, wkt, attributes);
  }

  static Feature redrawn(String id, String wkt, double beltMetres) {
    Attributes attributes = Attributes.builder().widthMetres(beltMetres).build();
    return drawn(id, FeatureKind.REDRAWN, wkt, attributes);
  }

  static Feature contour(String id, String wkt, double metres) {
    Attributes attributes = Attributes.builder().heightMetres(metres).build();
    return drawn(id, FeatureKind.CONTOUR, wkt, attributes);
  }

  static String box(double west, double south, double east, double north) {
    return "POLYGON((%1$s %2$s,%3$s %2$s,%3$s %4$s,%1$s %4$s,%1$s %2$s))"
        .formatted(west, south, east, north);
  }

  static Terrain of(ElevationGrid heights, Feature... features) {
    return Terrain.builder("field", "EPSG:32631", heights.bounds())
        .elevation(heights)
        .features(java.util.List.of(features))
        .build();
  }
}
