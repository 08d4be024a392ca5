package studio.kriegsspiel.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.export.audit.Audit;
import studio.kriegsspiel.export.foreign.CsvFile;
import studio.kriegsspiel.export.foreign.ForeignFile;
import studio.kriegsspiel.export.foreign.GpkgFile;
import studio.kriegsspiel.export.foreign.IcsFile;
import studio.kriegsspiel.export.foreign.PlayTree;
import studio.kriegsspiel.export.foreign.XlsxFile;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.export.paper.PaperAudience;
import studio.kriegsspiel.export.play.PlayerFile;
import studio.kriegsspiel.export.play.UmpireFile;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.PlayerViews;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.terrain.gpkg.GeoLayer;
import studio.kriegsspiel.terrain.gpkg.GeoPackage;

/** Files for other programs: nothing in them is another reader's, and other programs read them. */
class ForeignFilesTest {
  private static final Situation SITUATION = SampleScenario.situation();
  private static final Audit AUDIT = new Audit(SITUATION);

  @TempDir Path folder;

  private static List<ForeignFile> files() {
    List<ForeignFile> files = new ArrayList<>();
    for (ExportTarget target : ExportTarget.values()) {
      files.addAll(target.files());
    }
    return files.stream().filter(file -> !file.umpireOnly()).toList();
  }

  /** RFC 5545 §3.1. */
  @Test
  void noLineOfACalendarIsLongerThanItMayBe() {
    byte[] calendar = IcsFile.of(PlayTree.of(UmpireFile.of(SITUATION)));
    assertThat(new String(calendar, StandardCharsets.UTF_8).split("\r\n"))
        .hasSizeGreaterThan(10)
        .allMatch(line -> line.getBytes(StandardCharsets.UTF_8).length <= 75);
  }

  private static Paper paper(ForeignFile file, PlayerView reader, byte[] content) {
    return new Paper("x-" + file.ending(), new PaperAudience.Player(reader), content);
  }

  @Test
  void whatEachReaderGetsIsHis() {
    for (Reader.Player reader : Reader.playersOf(SITUATION.scenario())) {
      PlayerView view = PlayerViews.of(SITUATION, reader, SampleScenario.BEGINS);
      PlayTree tree = PlayTree.of(PlayerFile.of(view));
      for (ForeignFile file : files()) {
        byte[] content = file.write().apply(tree);
        assertThat(AUDIT.check(paper(file, view, content))).as(reader + file.ending()).isEmpty();
      }
    }
  }

  @Test
  void theUmpiresFileInAPlayersHandFailsWhateverItsForm() {
    PlayTree umpires = PlayTree.of(UmpireFile.of(SITUATION));
    PlayerView blue =
        PlayerViews.of(SITUATION, Reader.Player.ofSide("Blue"), SampleScenario.BEGINS);
    for (ForeignFile file : files()) {
      assertThat(AUDIT.check(paper(file, blue, file.write().apply(umpires))))
          .as(file.ending())
          .isNotEmpty();
    }
  }

  @Test
  void whatLiesOnTheTableIsForAll() {
    PlayTree umpires = PlayTree.of(UmpireFile.of(SITUATION));
    List<ForeignFile> onTable = files().stream().filter(ForeignFile::onTable).toList();
    assertThat(onTable).isNotEmpty();
    for (ForeignFile file : onTable) {
      PaperAudience all = new PaperAudience.Table();
      byte[] laid = file.write().apply(umpires.table());
      assertThat(AUDIT.check(new Paper(file.ending(), all, laid))).as(file.ending()).isEmpty();
      byte[] full = file.write().apply(umpires);
      assertThat(AUDIT.check(new Paper(file.ending(), all, full))).as(file.ending()).isNotEmpty();
    }
  }

  /** Any title of an enemy's in whatever texts the reader's file has: none may pass. */
  @Test
  void aSecretPlantedAnywhereIsFound() {
    Random chance = new Random(31);
    PlayerView blue =
        PlayerViews.of(SITUATION, Reader.Player.ofSide("Blue"), SampleScenario.BEGINS);
    String own = new String(PlayerFile.of(blue), StandardCharsets.UTF_8);
    List<String> secrets = titles("Red");
    for (int round = 0; round < 2; round++) {
      String secret = secrets.get(chance.nextInt(secrets.size()));
      String words = quoted("with \\ " + secret + " and =others, \"if\"; <any>");
      String planted =
          own.replaceAll(
              "(\"name\" : \"[^\"]*\",\\s+\"title\" : |\"weather\" : )\"[^\"]*\"",
              "$1" + Matcher.quoteReplacement(words));
      PlayTree tree = PlayTree.of(planted.getBytes(StandardCharsets.UTF_8));
      for (ForeignFile file : files()) {
        byte[] content = file.write().apply(tree);
        assertThat(AUDIT.check(paper(file, blue, content)))
            .as(secret + " in " + file.ending())
            .isNotEmpty();
      }
    }
  }

