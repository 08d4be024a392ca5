package studio.kriegsspiel.terrain.tiff;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.terrain.Georeference;

/** Reads from the model tags where an image lies. */
final class TiffPlacing {
  private TiffPlacing() {}

  static Optional<Georeference> of(TiffDirectory tags, boolean pixelIsPoint) {
    Optional<Georeference> placing = placing(tags);
    // A point's coordinates belong to the centre of its pixel, half a pixel inside the corner.
    return pixelIsPoint ? placing.map(TiffPlacing::shiftedHalfAPixel) : placing;
  }

  private static Optional<Georeference> placing(TiffDirectory tags) {
    double[] matrix = tags.numbers(Tag.MODEL_TRANSFORMATION);
    double[] scale = tags.numbers(Tag.MODEL_PIXEL_SCALE);
    double[] tie = tags.numbers(Tag.MODEL_TIEPOINT);
    if (scale.length >= 2 && tie.length >= 6 && scale[0] != 0 && scale[1] != 0) {
      double down = Math.abs(scale[1]);
      double north = tie[4] + tie[1] * down;
      double west = tie[3] - tie[0] * scale[0];
      return Optional.of(new Georeference(scale[0], 0, west, 0, -down, north));
    }
    if (matrix.length >= 8) {
      return Optional.of(
          new Georeference(matrix[0], matrix[1], matrix[3], matrix[4], matrix[5], matrix[7]));
    }
    return Optional.empty();
  }

  private static Georeference shiftedHalfAPixel(Georeference g) {
    return new Georeference(
        g.a(), g.b(), g.c() - (g.a() + g.b()) / 2, g.d(), g.e(), g.f() - (g.d() + g.e()) / 2);
  }

  /** Column, row, x and y of each; columns and rows count from the outer corner. */
  static List<double[]> controlPoints(TiffDirectory tags, boolean pixelIsPoint) {
    double[] tie = tags.numbers(Tag.MODEL_TIEPOINT);
    List<double[]> points = new ArrayList<>();
    if (tags.has(Tag.MODEL_PIXEL_SCALE) && tie.length <= 6) {
      return points;
    }
    for (int at = 0; at + 5 < tie.length; at += 6) {
      double shift = pixelIsPoint ? 0.5 : 0;
      points.add(new double[] {tie[at] + shift, tie[at + 1] + shift, tie[at + 3], tie[at + 4]});
    }
    return points;
  }
}
