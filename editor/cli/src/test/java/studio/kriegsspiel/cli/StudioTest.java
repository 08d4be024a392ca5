package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The command as its users meet it: what it says, where, and with which exit status. */
class StudioTest {
  private static final String LIBRARY = "the-farm-of-la-haye-sainte";
  @TempDir Path folder = Path.of("");
  private TestTerminal studio = new TestTerminal(Path.of(""));

  @BeforeEach
  void open() {
    studio = new TestTerminal(folder);
  }

  static Stream<String> commands() {
    return CommandList.ALL.stream().map(CommandList.Entry::name);
  }

  @Test
  void theOverviewNamesEveryCommand() {
    assertThat(studio.run("help")).isZero();
    assertThat(commands()).allSatisfy(name -> assertThat(studio.out()).contains("studio " + name));
    assertThat(studio.run("--version")).isZero();
    assertThat(studio.out()).isEqualTo("studio 1.0-test\n");
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyCommandExplainsItself(String name) {
    assertThat(studio.run(name, "--help")).isZero();
    String help = studio.out();
    String does =
        CommandList.ALL.stream()
            .filter(each -> each.name().equals(name))
            .findFirst()
            .orElseThrow()
            .does();
    assertThat(help).startsWith("Usage: studio " + name);
    assertThat(help.replaceAll("\\s+", " ")).contains(does);
    assertThat(studio.run("help", name)).isZero();
    assertThat(studio.out()).isEqualTo(help);
  }

  @Test
  void helpReachesTheCommandsOfACommand() {
    assertThat(studio.run("help", "terrain", "march")).isZero();
    assertThat(studio.out()).startsWith("Usage: studio terrain march");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "chekc x|studio: There is no command `chekc`; did you mean `check`?",
        "export nope|studio: There is no scenario `nope`; `studio library` lists those that come"
            + " with the studio.",
        "export the-farm-of-la-haye-saint|studio: There is no scenario"
            + " `the-farm-of-la-haye-saint`; did you mean `the-farm-of-la-haye-sainte`?",
        "explain KS-MOV-03|studio: There is no finding `KS-MOV-03`; did you mean `KS-MOV-003`?",
        "explain CLUB-ART-001|studio: There is no finding of the studio's and no check in a jar"
            + " `CLUB-ART-001`; if it is a house rule, `studio check` shows the file and line that"
            + " say it.",
        "rules lokup|studio: `rules` has no action `lokup`; did you mean `lookup`?",
        "export the-farm-of-la-haye-sainte --to pak|studio: There is no target `pak`; did you mean"
            + " `pack`?",
        "export the-farm-of-la-haye-sainte --to tabletop|studio: There is no target `tabletop`; they"
            + " are pack, map, play, phases, exercise, aids, blocks, page, png, geotiff, svg, uvtt, tts, vassal, foundry,"
            + " mail, geojson, kml, gpkg, orbat-mapper, msdl, csv, xlsx, ics, markdown, csl, bibtex, box.",
        "terrain info mont-saint-jan|studio: There is no ground `mont-saint-jan`, neither a folder"
            + " or zip nor in the library; did you mean `mont-saint-jean`?",
        "terrain info mont-saint-jean --at Papelote|studio: `Papelote` is no point of"
            + " `mont-saint-jean`; did you mean `Papelotte`?",
        "new x --from blnk|studio: The library has no scenario, template or army list `blnk`; did you"
            + " mean `blank`?",
      })
  void wrongUseGetsOneSentenceAndTheNearestName(String line, String sentence) {
    assertThat(studio.run(line.split(" ", -1))).isEqualTo(2);
    assertThat(studio.err()).isEqualTo(sentence + "\n");
    assertThat(studio.out()).isEmpty();
  }

  @Test
  void anUnknownOptionGetsTheNearestOne() {
    assertThat(studio.run("check", "x", "--frmat", "json")).isEqualTo(2);
    assertThat(studio.err()).contains("Did you mean --format?").doesNotContain("Exception");
  }

  @Test
  void anUnknownChoiceListsTheWordsAsOneWritesThem() {
    assertThat(studio.run("terrain", "sight", "x", "1,2", "--in", "twilight")).isEqualTo(2);
    assertThat(studio.err())
        .startsWith(
            "studio: Invalid value for option '--in': expected one of"
                + " [day, dusk, night, smoke, fog, rain] but was 'twilight'.");
  }

