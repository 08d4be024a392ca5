package studio.kriegsspiel.drawing.style;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.drawing.MapLayer;
import studio.kriegsspiel.drawing.MapLayers;

class MapMannerTest {
  private static final List<String> SIDES =
      List.of("red", "blue", "green", "yellow", "black", "white", "other");

  @Test
  void greyHasHardlyAColour() {
    MapStyle grey = MapManner.GREY.style();
    for (String name : List.of("wood.fill", "water.fill", "building.fill", "side.red.fill")) {
      Color colour = grey.colour(name);
      assertThat(spread(colour)).as(name).isLessThanOrEqualTo(1);
    }
    assertThat(grey.isGrey()).isTrue();
    assertThat(MapManner.COLOUR.style().isGrey()).isFalse();
  }

  private static int spread(Color colour) {
    int most = Math.max(colour.getRed(), Math.max(colour.getGreen(), colour.getBlue()));
    int least = Math.min(colour.getRed(), Math.min(colour.getGreen(), colour.getBlue()));
    return most - least;
  }

  /** The audit tells by its colour whose a block is, also where it is grey. */
  @Test
  void inEachMannerNoTwoSidesShareAColour() {
    for (MapManner manner : MapManner.values()) {
      Map<Color, String> whose = new HashMap<>();
      for (String side : SIDES) {
        for (String shade : List.of("fill", "dark", "pale")) {
          Color colour = manner.style().side(side, shade);
          String before = whose.put(colour, side);
          assertThat(before == null || before.equals(side))
              .as("%s of %s, %s", shade, side, manner.key())
              .isTrue();
        }
      }
    }
  }

  /** The contrast that letters need beside their ground is that of the WCAG, 4.5 to 1. */
  @Test
  void namesAndTroopsCanBeReadAtNight() {
    MapStyle night = MapStyle.night();
    List<Color> letters = new ArrayList<>();
    for (String name : List.of("name.ink", "name.water", "name.wood", "contour.figure", "ink")) {
      letters.add(night.colour(name));
    }
    SIDES.forEach(side -> letters.add(night.side(side, "dark")));
    double paper = light(night.colour("paper"));
    assertThat(letters)
        .allSatisfy(each -> assertThat((light(each) + 0.05) / (paper + 0.05)).isGreaterThan(4.5));
  }

  /** Relative luminance, as the WCAG has it. */
  private static double light(Color colour) {
    return 0.2126 * linear(colour.getRed())
        + 0.7152 * linear(colour.getGreen())
        + 0.0722 * linear(colour.getBlue());
  }

  private static double linear(int part) {
    double c = part / 255.0;
    return c <= 0.03928 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
  }

  @Test
  void thePeriodKnewNoContours() {
    assertThat(MapLayers.drawn().in(MapManner.PERIOD).has(MapLayer.CONTOURS)).isFalse();
    assertThat(MapLayers.drawn().in(MapManner.GREY)).isEqualTo(MapLayers.drawn());
    assertThat(MapLayers.drawn().in(MapManner.SHEET)).isEqualTo(MapLayers.sheet());
    assertThat(MapManner.PERIOD.style().mm("water.lines")).isPositive();
  }

  @Test
  void isFoundByItsWord() {
    assertThat(MapManner.findByKey("grey")).contains(MapManner.GREY);
    assertThat(MapManner.findByKey("sepia")).isEmpty();
    assertThat(MapManner.keys()).containsExactly("colour", "grey", "period", "sheet");
  }
}
