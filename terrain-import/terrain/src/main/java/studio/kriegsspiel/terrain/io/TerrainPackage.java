package studio.kriegsspiel.terrain.io;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.terrain.Accuracy;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.LayerNotes;
import studio.kriegsspiel.terrain.Provenance;
import studio.kriegsspiel.terrain.SheetImage;
import studio.kriegsspiel.terrain.SheetTiles;
import studio.kriegsspiel.terrain.SlopeGrid;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.disk.FolderSwap;
import studio.kriegsspiel.terrain.tiff.GeoTiff;
import studio.kriegsspiel.terrain.tiff.GeoTiffWriter;

/**
 * Reads and writes terrain packages: a folder, or a zip of it, with {@code terrain.json}, {@code
 * elevation.tif}, {@code slope.tif}, {@code sheet.*} and {@code features.geojson}; see {@code
 * docs/formats/terrain-package.md}.
 */
public final class TerrainPackage {
  /** Heights. */
  public static final String ELEVATION = "elevation.tif";

  /** Slope in degrees from a source of its own. */
  public static final String SLOPE = "slope.tif";

  /** Features and places. */
  public static final String FEATURES = "features.geojson";

  private static final int MOST_MANIFEST_BYTES = 4 << 20;

  private TerrainPackage() {}

  /**
   * Whether a folder or zip looks like a package; nothing in it is read. One whose replacement was
   * cut short is put back first.
   */
  public static boolean isPackage(Path path) {
    FolderSwap.recover(path, ManifestFile.NAME);
    return Files.isRegularFile(path.resolve(ManifestFile.NAME))
        || Files.isRegularFile(path) && PackagePaths.isZip(path);
  }

  /**
   * Reads a package. Rasters that would take more than half of the memory are read with larger
   * cells, and the notes of their layer say so.
   *
   * @throws GroundException if it is missing or damaged
   */
  public static Terrain read(Path path) {
    return read(path, Runtime.getRuntime().maxMemory() / 2 / Float.BYTES);
  }

  /** Reads a package whose rasters may have so many cells together. */
  static Terrain read(Path path, long mostCells) {
    try {
      return read(path, PackageFiles.of(path), mostCells);
    } catch (IOException e) {
      throw new GroundException(path.toString(), "cannot be read", "check the disk", e);
    }
  }

  /** Reads only what {@code terrain.json} says. */
  public static Manifest readManifest(Path path) {
    try {
      return manifest(path, PackageFiles.of(path));
    } catch (IOException e) {
      throw new GroundException(path.toString(), "cannot be read", "check the disk", e);
    }
  }

  /**
   * Reads what lies on the ground; heights, slope and sheet are left out.
   *
   * @throws GroundException if it is no package or damaged
   */
  public static Terrain readFeatures(Path path) {
    try {
      PackageFiles files = PackageFiles.of(path);
      Manifest manifest = manifest(path, files);
      Terrain.Builder terrain =
          Terrain.builder(manifest.name(), manifest.crs(), manifest.extent())
              .title(manifest.title());
      addFeatures(files, manifest, terrain);
      return terrain.build();
    } catch (IOException e) {
      throw new GroundException(path.toString(), "cannot be read", "check the disk", e);
    }
  }

  private static void addFeatures(PackageFiles files, Manifest manifest, Terrain.Builder terrain)
      throws IOException {
    if (files.has(FEATURES)) {
      try (InputStream input = files.open(FEATURES)) {
        FeatureFile.Content content = FeatureFile.read(FEATURES, input, manifest.crs());
        terrain.features(content.features());
        terrain.setAside(content.setAside()).places(content.places());
      }
    }
  }

  private static Manifest manifest(Path path, PackageFiles files) throws IOException {
    if (!files.has(ManifestFile.NAME)) {
      throw new GroundException(
          path.toString(), "is no terrain package", "choose a folder with a terrain.json");
    }
    return ManifestFile.read(
        path.getFileName() + "/" + ManifestFile.NAME,
        files.read(ManifestFile.NAME, MOST_MANIFEST_BYTES));
  }

  private static Terrain read(Path path, PackageFiles files, long mostCells) throws IOException {
    Manifest manifest = manifest(path, files);
    long each = manifest.elevation() && manifest.slope() ? mostCells / 2 : mostCells;
    Terrain.Builder terrain =
        Terrain.builder(manifest.name(), manifest.crs(), manifest.extent())
            .title(manifest.title())
            .slopeSource(manifest.slopeSource());
    manifest
        .layers()
        .forEach((kind, notes) -> terrain.notes(kind, notes.provenance(), notes.accuracy()));
    if (manifest.elevation()) {
      PackageRaster raster = raster(files, ELEVATION, manifest, each);
      terrain.elevation(ElevationGrid.adopting(raster.geometry(), raster.values()));
      note(terrain, manifest, LayerKind.ELEVATION, raster);
    }
    if (manifest.slope()) {
      PackageRaster raster = raster(files, SLOPE, manifest, each);
      terrain.givenSlope(SlopeGrid.adopting(raster.geometry(), raster.values()));
      note(terrain, manifest, LayerKind.SLOPE, raster);
    }
    manifest.sheet().ifPresent(sheet -> terrain.sheet(sheet(files, sheet)));
    addFeatures(files, manifest, terrain);
    return terrain.build();
  }

