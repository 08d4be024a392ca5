package studio.kriegsspiel.importer.export;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.edit.HandEdits;
import studio.kriegsspiel.terrain.io.GlobeFile;
import studio.kriegsspiel.terrain.io.PackageStaging;
import studio.kriegsspiel.terrain.tiff.GeoTiffWriter;

/**
 * Writes a ground for other programs as the studio reads it: hand edits are in the heights, as they
 * are in every answer, while {@code elevation.tif} of a package stays what was imported.
 */
public final class GroundExport {
  private GroundExport() {}

  /**
   * Writes files; they take their places only when all of them are complete.
   *
   * @param folder where to, made if it is not there
   * @return the files
   * @throws GroundException if the ground has nothing to put into one of them, or there is no room
   */
  public static List<Path> write(Terrain terrain, Set<GroundTarget> targets, Path folder) {
    Map<Path, Path> drafts = new LinkedHashMap<>();
    try {
      Files.createDirectories(folder);
      for (GroundTarget target : targets) {
        Path file = folder.resolve(target.fileName(terrain.name()));
        Path draft = folder.resolve("." + file.getFileName() + "." + ProcessHandle.current().pid());
        drafts.put(draft, file);
        Files.deleteIfExists(draft);
        write(terrain, target, draft);
      }
      for (Map.Entry<Path, Path> each : drafts.entrySet()) {
        Files.move(each.getKey(), each.getValue(), StandardCopyOption.REPLACE_EXISTING);
      }
      return new ArrayList<>(drafts.values());
    } catch (IOException e) {
      throw PackageStaging.fault(folder, e);
    } finally {
      drafts.keySet().forEach(GroundExport::clear);
    }
  }

  private static void clear(Path draft) {
    try {
      Files.deleteIfExists(draft);
    } catch (IOException e) {
      // Nothing hangs on a hidden draft; the next export of this ground writes over it.
    }
  }

  private static void write(Terrain terrain, GroundTarget target, Path file) throws IOException {
    switch (target) {
      case GEOTIFF -> {
        ElevationGrid heights =
            HandEdits.heights(terrain)
                .orElseThrow(
                    () ->
                        new GroundException(
                            "the ground " + terrain.name(),
                            "has no heights to make a GeoTIFF of",
                            "leave geotiff out"));
        GeoTiffWriter.write(file, heights.geometry(), terrain.crs(), heights.toArray());
      }
      case GPKG -> GeoPackageWriter.write(terrain, file);
      case GEOJSON -> {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
          GlobeFile.write(terrain, out);
        }
      }
    }
  }

  /** How many of a ground's hand edits change its heights. */
  public static long editsOfHeights(Terrain terrain) {
    return terrain.features().stream().filter(HandEdits::changesHeights).count();
  }
}
