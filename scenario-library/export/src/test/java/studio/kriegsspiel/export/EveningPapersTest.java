package studio.kriegsspiel.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.locationtech.jts.geom.Geometry;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.style.MapManner;
import studio.kriegsspiel.export.page.MapTiff;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.export.paper.PaperAudience;
import studio.kriegsspiel.export.pdf.LockedPdf;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.samples.SampleEvening;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.terrain.gpkg.GeoLayer;
import studio.kriegsspiel.terrain.gpkg.GeoPackage;
import studio.kriegsspiel.terrain.ground.Ground;

/**
 * All that leaves the studio for an evening with something of everything, word by word and in its
 * place on the page. {@code -Dgoldens=rewrite} writes the goldens, to be read as their readers do.
 */
class EveningPapersTest {
  private static final Path GOLDENS =
      Path.of("src/test/resources/studio/kriegsspiel/export/evening");

  /** What the evening does not have: variants, assertions, sources, a marked exercise. */
  private static final String MORE =
      """

      assert First holds "La Belle Alliance" at 13:00
      assert Blue does not know Red.Guard by 12:50
        source "Journal, p. 7"

      allow KS-MOV-003 for First "the inn was theirs (Journal)"

      exercise "Fall back" grade 3 for "At the farm" of Blue
        learn "Judge when to ask for help"
        decision "Rounds run short" at 15:20 "What do you report, and to whom?"
          expect message to Blue about "the empty pouches" by 15:30 worth 5
          expect message to "General" of Red worth 1
        decision "At the gate" at 16:10 "Who closes it?"
          expect "Somebody closes it" worth 1
          expect Second at "Mont-Saint-Jean" by 17:00 worth 2
        against retreat of Second before 17:00 costs 4
        solution \"""
          Report before the last volley is fired.
          15:22 message to Blue "Cartridges at once."
          15:40 Second holds "La Haye Sainte"
        \"""
        grades 4 "admirably done", 2 "tolerably done"

      umpire notes "Let the rounds run out."

      variant "Other troops" easier for Red
        First: 700 men, guard, 2 ranks
        Guns: 4 guns 12-pdr
        without Third
        deploy
          Second in column of route at "Mont-Saint-Jean" facing south
          Guard in line at "La Haye Sainte" facing north, loopholed
          post of 40 men of First as Picket at "Sand-pit"
          Pioneers anywhere north of "La Belle Alliance"
          Horse patrols from "La Belle Alliance" to "Sand-pit" from 13:10
          Delta marches from "La Haye Sainte" to "Papelotte" from 14:10
        reinforcements
          Late enters by "Papelotte" from the east at 15:30 in column of route

      variant "Another day" easier for Blue
        on 18 June 1815 from 12:00 to 19:00
        weather fog until 14:00, then fair
        ground dry
        rivers low until 15:00, then high
        visibility 300 paces
        report to Blue at 12:40 from headquarters "Hold the inn, and only the inn."
        intelligence
          at 13:10 to Red from a spy, doubtful: "They sleep."
          at 13:20 to Red from a spy, doubtful: "They wake."

      variant "Another book"
        rules battle-system
        engineering
          Pioneers destroys "Bridge" with powder from 14:00 to 15:00
        events
          at 15:00 Guns bombards "Papelotte" until 15:30
          when Foot has lost 10 % Second marches to "Mont-Saint-Jean"
        assert Red outnumbers Blue
        umpire notes "Only for those who know it."
      """;

  /** One for all papers, which search its ground but once. */
  private static final Situation SITUATION = situation();

  static Situation situation() {
    ParsedScenario parsed = new ScenarioLanguage().parse("evening.kriegsspiel", text());
    assertThat(parsed.findings()).isEmpty();
    return new Situation(
        parsed.scenario().orElseThrow(),
        RuleBooks.get("reisswitz-1824"),
        Optional.of(Ground.of(SampleGround.flat())));
  }

  static List<Papers.Draft> drafts(Set<ExportTarget> targets) {
    return new Papers(
            new ExportRequest(
                SITUATION,
                List.of(),
                targets,
                GOLDENS,
                PageSize.A4,
                8000,
                MapLayers.drawn(),
                MapManner.COLOUR,
                OptionalInt.empty()),
            new Random(1824))
        .drafts();
  }

  private static String text() {
    return SampleEvening.text()
            .replace(
                "600 men, line\n",
                "600 men, line, 2 ranks, musket\n      source \"Journal, p. 1\"\n")
            .replace("by 16:00\n", "by 16:00\n    source \"Journal, p. 2\" confidence probable\n")
            .replace("until 15:30\n", "until 15:30\n    source \"Journal, p. 3\"\n")
            .replace("repeating\n", "repeating\n    source \"Journal, p. 4\"\n")
            .replace("Guard in line at", "Lancers garrisons \"La Haye Sainte\"\n  Guard in line at")
        + MORE;
  }

  @ParameterizedTest
  @EnumSource(ExportTarget.class)
  void everyReaderGetsHisPapers(ExportTarget target) throws IOException {
    for (Papers.Draft each : drafts(EnumSet.of(target))) {
      compare(each);
    }
  }

