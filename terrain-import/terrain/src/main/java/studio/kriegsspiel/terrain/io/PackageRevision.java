package studio.kriegsspiel.terrain.io;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Enumeration;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.disk.WholeFiles;

/**
 * Saves a terrain whose features or places were changed. Rasters, pictures and {@code terrain.json}
 * stay as they are, byte for byte; in a folder they are not even touched.
 */
public final class PackageRevision {
  private static final int MOST_FEATURE_BYTES = 1 << 30;
  private static final int MOST_FILES = 1_000_000;

  private PackageRevision() {}

  /**
   * Saves a changed terrain, in one step.
   *
   * @param before the terrain as it was read from {@code source}
   * @param after the same with other features or places
   * @param source the package it came from
   * @param target where it is to lie; the source itself, or a place for a copy
   * @throws GroundException if it cannot be written; what was there is then unchanged
   */
  public static void save(Terrain before, Terrain after, Path source, Path target) {
    try {
      byte[] features = features(before, after, source);
      if (Files.isDirectory(source) && isSame(source, target)) {
        WholeFiles.write(target.resolve(TerrainPackage.FEATURES), features);
      } else {
        copy(source, target, features);
      }
    } catch (IOException e) {
      throw PackageStaging.fault(target, e);
    }
  }

  private static boolean isSame(Path one, Path other) throws IOException {
    return Files.exists(other) && Files.isSameFile(one, other);
  }

  private static byte[] features(Terrain before, Terrain after, Path source) throws IOException {
    PackageFiles files = PackageFiles.of(source);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    if (files.has(TerrainPackage.FEATURES)) {
      byte[] original = files.read(TerrainPackage.FEATURES, MOST_FEATURE_BYTES);
      if (FeatureRevision.write(new ByteArrayInputStream(original), before, after, out)) {
        return out.toByteArray();
      }
      out.reset();
    }
    FeatureFile.write(out, after.crs(), after.features(), after.setAside(), after.places());
    return out.toByteArray();
  }

  private static void copy(Path source, Path target, byte[] features) throws IOException {
    try (PackageStaging staging = PackageStaging.begin(target)) {
      if (Files.isDirectory(source)) {
        copyFolder(source, staging);
      } else {
        unpack(source, staging);
      }
      Files.write(staging.file(TerrainPackage.FEATURES), features);
      staging.commit();
    }
  }

  private static void copyFolder(Path source, PackageStaging staging) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(source)) {
      files = all.filter(Files::isRegularFile).limit(MOST_FILES).toList();
    }
    Path root = source.toRealPath();
    for (Path file : files) {
      if (!file.toRealPath().startsWith(root)) {
        throw new GroundException(
            source.relativize(file).toString(),
            "is a link that leads out of the package",
            "put the file itself in its place");
      }
      Path copy = staging.file(source.relativize(file).toString());
      Files.createDirectories(Objects.requireNonNull(copy.getParent()));
      Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static void unpack(Path source, PackageStaging staging) throws IOException {
    PackageFiles files = PackageFiles.of(source);
    Path root = staging.file("").normalize();
    long left = PackageFiles.Zip.mostUnpacked(Files.size(source));
    try (ZipFile zip = new ZipFile(source.toFile())) {
      Enumeration<? extends ZipEntry> entries = zip.entries();
      for (int i = 0; i < MOST_FILES && entries.hasMoreElements(); i++) {
        ZipEntry entry = entries.nextElement();
        Path copy = staging.file(entry.getName()).normalize();
        if (entry.isDirectory() || !copy.startsWith(root)) {
          continue;
        }
        Files.createDirectories(Objects.requireNonNull(copy.getParent()));
        try (InputStream input = files.open(entry.getName())) {
          left -= Files.copy(input, copy, StandardCopyOption.REPLACE_EXISTING);
        }
        if (left < 0) {
          throw new GroundException(
              source.toString(), "unpacks to far more than it should", "do not trust this file");
        }
      }
    }
  }
}
