package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.library.Library;

/** Games of the library's scenarios, at the command line. */
class GameCommandTest {
  private static final String FARM = "the-farm-of-la-haye-sainte";
  private static final int MOST_STOPS = 60;
  @TempDir Path folder = Path.of("");

  private String fine(String... arguments) {
    TestTerminal studio = new TestTerminal(folder);
    assertThat(studio.run(arguments)).as(studio.err()).isZero();
    return studio.out();
  }

  private String refused(String... arguments) {
    TestTerminal studio = new TestTerminal(folder);
    assertThat(studio.run(arguments)).isEqualTo(2);
    return studio.err();
  }

  private Path log(String scenario) {
    return folder.resolve(scenario + ".game.jsonl");
  }

  /** One of each book, to its end: the log is readable, and what it plays again is the same. */
  @ParameterizedTest
  @CsvSource({
    "the-farm-of-la-haye-sainte, 18:30",
    "la-haye-sainte-under-british-1815, 18:30",
    "la-haye-sainte-under-kriegskunst, 18:30",
    "la-haye-sainte-under-battle-system, 18:30",
    "la-haye-sainte-under-napoleonic-rng, 18:30"
  })
  void aGameOfEachBookGoesToItsEndAndIsPlayedAgain(String scenario, String end) throws IOException {
    fine("game", scenario, "begin");
    String said = "";
    for (int stops = 0; !said.contains("play has ended") && stops < MOST_STOPS; stops++) {
      said = fine("game", scenario, "to", end);
    }
    assertThat(said).contains("play has ended");
    String shown = fine("game", scenario, "show");
    assertThat(fine("game", scenario, "show")).isEqualTo(shown);
    String whole = Files.readString(log(scenario));
    fine("game", scenario, "undo");
    fine("game", scenario, "to", end);
    assertThat(Files.readString(log(scenario))).isEqualTo(whole);
    assertThat(fine("game", scenario, "show")).isEqualTo(shown);
    assertThat(whole.lines().flatMap(each -> faults(each).stream())).isEmpty();
  }