  private static List<String> titles(String side) {
    Scenario scenario = SITUATION.scenario();
    return scenario.sides().stream()
        .filter(each -> each.name().equals(side))
        .map(Side::army)
        .flatMap(List::stream)
        .flatMap(unit -> unit.parts().stream())
        .map(Unit::title)
        .toList();
  }

  private static String quoted(String text) {
    return new JsonMapper().valueToTree(text).toString();
  }

  @Test
  void whatLiesBetweenThePartsOfAWorkbookIsFound() {
    PlayerView blue =
        PlayerViews.of(SITUATION, Reader.Player.ofSide("Blue"), SampleScenario.BEGINS);
    byte[] clean = XlsxFile.of(PlayTree.of(PlayerFile.of(blue)));
    byte[] more = java.util.Arrays.copyOf(clean, clean.length + 9);
    assertThat(AUDIT.check(new Paper("x-figures.xlsx", new PaperAudience.Player(blue), more)))
        .extracting(leak -> leak.what())
        .containsExactly("cannot be read back: a workbook with something between its parts");
  }

  /** A hair's breadth of a file that is no layer could say anything. */
  @Test
  void whatStandsBesideTheLayersOfAPackageIsFound() {
    PlayerView blue =
        PlayerViews.of(SITUATION, Reader.Player.ofSide("Blue"), SampleScenario.BEGINS);
    byte[] file = GpkgFile.of(PlayTree.of(PlayerFile.of(blue)));
    byte[] version = "SQLite format 3".getBytes(StandardCharsets.UTF_8);
    assertThat(file).startsWith(version);
    file[80] = 'N';
    assertThat(AUDIT.check(new Paper("x-troops.gpkg", new PaperAudience.Player(blue), file)))
        .extracting(leak -> leak.what())
        .containsExactly("cannot be read back: there is something besides its layers");
  }

  /** A body is at one place at a time, and at one all the while it is on the map. */
  @Test
  void layersHaveEachBodyOnceAtEachMinute() throws IOException {
    List<GeoLayer> layers = GeoPackage.read(GpkgFile.of(PlayTree.of(UmpireFile.of(SITUATION))));
    assertThat(layers)
        .extracting(GeoLayer::name)
        .containsExactly("bodies", "footprints", "events", "ways");
    Map<String, String> until = new HashMap<>();
    for (GeoLayer.Row row : layers.get(0).rows()) {
      String body = row.cells().get("side") + "." + row.cells().get("name");
      String begins = String.valueOf(row.cells().get("begins"));
      assertThat(begins).isLessThan(String.valueOf(row.cells().get("ends")));
      String before = until.put(body, String.valueOf(row.cells().get("ends")));
      assertThat(before == null || before.equals(begins)).as(body + " at " + begins).isTrue();
    }
    assertThat(until).containsKey("Blue.Lloyd");
    assertThat(layers.get(0).rows()).hasSizeGreaterThan(until.size());
  }

  @Test
  void noTextBecomesAFormula() {
    Scenario scenario = SampleScenario.changed("\"2nd Light Battalion KGL\"", "\"=1+1\"");
    PlayTree tree =
        PlayTree.of(
            UmpireFile.of(
                SampleScenario.situation(
                    scenario, studio.kriegsspiel.samples.SampleGround.flat())));
    assertThat(new String(CsvFile.forces(tree), StandardCharsets.UTF_8))
        .contains(",'=1+1,", ",facing\r\n")
        .doesNotContain(",=1+1,");
  }

  @Test
  void otherProgramsReadThem() throws IOException, InterruptedException {
    Assumptions.assumeTrue(
        Files.isExecutable(Path.of("/usr/bin/ogrinfo")),
        "no GDAL here; its readers were not asked");
    new Exporter()
        .export(
            ExportRequest.of(
                SITUATION,
                List.of(),
                EnumSet.copyOf(
                    Set.of(
                        ExportTarget.GEOJSON,
                        ExportTarget.KML,
                        ExportTarget.GPKG,
                        ExportTarget.XLSX)),
                folder.resolve("out")));
    JsonNode features =
        new JsonMapper()
            .readTree(folder.resolve("out/umpire-troops.geojson").toFile())
            .path("features");
    assertThat(features.size()).isPositive();
    assertThat(told("umpire-troops.geojson"))
        .contains("Feature Count: " + features.size(), "begins: DateTime");
    assertThat(told("umpire-troops.kml")).contains("Feature Count: " + features.size());
    assertThat(told("umpire-troops.gpkg"))
        .contains("Layer name: bodies", "Geometry: Polygon", "ends: DateTime");
    assertThat(told("umpire-figures.xlsx"))
        .contains("Layer name: forces", "Layer name: timetable", "Layer name: sources");
  }

  private String told(String file) throws IOException, InterruptedException {
    Path out = folder.resolve("told");
    Process reader =
        new ProcessBuilder(
                "/usr/bin/ogrinfo", "-al", "-so", folder.resolve("out").resolve(file).toString())
            .redirectErrorStream(true)
            .redirectOutput(out.toFile())
            .start();
    assertThat(reader.waitFor(30, TimeUnit.SECONDS)).isTrue();
    return Files.readString(out);
  }
}
