package studio.kriegsspiel.terrain.sight;

import java.util.stream.IntStream;
import studio.kriegsspiel.terrain.MapPoint;

/** Follows the line to every single cell (method R3): the truth that faster methods are held to. */
final class ExactField {

  private ExactField() {}

  static SightField of(SightGround ground, MapPoint eye, SightOptions options) {
    FieldWindow window = FieldWindow.around(ground, eye, options);
    float[] hidden = window.unknown();
    MapPoint middle = window.eye();
    IntStream.range(0, window.grid().rows())
        .parallel()
        .forEach(
            row -> {
              double y = window.grid().centreY(row);
              for (int column = 0; column < window.grid().columns(); column++) {
                MapPoint target = new MapPoint(window.grid().centreX(column), y);
                if (middle.distanceMetres(target) <= options.rangeMetres()) {
                  SightLine line = SightLine.trace(ground, middle, target, options);
                  hidden[window.grid().index(column, row)] = (float) line.hiddenMetres();
                }
              }
            });
    return window.field(hidden);
  }
}
