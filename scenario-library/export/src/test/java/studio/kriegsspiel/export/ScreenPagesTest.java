package studio.kriegsspiel.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.export.paper.PaperAudience;
import studio.kriegsspiel.export.seal.Seal;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.SealedSheet;
import studio.kriegsspiel.situation.knowledge.SealedSheets;

/** Pages for a telephone: whole in themselves, in good order, and silent of news to come. */
class ScreenPagesTest {
  static final Situation SITUATION =
      SampleScenario.situation(SampleScenario.scenario(), SampleGround.flat());
  static final List<Paper> PAGES = pages(SITUATION, new Random(1815));

  static List<Paper> pages(Situation situation, java.util.random.RandomGenerator chance) {
    return new Papers(
            ExportRequest.of(situation, List.of(), Set.of(ExportTarget.PAGE), Path.of("out")),
            chance)
        .drafts().stream().map(draft -> draft.make().apply(share -> {})).toList();
  }

  static Stream<Paper> everyPage() {
    return PAGES.stream();
  }

  static Stream<Paper> playersPages() {
    return PAGES.stream().filter(page -> page.audience() instanceof PaperAudience.Page);
  }

  static String text(Paper page) {
    return new String(page.content(), StandardCharsets.UTF_8);
  }

  static JsonNode sealed(Paper page) throws IOException {
    Matcher matcher = Pattern.compile("id=\"sealed\">([^<]*)<").matcher(text(page));
    assertThat(matcher.find()).isTrue();
    return new JsonMapper().readTree(matcher.group(1));
  }

