package studio.kriegsspiel.export.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlainDrawingTest {

  private static Optional<Set<Integer>> read(String content) {
    return PlainDrawing.colours(content.getBytes(StandardCharsets.ISO_8859_1));
  }

  @Test
  void coloursOfLinesAndAreasAreRead() {
    assertThat(
            read(
                """
                q 1 0 0 1 0 0 cm
                /DeviceRGB CS 1 0 .5 SC [2 1] 0 d 0.3 w 10 -20 m +5.25 6 l S
                1 1 1 rg 0 0 10 10 re f* /gs1 gs Q
                """))
        .contains(Set.of(0xff0080, 0xffffff));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "BT /F1 9 Tf (Quiot) Tj ET",
        "/Form2 Do",
        "/Pattern cs /P1 scn 0 0 9 9 re f",
        "/CS0 cs 1 0 0 sc",
        "0 0 0 1 k",
        "0.5 g",
        "1 0 rg",
        "BI /W 1 /H 1 ID x EI",
        "/Span <</ActualText (Quiot)>> BDC EMC",
        "0 0 m 1 1 l S % Quiot",
        "/Sh1 sh",
        "1 1 m 2 2 l S unknown"
      })
  void anythingElseIsReadTheLongWay(String content) {
    assertThat(read(content)).isEmpty();
  }
}
