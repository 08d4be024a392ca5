package studio.kriegsspiel.terrain.io;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import studio.kriegsspiel.terrain.Terrain;

/** Features and places of a terrain as one text, without its rasters. */
public final class FeatureText {
  private FeatureText() {}

  /** The text, as {@code features.geojson} would hold it. */
  public static String write(Terrain terrain) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      FeatureFile.write(
          out, terrain.crs(), terrain.features(), terrain.setAside(), terrain.places());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toString(StandardCharsets.UTF_8);
  }

  /**
   * A terrain with the features and places of a text instead of its own. A feature that is the same
   * in both stays the very object it was.
   *
   * @throws studio.kriegsspiel.terrain.GroundException if the text is damaged
   */
  public static Terrain read(Terrain terrain, String text) {
    ByteArrayInputStream input = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    FeatureFile.Content content = FeatureFile.read("the unsaved ground", input, terrain.crs());
    return terrain.toBuilder()
        .clearFeatures()
        .features(SameFeatures.of(terrain).in(content.features()))
        .setAside(SameFeatures.of(terrain).in(content.setAside()))
        .clearPlaces()
        .places(content.places())
        .build();
  }
}
