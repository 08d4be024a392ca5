package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.LibraryEntry;

/** A scenario is rehearsed at the terminal. */
class RehearseCommandTest {
  private static final String MEETING = "course-12-the-meeting";

  @TempDir Path folder = Path.of("");

  private String fine(String... arguments) {
    TestTerminal studio = new TestTerminal(folder);
    int status = studio.run(arguments);
    assertThat(studio.err()).isEmpty();
    assertThat(status).isZero();
    return studio.out();
  }

  @Test
  void theSameSeedGivesTheSameGamesWhateverTheThreads() {
    String one =
        fine("rehearse", MEETING, "--runs", "2", "--seed", "3", "--threads", "1", "--format=json");
    String two =
        fine("rehearse", MEETING, "--runs", "2", "--seed", "3", "--threads", "2", "--format=json");
    assertThat(two).isEqualTo(one);
    assertThat(one).contains("\"games\" : 2", "\"doctrines\"", "\"objectives\"", "\"ahead\"");
  }

  @Test
  void tellsChancesAndOneOfTheGames() {
    assertThat(fine("rehearse", "course-03-the-defence", "--runs", "1", "--doctrine", "Red=storm"))
        .contains("1 game, seed 1.", "Red, storm: all he has goes forward at once.")
        .contains("Gained:", "Ahead at the end:", "First contact at ", "Asked in a game: ");
    assertThat(fine("rehearse", MEETING, "--run", "1"))
        .contains(": ordered: ", ": decided, ", "play has ended");
  }

  /** The text has the column closed up at 08:43, and the side is to take the farm by ten. */
  @Test
  void whoHasMarchedUpIsLedOnAndWhoHoldsIsNot() {
    assertThat(fine("rehearse", "course-03-the-defence", "--run", "1"))
        .containsPattern("08:[45]\\d: ordered: Red\\.N20[ab] attacks \"Ulmenhof\"")
        .doesNotContainPattern("08:[0-3]\\d: ordered: Red");
    assertThat(fine("rehearse", "course-03-the-defence", "--doctrine", "Red=hold", "--run", "1"))
        .doesNotContain("ordered: Red.");
  }

  @Test
  void isKeptBesideItsScenarioAsItsSchemaSays() throws IOException {
    Path scenario = copied("course-04-the-attack");
    assertThat(fine("rehearse", scenario.toString(), "--runs", "2", "--changes", "--keep"))
        .contains(
            "But \"Commander of the advance\" of Blue as the solution of \"Fire first\" has it.")
        .contains("   +3   100 %  6-pounder foot battery 5 at 500 paces south of Ulmenhof by 08:50")
        .contains("Counted ", "Kept in course-04-the-attack.rehearsal.json.");
    String kept = Files.readString(folder.resolve("course-04-the-attack.rehearsal.json"));
    Schema schema =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(
                Files.readString(Path.of("../../docs/formats/rehearsal.schema.json")),
                InputFormat.JSON);
    assertThat(schema.validate(kept, InputFormat.JSON)).isEmpty();
    assertThat(kept).contains("\"exercises\"", "\"inHand\"", "\"rests\"");
  }

  @Test
  void isAPageThatNeedsNothingElse() throws IOException {
    Path scenario = copied("course-04-the-attack");
    Files.writeString(
        scenario,
        Files.readString(scenario)
            .replace(
                "scenario \"Course 4: The Attack of a Farm\"",
                "scenario \"<b>Farm</b> & \u201cmore\u201d\""));
    fine("rehearse", scenario.toString(), "--runs", "1", "--page", "farm.html");
    String page = Files.readString(folder.resolve("farm.html"));
    assertThat(page)
        .startsWith("<!DOCTYPE html>")
        .contains("<h1>&lt;b&gt;Farm&lt;/b&gt; &amp; \u201cmore\u201d</h1>")
        .contains("<code>")
        .contains("aria-label=\"First contact, games by ten minutes\"", "Who is left", "</html>")
        .doesNotContain("<script", "http:", "https:", "src=", "url(");
    assertThat(page.split("<svg", -1)).hasSizeGreaterThan(6);
    assertThat(page.split("<svg", -1)).hasSameSizeAs(page.split("</svg>", -1));
  }