  /** A page as a tree, without style and scripts, its empty elements closed. */
  private static Document tree(Paper page) throws Exception {
    String xml =
        text(page)
            .replaceAll("(?s)(<(script|style)[^>]*>).*?(?=</\\2>)", "$1")
            .replaceAll("<((?:meta|img|input|hr)\\b[^>]*)>", "<$1/>")
            .replace(" hidden>", " hidden=\"\">")
            .replace(" hidden data", " hidden=\"\" data");
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)));
  }

  private static List<Element> elements(Document tree, String name) {
    List<Element> elements = new ArrayList<>();
    NodeList found = tree.getElementsByTagName(name);
    for (int i = 0; i < found.getLength(); i++) {
      elements.add((Element) found.item(i));
    }
    return elements;
  }

  @ParameterizedTest
  @MethodSource("everyPage")
  void aPageIsInGoodOrder(Paper page) throws Exception {
    Document tree = tree(page);
    assertThat(tree.getDocumentElement().getAttribute("lang")).isEqualTo("en");
    assertThat(elements(tree, "title").get(0).getTextContent())
        .contains(SITUATION.scenario().title());
    for (String landmark : List.of("header", "nav", "main", "h1")) {
      assertThat(elements(tree, landmark)).as(landmark).hasSize(1);
    }
    int before = 0;
    for (Element each : elements(tree, "*")) {
      if (each.getTagName().matches("h[1-6]")) {
        int rank = each.getTagName().charAt(1) - '0';
        assertThat(rank).as(each.getTextContent()).isLessThanOrEqualTo(before + 1);
        assertThat(each.getTextContent()).isNotBlank();
        before = rank;
      }
    }
  }

  @ParameterizedTest
  @MethodSource("everyPage")
  void whatIsNamedIsThereOnce(Paper page) throws Exception {
    Document tree = tree(page);
    List<String> ids = new ArrayList<>();
    Set<String> wanted = new HashSet<>();
    for (Element each : elements(tree, "*")) {
      if (each.hasAttribute("id")) {
        ids.add(each.getAttribute("id"));
      }
      for (String name : List.of("aria-labelledby", "aria-describedby", "for")) {
        if (each.hasAttribute(name)) {
          wanted.addAll(List.of(each.getAttribute(name).split(" ")));
        }
      }
      if (each.hasAttribute("href")) {
        assertThat(each.getAttribute("href")).startsWith("#");
        wanted.add(each.getAttribute("href").substring(1));
      }
    }
    assertThat(ids).doesNotHaveDuplicates().containsAll(wanted);
    Set<String> labelled = new HashSet<>();
    elements(tree, "label").forEach(label -> labelled.add(label.getAttribute("for")));
    for (String field : List.of("input", "textarea")) {
      elements(tree, field).forEach(each -> assertThat(labelled).contains(each.getAttribute("id")));
    }
  }

  @ParameterizedTest
  @MethodSource("everyPage")
  void tablesHaveACaptionAndHeads(Paper page) throws Exception {
    Document tree = tree(page);
    assertThat(elements(tree, "table")).isNotEmpty();
    for (Element table : elements(tree, "table")) {
      assertThat(table.getElementsByTagName("caption").item(0).getTextContent()).isNotBlank();
    }
    assertThat(elements(tree, "th"))
        .isNotEmpty()
        .allMatch(head -> head.getAttribute("scope").matches("row|col"));
    assertThat(elements(tree, "img")).allMatch(image -> !image.getAttribute("alt").isBlank());
  }

  @ParameterizedTest
  @MethodSource("everyPage")
  void aPageFetchesNothingAndRunsNothingElse(Paper page) throws Exception {
    String text = text(page);
    assertThat(text)
        .doesNotContain("http:", "https:", "url(", "@import", " style=", "localStorage");
    assertThat(page.content().length).isLessThan(5_000_000);
    Matcher policy = Pattern.compile("content=\"(default-src[^\"]*)\"").matcher(text);
    assertThat(policy.find()).isTrue();
    assertThat(policy.group(1)).startsWith("default-src 'none'; img-src data:;");
    Matcher code = Pattern.compile("(?s)<(script|style)>(.*?)</\\1>").matcher(text);
    int found = 0;
    while (code.find()) {
      byte[] print =
          MessageDigest.getInstance("SHA-256")
              .digest(code.group(2).getBytes(StandardCharsets.UTF_8));
      assertThat(policy.group(1))
          .contains("'sha256-" + Base64.getEncoder().encodeToString(print) + "'");
      found++;
    }
    assertThat(found).isEqualTo(3);
  }

  @Test
  void everySheetOpensByItsWordsOnThePagesOfThoseItIsFor() throws IOException {
    Set<SealedSheet> opened = new HashSet<>();
    for (Paper page : playersPages().toList()) {
      JsonNode sealed = sealed(page);
      byte[] salt = Base64.getDecoder().decode(sealed.path("salt").asText());
      PaperAudience.Page audience = (PaperAudience.Page) page.audience();
      for (PaperAudience.Unlocked sheet : audience.sheets()) {
        List<String> open = open(sealed, new Seal(sheet.words(), salt));
        assertThat(open).hasSize(1);
        assertThat(open.get(0).replaceAll("<[^>]*>", "").replaceAll("\\s+", " "))
            .contains(sheet.sheet().text().replaceAll("\\s+", " ").substring(0, 20));
        opened.add(sheet.sheet());
        assertThat(sheet.sheet().audience().findSide().map(audience.view().reader().side()::equals))
            .isNotEqualTo(java.util.Optional.of(false));
        assertThat(text(page)).doesNotContain(sheet.words(), sheet.sheet().text());
        assertThat(text(PAGES.get(0))).contains(sheet.words());
      }
      assertThat(open(sealed, new Seal("abbey acorn actor album anchor angle apple arrow", salt)))
          .isEmpty();
    }
    assertThat(opened)
        .containsExactlyInAnyOrderElementsOf(
            SealedSheets.of(SITUATION).stream().map(SealedSheets.Due::sheet).toList());
  }

  private static List<String> open(JsonNode sealed, Seal seal) {
    List<String> open = new ArrayList<>();
    sealed
        .path("sheets")
        .forEach(
            each -> seal.unlock(Base64.getDecoder().decode(each.asText())).ifPresent(open::add));
    return open;
  }

  @Test
  void neitherNumberNorLengthOfNewsTells() throws IOException {
    Scenario silent =
        SampleScenario.changed(text -> text.replaceFirst("(?ms)^intelligence$.*?(?=^\\S)", ""));
    Situation without = SampleScenario.situation(silent, SampleGround.flat());
    assertThat(SealedSheets.of(without)).hasSizeLessThan(SealedSheets.of(SITUATION).size());
    Set<Integer> numbers = new HashSet<>();
    Set<Integer> lengths = new HashSet<>();
    List<Paper> all = new ArrayList<>(PAGES);
    all.addAll(pages(without, new Random(3)));
    for (Paper page : all) {
      if (page.audience() instanceof PaperAudience.Page) {
        JsonNode sheets = sealed(page).path("sheets");
        numbers.add(sheets.size());
        sheets.forEach(each -> lengths.add(each.asText().length()));
      }
    }
    assertThat(numbers).containsExactly(8);
    assertThat(lengths).hasSize(1);
  }

  @Test
  void wordsAreDrawnAnewForEveryExport() {
    Set<String> words = new HashSet<>();
    int sheets = 0;
    for (Paper page : pages(SITUATION, new java.security.SecureRandom())) {
      if (page.audience() instanceof PaperAudience.Page audience) {
        audience.sheets().forEach(each -> words.add(each.words()));
      }
    }
    for (Paper page : PAGES) {
      if (page.audience() instanceof PaperAudience.Page audience) {
        for (PaperAudience.Unlocked each : audience.sheets()) {
          assertThat(words).doesNotContain(each.words());
          sheets++;
        }
      }
    }
    assertThat(sheets).isPositive();
  }
}
