package studio.kriegsspiel.importer.export;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.disk.StagingFolder;
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
    try {
      Files.createDirectories(folder);
      try (StagingFolder staging = StagingFolder.in(folder, "." + terrain.name() + "-")) {
        return write(terrain, targets, folder, staging.path());
      }
    } catch (IOException e) {
      throw PackageStaging.fault(folder, e);
    }
  }

  private static List<Path> write(
      Terrain terrain, Set<GroundTarget> targets, Path folder, Path drafts) throws IOException {
    List<Path> files = new ArrayList<>();
    for (GroundTarget target : targets) {
      Path file = folder.resolve(target.fileName(terrain.name()));
      write(terrain, target, drafts.resolve(file.getFileName()));
      files.add(file);
    }
    for (Path file : files) {
      Files.move(drafts.resolve(file.getFileName()), file, StandardCopyOption.REPLACE_EXISTING);
    }
    return files;
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
