package studio.kriegsspiel.study.evening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.people.Heir;
import studio.kriegsspiel.scenario.tonight.WhoComes;
import studio.kriegsspiel.study.Studies;

/** Who comes tonight is read as it was written, and what says anything else is told. */
class KeptEveningTest {
  private static final Scenario SCENARIO =
      Studies.ofLibrary()
          .read(Library.ofProgram().findScenario("plancenoit").orElseThrow())
          .scenario()
          .orElseThrow();

  @TempDir Path folder;

  private WhoComes read(String fields) throws IOException {
    Path file = folder.resolve("a.tonight.json");
    Files.writeString(file, "{\"format\": \"" + KeptEvening.FORMAT + "\"" + fields + "}");
    return KeptEvening.read(file, SCENARIO);
  }

  @Test
  void liesBesideItsScenario() {
    assertThat(KeptEvening.beside(Path.of("a", "b.kriegsspiel")))
        .isEqualTo(Path.of("a", "b.tonight.json"));
  }

  @Test
  void isReadAsItWasWritten() throws IOException {
    WhoComes who =
        read(
            """
            , "people": 5, "without": ["commander of the horse"],
            "order": [
              {"role": "Commander of the left wing"},
              {"role": "Commander of the right wing", "to": "Commander of the left wing"},
              {"role": "Commander of the right flank", "to": "umpire"}],
            "players": [{"name": "Anna", "plays": ["Commander of the corps of Black"]}]
            """);
    assertThat(who.people()).isEqualTo(OptionalInt.of(5));
    assertThat(who.without())
        .containsExactly(new Audience.RoleOnly("Red", "Commander of the horse"));
    assertThat(who.order().get(0).heir()).isEmpty();
    assertThat(who.order().get(1).heir())
        .contains(new Heir.OtherRole(new Audience.RoleOnly("Black", "Commander of the left wing")));
    assertThat(who.order().get(2).heir()).contains(Heir.UMPIRE);
    assertThat(who.players().get(0).holds("Black", "Commander of the corps")).isTrue();
    Path again = folder.resolve("b.tonight.json");
    KeptEvening.write(again, who);
    assertThat(KeptEvening.read(again, SCENARIO)).isEqualTo(who);
  }

  @Test
  void anEmptyOneSaysNothing() throws IOException {
    assertThat(read(""))
        .isEqualTo(new WhoComes(OptionalInt.empty(), List.of(), List.of(), List.of()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        ", \"peple\": 5|It has a field `peple`, which there is not.",
        ", \"people\": \"5\"|`people` is a whole number from 1 to 1,000.",
        ", \"people\": 5.5|`people` is a whole number from 1 to 1,000.",
        ", \"people\": 99999999999|`people` is a whole number from 1 to 1,000.",
        ", \"without\": \"Anna\"|`without` is a list.",
        ", \"without\": [5]|`without` names roles, such as `Commander of Blue`.",
        ", \"without\": [\"Commander of the house\"]|did you mean `Commander of the horse`?",
        ", \"order\": [\"x\"]|It holds something that has no fields.",
        ", \"players\": [{\"name\": \"Anna\"}]|`Anna` in `players` plays nothing.",
        ", \"players\": [{\"plays\": []}]|A player in `players` has no `name`.",
        ", \"without\": [|It is no JSON from line 1 on.",
      })
  void whatSaysAnythingElseIsToldInASentence(String fields, String sentence) {
    assertThatThrownBy(() -> read(fields))
        .isInstanceOf(UnreadableEveningException.class)
        .hasMessageContaining(sentence);
  }

  @Test
  void rolesOfTwoSidesInOneHandAreRefused() {
    assertThatThrownBy(
            () ->
                read(
                    ", \"players\": [{\"name\": \"Anna\", \"plays\": [\"Commander of the corps\","
                        + " \"Commander of the horse\"]}]"))
        .hasMessageContaining("roles of two sides");
    assertThatThrownBy(
            () ->
                read(
                    ", \"order\": [{\"role\": \"Commander of the corps\", \"to\": \"Commander of"
                        + " the horse\"}]"))
        .hasMessageContaining("not another role of its side");
  }

  @Test
  void aHugeFileIsNotReadToItsEnd() {
    assertThatThrownBy(() -> read(" ".repeat(200_000)))
        .hasMessageContaining("larger than 100,000 bytes");
  }
}
