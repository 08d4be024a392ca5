package studio.kriegsspiel.drawing.style;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.Color;
import org.junit.jupiter.api.Test;

class MapStyleTest {

  @Test
  void thePaletteIsData() {
    assertThat(MapStyle.staffMap().colour("side.red.fill")).isEqualTo(new Color(0xc5352b));
    assertThat(MapStyle.staffMap().mm("road.highway")).isEqualTo(1.05);
  }

  @Test
  void aColourMayLetTheGroundShineThrough() {
    assertThat(MapStyle.staffMap().colour("slope.1").getAlpha()).isEqualTo(0x66);
  }

  @Test
  void aSideOfAnUnknownColourIsDrawnInTheUmpiresGrey() {
    assertThat(MapStyle.staffMap().side("purple with dots", "fill"))
        .isEqualTo(MapStyle.staffMap().colour("side.other.fill"));
  }

  @Test
  void aNameThePaletteLacksIsAnErrorThatNamesIt() {
    assertThatThrownBy(() -> MapStyle.staffMap().colour("nonsense"))
        .hasMessage("The palette has no colour `nonsense`.");
  }

  @Test
  void facesComeWithTheProgramAndAreKnownAgain() {
    for (Faces face : Faces.values()) {
      assertThat(Faces.of(face.at(12))).isEqualTo(face);
      assertThat(face.at(12).canDisplayUpTo("Lüneburg é ł Ж")).isEqualTo(-1);
    }
  }
}
