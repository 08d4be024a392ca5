package studio.kriegsspiel.importer.sheet;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.io.Manifest;
import studio.kriegsspiel.terrain.io.PackageStaging;
import studio.kriegsspiel.terrain.tiff.PictureTiffWriter;

/**
 * Puts a picture into a package: small ones as one file, large ones with tiles beside it. What is
 * large and not kept as it was becomes a GeoTIFF with smaller copies, which a GIS pans smoothly.
 */
final class SheetWriting {
  private static final long TILED_FROM_PIXELS = 8_000_000;
  private static final int COPY_BYTES = 4 << 20;

  private final Picture picture;
  private final PackageStaging staging;
  private final String crs;
  private final Progress progress;
  private final long tiledFrom;

  SheetWriting(Picture picture, PackageStaging staging, String crs, Progress progress) {
    this(picture, staging, crs, progress, TILED_FROM_PIXELS);
  }

  /**
   * Prepares it.
   *
   * @param tiledFrom pixels from which a picture is tiled
   */
  SheetWriting(
      Picture picture, PackageStaging staging, String crs, Progress progress, long tiledFrom) {
    this.picture = picture;
    this.staging = staging;
    this.crs = crs;
    this.progress = progress;
    this.tiledFrom = tiledFrom;
  }

  private boolean isTiled(int width, int height) {
    return (long) width * height >= tiledFrom;
  }

  private Path scratch() {
    return staging.file("scratch");
  }

  /**
   * Keeps the picture; only its place may differ.
   *
   * @param untouched whether the place is the one the file itself tells
   */
  Manifest.Sheet asIs(Georeference place, boolean untouched) throws IOException {
    int width = picture.width();
    int height = picture.height();
    boolean tiled = isTiled(width, height);
    if (picture.isJpeg() || picture.isPng() || tiled && untouched && picture.isTiff()) {
      String name = picture.isJpeg() ? "sheet.jpg" : picture.isPng() ? "sheet.png" : "sheet.tif";
      copy(picture.file(), staging.file(name), progress.part(0, tiled ? 0.1 : 0.9));
      Progress rest = progress.part(tiled ? 0.1 : 0.9, 1);
      return tiled
          ? cut(name, place, rest, FillSource.of(picture, scratch(), rest))
          : checked(name, place, rest);
    }
    FillSource source = FillSource.of(picture, scratch(), progress);
    return tiled
        ? withTiff(width, height, place, picture.hasAlpha(), source)
        : small(width, height, place, picture.hasAlpha(), source);
  }

  /** Redraws the picture on a grid of its own. */
  Manifest.Sheet redrawn(int width, int height, Georeference place, WayBack back)
      throws IOException {
    Progress reading = progress.part(0, 0.35);
    Progress drawing = progress.part(0.35, 1);
    try (Spool spool = new Spool(staging.file("spool"), picture.width(), picture.height())) {
      int[] done = new int[1];
      picture.read(
          scratch(),
          (argb, rows) -> {
            spool.write(done[0], argb, rows);
            done[0] += rows;
          },
          reading);
      FillSource source = to -> new Warp(spool, width, height, back).draw(to, drawing);
      return isTiled(width, height)
          ? withTiff(width, height, place, true, source)
          : small(width, height, place, true, source);
    }
  }

  /** Something that gives all rows of a picture. */
  @FunctionalInterface
  private interface FillSource {
    void giveTo(PixelRows to) throws IOException;

    static FillSource of(Picture picture, Path scratch, Progress progress) {
      return to -> picture.read(scratch, to, progress);
    }
  }

  /** A small picture that was copied is read once, so that a damaged one is told of now. */
  private Manifest.Sheet checked(String name, Georeference place, Progress rest)
      throws IOException {
    picture.read(scratch(), (argb, rows) -> {}, rest);
    return new Manifest.Sheet(name, picture.width(), picture.height(), place, 0, 0);
  }

  private Manifest.Sheet cut(String name, Georeference place, Progress rest, FillSource source)
      throws IOException {
    int width = picture.width();
    int height = picture.height();
    int levels = TilePyramid.levels(width, height, TilePyramid.SIDE);
    FolderTiles tiles = new FolderTiles(staging.file("sheet-tiles"), levels, name.endsWith(".jpg"));
    pyramid(width, height, tiles, source, rest);
    return new Manifest.Sheet(name, width, height, place, TilePyramid.SIDE, levels);
  }

  private void pyramid(int width, int height, TileSink tiles, FillSource source, Progress work)
      throws IOException {
    try (TilePyramid pyramid =
        new TilePyramid(picture.name(), width, height, TilePyramid.SIDE, tiles, work)) {
      source.giveTo(pyramid);
      pyramid.finish();
    }
  }

  private Manifest.Sheet withTiff(
      int width, int height, Georeference place, boolean alpha, FillSource source)
      throws IOException {
    int levels = TilePyramid.levels(width, height, TilePyramid.SIDE);
    FolderTiles folder = new FolderTiles(staging.file("sheet-tiles"), levels, false);
    try (PictureTiffWriter tiff =
        new PictureTiffWriter(
            staging.file("sheet.tif"),
            width,
            height,
            TilePyramid.SIDE,
            levels,
            alpha,
            place,
            crs)) {
      TileSink both =
          TileSink.both(
              folder,
              (level, column, row, argb, columns) ->
                  tiff.write(level, column, row, tiff.pack(argb, columns)));
      pyramid(width, height, both, source, progress);
    }
    return new Manifest.Sheet("sheet.tif", width, height, place, TilePyramid.SIDE, levels);
  }

  private Manifest.Sheet small(
      int width, int height, Georeference place, boolean alpha, FillSource source)
      throws IOException {
    BufferedImage image =
        new BufferedImage(
            width, height, alpha ? BufferedImage.TYPE_INT_ARGB : BufferedImage.TYPE_INT_RGB);
    int[] done = new int[1];
    source.giveTo(
        (argb, rows) -> {
          image.setRGB(0, done[0], width, rows, argb, 0, width);
          done[0] += rows;
        });
    ImageIO.write(image, "png", staging.file("sheet.png").toFile());
    return new Manifest.Sheet("sheet.png", width, height, place, 0, 0);
  }

  private static void copy(Path from, Path to, Progress progress) throws IOException {
    long size = Math.max(1, Files.size(from));
    try (InputStream input = Files.newInputStream(from);
        OutputStream out = Files.newOutputStream(to)) {
      byte[] buffer = new byte[COPY_BYTES];
      long done = 0;
      for (int given = input.read(buffer); given > 0; given = input.read(buffer)) {
        progress.step((double) done / size, "copying the sheet");
        out.write(buffer, 0, given);
        done += given;
      }
    }
  }
}
