package studio.kriegsspiel.desk.preset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.desk.core.EveningBench;
import studio.kriegsspiel.desk.core.ExportWish;
import studio.kriegsspiel.desk.core.Exporting;
import studio.kriegsspiel.desk.file.Settings;
import studio.kriegsspiel.drawing.style.MapManner;
import studio.kriegsspiel.export.ExportTarget;
import studio.kriegsspiel.export.pdf.PageSize;

/** Exports are kept under names, chosen again, written over and removed; damage stays as it is. */
class ExportPresetsTest {
  private static final ExportPreset GREY_ON_A3 =
      new ExportPreset(
          EnumSet.of(ExportTarget.PACK, ExportTarget.GPKG),
          new ExportWish.Look(PageSize.A3, 5280, MapManner.GREY),
          2);

  @TempDir Path folder;

  private Settings settings() {
    return new Settings(folder, problem -> {});
  }

  private ExportPresets presets() {
    return new ExportPresets(settings());
  }

  @Test
  void whatIsKeptIsThereTheNextEvening() {
    ExportPresets presets = presets();
    int delivered = presets.names().size();
    presets.keep(" For the club = A3 ", GREY_ON_A3);
    ExportPresets next = presets();
    assertThat(next.names()).hasSize(delivered + 1).endsWith("For the club = A3");
    assertThat(next.find("for the CLUB = a3")).contains(GREY_ON_A3);
    assertThat(next.isOwn("For the club = A3")).isTrue();
    assertThat(next.nameOf(GREY_ON_A3, 5)).contains("For the club = A3");
    assertThat(next.trouble()).isEmpty();
    ExportPreset one = GREY_ON_A3.within(1);
    next.keep("for the club = a3", one);
    assertThat(presets().names()).as("written over").hasSize(delivered + 1);
    assertThat(presets().find("For the club = A3")).contains(one);
    next.remove("For the club = A3");
    assertThat(presets().find("For the club = A3")).isEmpty();
  }

  @Test
  void itIsKnownAgainWhereFewerUmpiresAreTaken() {
    ExportPresets presets = presets();
    presets.keep("Two", GREY_ON_A3);
    assertThat(presets.nameOf(GREY_ON_A3.within(1), 1)).contains("Two");
    assertThat(presets.nameOf(GREY_ON_A3.within(1), 2)).isEmpty();
  }

