package studio.kriegsspiel.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.export.audit.Audit;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.export.paper.PaperAudience;
import studio.kriegsspiel.export.seal.KeyWords;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.secret.Leak;

/** What the audit finds in a page for a screen that was changed on its way. */
class ScreenPagesAuditTest {
  private static final Situation SITUATION = ScreenPagesTest.SITUATION;

  @ParameterizedTest
  @MethodSource("studio.kriegsspiel.export.ScreenPagesTest#playersPages")
  void aCleanPagePasses(Paper page) {
    assertThat(new Audit(SITUATION).check(page)).isEmpty();
  }

  private static Paper changed(Paper page, String from, String to) {
    String text = ScreenPagesTest.text(page);
    assertThat(text.contains(from)).as(from).isTrue();
    int at = text.lastIndexOf(from);
    String after = text.substring(0, at) + to + text.substring(at + from.length());
    return new Paper(
        page.fileName(), page.audience(), after.getBytes(StandardCharsets.UTF_8), page.ownWords());
  }

  private static Paper page(String name) {
    return ScreenPagesTest.PAGES.stream()
        .filter(page -> page.fileName().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static Paper blue() {
    return page("blue-commander-of-the-division-page.html");
  }

  private static Paper red() {
    return page("red-commander-of-the-first-corps-page.html");
  }

  private static List<String> after(String from, String to) {
    return new Audit(SITUATION).check(changed(blue(), from, to)).stream().map(Leak::what).toList();
  }

  /** Whatever of Red's is put wherever it can be read. */
  @Test
  void aNamePlantedAnywhereIsFound() {
    Random chance = new Random(18);
    List<String> places =
        List.of("</h2>\n", "</p>\n", "</td>", "</li>\n", "</dd>\n", "</summary>\n");
    SITUATION.scenario().sides().stream()
        .filter(side -> side.name().equals("Red"))
        .flatMap(side -> side.units())
        .forEach(
            unit -> {
              String place = places.get(chance.nextInt(places.size()));
              String told = chance.nextBoolean() ? unit.title() : unit.id().name();
              String planted =
                  chance.nextBoolean() ? told.toUpperCase(java.util.Locale.ROOT) : told;
              String cut = planted.substring(0, 1) + "<em>" + planted.substring(1) + "</em>";
              if (ScreenPagesTest.text(blue()).contains(place)) {
                assertThat(after(place, " " + cut + " " + place))
                    .as(planted)
                    .anyMatch(what -> what.contains("Red"));
              }
            });
  }

  @Test
  void aNameInAnAttributeIsFound() {
    assertThat(after("alt=\"", "alt=\"L55: ")).contains("unit `Red.L55`");
    assertThat(after("class=\"under\"", "class=\"L55\"")).contains("unit `Red.L55`");
    assertThat(after("data-head=\"", "data-head=\"L55 ")).contains("unit `Red.L55`");
  }

  @Test
  void whatIsWrittenAsTheProgramsOwnIsReadAllTheSame() {
    assertThat(after("<main>\n", "<main>\n<p>&#76;55</p>"))
        .singleElement()
        .asString()
        .contains("cannot be read back");
    assertThat(after("<main>\n", "<main>\n<!-- L55 -->"))
        .singleElement()
        .asString()
        .contains("cannot be read back");
  }

  @Test
  void foreignPartsAreRefused() {
    assertThat(after("<main>\n", "<main>\n<iframe></iframe>"))
        .contains("the element iframe, which none of our pages has");
    assertThat(after("<main>\n", "<main onclick=\"x\">\n"))
        .contains("the attribute onclick, which none of our pages has");
    assertThat(after("href=\"#papers\"", "href=\"https://example.org\""))
        .contains(
            "something that leads out of the page in the attribute href, which none of our pages has");
    assertThat(after("</body>", "<script>alert(1)</script></body>"))
        .contains("a script that is not the program's, which none of our pages has");
    assertThat(after("\"use strict\";", "\"use strict\"; fetch('L55');"))
        .contains("a script that is not the program's, which none of our pages has");
    assertThat(after("default-src 'none'", "default-src *")).isNotEmpty();
    assertThat(after("[\"" + KeyWords.all().get(0) + "\"", "[\"guard\""))
        .contains("key words that are not the program's");
    assertThat(after("{\"salt\"", "{\"more\":1,\"salt\""))
        .contains("news under lock whose number or length tells");
  }

  @Test
  void anotherMapIsFound() {
    Matcher west = Pattern.compile("data-west=\"([^\"]*)\"").matcher(ScreenPagesTest.text(blue()));
    assertThat(west.find()).isTrue();
    assertThat(after(west.group(), "data-west=\"1.0\""))
        .containsExactly("a map cut otherwise than the ground all play on");
    Paper red = red();
    assertThat(after(picture(blue()), picture(red))).contains("something in the colour of Red");
  }

  /** A block that is the reader's own by its colour, where the umpire knows his troops to go. */
  @Test
  void aBlockTooManyOnTheMapOfAPageIsFound() throws IOException {
    byte[] png = Base64.getDecoder().decode(picture(blue()).replaceAll("src=\".*,|\"", ""));
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
    Graphics2D graphics = image.createGraphics();
    graphics.setColor(MapStyle.staffMap().side("blue", "fill"));
    graphics.fillRect(300, 200, 30, 12);
    graphics.dispose();
    ByteArrayOutputStream drawn = new ByteArrayOutputStream();
    ImageIO.write(image, "png", drawn);
    assertThat(after(picture(blue()), source(drawn.toByteArray())))
        .containsExactly(
            "something that its reader's map does not show, at points 300 to 329 across and 200"
                + " to 211 down");
  }

  private static String picture(Paper page) {
    Matcher picture = Pattern.compile("src=\"[^\"]*\"").matcher(ScreenPagesTest.text(page));
    assertThat(picture.find()).isTrue();
    return picture.group();
  }

  @Test
  void notesInThePictureAreFound() {
    byte[] png = Base64.getDecoder().decode(picture(blue()).replaceAll("src=\".*,|\"", ""));
    assertThat(after(picture(blue()), source(MapPicturesTest.noted(png))))
        .contains("notes inside a picture");
    byte[] longer = java.util.Arrays.copyOf(png, png.length + 3);
    assertThat(after(picture(blue()), source(longer))).contains("notes inside a picture");
  }

  private static String source(byte[] png) {
    return "src=\"data:image/png;base64," + Base64.getEncoder().encodeToString(png) + "\"";
  }

  @Test
  void whoeverLocksAnothersNewsIsFound() throws IOException {
    Paper blue = blue();
    JsonNode own = ScreenPagesTest.sealed(blue);
    Paper red = red();
    PaperAudience.Unlocked reds = ((PaperAudience.Page) red.audience()).sheets().get(0);
    PaperAudience.Unlocked blues = ((PaperAudience.Page) blue.audience()).sheets().get(0);
    Paper leaking =
        new Paper(
            "blue-page.html",
            new PaperAudience.Page(
                ((PaperAudience.Page) blue.audience()).view(),
                List.of(new PaperAudience.Unlocked(blues.sheet(), reds.words(), List.of()))),
            changed(
                    blue,
                    own.path("sheets").toString(),
                    ScreenPagesTest.sealed(red).path("sheets").toString())
                .content(),
            blue.ownWords());
    assertThat(new Audit(SITUATION).check(leaking))
        .extracting(Leak::what)
        .anyMatch(what -> what.startsWith("intelligence for Red"));
    String one = own.path("sheets").path(0).asText();
    assertThat(after("\"" + one + "\"", "\"" + one.substring(4) + "\""))
        .contains("news under lock whose number or length tells");
    assertThat(after("\"" + one + "\",", ""))
        .contains("news under lock whose number or length tells");
  }
}
