package studio.kriegsspiel.desk.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Point2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.terrain.Bounds;

class ViewportTest {
  private final Viewport view = new Viewport(600_000, 5_600_000, 2, 800, 600);

  @Test
  void lettersKeepTheirSizeHoweverTheMapIsMoved() {
    Viewport large = view.lettered(7.6);
    assertThat(large.panned(40, 30).zoomedAt(400, 300, 2).resized(500, 400).pixelsPerMillimetre())
        .isEqualTo(7.6);
    assertThat(MapView.forPainter(large).unitsPerMillimetre())
        .isGreaterThan(1.5 * MapView.forPainter(view).unitsPerMillimetre());
  }

  @Test
  void groundAndPixelsAnswerEachOther() {
    MapSpot spot = view.toGround(0, 0);
    assertThat(spot).isEqualTo(new MapSpot(599_200, 5_600_600));
    assertThat(view.toPixelX(spot.x())).isZero();
    assertThat(view.toPixelY(spot.y())).isZero();
    Point2D pixel = view.toPixels().transform(new Point2D.Double(600_100, 5_600_050), null);
    assertThat(pixel.getX()).isCloseTo(450, within(1e-6));
    assertThat(pixel.getY()).isCloseTo(275, within(1e-6));
  }

  @ParameterizedTest
  @CsvSource({"100,50,1.25", "700,590,0.5", "400,300,4", "5,5,100000", "5,5,0.000001"})
  void zoomKeepsTheGroundUnderThePointer(double x, double y, double factor) {
    MapSpot before = view.toGround(x, y);
    MapSpot after = view.zoomedAt(x, y, factor).toGround(x, y);
    assertThat(after.x()).isCloseTo(before.x(), within(1e-6));
    assertThat(after.y()).isCloseTo(before.y(), within(1e-6));
  }

  @Test
  void panningMovesTheGroundWithThePointer() {
    MapSpot held = view.toGround(200, 100);
    assertThat(view.panned(30, -20).toGround(230, 80)).isEqualTo(held);
  }

  @Test
  void fittingShowsAllOfTheGround() {
    Bounds ground = new Bounds(0, 0, 4000, 3000);
    Viewport fit = Viewport.fitting(ground, 500, 900);
    Bounds shown = fit.bounds();
    assertThat(shown.west()).isLessThan(0);
    assertThat(shown.east()).isGreaterThan(4000);
    assertThat(shown.south()).isLessThan(0);
    assertThat(shown.north()).isGreaterThan(3000);
    assertThat(fit.showsWell(new MapSpot(2000, 1500))).isTrue();
    assertThat(fit.showsWell(new MapSpot(-90, 1500))).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "2, 1, m, 160, 200 m, 100",
    "10, 1, m, 160, 1 km, 100",
    "40, 1, m, 160, 5 km, 125",
    "2, 0.75, paces, 160, 200 paces, 75",
    "0.05, 1, m, 10, 1 m, 20"
  })
  void theScaleBarIsRound(
      double scale, double perUnit, String unit, double most, String label, double pixels) {
    RoundScale bar = RoundScale.fitting(scale, perUnit, unit, most);
    assertThat(bar.label()).isEqualTo(label);
    assertThat(bar.pixels()).isCloseTo(pixels, within(0.01));
  }
}
