package studio.kriegsspiel.terrain.tiff;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.GroundException;

/**
 * Size and place of a TIFF picture, read from its tags alone, whatever its compression.
 *
 * @param width columns
 * @param height rows
 * @param georeference where its pixels lie, if it says so
 * @param keys the keys of its coordinate system
 * @param controlPoints column, row, x and y of control points it is placed by
 */
public record TiffPlace(
    int width,
    int height,
    Optional<Georeference> georeference,
    GeoKeys keys,
    List<double[]> controlPoints) {
  /**
   * Reads the tags of a file's first image.
   *
   * @throws GroundException if it is no sound TIFF
   */
  public static TiffPlace read(Path file) {
    String name = String.valueOf(file.getFileName());
    try (TiffBytes bytes = TiffBytes.of(file)) {
      TiffDirectory tags = new TiffParser(bytes).readDirectories().get(0);
      GeoKeys keys = GeoKeys.of(tags);
      long width = tags.integer(Tag.IMAGE_WIDTH, 0);
      long height = tags.integer(Tag.IMAGE_LENGTH, 0);
      if (width < 1 || height < 1 || width > 1_000_000 || height > 1_000_000) {
        throw TiffException.damaged("its size is " + width + " x " + height);
      }
      return new TiffPlace(
          (int) width,
          (int) height,
          TiffPlacing.of(tags, keys.pixelIsPoint()),
          keys,
          TiffPlacing.controlPoints(tags, keys.pixelIsPoint()));
    } catch (TiffException e) {
      throw e.in(name);
    } catch (IllegalArgumentException e) {
      throw Georeference.unusable(name, e);
    } catch (IOException e) {
      throw new GroundException(
          name, "is cut short or cannot be read", "fetch it again or copy it completely", e);
    }
  }
}