  @Test
  void anUnknownRuleBookIsNamedWithTheNearest() {
    assertThat(studio.run("check", LIBRARY, "--rules", "reiswitz-1824")).isEqualTo(2);
    assertThat(studio.err()).contains("did you mean `reisswitz-1824`?");
  }

  @Test
  void theLibraryScenarioHasNoErrors() {
    assertThat(studio.run("check", LIBRARY)).isZero();
    assertThat(studio.out()).contains("under Reisswitz 1824 on mont-saint-jean.");
  }

  @Test
  void itIsCheckedUnderAllFiveBooks() {
    assertThat(studio.run("check", LIBRARY, "--rules", "all")).isBetween(0, 1);
    String named = studio.out();
    assertThat(named).contains("under Die Kriegskunst").contains("under Battle System");
    assertThat(named).doesNotContain("KS-INT-001");
    assertThat(named).contains("Battle System asks for what the scenario leaves open");
    assertThat(named).contains("The Napoleonic random-number rules do not know");
    assertThat(studio.run("check", LIBRARY, "--rules", "battle-system,kriegskunst"))
        .isBetween(0, 1);
    assertThat(studio.out())
        .contains("under Die Kriegskunst", "under Battle System")
        .doesNotContain("Napoleonic");
  }

  @Test
  void anUmpiresOwnTablesAreUsedAndTheirFaultsTold() throws IOException {
    String own =
        """
        {"table": "generals-under-fire", "title": "Generals under fire", "source": "page 19",
         "keys": ["number"],
         "columns": [{"name": "number", "type": "range"}, {"name": "result", "type": "text"}],
         "rows": [{"values": ["0-499", "killed"]}, {"values": ["500-999", "unhurt"]}]}
        """;
    Path tables = Files.createDirectories(folder.resolve("my-tables"));
    Files.writeString(tables.resolve("generals-under-fire.json"), own);
    String[] ask = {
      "adjudicate",
      "napoleonic-rng",
      "general",
      "general=general",
      "--die",
      "400",
      "--tables",
      tables.toString()
    };
    assertThat(studio.run(ask)).isZero();
    assertThat(studio.out()).contains("He is killed and removed.").contains("page 19");
    Files.writeString(tables.resolve("generals-under-fire.json"), own.replace("500-", "501-"));
    assertThat(studio.run(ask)).isEqualTo(2);
    assertThat(studio.err()).contains("without gap or overlap").doesNotContain("Exception");
  }

  @Test
  void aNewScenarioIsInOrderAndWithoutErrors() throws IOException {
    assertThat(studio.run("new", "mine", "--title", "Mine", "--rules", "british-1815")).isZero();
    assertThat(Files.readString(folder.resolve("mine.kriegsspiel")))
        .startsWith("scenario \"Mine\"")
        .contains("british-1815");
    assertThat(studio.run("format", "mine", "--check")).isZero();
    assertThat(studio.run("check", "mine")).isZero();
    assertThat(studio.run("new", "mine")).isEqualTo(2);
    assertThat(studio.err()).contains("exists already");
  }

  @Test
  void formattingChangesBlanksOnly() throws IOException {
    Path file = write("untidy.kriegsspiel", "scenario   \"A\"\n rules reisswitz-1824\n");
    assertThat(studio.run("format", "untidy", "--check")).isEqualTo(1);
    assertThat(studio.run("format", "untidy")).isZero();
    assertThat(Files.readString(file).replaceAll("\\s", ""))
        .isEqualTo("scenario\"A\"rulesreisswitz-1824");
    assertThat(studio.run("format", "untidy", "--check")).isZero();
  }

  @Test
  void aBrokenScenarioGetsFindingsWithLineAndColumn() throws IOException {
    write(
        "broken.kriegsspiel",
        "scenario \"A\"\nside Blue \"Blue\" colour\narmy of Blu\n\u0000\"\"\"");
    assertThat(studio.run("check", "broken")).isEqualTo(1);
    assertThat(studio.out()).containsPattern("broken.kriegsspiel:\\d+:\\d+: error\\[KS-SYN-");
    assertThat(studio.out()).doesNotContain("Exception");
    assertThat(studio.run("export", "broken")).isIn(1, 2);
    assertThat(folder.resolve("broken-packs")).doesNotExist();
  }