  @Test
  void whatWasExportedLastIsProposedNext() {
    assertThat(presets().last().targets())
        .containsExactlyInAnyOrder(
            ExportTarget.PACK,
            ExportTarget.MAP,
            ExportTarget.PLAY,
            ExportTarget.PHASES,
            ExportTarget.EXERCISE);
    presets().setLast(GREY_ON_A3);
    assertThat(presets().last()).isEqualTo(GREY_ON_A3);
    ExportPreset nothing =
        new ExportPreset(
            List.<ExportTarget>of().stream().collect(Collectors.toSet()), GREY_ON_A3.look(), 1);
    presets().setLast(nothing);
    assertThat(presets().last()).isEqualTo(nothing);
    settings().put("export.last", "--to everything");
    assertThat(presets().last().targets()).contains(ExportTarget.PHASES);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  ", "on\ntwo lines", "un\u200Bseen", "on telephones AND a screen "})
  void notEveryNameIsTaken(String name) {
    ExportPresets presets = presets();
    assertThat(presets.obstacle(name)).isNotEmpty();
    assertThatThrownBy(() -> presets.keep(name, GREY_ON_A3))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(presets.obstacle("a".repeat(61))).contains("at most 60");
    assertThat(presets.obstacle("a".repeat(60))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "no export at all",
        "=--to pack --paper a4 --scale 8000 --manner colour --umpires 1",
        "A=--to pack,spells --paper a4 --scale 8000 --manner colour --umpires 1",
        "A=--to pack --paper a9 --scale 8000 --manner colour --umpires 1",
        "A=--to pack --paper a4 --scale 99 --manner colour --umpires 1",
        "A=--to pack --paper a4 --scale 8000000000 --manner colour --umpires 1",
        "A=--to pack --paper a4 --scale 8000 --manner loud --umpires 1",
        "A=--to pack --paper a4 --scale 8000 --manner colour --umpires 0",
        "A=--to pack --paper a4 --scale 8000 --manner colour",
        "A=--to pack --paper a4 --scale 8000 --manner colour --umpires",
        "A=--to pack --paper a4 --scale 8000 --manner colour --umpires 1 --out /etc",
        "A=--to pack --paper a4 --paper a4 --scale 8000 --manner colour --umpires 1",
        "On telephones and a screen=--to pack --paper a4 --scale 8000 --manner colour --umpires 1",
      })
  void whatIsDamagedIsToldAndStays(String line) {
    settings().put("export.presets", line);
    ExportPresets presets = presets();
    assertThat(presets.names()).noneMatch(presets::isOwn);
    assertThat(presets.trouble())
        .startsWith("One export that is kept in your settings is not understood")
        .contains(line.substring(0, 14));
    presets.keep("Sound", GREY_ON_A3);
    presets.remove("Sound");
    assertThat(settings().get("export.presets", "")).isEqualTo(line);
  }

  @Test
  void aNameTwiceIsToldOnce() {
    String line = "A=--to pack --paper a4 --scale 8000 --manner colour --umpires 1";
    settings().put("export.presets", line + "\n" + line.replace("a4", "a3") + "\nodd");
    assertThat(presets().find("a").orElseThrow().look().paper()).isEqualTo(PageSize.A4);
    assertThat(presets().trouble()).startsWith("2 exports").contains("A=--to pack --paper a3");
  }

  @Test
  void settingsThatCannotBeReadAreToldAndLeftAsTheyAre() throws Exception {
    Path file = folder.resolve("desktop.properties");
    byte[] damaged = {'a', '=', (byte) 0xff, (byte) 0xfe, '\n'};
    Files.write(file, damaged);
    ExportPresets presets = presets();
    assertThat(presets.trouble()).contains(file + " cannot be read");
    presets.keep("Sound", GREY_ON_A3);
    assertThat(presets.find("Sound")).as("for this evening").isPresent();
    assertThat(Files.readAllBytes(file)).isEqualTo(damaged);
    Files.writeString(file, "a=\\u00");
    assertThat(settings().trouble()).contains("cannot be read");
  }

  @Test
  void whatIsKeptInAnotherWindowIsKeptForAll() {
    Settings first = settings();
    new ExportPresets(first.ofAnotherWindow().ofAnotherWindow()).keep("Club", GREY_ON_A3);
    assertThat(new ExportPresets(first).find("Club")).isPresent();
    assertThat(presets().find("Club")).isPresent();
  }

  private static final String NEWS =
      """
      intelligence
        at 13:20 to Blue from an inhabitant, reliable: "The pit is deep."
      """;

  /** What each of those that come with the studio is to write at the least, by hand. */
  private static final Map<String, List<String>> FILES =
      new TreeMap<>(
          Map.of(
              "An evening at the table, on A4",
              List.of(
                  "umpire.pdf",
                  "umpire-sealed-sheets.pdf",
                  "blue-commander.pdf",
                  "map.pdf",
                  "umpire-phases.pdf",
                  "aids.pdf",
                  "umpire-blocks.pdf"),
              "The same for a printer without colours",
              List.of("umpire.pdf", "red-commander.pdf", "map.pdf", "aids.pdf"),
              "By post, with news under lock",
              List.of("umpire-mail.pdf", "blue-commander.pdf", "map.pdf"),
              "On telephones and a screen",
              List.of("umpire-page.html", "blue-commander-page.html", "map.png"),
              "For a program with maps (GIS)",
              List.of("map.tif", "blue-commander-map.tif", "blue-commander-troops.gpkg"),
              "For a program of your own",
              List.of("play.json", "play-red-commander.json", "umpire-timetable.csv")));

  @Test
  void eachThatComesWithTheStudioWorksWhole() throws Exception {
    ExportPresets presets = presets();
    assertThat(presets.names()).containsExactlyInAnyOrderElementsOf(FILES.keySet());
    EveningBench bench = new EveningBench();
    bench.desk.manuscript().load(EveningBench.MEETING + NEWS);
    assertThat(new Exporting(bench.desk, bench.runner).obstacle()).isEmpty();
    int number = 0;
    for (Map.Entry<String, List<String>> each : FILES.entrySet()) {
      Path out = folder.resolve("out" + number++);
      ExportPreset preset = presets.find(each.getKey()).orElseThrow();
      List<Exporting.Ended> ended = new ArrayList<>();
      new Exporting(bench.desk, bench.runner)
          .begin(ExportWish.of(out, preset.targets()).looking(preset.look()), ended::add);
      assertThat(ended).as(each.getKey()).singleElement().matches(Exporting.Ended::written);
      try (Stream<Path> files = Files.list(out)) {
        assertThat(files.map(file -> file.getFileName().toString()).toList())
            .as(each.getKey())
            .containsAll(each.getValue());
      }
    }
  }
}
