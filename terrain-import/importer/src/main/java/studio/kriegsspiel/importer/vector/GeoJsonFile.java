package studio.kriegsspiel.importer.vector;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.importer.job.WatchedStream;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.geojson.GeoJsonReader;
import studio.kriegsspiel.terrain.geojson.RawFeature;

/** Reads GeoJSON: longitude and latitude unless a {@code crs} member says otherwise. */
final class GeoJsonFile {
  private GeoJsonFile() {}

  static VectorFile read(Path file, Progress progress) throws IOException {
    String name = String.valueOf(file.getFileName());
    List<RawFeature> features = new ArrayList<>();
    Optional<String> crs;
    try (InputStream input =
        new BufferedInputStream(
            new WatchedStream(
                Files.newInputStream(file), Files.size(file), progress, "reading " + name))) {
      crs =
          GeoJsonReader.read(
              name,
              input,
              feature -> {
                if (features.size() >= VectorFile.MOST_FEATURES) {
                  throw new GroundException(
                      name, "holds too many features", "crop it to the terrain");
                }
                features.add(feature);
              });
    }
    SourceSystem system = crs.map(urn -> system(name, urn)).orElseGet(SourceSystem::wgs84);
    return new VectorFile(features, Optional.of(system), List.of());
  }

  private static SourceSystem system(String name, String urn) {
    String code = urn.substring(urn.lastIndexOf(':') + 1);
    return code.toUpperCase(Locale.ROOT).equals("CRS84")
        ? SourceSystem.wgs84()
        : SourceSystem.ofCode(name, "EPSG:" + code);
  }
}
