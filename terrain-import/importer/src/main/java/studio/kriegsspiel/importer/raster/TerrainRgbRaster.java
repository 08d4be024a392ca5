package studio.kriegsspiel.importer.raster;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.importer.unit.HeightCode;
import studio.kriegsspiel.importer.unit.HeightReading;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.GroundException;

/**
 * A tile of heights coded as colours, placed by its path {@code ZOOM/COLUMN/ROW.png} in the Web
 * Mercator scheme: terrain-RGB (decimetres above -10,000 m) or Terrarium (256ths of a metre above
 * -32,768 m), whichever gives heights that land has. Clear pixels are voids.
 */
final class TerrainRgbRaster {
  private static final Pattern PLACE =
      Pattern.compile("(?:.*[/\\\\])?(\\d{1,2})[/\\\\](\\d{1,8})[/\\\\](\\d{1,8})(?:@2x)?\\.png");
  private static final double HALF_WORLD = Math.PI * 6_378_137;
  private static final int LARGEST = 1024;

  /** The deepest sea and the highest mountain, with some room. */
  private static final double LOWEST = -12_000;

  private static final double HIGHEST = 9_000;

  private TerrainRgbRaster() {}

  static RasterSource open(Path file, HeightReading reading) {
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
    HeightCode code = reading.code().or(() -> find(image)).orElseThrow(() -> uncoded(name));
    return new ArrayRaster(
        "%d/%d/%s".formatted(zoom, column, name),
        image.getWidth(),
        image.getHeight(),
        Georeference.northUp(
            column * side - HALF_WORLD, HALF_WORLD - row * side, side / image.getWidth()),
        SourceSystem.ofCode(name, "EPSG:3857"),
        heights(image, code),
        reading.code().isPresent()
            ? List.of()
            : List.of(
                "%d/%d/%s has heights as %s codes them, by what it holds."
                    .formatted(zoom, column, name, code.word())));
  }

  private static GroundException uncoded(String name) {
    return new GroundException(
        name,
        "holds heights neither as terrain-RGB nor as Terrarium codes them",
        "say which of them with terrain-rgb or terrarium, or import it as a map sheet");
  }

  /** The code that gives all pixels heights that the earth has; nothing if none or both do. */
  private static Optional<HeightCode> find(BufferedImage image) {
    List<HeightCode> fitting = new ArrayList<>();
    for (HeightCode code : HeightCode.values()) {
      float[] heights = heights(image, code);
      boolean any = false;
      boolean fits = true;
      for (float height : heights) {
        any |= !Float.isNaN(height);
        fits &= Float.isNaN(height) || height >= LOWEST && height <= HIGHEST;
      }
      if (any && fits) {
        fitting.add(code);
      }
    }
    return fitting.size() == 1 ? Optional.of(fitting.get(0)) : Optional.empty();
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

  private static float[] heights(BufferedImage image, HeightCode code) {
    int side = image.getWidth();
    float[] heights = new float[side * side];
    for (int i = 0; i < heights.length; i++) {
      int colour = image.getRGB(i % side, i / side);
      heights[i] = colour >>> 24 == 0 ? Float.NaN : (float) code.metres(colour);
    }
    return heights;
  }
}
