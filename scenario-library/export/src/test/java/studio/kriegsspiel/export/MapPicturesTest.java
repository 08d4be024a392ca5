package studio.kriegsspiel.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.export.audit.Audit;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.secret.Leak;

/** Maps as pictures: whole, and with nothing in them but what their reader may see. */
class MapPicturesTest {
  private static final Situation SITUATION = SampleScenario.situation();
  private static final String BLUE = "blue-commander-of-the-division-map.png";
  private static final List<Paper> PICTURES =
      new Papers(
              ExportRequest.of(
                  SITUATION,
                  List.of(),
                  EnumSet.of(ExportTarget.PNG),
                  java.nio.file.Path.of("unused")),
              new Random(1824))
          .drafts().stream().map(each -> each.make().apply(share -> {})).toList();

  static Stream<Paper> pictures() {
    return PICTURES.stream();
  }

  private static Paper picture(String name) {
    return PICTURES.stream().filter(each -> each.fileName().equals(name)).findFirst().orElseThrow();
  }

  /** A picture with a note in it. */
  static byte[] noted(byte[] png) {
    byte[] note = "\0\0\0\4tEXtL55!\0\0\0\0".getBytes(StandardCharsets.ISO_8859_1);
    byte[] noted = new byte[png.length + note.length];
    System.arraycopy(png, 0, noted, 0, 33);
    System.arraycopy(note, 0, noted, 33, note.length);
    System.arraycopy(png, 33, noted, 33 + note.length, png.length - 33);
    return noted;
  }

  private static List<String> found(String reader, byte[] content) {
    Paper paper = new Paper(reader, picture(reader).audience(), content);
    return new Audit(SITUATION).check(paper).stream().map(Leak::what).toList();
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void showsAllOfTheGroundLargely(Paper paper) throws IOException {
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(paper.content()));
    assertThat(Math.max(image.getWidth(), image.getHeight())).isBetween(4000, 4200);
    assertThat(new Audit(SITUATION).check(paper)).isEmpty();
  }

  @Test
  void anothersMapIsFoundByItsColours() {
    assertThat(found(BLUE, picture("red-commander-of-the-first-corps-map.png").content()))
        .contains("something in the colour of Red");
    assertThat(found("map.png", picture(BLUE).content()))
        .contains("something in the colour of Blue");
  }

  @Test
  void aMapThatIsCutIsFound() throws IOException {
    BufferedImage whole = ImageIO.read(new ByteArrayInputStream(picture(BLUE).content()));
    ByteArrayOutputStream cut = new ByteArrayOutputStream();
    ImageIO.write(whole.getSubimage(0, 0, whole.getWidth() - 9, whole.getHeight()), "png", cut);
    assertThat(found(BLUE, cut.toByteArray()))
        .containsExactly("a map cut otherwise than the ground all play on");
  }

  @Test
  void notesInAndBehindItAreFound() {
    byte[] clean = picture(BLUE).content();
    assertThat(found(BLUE, noted(clean))).contains("notes inside a picture");
    assertThat(found(BLUE, Arrays.copyOf(clean, clean.length + 3)))
        .contains("notes inside a picture");
  }
}
