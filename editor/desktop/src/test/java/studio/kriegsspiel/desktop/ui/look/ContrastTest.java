package studio.kriegsspiel.desktop.ui.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.drawing.style.MapStyle;

/**
 * What is drawn over the map can be seen on its paper, which is light in every look, and what is
 * told at the pointer can be read. Contrast as the Web Content Accessibility Guidelines reckon it:
 * 3 for lines, 4.5 for words.
 */
class ContrastTest {
  private static final double LINES = 3;
  private static final double WORDS = 4.5;

  @ParameterizedTest
  @EnumSource(Look.class)
  void linesOnTheMapStandOutFromItsPaper(Look look) {
    Looks.wear(look);
    Color paper = MapStyle.staffMap().colour("paper");
    for (String key : new String[] {"selection", "preview", "handEdit", "raised", "lowered"}) {
      Color ink = Looks.colour("Studio.map." + key);
      assertThat(contrast(ink, paper)).as(key + " on paper").isGreaterThanOrEqualTo(LINES);
    }
    assertThat(
            contrast(
                Looks.colour("Studio.map.selection"), Looks.colour("Studio.map.overlayBackground")))
        .as("selection on a note")
        .isGreaterThanOrEqualTo(LINES);
  }

  @ParameterizedTest
  @EnumSource(Look.class)
  void wordsAtThePointerCanBeRead(Look look) {
    Looks.wear(look);
    assertThat(
            contrast(
                Looks.colour("Studio.map.overlayForeground"),
                Looks.colour("Studio.map.overlayBackground")))
        .isGreaterThanOrEqualTo(WORDS);
    assertThat(contrast(Looks.colour("ToolTip.foreground"), Looks.colour("ToolTip.background")))
        .isGreaterThanOrEqualTo(WORDS);
    for (String severity : new String[] {"error", "warning", "note"}) {
      assertThat(
              contrast(
                  Looks.colour("Studio." + severity), Looks.colour("Studio.map.overlayBackground")))
          .as(severity + " on its disc")
          .isGreaterThanOrEqualTo(LINES);
    }
  }

  private static double contrast(Color one, Color other) {
    double light = Math.max(luminance(one), luminance(other));
    double dark = Math.min(luminance(one), luminance(other));
    return (light + 0.05) / (dark + 0.05);
  }

  private static double luminance(Color colour) {
    return 0.2126 * linear(colour.getRed())
        + 0.7152 * linear(colour.getGreen())
        + 0.0722 * linear(colour.getBlue());
  }

  private static double linear(int part) {
    double share = part / 255.0;
    return share <= 0.03928 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  }
}
