package studio.kriegsspiel.export.page;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.tiff.PictureTiffWriter;
import studio.kriegsspiel.terrain.tiff.TiffPicture;

/**
 * A map as a GeoTIFF, which knows where it lies. The same picture of the same ground gives the same
 * bytes, so that whoever has the picture can tell whether a file holds anything besides.
 */
public final class MapTiff {
  private static final int SIDE = 256;

  private MapTiff() {}

  /**
   * The file of a picture.
   *
   * @param extent the ground that it shows, edge to edge
   * @param crs code of the ground's system, such as {@code EPSG:31370}
   */
  public static byte[] of(BufferedImage image, Bounds extent, String crs) throws IOException {
    Path file = Files.createTempFile("map", ".tif");
    try {
      write(image, extent, crs, file);
      return Files.readAllBytes(file);
    } finally {
      Files.deleteIfExists(file);
    }
  }

  private static void write(BufferedImage image, Bounds extent, String crs, Path file)
      throws IOException {
    int width = image.getWidth();
    int height = image.getHeight();
    Georeference place =
        new Georeference(
            extent.widthMetres() / width,
            0,
            extent.west(),
            0,
            -extent.heightMetres() / height,
            extent.north());
    try (PictureTiffWriter tiff =
        new PictureTiffWriter(file, width, height, SIDE, 1, false, place, crs)) {
      for (int row = 0; row * SIDE < height; row++) {
        for (int column = 0; column * SIDE < width; column++) {
          int across = Math.min(SIDE, width - column * SIDE);
          int down = Math.min(SIDE, height - row * SIDE);
          int[] pixels = image.getRGB(column * SIDE, row * SIDE, across, down, null, 0, across);
          tiff.write(0, column, row, tiff.pack(pixels, across));
        }
      }
    }
  }

  /**
   * The picture of a file, whatever else is in it.
   *
   * @throws IOException if it is no TIFF of a picture
   */
  public static BufferedImage read(byte[] content) throws IOException {
    Path file = Files.createTempFile("map", ".tif");
    try {
      Files.write(file, content);
      try (TiffPicture picture =
          TiffPicture.find(file).orElseThrow(() -> new IOException("a TIFF of another kind"))) {
        BufferedImage image =
            new BufferedImage(picture.width(), picture.height(), BufferedImage.TYPE_INT_RGB);
        for (int row = 0; row < picture.height(); row += SIDE) {
          int rows = Math.min(SIDE, picture.height() - row);
          image.setRGB(0, row, picture.width(), rows, picture.read(row, rows), 0, picture.width());
        }
        return image;
      }
    } catch (GroundException damaged) {
      throw new IOException("a TIFF that cannot be read", damaged);
    } finally {
      Files.deleteIfExists(file);
    }
  }
}