  private static List<String> faults(String line) {
    return GoldenGamesTest.schema().validate(line, InputFormat.JSON).stream()
        .map(Object::toString)
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2 | T14:00 | T19:00 | Line 2 of the log is not possible. Play ends at 18:30.",
        "2 | \"reached\":\"1815-06-18T13 | \"reached\":\"1815-06-18T12 | Line 2 of the log is not",
        "2 | \"state\":\" | \"state\":\"0 | is not what it was",
        "2 | \"entry\":\"to\" | \"entry\":\"fly\" | Line 2 of the log cannot be read: there is no",
        "2 | { | [ | Line 2 of the log cannot be read: it is not JSON",
        "1 | \"digest\":\" | \"digest\":\"0 | the scenario's text has changed",
        "1 | reisswitz-1824 | kriegskunst | Line 1 of the log is not possible",
        "1 | \"version\":3 | \"version\":1 | this studio reads version 3"
      })
  void aLogChangedByHandIsRefusedAtItsLine(int line, String old, String now, String told)
      throws IOException {
    fine("game", FARM, "begin");
    fine("game", FARM, "to", "14:00");
    List<String> lines = new ArrayList<>(Files.readAllLines(log(FARM)));
    String changed = lines.get(line - 1).replace(old, now);
    lines.set(line - 1, changed);
    Files.write(log(FARM), lines);
    assertThat(refused("game", FARM, "show")).contains(told);
  }

  @ParameterizedTest
  @ValueSource(strings = {"12:00", "13:00", "23:00", "noon"})
  void aTimeThatCannotBeGoneToLeavesTheGameAsItWas(String time) throws IOException {
    fine("game", FARM, "begin");
    String before = Files.readString(log(FARM));
    assertThat(refused("game", FARM, "to", time)).startsWith("studio: ");
    assertThat(Files.readString(log(FARM))).isEqualTo(before);
  }

  @Test
  void aScenarioWithErrorsIsNotBegun() throws IOException {
    Files.writeString(
        folder.resolve("wrong.kriegsspiel"),
        """
        scenario "Wrong"
          rules reisswitz-1824
          on 18 June 1815 from 13:00 to 14:00

        deploy
          Blue.Nobody at "Nowhere" facing south
        """);
    assertThat(refused("game", "wrong.kriegsspiel", "begin")).contains("is not begun: KS-");
    assertThat(log("wrong")).doesNotExist();
  }

  /** The way is that of a courier; the other side never has it, and braces stay braces. */
  @Test
  void aMessageRidesToItsReader() throws IOException {
    String centre = "Commander of the centre";
    String farm = "Commander at the farm";
    String words = "Rifle ammunition, at once. {Red.Quiot strength}";
    fine("game", FARM, "begin");
    fine("game", FARM, "to", "13:06");
    assertThat(fine("game", FARM, "order", "message", "to", centre, words, "--by", farm))
        .isEqualToIgnoringNewLines(
            "The message reaches \"Commander of the centre\" of Blue at 13:08, by a rider: 464 m (616 paces).");
    fine("game", FARM, "to", "13:07");
    assertThat(fine("game", FARM, "show", "--for", centre)).doesNotContain("ammunition");
    assertThat(fine("game", FARM, "to", "13:10"))
        .contains("13:08: a message reaches \"Commander of the centre\" of Blue: " + words);
    assertThat(fine("game", FARM, "show", "--for", centre))
        .contains("13:08 from a messenger of 2nd Light Battalion KGL: " + words)
        .contains("(" + farm + ", 13:06)");
    for (String other :
        List.of("Red", "Blue", "Commander east of the road", "Commander of the corps")) {
      assertThat(fine("game", FARM, "show", "--for", other)).doesNotContain("ammunition");
    }
    assertThat(fine("game", FARM, "story"))
        .contains("13:06: \"" + farm + "\" sends: message to \"" + centre + "\" of Blue");
    Files.writeString(
        log(FARM), Files.readString(log(FARM)).replace("Rifle ammunition", "No ammunition"));
    assertThat(refused("game", FARM, "show"))
        .contains("Line 3 of the log is not possible: what is so at 13:06 is not what it was");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Commander of the corps | Commander at the farm | KS-ORD-068 The message goes to",
        "Napoleon | Commander at the farm | Nobody who reads is called `Napoleon`.",
        "Blue | Blue | A message has a writer: name the role that sends it",
        "Blue | Soult | Nobody who reads is called `Soult`."
      })
  void aMessageThatCannotBeSentLeavesTheGameAsItWas(String to, String by, String told)
      throws IOException {
    fine("game", FARM, "begin");
    String before = Files.readString(log(FARM));
    assertThat(refused("game", FARM, "order", "message", "to", to, "Hold on.", "--by", by))
        .contains(told);
    assertThat(refused("game", FARM, "order", "message", "to", to, "--by", by))
        .contains("A message says to whom, and what");
    assertThat(Files.readString(log(FARM))).isEqualTo(before);
  }

  @Test
  void whatAReaderWaitsForIsToldHimOnceItIsSo() {
    fine("game", FARM, "begin");
    fine("game", FARM, "to", "13:30");
    fine("game", FARM, "to", "13:40");
    fine("game", FARM, "order", "Red.L54a", "attacks", "\"La Haye Sainte\"");
    assertThat(fine("game", FARM, "show", "--for", "Blue"))
        .doesNotContain("both sides of the orchard");
    String skirmishers = fine("game", FARM, "to", "14:30");
    assertThat(skirmishers).contains("To be decided: what it waited for is so: the sheet ");
    assertThat(fine("game", FARM, "show", "--for", "Blue"))
        .doesNotContain("both sides of the orchard");
    String come = fine("game", FARM, "to", "14:30");
    assertThat(come).contains("To be decided: what it waited for is so: the sheet ");
    assertThat(fine("game", FARM, "show", "--for", "Blue"))
        .contains("on both sides of the orchard");
    assertThat(fine("game", FARM, "show", "--for", "Red"))
        .doesNotContain("both sides of the orchard");
  }

  @Test
  void anOrderThatWaitsIsGivenOnceItIsSo() throws IOException {
    String text =
        Files.readString(Library.open().findScenario("course-04-the-attack").orElseThrow());
    Files.writeString(
        folder.resolve("waits.kriegsspiel"),
        text
            + "\nevents\n"
            + "  when Blue.Foot1 within 1500 paces of \"Ulmenhof\", Red.N20b marches to \"Ulmenhof\"\n");
    fine("game", "waits.kriegsspiel", "begin");
    fine("game", "waits.kriegsspiel", "order", "Blue.Foot1", "marches to", "\"Ulmenhof\"");
    assertThat(fine("game", "waits.kriegsspiel", "to", "09:30"))
        .contains("II. of the 20th (`Red.N20b`) sets out.");
  }

  @Test
  void whatAReaderIsShownDoesNotSayWhetherItIsTrue() {
    fine("game", FARM, "begin");
    fine("game", FARM, "to", "15:00");
    assertThat(fine("game", FARM, "show", "--for", "Blue", "--format", "json"))
        .contains("\"told\"")
        .doesNotContain("\"true\"", "\"truly\"", "\"bodies\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "order | Something follows `order`: studio game FILE order Quiot marches to",
        "to | Something follows `to`: studio game FILE to 14:00.",
        "decide | Something follows `decide`: studio game FILE decide melee Quiot KGL2.",
        "show Quiot | Nothing follows `show`.",
        "to 14:00 --for Blue | --for belongs to `show`.",
        "show --by Somebody | --by, --sheet and --at-once belong to `order`.",
        "show --seed 1 | --die belongs to `decide`, and --seed to `decide` and `play`.",
        "decide Quiot KGL5 | Name a question before the units, one of: ",
        "decide storm Quiot KGL5 | `storm` is no question of reisswitz-1824: ",
        "order Crossroads halts | An order begins with a unit",
        "order Nobody halts | is no unit",
        "order Quiot halts --by Nobody | The order is not given: KS-",
        "order --sheet nowhere.kriegsspiel | There is no file"
      })
  void whatCannotBeDoneIsToldAndLeavesTheGameAsItWas(String typed, String told) throws IOException {
    fine("game", FARM, "begin");
    String before = Files.readString(log(FARM));
    List<String> words = new ArrayList<>(List.of("game", FARM));
    words.addAll(List.of(typed.split(" ")));
    assertThat(refused(words.toArray(new String[0]))).contains(told);
    assertThat(Files.readString(log(FARM))).isEqualTo(before);
  }

  @Test
  void ordersComeFromASheetAsWell() throws IOException {
    Files.writeString(
        folder.resolve("sheet.kriegsspiel"),
        """
        orders of "Commander of the left division" of Red in "the-farm-of-la-haye-sainte.kriegsspiel"
        13:05 Quiot halts
        13:10 L54a marches to "La Haye Sainte"
        """);
    fine("game", FARM, "begin");
    assertThat(fine("game", FARM, "order", "--sheet", "sheet.kriegsspiel"))
        .contains("`Red.Quiot` has the order at 13:05", "`Red.L54a` has the order at 13:1");
    assertThat(fine("game", FARM, "order", "Red.L54a", "marches", "to", "Crossroads"))
        .as("the shell takes the quotation marks of a place")
        .contains("`Red.L54a` has the order");
    assertThat(fine("game", FARM, "undo")).contains("It is 13:00");
  }
}
