package studio.kriegsspiel.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.scenario.Phase;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.KnownGround;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.people.People;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.disk.StagingFolder;

class ExporterTest {
  private static final Set<ExportTarget> ALL = ExportTarget.box();

  @TempDir Path folder;

  private static ExportRequest request(Path folder, Set<ExportTarget> targets) {
    return ExportRequest.of(
        SampleScenario.situation(SampleScenario.scenario(), SampleGround.flat()),
        List.of(),
        targets,
        folder);
  }

  @Test
  void everythingForTheEveningIsWritten() {
    ExportResult result = new Exporter().export(request(folder.resolve("out"), ALL));
    assertThat(result.message()).startsWith("27 files written");
    assertThat(((ExportResult.Written) result).files())
        .extracting(file -> file.getFileName().toString())
        .containsExactly(
            "umpire.pdf",
            "umpire-tables.pdf",
            "umpire-sealed-sheets.pdf",
            "blue-commander-of-the-division.pdf",
            "blue-commander-at-the-farm.pdf",
            "red-commander-of-the-first-corps.pdf",
            "map.pdf",
            "play.json",
            "play-blue.json",
            "play-blue-commander-of-the-division.json",
            "play-blue-commander-at-the-farm.json",
            "play-red.json",
            "play-red-commander-of-the-first-corps.json",
            "umpire-phases.pdf",
            "aids.pdf",
            "umpire-aids.pdf",
            "umpire-forms.pdf",
            "umpire-blocks.pdf",
            "umpire-page.html",
            "blue-commander-of-the-division-page.html",
            "blue-commander-at-the-farm-page.html",
            "red-commander-of-the-first-corps-page.html",
            "map.png",
            "umpire-map.png",
            "blue-commander-of-the-division-map.png",
            "blue-commander-at-the-farm-map.png",
            "red-commander-of-the-first-corps-map.png");
  }

  @Test
  void papersOfAnEarlierExportAreNamed() throws IOException {
    Path out = Files.createDirectories(folder.resolve("again"));
    Files.writeString(out.resolve("blue-commander-of-the-horse.pdf"), "of an earlier evening");
    ExportResult result = new Exporter().export(request(out, Set.of(ExportTarget.PLAY)));
    assertThat(((ExportResult.Written) result).others())
        .containsExactly(out.toAbsolutePath().resolve("blue-commander-of-the-horse.pdf"));
    assertThat(result.message()).contains("blue-commander-of-the-horse.pdf");
  }

  @Test
  @Tag("long")
  void theSameScenarioGivesTheSameBytes() throws IOException {
    givesTheSameBytes(ALL);
  }

  /** The pictures are painted as those of the pages are, and cost as much as all the rest. */
  @Test
  void theSameScenarioGivesTheSamePapersAndFiles() throws IOException {
    Set<ExportTarget> targets =
        EnumSet.of(ExportTarget.MAP, ExportTarget.EXERCISE, ExportTarget.PLAY);
    ALL.stream().filter(each -> each.use() == ExportTarget.Use.FIGURES).forEach(targets::add);
    givesTheSameBytes(targets);
  }

  private void givesTheSameBytes(Set<ExportTarget> targets) throws IOException {
    for (String name : List.of("one", "two")) {
      new Exporter(new Random(7))
          .export(
              ExportRequest.of(
                      SampleScenario.situation(SampleScenario.scenario(), SampleGround.terrain()),
                      List.of(),
                      targets,
                      folder.resolve(name))
                  .on(PageSize.A4, 25_000));
    }
    try (Stream<Path> files = Files.list(folder.resolve("one"))) {
      for (Path file : files.toList()) {
        assertThat(Files.mismatch(file, folder.resolve("two").resolve(file.getFileName())))
            .as(file.getFileName().toString())
            .isEqualTo(-1);
      }
    }
  }

