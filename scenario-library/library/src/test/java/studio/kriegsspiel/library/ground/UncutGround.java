package studio.kriegsspiel.library.ground;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.geojson.GeoJsonReader;
import studio.kriegsspiel.terrain.geojson.RawFeature;
import studio.kriegsspiel.terrain.surface.ContourSurface;

/** The fields before hollow roads and pits were cut into them. */
final class UncutGround {
  private UncutGround() {}

  static ElevationGrid of(String ground, GridGeometry grid) {
    Path file =
        Path.of(
            System.getProperty("studio.root"),
            "scenario-library/library/src/main/grounds",
            ground,
            "heights.geojson");
    List<Feature> figures = new ArrayList<>();
    try (InputStream input = Files.newInputStream(file)) {
      GeoJsonReader.read("heights.geojson", input, raw -> figures.add(figure(raw)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return ContourSurface.of(figures, grid, share -> {});
  }

  private static Feature figure(RawFeature raw) {
    Attributes.Builder attributes = Attributes.builder();
    raw.find("height_m").ifPresent(height -> attributes.heightMetres(Double.parseDouble(height)));
    return new Feature(
        raw.id().orElseThrow(),
        FeatureKind.findByKey(raw.find("kind").orElseThrow()).orElseThrow(),
        raw.geometry(),
        Optional.empty(),
        attributes.build());
  }
}