  private Path copied(String name) throws IOException {
    Path from =
        Library.open().scenarios().stream()
            .map(LibraryEntry::path)
            .filter(each -> each.toString().contains(name))
            .findFirst()
            .orElseThrow();
    return Files.copy(from, folder.resolve(name + ".kriegsspiel"));
  }

  @Test
  void playsOrderSheetsBesideTheSolution() throws IOException {
    Path scenario = copied("course-04-the-attack");
    Files.writeString(
        folder.resolve("late.kriegsspiel"),
        """
        orders of "Commander of the advance" of Blue in "course-04-the-attack.kriegsspiel"
          09:30 Foot1 marches to 650 paces south of "Ulmenhof"
          09:40 message to the umpire "I shall attack."
        """);
    assertThat(fine("rehearse", scenario.toString(), "--runs", "1", "--orders", "late.kriegsspiel"))
        .contains("1 game a sheet, seed 1.")
        .contains("late.kriegsspiel, orders of \"Commander of the advance\":")
        .contains("   +3     0 %   100 %  6-pounder foot battery 5")
        .contains(
            "   +2     0 %   100 %  A message to the umpire about enemy by 09:20 (nothing of it on the sheet)")
        .contains("Counted 0.0, with the solution ");
  }

  /** The largest bodies, where no check would tell anything of them there. */
  @Tag("long")
  @Test
  void placesAreTriedAsChanges() {
    assertThat(fine("rehearse", MEETING, "--runs", "1", "--changes"))
        .contains("  `Blue.S3a` 500 m farther back: ")
        .containsPattern("  `Blue\\.S3a` at [A-Z][a-z]+: ");
  }

  /** The scenario and its variants, each as it is when it is rehearsed alone. */
  @Test
  void variantsStandSideBySide() throws IOException {
    String table =
        fine(
            "rehearse",
            "course-02-the-deployment",
            "--runs",
            "1",
            "--variants",
            "all",
            "--page",
            "variants.html");
    assertThat(table)
        .startsWith("Side by side: 1 game each, seed 1.\nthe scenario itself:\n")
        .contains("\nHaze until ten:\n", "\nFull ranks:\n", " ahead at the end\n")
        .contains("  first contact: ", "Page in variants.html.");
    assertThat(Files.readString(folder.resolve("variants.html")))
        .startsWith("<!DOCTYPE html>")
        .contains("<h2>Blue ahead at the end</h2>", "<td class=\"name\">Full ranks</td>")
        .contains("<h2>Who gains what: Haze until ten</h2>")
        .doesNotContain("<script", "http")
        .endsWith("</html>\n");
    JsonNode all =
        facts("rehearse", "course-02-the-deployment", "--runs", "1", "--variants", "all");
    assertThat(all.get("variants")).hasSize(3);
    assertThat(all.get("variants").get(0).has("variant")).isFalse();
    assertThat(all.get("variants").get(2).get("variant").asText()).isEqualTo("Full ranks");
    JsonNode alone =
        facts("rehearse", "course-02-the-deployment", "--runs", "1", "--variant", "Full ranks");
    assertThat(all.get("variants").get(2).get("rehearsal").get("inHand"))
        .isEqualTo(alone.get("inHand"));
    assertThat(all.get("variants").get(2).get("rehearsal").get("asked"))
        .isEqualTo(alone.get("asked"));
  }

  private JsonNode facts(String... arguments) throws IOException {
    List<String> words = new ArrayList<>(List.of(arguments));
    words.add("--format=json");
    return new ObjectMapper().readTree(fine(words.toArray(String[]::new))).get("facts");
  }