  @Test
  void anErrorRefusesTheExportAndIsNamed() {
    Finding error =
        Finding.ofText("KS-MOV-003", Severity.ERROR, TextSpan.NONE, "`KGL5` cannot stand there.");
    Finding note = Finding.ofText("KS-NOTE-001", Severity.NOTE, TextSpan.NONE, "Fine weather.");
    ExportRequest request =
        ExportRequest.of(
            SampleScenario.situation(SampleScenario.scenario(), SampleGround.flat()),
            List.of(note, error),
            ALL,
            folder.resolve("out"));
    ExportResult result = new Exporter().export(request);
    assertThat(result).isEqualTo(new ExportResult.Refused(List.of(error)));
    assertThat(result.message())
        .isEqualTo(
            "Nothing was exported, because the scenario has an error:\n"
                + "KS-MOV-003: `KGL5` cannot stand there.");
    assertThat(folder.resolve("out")).doesNotExist();
  }

  @Test
  void nothingIsLeftBesideTheFolder() throws IOException {
    new Exporter().export(request(folder.resolve("out"), Set.of(ExportTarget.PLAY)));
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).containsExactly(folder.resolve("out"));
    }
  }

  @ParameterizedTest(name = "ended at step {0}")
  @ValueSource(ints = {0, 3, 20})
  void whoeverEndsItFindsNothingWritten(int last) throws IOException {
    List<Double> heard = new ArrayList<>();
    ExportWatch watch =
        (share, what) -> {
          heard.add(share);
          if (heard.size() > last) {
            throw new CancellationException();
          }
        };
    assertThatThrownBy(() -> new Exporter().export(request(folder.resolve("out"), ALL), watch))
        .isInstanceOf(CancellationException.class);
    assertThat(heard).hasSize(last + 1).isSorted();
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).isEmpty();
    }
  }

  @Test
  void aFolderThatIsAFileIsRefusedInASentence() throws IOException {
    Path file = Files.writeString(folder.resolve("taken"), "x");
    assertThatThrownBy(() -> new Exporter().export(request(file, Set.of(ExportTarget.PLAY))))
        .isInstanceOf(ExportException.class)
        .hasMessageContaining("cannot be written")
        .hasMessageContaining("is a file, not a folder");
  }

  @Test
  void aScaleNobodyWouldPrintIsRefusedInASentence() {
    ExportRequest request =
        request(folder.resolve("new/and/newer/out"), Set.of(ExportTarget.MAP)).on(PageSize.A4, 200);
    assertThatThrownBy(() -> new Exporter().export(request))
        .isInstanceOf(ExportException.class)
        .hasMessageMatching(
            "At 1:200 the map of \"Sample ground\" takes \\d+ sheets; choose a smaller scale such"
                + " as 1:\\d+\\.");
    assertThat(folder.resolve("new")).as("nothing is left half made").doesNotExist();
  }

  private ExportResult export(Scenario scenario, Terrain terrain, ExportTarget... targets) {
    return new Exporter()
        .export(
            ExportRequest.of(
                SampleScenario.situation(scenario, terrain),
                List.of(),
                Set.of(targets),
                folder.resolve("out")));
  }

  @Test
  void placesInOtherScriptsCanBePrinted() {
    Terrain terrain =
        SampleGround.flat().toBuilder()
            .place(new Place("Αθήναι", SampleGround.point(700, 2500)))
            .place(new Place("Бородино", SampleGround.point(700, 2200)))
            .build();
    assertThat(export(SampleScenario.scenario(), terrain, ExportTarget.MAP))
        .isInstanceOf(ExportResult.Written.class);
  }

  @Test
  void lettersThatCannotBeSetAreToldBeforeAnythingIsWritten() throws IOException {
    Scenario scenario = SampleScenario.changed("Division Quiot", "Division 司 \ud83d\ude00");
    assertThatThrownBy(() -> export(scenario, SampleGround.flat(), ExportTarget.PACK))
        .isInstanceOf(ExportException.class)
        .hasMessageStartingWith(
            "The papers have no letter for 司 (U+53F8), \ud83d\ude00 (U+1F600) in \"Hand over."
                + " From a patrol, held to be reliable: \u201cDivision 司 \ud83d\ude00\u2026\"")
        .hasMessageEndingWith("; write it in Latin, Greek, Cyrillic or Hebrew letters.");
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).isEmpty();
    }
    assertThat(export(scenario, SampleGround.flat(), ExportTarget.PLAY))
        .isInstanceOf(ExportResult.Written.class);
  }

  @ParameterizedTest
  @CsvSource({
    "Umpire, umpire.pdf, the umpire's",
    "Map, map.pdf, everyone's",
    "Aux, aux.pdf, Windows"
  })
  void aSideCalledLikeAPaperOfTheExportersIsToldBeforeAnythingIsWritten(
      String name, String file, String why) throws IOException {
    Scenario scenario =
        SampleScenario.changed(
            text ->
                text.replace("side Red", "side " + name)
                    .replace("army of Red", "army of " + name)
                    .replace("to Red ", "to " + name + " ")
                    .replace("Red.", name + "."));
    assertThatThrownBy(() -> export(scenario, SampleGround.flat(), ExportTarget.PACK))
        .isInstanceOf(ExportException.class)
        .hasMessageContaining("\"" + name + "\" would be called " + file)
        .hasMessageContaining(why);
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).isEmpty();
    }
  }

  @Test
  void unitsMayBeCalledAsTheSheetsOfTheMapAre() {
    Scenario scenario = SampleScenario.changed("L55", "A2");
    ExportResult result =
        new Exporter()
            .export(
                ExportRequest.of(
                        SampleScenario.situation(scenario, SampleGround.flat()),
                        List.of(),
                        Set.of(ExportTarget.MAP),
                        folder.resolve("out"))
                    .on(PageSize.A4, 8000));
    assertThat(result.message()).startsWith("1 file written");
  }

  @Test
  void whatAKilledExportLeftIsSweptAndWhatIsAtWorkStays() throws IOException {
    Path dead = folder.resolve(".export-0b1f2a3c-1111-2222-3333-444455556666");
    Path own = folder.resolve(".export-plans");
    Files.createDirectories(own);
    Files.createDirectories(dead);
    Files.writeString(dead.resolve("umpire.pdf"), "everything");
    Files.createFile(dead.resolve(".lock"));
    try (StagingFolder staging = StagingFolder.in(folder, ".export-")) {
      Path alive = staging.path();
      new Exporter().export(request(folder.resolve("out"), Set.of(ExportTarget.PLAY)));
      assertThat(dead).doesNotExist();
      assertThat(alive).exists();
      assertThat(own).exists();
    }
  }

  @Test
  void aScenarioWithNothingInItStillGivesTheUmpireABook() {
    Scenario full = SampleScenario.scenario();
    Scenario empty =
        new Scenario(
            "",
            full.header(),
            Optional.empty(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            KnownGround.ALL,
            List.of(),
            full.review(),
            People.NONE,
            full.variants(),
            full.plan(),
            full.span());
    ExportResult result =
        new Exporter()
            .export(
                ExportRequest.of(
                    SampleScenario.situation(empty, SampleGround.flat()),
                    List.of(),
                    Set.of(ExportTarget.PACK, ExportTarget.PLAY),
                    folder.resolve("out")));
    assertThat(((ExportResult.Written) result).files())
        .extracting(file -> file.getFileName().toString())
        .containsExactly("umpire.pdf", "umpire-tables.pdf", "play.json");
  }

  @Test
  void aLeakFailsTheExportAndNothingIsHandedOver() throws IOException {
    Scenario full = SampleScenario.scenario();
    Phase telling =
        new Phase("rain; Brigade Travers de Jever is wet", Optional.empty(), full.span());
    Scenario careless = full.with(full.header().withWeather(List.of(telling)));
    ExportResult result =
        new Exporter()
            .export(
                ExportRequest.of(
                    SampleScenario.situation(careless, SampleGround.flat()),
                    List.of(),
                    Set.of(ExportTarget.PLAY),
                    folder.resolve("out")));
    assertThat(result.message())
        .startsWith("Nothing was exported, because the audit found a leak:\n")
        .contains("play-blue.json, /weather: unit `Brigade Travers de Jever` of Red")
        .doesNotContain("play-red");
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).isEmpty();
    }
  }
}
