package studio.kriegsspiel.drawing.style;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.awt.geom.Rectangle2D;
import org.junit.jupiter.api.Test;

class LetteringTest {
  private static final FontRenderContext METRICS = new FontRenderContext(null, true, true);

  /** Arabic letters join: the same letters side by side are a good deal wider. */
  @Test
  void lettersThatJoinAreOutlinedAsTheyAreDrawn() {
    String third = "\u0627\u0644\u0643\u062a\u064a\u0628\u0629";
    Font font = Faces.ROMAN.fitting(third, 40);
    assumeTrue(font.canDisplayUpTo(third) < 0, "no font of this machine has Arabic letters");
    double drawn = font.getStringBounds(third, METRICS).getWidth();
    Rectangle2D outline = Lettering.outline(font, METRICS, third, 100, 50).getBounds2D();
    assertThat(outline.getMinX()).isBetween(92.0, 108.0);
    assertThat(outline.getMaxX()).isBetween(100 + drawn - 8, 100 + drawn + 8);
  }

  @Test
  void theFaceSaysWhetherAnyFontHasTheLetters() {
    assertThat(Faces.ROMAN.shows("Hougoumont, \u0394\u03b5\u03cd\u03c4\u03b5\u03c1\u03bf"))
        .isTrue();
    assertThat(Faces.ROMAN.shows("\udbff\udffd")).isFalse();
  }
}
