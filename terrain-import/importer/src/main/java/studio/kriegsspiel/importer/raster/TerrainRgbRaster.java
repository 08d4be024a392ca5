package studio.kriegsspiel.importer.raster;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.GroundException;

/**
 * A tile of heights coded as colours, placed by its path {@code ZOOM/COLUMN/ROW.png} in the Web
 * Mercator scheme: terrain-RGB (decimetres above -10,000 m), or Terrarium (256ths of a metre above
 * -32,768 m) where the path says "terrarium". Clear pixels are voids.
 */
final class TerrainRgbRaster {
  private static final Pattern PLACE =
      Pattern.compile("(?:.*[/\\\\])?(\\d{1,2})[/\\\\](\\d{1,8})[/\\\\](\\d{1,8})(?:@2x)?\\.png");
  private static final double HALF_WORLD = Math.PI * 6_378_137;
  private static final int LARGEST = 1024;

  private TerrainRgbRaster() {}

  static RasterSource open(Path file) {
    String name = String.valueOf(file.getFileName());
    Matcher place = PLACE.matcher(file.toAbsolutePath().toString());
    if (!place.matches()) {
      throw new GroundException(
          name,
          "does not say which tile of heights it is",
          "keep tiles in folders as ZOOM/COLUMN/ROW.png; a drawn map is imported as a sheet");
    }
    int zoom = Integer.parseInt(place.group(1));
    long column = Long.parseLong(place.group(2));
    long row = Long.parseLong(place.group(3));
    if (zoom > 25 || column >= 1L << zoom || row >= 1L << zoom) {
      throw new GroundException(
          name,
          "lies at %d/%d/%d, where no tile is".formatted(zoom, column, row),
          "check its path");
    }
    BufferedImage image = read(file, name);
    double side = 2 * HALF_WORLD / (1L << zoom);
    return new ArrayRaster(
        name,
        image.getWidth(),
        image.getHeight(),
        Georeference.northUp(
            column * side - HALF_WORLD, HALF_WORLD - row * side, side / image.getWidth()),
        SourceSystem.ofCode(name, "EPSG:3857"),
        heights(image, file.toString().contains("terrarium")),
        List.of());
  }

  private static BufferedImage read(Path file, String name) {
    try {
      PngChecksums.require(file, Progress.NONE);
    } catch (IOException e) {
      throw new GroundException(name, "cannot be read to its end", "fetch it again", e);
    }
    try (ImageInputStream input = ImageIO.createImageInputStream(file.toFile())) {
      ImageReader reader = ImageIO.getImageReadersByFormatName("png").next();
      try {
        reader.setInput(input, true, true);
        int width = reader.getWidth(0);
        if (width != reader.getHeight(0) || width > LARGEST) {
          throw new GroundException(
              name, "is not a square tile of at most 1024 pixels", "check what it is");
        }
        return reader.read(0);
      } finally {
        reader.dispose();
      }
    } catch (IOException | RuntimeException e) {
      if (e instanceof GroundException known) {
        throw known;
      }
      throw new GroundException(name, "is no sound PNG", "fetch it again", e);
    }
  }

  private static float[] heights(BufferedImage image, boolean terrarium) {
    int side = image.getWidth();
    float[] heights = new float[side * side];
    for (int i = 0; i < heights.length; i++) {
      int colour = image.getRGB(i % side, i / side);
      int code = colour & 0xFFFFFF;
      boolean clear = colour >>> 24 == 0;
      heights[i] =
          clear ? Float.NaN : (float) (terrarium ? code / 256.0 - 32_768 : code * 0.1 - 10_000);
    }
    return heights;
  }
}