  @Test
  void nobodyElseGetsAny() throws IOException {
    try (Stream<Path> kept = Files.list(GOLDENS)) {
      assertThat(kept.map(each -> each.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(
              drafts(EnumSet.allOf(ExportTarget.class)).stream()
                  .map(each -> each.fileName() + ".txt")
                  .toList());
    }
  }

  private static void compare(Papers.Draft draft) throws IOException {
    Paper paper = draft.make().apply(pages -> {});
    String told = told(draft, paper);
    Path golden = GOLDENS.resolve(draft.fileName() + ".txt");
    if ("rewrite".equals(System.getProperty("goldens"))) {
      Files.createDirectories(GOLDENS);
      Files.writeString(golden, told);
    }
    assertThat(told).as(draft.fileName()).isEqualTo(Files.readString(golden));
  }

  /** The bytes as their reader opens them. */
  static byte[] opened(Paper paper) throws IOException {
    return paper.audience() instanceof PaperAudience.Sheets sheets && sheets.words().isPresent()
        ? LockedPdf.unlock(paper.content(), sheets.words().get()).orElseThrow()
        : paper.content();
  }

  private static String told(Papers.Draft draft, Paper paper) throws IOException {
    if (draft.fileName().endsWith(".png")) {
      BufferedImage picture = ImageIO.read(new ByteArrayInputStream(paper.content()));
      return "picture of %d by %d points\n".formatted(picture.getWidth(), picture.getHeight());
    }
    if (draft.fileName().endsWith(".tif")) {
      BufferedImage picture = MapTiff.read(paper.content());
      return "GeoTIFF of %d by %d points\n".formatted(picture.getWidth(), picture.getHeight());
    }
    if (draft.fileName().endsWith(".xlsx")) {
      return workbook(paper.content());
    }
    if (draft.fileName().endsWith(".gpkg")) {
      return layers(paper.content());
    }
    if (draft.fileName().endsWith(".vmod") || draft.fileName().endsWith(".zip")) {
      return module(paper.content());
    }
    if (draft.fileName().endsWith(".svg")) {
      return words(new String(paper.content(), StandardCharsets.UTF_8));
    }
    return draft.fileName().endsWith(".pdf")
        ? PlacedWords.of(opened(paper))
        : readable(new String(paper.content(), StandardCharsets.UTF_8));
  }

  /** The words of a drawing, a line each, in their order. */
  private static String words(String svg) {
    return Pattern.compile("<(?:title|desc|text)\\b[^>]*>([^<]+)<")
        .matcher(svg)
        .results()
        .map(each -> each.group(1).strip() + "\n")
        .collect(Collectors.joining());
  }

  /** The sheets of a workbook, a cell a line. */
  private static String workbook(byte[] content) throws IOException {
    StringBuilder told = new StringBuilder();
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(content))) {
      for (ZipEntry part = zip.getNextEntry(); part != null; part = zip.getNextEntry()) {
        if (part.getName().startsWith("xl/worksheets")) {
          String xml = new String(zip.readAllBytes(), StandardCharsets.UTF_8);
          told.append(part.getName()).append("\n").append(xml.replace("<c ", "\n<c "));
          told.append("\n");
        }
      }
    }
    return told.toString();
  }

  /** The layers of a GeoPackage, a row a line. */
  private static String layers(byte[] content) throws IOException {
    StringBuilder told = new StringBuilder();
    for (GeoLayer layer : GeoPackage.read(content)) {
      told.append(layer.name()).append(" ").append(layer.columns()).append("\n");
      for (GeoLayer.Row row : layer.rows()) {
        told.append(row.shape().map(Geometry::toText).orElse("nowhere"))
            .append(" ")
            .append(new TreeMap<>(row.cells()))
            .append("\n");
      }
    }
    return told.toString();
  }

  /** The parts of a module, its pictures by their measures. */
  private static String module(byte[] content) throws IOException {
    StringBuilder told = new StringBuilder();
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(content))) {
      for (ZipEntry part = zip.getNextEntry(); part != null; part = zip.getNextEntry()) {
        byte[] bytes = zip.readAllBytes();
        told.append(part.getName()).append("\n");
        if (part.getName().endsWith(".png")) {
          BufferedImage picture = ImageIO.read(new ByteArrayInputStream(bytes));
          told.append("%d by %d points\n".formatted(picture.getWidth(), picture.getHeight()));
        } else if (part.getName().endsWith(".log")) {
          told.append(TableFilesTest.adventure(content).toPrettyString()).append("\n");
        } else if (!part.getName().contains("/MANIFEST-")) {
          told.append(readable(new String(bytes, StandardCharsets.UTF_8)));
        }
      }
    }
    return told.toString();
  }

  /**
   * Without what no one reads: the version, how lines end, pictures, locked bytes, style and
   * scripts.
   */
  private static String readable(String text) {
    return text.replace("\r\n", "\n")
        .replaceFirst("Kriegsspiel Studio [^\"/]*", "Kriegsspiel Studio")
        .replaceAll("base64,[^\"]*", "base64,")
        .replaceAll("\"image\":\"[^\"]*\"", "\"image\":\"\"")
        .replaceFirst("content=\"default-src[^\"]*\"", "content=\"\"")
        .replaceAll("(?s)(<(script|style)[^>]*>).*?(?=</\\2>)", "$1");
  }
}
