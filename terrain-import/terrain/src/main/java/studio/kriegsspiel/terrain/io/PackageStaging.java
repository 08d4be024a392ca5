package studio.kriegsspiel.terrain.io;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.Place;

/**
 * A terrain package in the making. Files gather in a hidden folder beside the target; {@link
 * #commit} puts them in its place at once, and closing without it leaves nothing behind.
 */
public final class PackageStaging implements AutoCloseable {
  private final Path target;
  private final Path folder;
  private boolean committed;

  private PackageStaging(Path target, Path folder) {
    this.target = target;
    this.folder = folder;
  }

  /**
   * Starts a package at a path, which may exist; a name that ends in {@code .zip} makes a zip.
   *
   * @throws GroundException if the target's folder cannot be written, or something that is no
   *     terrain package is in the way
   */
  public static PackageStaging begin(Path target) {
    Path absolute = target.toAbsolutePath().normalize();
    refuseForeign(absolute);
    try {
      Path parent = parentOf(absolute);
      Files.createDirectories(parent);
      // Not a temporary directory of the library's making: that one nobody else may read.
      String scratch = "." + absolute.getFileName() + "-" + UUID.randomUUID();
      return new PackageStaging(absolute, Files.createDirectory(parent.resolve(scratch)));
    } catch (IOException e) {
      throw new GroundException(
          target.toString(), "cannot be written", "choose a folder you may write in", e);
    }
  }

  private static Path parentOf(Path path) {
    Path parent = path.getParent();
    if (parent == null) {
      throw new GroundException(
          path.toString(), "is no place for a package", "name a folder in it");
    }
    return parent;
  }

  private static void refuseForeign(Path target) {
    if (Files.isDirectory(target)) {
      try (Stream<Path> files = Files.list(target)) {
        if (!Files.isRegularFile(target.resolve(ManifestFile.NAME))
            && files.findAny().isPresent()) {
          throw new GroundException(
              target.toString(),
              "is a folder that is no terrain package",
              "choose a new name, or a package to replace");
        }
      } catch (IOException e) {
        throw new GroundException(target.toString(), "cannot be read", "check your rights", e);
      }
    } else if (Files.exists(target) && !isZip(target)) {
      throw new GroundException(
          target.toString(), "is a file already", "choose a new name, or one ending in .zip");
    }
  }

  private static boolean isZip(Path path) {
    return path.toString().toLowerCase(Locale.ROOT).endsWith(".zip");
  }

  /** Where a file of the package is to be written. */
  public Path file(String name) {
    return folder.resolve(name);
  }

  /** Writes {@code features.geojson}. */
  public void writeFeatures(String crs, List<Feature> features, List<Place> places)
      throws IOException {
    writeFeatures(crs, features, List.of(), places);
  }

  /** Writes {@code features.geojson} with features that are set aside. */
  void writeFeatures(String crs, List<Feature> features, List<Feature> setAside, List<Place> places)
      throws IOException {
    try (OutputStream out = Files.newOutputStream(file(TerrainPackage.FEATURES))) {
      FeatureFile.write(out, crs, features, setAside, places);
    }
  }

  /** Writes {@code terrain.json} and the sheet's side files, then puts the package in place. */
  public void commit(Manifest manifest) throws IOException {
    Files.write(file(ManifestFile.NAME), ManifestFile.write(manifest));
    if (manifest.sheet().isPresent()) {
      SheetFiles.writeSideFiles(folder, manifest.sheet().get(), manifest.crs());
    }
    commit();
  }

  /** Puts the package in place as its files stand. */
  void commit() throws IOException {
    if (isZip(target)) {
      Path zip = Files.createTempFile(parentOf(target), "." + target.getFileName(), ".tmp");
      try {
        zipTo(zip);
        move(zip, target);
      } finally {
        Files.deleteIfExists(zip);
      }
    } else if (Files.exists(target)) {
      Path previous = PackagePaths.previousOf(target);
      delete(previous);
      Files.move(target, previous);
      Files.move(folder, target);
      delete(previous);
    } else {
      Files.move(folder, target);
    }
    committed = true;
  }

  private static void move(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private void zipTo(Path zip) throws IOException {
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip));
        Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        ZipEntry entry = new ZipEntry(folder.relativize(file).toString().replace('\\', '/'));
        entry.setTime(0);
        out.putNextEntry(entry);
        Files.copy(file, out);
        out.closeEntry();
      }
    }
  }

  @Override
  public void close() {
    if (!committed || Files.exists(folder)) {
      try {
        delete(folder);
      } catch (IOException e) {
        folder.toFile().deleteOnExit();
      }
    }
  }

  private static void delete(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.delete(file);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(
              Path dir, @org.jspecify.annotations.Nullable IOException failure) throws IOException {
            Files.delete(dir);
            return FileVisitResult.CONTINUE;
          }
        });
  }
}
