package studio.kriegsspiel.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.export.audit.Audit;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.secret.Leak;

/** Maps as pictures: whole, and with nothing in them but what their reader may see. */
class MapPicturesTest {
  private static final Situation SITUATION = SampleScenario.situation();
  private static final Audit AUDIT = new Audit(SITUATION);
  private static final String BLUE = "blue-commander-of-the-division-map.png";
  private static final List<Paper> PICTURES =
      new Papers(
              ExportRequest.of(
                  SITUATION, List.of(), EnumSet.of(ExportTarget.PNG), Path.of("unused")),
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
    return AUDIT.check(paper).stream().map(Leak::what).toList();
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void showsAllOfTheGroundLargely(Paper paper) throws IOException {
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(paper.content()));
    assertThat(Math.max(image.getWidth(), image.getHeight())).isBetween(4000, 4200);
    assertThat(AUDIT.check(paper)).isEmpty();
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
    assertThat(found(BLUE, behindItsRows(clean))).containsExactly("notes inside a picture");
  }

  /** The same picture, with a note in the room for its points but behind the last of them. */
  private static byte[] behindItsRows(byte[] png) {
    byte[] note = "at 13:30".getBytes(StandardCharsets.ISO_8859_1);
    ByteBuffer to = ByteBuffer.allocate(png.length + 12 + note.length);
    int end = png.length - 12;
    to.put(png, 0, end);
    to.putInt(note.length).put("IDAT".getBytes(StandardCharsets.ISO_8859_1)).put(note);
    CRC32 sum = new CRC32();
    sum.update(to.array(), end + 4, 4 + note.length);
    to.putInt((int) sum.getValue()).put(png, end, 12);
    return to.array();
  }

  /** An exporter that tells something by letters, which have no side's colour. */
  @Test
  void aWordWrittenOnAMapFailsTheExport(@TempDir Path folder) {
    Path out = folder.resolve("out");
    ExportRequest request =
        ExportRequest.of(SITUATION, List.of(), EnumSet.of(ExportTarget.PNG), out);
    ExportResult result =
        new Exporter(new Random(1824), paper -> paper.fileName().equals(BLUE) ? told(paper) : paper)
            .export(request);
    assertThat(((ExportResult.Leaked) result).leaks())
        .singleElement()
        .satisfies(
            leak -> {
              assertThat(leak.file()).isEqualTo(BLUE);
              assertThat(leak.what())
                  .matches(
                      "something that its reader's map does not show, at points 3[01]\\d\\d to"
                          + " 3[1-4]\\d\\d across and (19|20)\\d\\d to 20\\d\\d down");
            });
    assertThat(out).doesNotExist();
  }

  /** One that draws a reader's troops twice, the second time where the umpire knows them to go. */
  @Test
  void aBlockInTheReadersOwnColourIsFound() throws IOException {
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(picture(BLUE).content()));
    Graphics2D graphics = image.createGraphics();
    graphics.setColor(MapStyle.staffMap().side("blue", "fill"));
    graphics.fillRect(2500, 1500, 40, 20);
    graphics.dispose();
    assertThat(found(BLUE, png(image)))
        .containsExactly(
            "something that its reader's map does not show, at points 2500 to 2539 across and"
                + " 1500 to 1519 down");
  }

  /** A veil that nobody sees through hides what lies under it from the eye, not from a program. */
  @Test
  void aPictureWithAVeilIsFound() throws IOException {
    BufferedImage plain = ImageIO.read(new ByteArrayInputStream(picture(BLUE).content()));
    BufferedImage veiled =
        new BufferedImage(plain.getWidth(), plain.getHeight(), BufferedImage.TYPE_INT_ARGB);
    veiled.createGraphics().drawImage(plain, 0, 0, null);
    assertThat(found(BLUE, png(veiled)))
        .singleElement()
        .asString()
        .isEqualTo("cannot be read back: a picture of another kind than the studio's");
  }

  private static Paper told(Paper paper) {
    try {
      BufferedImage image = ImageIO.read(new ByteArrayInputStream(paper.content()));
      write(image, "Ney", 3100, 2050);
      return new Paper(paper.fileName(), paper.audience(), png(image));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes a word on a map in the ink of its names. */
  static void write(BufferedImage image, String word, int x, int y) {
    Graphics2D graphics = image.createGraphics();
    graphics.setColor(MapStyle.staffMap().colour("name.ink"));
    graphics.setFont(Faces.ROMAN.at(60));
    graphics.drawString(word, x, y);
    graphics.dispose();
  }

  private static byte[] png(BufferedImage image) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageIO.write(image, "png", bytes);
    return bytes.toByteArray();
  }
}