  @Test
  void aScenarioWithoutVariantsHasNoneToCompare() throws IOException {
    Path scenario = copied("course-02-the-deployment");
    Files.writeString(scenario, Files.readString(scenario).replaceFirst("(?ms)^variant .*\\z", ""));
    TestTerminal studio = new TestTerminal(folder);
    assertThat(studio.run("rehearse", scenario.toString(), "--variants", "all")).isEqualTo(2);
    assertThat(studio.err())
        .contains("The scenario has no variants; rehearse it without --variants.");
  }

  /** At each decision what was told, what was so, what was ordered, and the marks for it. */
  @Test
  void aDebriefIsWrittenOfEachSheet() throws IOException {
    Path scenario = copied("course-04-the-attack");
    Files.writeString(
        folder.resolve("late.kriegsspiel"),
        """
        orders of "Commander of the advance" of Blue in "course-04-the-attack.kriegsspiel"
          09:30 Foot1 marches to 650 paces south of "Ulmenhof"
          09:40 message to the umpire "I shall attack <now>."
        """);
    assertThat(
            fine(
                "rehearse",
                scenario.toString(),
                "--runs",
                "1",
                "--orders",
                "late.kriegsspiel",
                "--debrief",
                "pages"))
        .contains("Debrief of late in pages/late.debrief.html.");
    String page = Files.readString(folder.resolve("pages/late.debrief.html"));
    assertThat(page)
        .startsWith("<!DOCTYPE html>")
        .contains(
            "late: orders of &quot;Commander of the advance&quot; of Blue, in Course 4: The Attack")
        .contains("<h3>What you were told</h3>\n<ul>\n<li>")
        .contains("<code>Red.")
        .contains("<li>09:30 Foot1 marches to 650 paces south of &quot;Ulmenhof&quot;</li>")
        .contains("<li>09:40 message: I shall attack &lt;now&gt;.</li>")
        .contains("<td class=\"figure\">0 of +3</td>")
        .contains("<h2>How it ended</h2>")
        .doesNotContain("<script", "http")
        .endsWith("</html>\n");
    assertThat(page.indexOf("09:30 Foot1")).isEqualTo(page.lastIndexOf("09:30 Foot1"));
  }

  @Test
  void ofTwoExercisesTheOneWithTheSolutionMarks() throws IOException {
    Path scenario = copied("course-04-the-attack");
    Files.writeString(
        scenario,
        Files.readString(scenario)
            .replaceFirst(
                "(?m)^exercise ",
                "exercise \"Unsolved\" for \"Commander of the advance\" of Blue\n"
                    + "  expect \"Something\" worth 2\n\nexercise "));
    Files.writeString(
        folder.resolve("late.kriegsspiel"),
        """
        orders of "Commander of the advance" of Blue in "course-04-the-attack.kriegsspiel"
          09:30 Foot1 marches to 650 paces south of "Ulmenhof"
        """);
    assertThat(fine("rehearse", scenario.toString(), "--runs", "1", "--orders", "late.kriegsspiel"))
        .contains("   +3     0 %   100 %  6-pounder foot battery 5", "with the solution ")
        .doesNotContain("Something");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--variants some | --variants takes `all`, and stands without",
        "--variants all --changes | --variants takes `all`, and stands without",
        "--keep | lies in the library; copy it first",
        "--run 1 --page x.html | are of a whole rehearsal, without --run or --orders.",
        "--orders nowhere.kriegsspiel | nowhere.kriegsspiel",
        "--debrief pages | --debrief is of order sheets; name them by --orders.",
        "--throws | --throws is of one game; say which by --run.",
        "--runs 0 | --runs, --threads and --run count from 1",
        "--doctrine Red=rush | `rush` is no doctrine: storm, guard, hold, delay.",
        "--doctrine Green=hold | The scenario has no side `Green`."
      })
  void whatCannotBeIsTold(String options, String told) {
    TestTerminal studio = new TestTerminal(folder);
    String[] words = ("rehearse " + MEETING + " " + options).split(" ");
    assertThat(studio.run(words)).isEqualTo(2);
    assertThat(studio.err()).contains(told);
  }
}