  @Test
  void aFileThatIsNoTextIsRefused() throws IOException {
    Files.write(folder.resolve("noise.kriegsspiel"), new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1});
    assertThat(studio.run("check", "noise")).isEqualTo(2);
    assertThat(studio.out())
        .startsWith("noise.kriegsspiel: error[KS-FIL-001]: ")
        .contains("UTF-8")
        .endsWith("noise.kriegsspiel: 1 error.\n")
        .doesNotContain("Exception");
    assertThat(studio.run("export", "noise")).isEqualTo(2);
    assertThat(studio.err()).contains("UTF-8").doesNotContain("Exception");
  }

  @Test
  void eachFileIsAnsweredForWhateverAnotherSays() throws IOException {
    newScenario();
    write("switch.kriegsspiel", "scenario \"A\"\n  rules battle-system with brigade-gam\n");
    write("tables.kriegsspiel", "scenario \"A\"\n  rules kriegskunst tables \"none\"\n");
    String[] check = {"check", "switch", "nope", "tables", "mine"};
    assertThat(studio.run(check)).isEqualTo(2);
    assertThat(studio.err()).isEmpty();
    assertThat(studio.out())
        .contains("switch.kriegsspiel:2:28: error[KS-RUL-002]: Battle System has no switch")
        .contains("under Battle System.\nnope: error[KS-FIL-001]: There is no scenario `nope`;")
        .contains("nope: 1 error.\ntables.kriegsspiel:")
        .contains("error[KS-RUL-003]: The folder of tables none does not exist.")
        .contains("under Die Kriegskunst.\n")
        .endsWith("mine.kriegsspiel: nothing found under Reisswitz 1824 on mont-saint-jean.\n");
    for (String form : List.of("json", "sarif")) {
      assertThat(studio.run("check", "switch", "nope", "tables", "mine", "--format", form))
          .isEqualTo(2);
      assertThat(studio.out()).contains("KS-RUL-002", "KS-FIL-001", "KS-RUL-003");
      assertThat(studio.err()).isEmpty();
    }
    assertThat(studio.run("check", "switch", "tables")).isEqualTo(1);
    for (String id : List.of("KS-FIL-001", "KS-POS-005", "KS-RUL-002", "KS-RUL-003")) {
      assertThat(studio.run("explain", id)).isZero();
      assertThat(studio.out()).startsWith("# " + id);
    }
  }

  @Test
  void aScenarioWithErrorsIsNotExported() throws IOException {
    String text = Files.readString(newScenario()).replace("at \"Crossroads\"", "at \"Crosroads\"");
    write("wrong.kriegsspiel", text);
    assertThat(studio.run("export", "wrong", "--to", "play")).isEqualTo(1);
    assertThat(studio.out()).contains("error[KS-POS-001]").contains("fix: write \"Crossroads\"");
    assertThat(studio.err()).contains("nothing was exported");
    assertThat(folder.resolve("wrong-packs")).doesNotExist();
  }

  @Test
  void playFilesAreWrittenAndAudited() throws IOException {
    newScenario();
    assertThat(studio.run("export", "mine", "--to", "play", "--out", "files")).isZero();
    assertThat(studio.out()).contains("files written and audited");
    try (Stream<Path> files = Files.list(folder.resolve("files"))) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .contains("play.json", "play-blue.json", "play-red.json");
    }
  }

  @Test
  void withoutADisplayTheScenarioIsCheckedAndItsPacksAreWritten() throws IOException {
    String text = Files.readString(newScenario());
    write(
        "mine.kriegsspiel",
        text.replaceFirst(
            "terrain +\"mont-saint-jean\"",
            "$0 within 2 km by 2 km around 1 km north of \"La Belle Alliance\""));
    assertThat(studio.run("edit", "mine")).isZero();
    assertThat(studio.out())
        .startsWith("There is no display, so the editor cannot open")
        .contains("under Reisswitz 1824 on mont-saint-jean.")
        .contains("files written and audited");
    assertThat(folder.resolve("mine-packs").resolve("umpire.pdf")).isNotEmptyFile();
  }

  @Test
  void oneRuleBookValueIsLookedUpWithItsSource() {
    assertThat(
            studio.run(
                "rules",
                "lookup",
                "reisswitz-1824",
                "march",
                "mover=march.light_cavalry",
                "column=even"))
        .isZero();
    assertThat(studio.out()).isEqualTo("400 paces   [Reisswitz 1824 §34]\n");
  }

  @Test
  void theSameSeedThrowsTheSameDice() {
    List<String> fire =
        List.of(
            "adjudicate",
            "reisswitz-1824",
            "fire",
            "firers=six-pounder",
            "strength=8",
            "range=600",
            "--seed",
            "7",
            "--format",
            "json");
    assertThat(studio.run(fire.toArray(new String[0]))).isZero();
    String first = studio.out();
    assertThat(studio.run(fire.toArray(new String[0]))).isZero();
    assertThat(studio.out()).isEqualTo(first).contains("\"trace\"");
  }

  @Test
  void aQuestionWithoutKeysIsListedAndNeverRun() {
    for (String book : List.of("reisswitz-1824", "battle-system")) {
      assertThat(studio.run("adjudicate", book, "fire")).isZero();
      assertThat(studio.out()).startsWith("Los").contains("range").doesNotContain("working:");
    }
    assertThat(studio.run("adjudicate", "reisswitz-1824", "march", "--format", "json")).isZero();
    assertThat(studio.out()).contains("\"parameters\"", "\"distance\"");
  }

  @Test
  void diceAssumptionsAndWhatIsLeftAreTold() {
    String[] fire = {"adjudicate", "british-1815", "fire", "firers=nine-pounder", "range=900"};
    assertThat(studio.run(with(fire, "seen-before=100", "--die", "4"))).isZero();
    assertThat(studio.out())
        .contains("The target loses 6 points")
        .contains("assumed: ")
        .contains("seen-behind=2000")
        .contains("after: target: lost-points=6")
        .contains("after: firers: moves-fired=1");
    assertThat(studio.run(with(fire, "--die", "3,4"))).isEqualTo(2);
    assertThat(studio.err()).contains("One die is thrown, and 2 laid down: leave out 4.");
    assertThat(studio.run(with(fire, "--die", "4", "--format", "json"))).isZero();
    assertThat(studio.out()).contains("\"after\"", "\"lost-points\"", "\"assumed\"");
  }

  @Test
  void severalMovesKeepTheLimitsOfARate() {
    String row = "troops=action.skirmishers_out_in_or_avoiding_cavalry";
    assertThat(studio.run("adjudicate", "reisswitz-1824", "march", row, "moves=3")).isZero();
    assertThat(studio.out()).contains("at most 900 paces in 3 moves", "exceptionalMoves = 1");
    assertThat(studio.run("adjudicate", "reisswitz-1824", "march", row, "distance=1000")).isZero();
    assertThat(studio.out()).contains("at least 4 moves");
  }

  private static String[] with(String[] words, String... more) {
    return Stream.concat(Stream.of(words), Stream.of(more)).toArray(String[]::new);
  }

  @Test
  void theGroundAnswersForHeightSlopeSightAndMarch() {
    assertThat(studio.run("terrain", "info", "mont-saint-jean", "--at", "La Haye Sainte")).isZero();
    assertThat(studio.out()).contains("height ").contains("farm \"La Haye Sainte\"");
    assertThat(studio.run("terrain", "slope", "mont-saint-jean", "--bands", "5,10")).isZero();
    assertThat(studio.out()).contains("0-5°").contains("0 cells not known");
    String[] points = {"mont-saint-jean", "La Belle Alliance", "La Haye Sainte"};
    assertThat(studio.run("terrain", "sight", points[0], points[1], points[2])).isZero();
    assertThat(studio.out()).containsPattern("(in|out of) sight at 1,\\d{3} m");
    assertThat(studio.run("terrain", "march", points[0], points[1], points[2])).isZero();
    assertThat(studio.out()).containsPattern("1,\\d{3} m \\(\\d,\\d{3} paces\\) in 1\\d min, ");
    assertThat(studio.run("terrain", "march", points[0], points[1], "1000000,1000000"))
        .isEqualTo(2);
  }

  @Test
  void coloursAreOnlyForTerminals() throws IOException {
    write("broken.kriegsspiel", "scenario \"A\"\n");
    assertThat(studio.run("check", "broken")).isBetween(0, 1);
    assertThat(studio.out()).doesNotContain("\u001b[");
    TestTerminal coloured = new TestTerminal(folder, true);
    coloured.run("check", "broken");
    assertThat(coloured.out()).contains("\u001b[");
  }

  private Path newScenario() {
    assertThat(studio.run("new", "mine")).isZero();
    return folder.resolve("mine.kriegsspiel");
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text, StandardCharsets.UTF_8);
  }
}
