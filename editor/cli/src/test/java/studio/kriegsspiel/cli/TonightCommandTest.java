package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.library.Library;

/** {@code studio tonight} proposes, refuses what cannot be played, and writes nothing. */
class TonightCommandTest {
  @TempDir Path folder;

  @Test
  void proposesForThreeToTenPeople() {
    TestTerminal studio = new TestTerminal(folder);
    assertThat(studio.run("tonight", "plancenoit")).isZero();
    for (int people = 3; people <= 10; people++) {
      assertThat(studio.out()).contains(people + " people: ");
    }
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void saysWhatIsGivenUpAndWhy() {
    TestTerminal studio = new TestTerminal(folder);
    assertThat(studio.run("tonight", "plancenoit", "--without", "commander of the horse")).isZero();
    assertThat(studio.out())
        .contains(
            "missing  \"Commander of the horse\" of Red is led by \"Commander of the right flank\""
                + " as well. Nobody comes for it.")
        .contains(
            "line 252: the report to \"Commander of the right flank\" of Red has no sender, for he"
                + " would have it from himself.")
        .doesNotContain("plays    \"Commander of the horse\"");
  }

  @Test
  void tooFewAreToldSoInASentence() {
    TestTerminal studio = new TestTerminal(folder);
    assertThat(studio.run("tonight", "plancenoit", "--people", "2")).isEqualTo(2);
    assertThat(studio.out()).isEmpty();
    assertThat(studio.err()).contains("needs at least 3 people").contains("2 come.");
  }

  @Test
  void aRoleThatThereIsNotIsAFaultWithTheNearest() {
    TestTerminal studio = new TestTerminal(folder);
    assertThat(studio.run("tonight", "plancenoit", "--without", "Commander of the house"))
        .isEqualTo(2);
    assertThat(studio.err()).contains("no role").contains("Commander of the horse");
  }

  @Test
  void aTitleOfTwoSidesHasToSayWhich() {
    TestTerminal studio = new TestTerminal(folder);
    assertThat(
            studio.run("tonight", "course-12-the-meeting", "--without", "Commander of the horse"))
        .isEqualTo(2);
    assertThat(studio.err()).contains("say which: `Commander of the horse of Blue` or ");
    assertThat(
            studio.run(
                "tonight", "course-12-the-meeting", "--without", "Commander of the horse of Red"))
        .isZero();
  }

  @Test
  void isKeptBesideTheScenarioAsItsSchemaSaysAndFollowed() throws IOException {
    Path scenario = folder.resolve("evening.kriegsspiel");
    Files.copy(Library.ofProgram().findScenario("plancenoit").orElseThrow(), scenario);
    TestTerminal studio = new TestTerminal(folder);
    assertThat(studio.run("tonight", "evening", "--keep")).isEqualTo(2);
    assertThat(
            studio.run(
                "tonight",
                "evening.kriegsspiel",
                "--people",
                "5",
                "--without",
                "Commander of the horse",
                "--keep"))
        .isZero();
    String kept = Files.readString(folder.resolve("evening.tonight.json"));
    assertThat(
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(
                    Files.readString(Path.of("../../docs/formats/tonight.schema.json")),
                    InputFormat.JSON)
                .validate(kept, InputFormat.JSON))
        .isEmpty();
    TestTerminal again = new TestTerminal(folder);
    assertThat(again.run("tonight", "evening")).isZero();
    assertThat(again.out())
        .startsWith("By evening.tonight.json:")
        .contains("missing  \"Commander of the horse\" of Red");
  }

  @Test
  void papersOfAnEveningAreForThoseWhoCome() throws IOException {
    TestTerminal studio = new TestTerminal(folder);
    assertThat(studio.run("export", "plancenoit", "--tonight", "3")).isZero();
    try (Stream<Path> files = Files.list(folder.resolve("plancenoit-tonight-packs"))) {
      assertThat(files.map(each -> String.valueOf(each.getFileName())))
          .noneMatch(name -> name.contains("wing") || name.contains("horse"))
          .anyMatch(name -> name.contains("corps"));
    }
    assertThat(studio.run("export", "plancenoit", "--tonight")).isEqualTo(2);
    assertThat(studio.err()).contains("There is no plancenoit.tonight.json");
  }

  @Test
  void aTextThatNamesWhoIsNotThereStopsThatExportAndIsMended() throws IOException {
    Path scenario = folder.resolve("evening.kriegsspiel");
    String text = Files.readString(Library.ofProgram().findScenario("plancenoit").orElseThrow());
    Files.writeString(
        scenario,
        text.replace(
            "Two of your battalions go down",
            "Commander of the right wing and two of yours go down"));
    TestTerminal studio = new TestTerminal(folder);
    String[] export = {"export", "evening", "--tonight", "5", "--out", "packs"};
    assertThat(studio.run(export)).isEqualTo(1);
    assertThat(studio.out()).contains("error[KS-TON-001]");
    assertThat(folder.resolve("packs")).doesNotExist();
    assertThat(studio.run("tonight", "evening.kriegsspiel", "--people", "5", "--keep"))
        .isEqualTo(1);
    assertThat(studio.run("fix", "evening.kriegsspiel", "--id", "KS-TON-001")).isZero();
    assertThat(Files.readString(scenario)).contains("{\"Commander of the right wing\"} and two");
    assertThat(studio.run("tonight", "evening")).isZero();
  }
}
