package studio.kriegsspiel.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.export.audit.Audit;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.secret.Leak;

/**
 * Maps of lines and letters, true to scale, with nothing in them that their reader may not know.
 */
class MapSvgsTest {
  private static final Situation SITUATION = SampleScenario.situation();
  private static final Audit AUDIT = new Audit(SITUATION);
  private static final String BLUE = "blue-commander-of-the-division-map.svg";
  private static final List<Paper> MAPS =
      new Papers(
              ExportRequest.of(
                  SITUATION, List.of(), EnumSet.of(ExportTarget.SVG), Path.of("unused")),
              new Random(1824))
          .drafts().stream().map(each -> each.make().apply(share -> {})).toList();

  private static Paper map(String name) {
    return MAPS.stream().filter(each -> each.fileName().equals(name)).findFirst().orElseThrow();
  }

  private static String text(String name) {
    return new String(map(name).content(), StandardCharsets.UTF_8);
  }

  private static List<Leak> found(String name, String text) {
    return AUDIT.check(
        new Paper(name, map(name).audience(), text.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void allPassTheAudit() {
    for (Paper each : MAPS) {
      assertThat(AUDIT.check(each)).as(each.fileName()).isEmpty();
    }
  }

  /** 4 by 3 km at 1:8000 are 500 by 375 mm; the frame takes 3.9 mm on each side. */
  @Test
  void aMapIsTrueToScale() {
    assertThat(text("map.svg"))
        .contains("height=\"382.80mm\"", "width=\"507.80mm\"")
        .contains("<title>" + SITUATION.scenario().title() + "</title>");
  }

  @Test
  void namesAreLettersAndFacesAreTold() {
    assertThat(text(BLUE)).contains("<text", "font-style=\"italic\"", "'Times New Roman'");
    assertThat(text("umpire-map.svg")).contains("54e régiment de ligne");
    assertThat(text(BLUE)).doesNotContain("54e régiment de ligne");
  }

  @Test
  void anothersMapIsFoundByItsWordsAndColours() {
    assertThat(found(BLUE, text("red-commander-of-the-first-corps-map.svg")))
        .extracting(Leak::what)
        .contains("something in the colour of Red")
        .anyMatch(what -> what.startsWith("something that its reader's map does not show"))
        .anyMatch(what -> what.contains("54e"));
  }

  /** Wherever a name is put: read out it is a secret, and the file is not the reader's map. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "</title> | </title><metadata>54e régiment de ligne</metadata>",
        "</title> | </title><!-- 54e régiment de ligne -->",
        "</title> | </title><?note 54e régiment de ligne?>",
        "</title> | </title><desc>54e régiment de ligne</desc>",
        "<svg | <svg data-note=\"54e régiment de ligne\"",
        "id=\"clipPath1\" | id=\"54e régiment de ligne\"",
        "</svg> | </svg><!--54e régiment de ligne-->"
      })
  void aNameAnywhereIsFound(String from, String to) {
    assertThat(found(BLUE, text(BLUE).replaceFirst(from, to)))
        .anySatisfy(leak -> assertThat(leak.words()).contains("54e"))
        .anyMatch(leak -> leak.what().startsWith("something that its reader's map does not show"));
  }

  /** A name cut into its letters, or drawn as a shape, is no word; the map has it nowhere. */
  @Test
  void whatIsNoWordIsFoundAsWell() {
    assertThat(found(BLUE, text(BLUE).replaceFirst("</title>", "</title><path d=\"M1 1 L2 2\"/>")))
        .extracting(Leak::what)
        .singleElement()
        .asString()
        .matches("something that its reader's map does not show, at byte \\d+");
    assertThat(found(BLUE, text(BLUE) + " "))
        .extracting(Leak::what)
        .containsExactly(
            "something that its reader's map does not show, at byte "
                + (map(BLUE).content().length + 1));
  }

  @Test
  void aMapThatBringsAGrammarIsRefused() {
    String told = text(BLUE).replaceFirst("<svg", "<!DOCTYPE svg SYSTEM \"x.dtd\"><svg");
    assertThat(found(BLUE, told))
        .extracting(Leak::what)
        .containsExactly("cannot be read back: a map that brings a grammar");
  }
}