  private static PackageRaster raster(
      PackageFiles files, String name, Manifest manifest, long mostCells) throws IOException {
    Path scratch = Files.createTempDirectory("terrain");
    try {
      Path file =
          files
              .findPath(name, scratch)
              .orElseThrow(
                  () -> new GroundException(name, "is missing in the package", "import again"));
      try (GeoTiff tiff = GeoTiff.open(file)) {
        return PackageRaster.read(tiff, manifest, mostCells);
      }
    } finally {
      Files.deleteIfExists(scratch.resolve(name));
      Files.deleteIfExists(scratch);
    }
  }

  private static void note(
      Terrain.Builder terrain, Manifest manifest, LayerKind kind, PackageRaster raster) {
    LayerNotes notes = manifest.layers().get(kind);
    if (raster.factor() > 1) {
      terrain.notes(
          kind,
          notes == null ? new Provenance("", "", "", "", Confidence.PROBABLE) : notes.provenance(),
          raster.accuracy(notes == null ? Accuracy.UNKNOWN : notes.accuracy()));
    }
  }

  /** Tiles that would be clear all over are not in the package. */
  private static boolean isThere(PackageFiles files, String tile) {
    try {
      return files.has(tile);
    } catch (IOException unreadable) {
      return false;
    }
  }

  private static SheetImage sheet(PackageFiles files, Manifest.Sheet sheet) {
    String name = sheet.file();
    Optional<SheetTiles> tiles =
        sheet.tilePixels() == 0
            ? Optional.empty()
            : Optional.of(
                new SheetTiles(
                    sheet.tilePixels(),
                    sheet.levels(),
                    (level, column, row) -> {
                      String tile = SheetFiles.tileName(name, level, column, row);
                      return isThere(files, tile)
                          ? Optional.of(() -> files.open(tile))
                          : Optional.empty();
                    }));
    return new SheetImage(
        name,
        sheet.widthPixels(),
        sheet.heightPixels(),
        sheet.georeference(),
        () -> files.open(name),
        tiles);
  }

  /**
   * Writes a package; a name that ends in {@code .zip} makes a zip. The package appears as a whole
   * or, if anything fails, not at all; one that was there is replaced.
   *
   * @throws GroundException if the target cannot be written
   */
  public static void write(Terrain terrain, Path target) {
    write(terrain, List.of(), target);
  }

  /** Writes a package with remarks of its import. */
  public static void write(Terrain terrain, List<String> remarks, Path target) {
    try (PackageStaging staging = PackageStaging.begin(target)) {
      if (terrain.elevation().isPresent()) {
        ElevationGrid grid = terrain.elevation().get();
        GeoTiffWriter.write(
            staging.file(ELEVATION), grid.geometry(), terrain.crs(), grid.toArray());
      }
      if (terrain.givenSlope().isPresent()) {
        SlopeGrid grid = terrain.givenSlope().get();
        GeoTiffWriter.write(staging.file(SLOPE), grid.geometry(), terrain.crs(), grid.toArray());
      }
      if (terrain.sheet().isPresent()) {
        copySheet(terrain.sheet().get(), staging);
      }
      staging.writeFeatures(
          terrain.crs(), terrain.features(), terrain.setAside(), terrain.places());
      staging.commit(manifestOf(terrain, remarks));
    } catch (IOException e) {
      throw PackageStaging.fault(target, e);
    }
  }

  private static Manifest manifestOf(Terrain terrain, List<String> remarks) {
    return new Manifest(
        terrain.name(),
        terrain.title(),
        terrain.crs(),
        terrain.extent(),
        terrain.elevation().isPresent(),
        terrain.givenSlope().isPresent(),
        terrain.slopeSource(),
        terrain
            .sheet()
            .map(
                sheet ->
                    new Manifest.Sheet(
                        sheet.fileName(),
                        sheet.widthPixels(),
                        sheet.heightPixels(),
                        sheet.georeference(),
                        sheet.tiles().map(SheetTiles::tilePixels).orElse(0),
                        sheet.tiles().map(SheetTiles::levels).orElse(0))),
        terrain.layers(),
        remarks);
  }

  private static void copySheet(SheetImage sheet, PackageStaging staging) throws IOException {
    copy(sheet.content(), staging.file(sheet.fileName()));
    if (sheet.tiles().isEmpty()) {
      return;
    }
    SheetTiles tiles = sheet.tiles().get();
    for (int level = 0; level < tiles.levels(); level++) {
      int columns = tilesAlong(sheet.widthPixels(), level, tiles.tilePixels());
      int rows = tilesAlong(sheet.heightPixels(), level, tiles.tilePixels());
      for (int i = 0; i < columns * rows; i++) {
        Optional<SheetImage.Content> tile =
            tiles.source().findTile(level, i % columns, i / columns);
        if (tile.isPresent()) {
          Path file =
              staging.file(SheetFiles.tileName(sheet.fileName(), level, i % columns, i / columns));
          Files.createDirectories(java.util.Objects.requireNonNull(file.getParent()));
          copy(tile.get(), file);
        }
      }
    }
  }

  private static int tilesAlong(int pixels, int level, int side) {
    int atLevel = Math.max(1, (int) Math.ceil(pixels / Math.pow(2, level)));
    return (atLevel + side - 1) / side;
  }

  private static void copy(SheetImage.Content content, Path file) throws IOException {
    try (InputStream input = content.open();
        OutputStream out = Files.newOutputStream(file)) {
      input.transferTo(out);
    }
  }
}
