package studio.kriegsspiel.terrain.io;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.disk.DiskFault;
import studio.kriegsspiel.terrain.disk.FolderSwap;
import studio.kriegsspiel.terrain.disk.StagingFolder;

/**
 * A terrain package in the making. Files gather in a hidden folder beside the target; {@link
 * #commit} puts them in its place at once, and closing without it leaves nothing behind.
 */
public final class PackageStaging implements AutoCloseable {
  private final Path target;
  private final StagingFolder staging;
  private final Path folder;

  private PackageStaging(Path target, StagingFolder staging) {
    this.target = target;
    this.staging = staging;
    this.folder = staging.path();
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
      Files.createDirectories(parentOf(absolute));
      FolderSwap.recover(absolute, ManifestFile.NAME);
      return new PackageStaging(absolute, StagingFolder.beside(absolute));
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
    } else if (Files.exists(target) && !PackagePaths.isZip(target)) {
      throw new GroundException(
          target.toString(), "is a file already", "choose a new name, or one ending in .zip");
    }
  }

  /** Where a file of the package is to be written. */
  public Path file(String name) {
    return folder.resolve(name);
  }

  /** Writes {@code features.geojson} with features that are set aside. */
  public void writeFeatures(
      String crs, List<Feature> features, List<Feature> setAside, List<Place> places)
      throws IOException {
    try (OutputStream out = Files.newOutputStream(file(TerrainPackage.FEATURES))) {
      FeatureFile.write(out, crs, features, setAside, places);
    }
  }

  /** Hears how far packing has come; may throw to end it. */
  @FunctionalInterface
  public interface Watcher {
    /** Told now and then, with a share of 0 to 1. */
    void at(double share);
  }

  /** Writes {@code terrain.json} and the sheet's side files, then puts the package in place. */
  public void commit(Manifest manifest) throws IOException {
    commit(manifest, share -> {});
  }

  /** The same, watched. */
  public void commit(Manifest manifest, Watcher watcher) throws IOException {
    Files.write(file(ManifestFile.NAME), ManifestFile.write(manifest));
    if (manifest.sheet().isPresent()) {
      SheetFiles.writeSideFiles(folder, manifest.sheet().get(), manifest.crs());
    }
    commit(watcher);
  }

  /** Puts the package in place as its files stand. */
  void commit() throws IOException {
    commit(share -> {});
  }

  private void commit(Watcher watcher) throws IOException {
    if (PackagePaths.isZip(target)) {
      Path zip = folder.resolve(".package");
      PackageZip.write(folder, zip, watcher);
      move(zip, target);
      return;
    }
    staging.unlock();
    FolderSwap.replace(folder, target);
  }

  private static void move(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** What to tell the user of a failure to write a package. */
  public static GroundException fault(Path target, IOException failure) {
    return DiskFault.isFull(failure)
        ? new GroundException(
            target.toString(),
            "does not fit on the disk, so nothing was written",
            "free some space or choose another place",
            failure)
        : new GroundException(
            target.toString(), "cannot be written", "check the disk and your rights", failure);
  }

  /** Removes what was not put in place. */
  @Override
  public void close() {
    staging.close();
  }
}
