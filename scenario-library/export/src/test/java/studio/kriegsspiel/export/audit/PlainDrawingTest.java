package studio.kriegsspiel.export.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSObjectKey;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.export.map.MapSheets;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.terrain.Terrain;

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

  /**
   * Hachures, signs, blocks and rims of letters; a page whose words lay among them took seconds.
   */
  @Test
  void allThatIsDrawnOfAMapIsReadTheShortWay() throws IOException {
    Terrain ground = SampleGround.terrain();
    byte[] map =
        new MapSheets(ground, new MapPainter(ground), MapLayers.drawn(), 0.753)
            .toPdf(PageSize.A4, 8000)
            .content();
    long plain = 0;
    long rest = 0;
    try (PDDocument document = Loader.loadPDF(map)) {
      for (COSObjectKey key : document.getDocument().getXrefTable().keySet()) {
        if (document.getDocument().getObjectFromPool(key).getObject() instanceof COSStream stream
            && COSName.FORM.equals(stream.getCOSName(COSName.SUBTYPE))) {
          try (InputStream content = stream.createInputStream()) {
            byte[] bytes = content.readAllBytes();
            if (PlainDrawing.colours(bytes).isPresent()) {
              plain += bytes.length;
            } else {
              rest += bytes.length;
            }
          }
        }
      }
    }
    assertThat(rest).as("beside " + plain + " bytes").isPositive().isLessThan(plain / 20);
  }
}
