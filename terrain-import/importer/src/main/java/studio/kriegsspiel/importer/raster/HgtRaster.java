package studio.kriegsspiel.importer.raster;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.GroundException;

/**
 * A tile of the Shuttle Radar Topography Mission: one degree square, named by its south-western
 * corner, big-endian 16-bit metres; the outermost samples lie on the degree lines.
 */
final class HgtRaster {
  private static final Pattern NAME =
      Pattern.compile("([NS])(\\d{2})([EW])(\\d{3})", Pattern.CASE_INSENSITIVE);
  private static final int VOID = -32768;
  private static final int MOST_BYTES = 3601 * 3601 * 2;

  private HgtRaster() {}

  static RasterSource open(Path file) {
    String name = file.getFileName().toString();
    try (InputStream raw = new BufferedInputStream(Files.newInputStream(file))) {
      String lower = name.toLowerCase(Locale.ROOT);
      if (lower.endsWith(".zip")) {
        return fromZip(name, raw);
      }
      InputStream content = lower.endsWith(".gz") ? new GZIPInputStream(raw) : raw;
      return read(name, name, content.readNBytes(MOST_BYTES + 1));
    } catch (IOException | IllegalArgumentException e) {
      // The zip library answers names that are no UTF-8 with the latter.
      throw new GroundException(name, "cannot be unpacked or read", "fetch it again", e);
    }
  }

  private static RasterSource fromZip(String name, InputStream raw) throws IOException {
    ZipInputStream zip = new ZipInputStream(raw, StandardCharsets.ISO_8859_1);
    ZipEntry entry;
    int seen = 0;
    while ((entry = zip.getNextEntry()) != null && seen++ < 100) {
      if (entry.getName().toLowerCase(Locale.ROOT).endsWith(".hgt")) {
        return read(name, entry.getName(), zip.readNBytes(MOST_BYTES + 1));
      }
    }
    throw new GroundException(name, "holds no .hgt tile", "choose a zipped SRTM tile");
  }

  private static RasterSource read(String file, String tile, byte[] content) {
    Matcher corner = NAME.matcher(tile.substring(tile.lastIndexOf('/') + 1));
    if (!corner.find()) {
      throw new GroundException(
          file, "does not name its corner", "call it by its corner, such as N50E011.hgt");
    }
    int side = (int) Math.round(Math.sqrt(content.length / 2.0));
    if (content.length > MOST_BYTES
        || (side != 1201 && side != 3601)
        || side * side * 2 != content.length) {
      throw new GroundException(
          file,
          "has " + content.length + " bytes of heights, not 2,884,802 (3\") or 25,934,402 (1\")",
          "fetch the tile again");
    }
    float[] heights = new float[side * side];
    ByteBuffer view = ByteBuffer.wrap(content);
    for (int i = 0; i < heights.length; i++) {
      short height = view.getShort();
      heights[i] = height == VOID ? Float.NaN : height;
    }
    int south =
        Integer.parseInt(corner.group(2)) * (corner.group(1).equalsIgnoreCase("S") ? -1 : 1);
    int west = Integer.parseInt(corner.group(4)) * (corner.group(3).equalsIgnoreCase("W") ? -1 : 1);
    double step = 1.0 / (side - 1);
    return new ArrayRaster(
        file,
        side,
        side,
        Georeference.northUp(west - step / 2, south + 1 + step / 2, step),
        SourceSystem.wgs84(),
        heights,
        List.of());
  }
}
