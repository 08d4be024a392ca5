package studio.kriegsspiel.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestMatchTest {
  private static final List<String> NAMES =
      List.of("march", "messengers", "artillery-fire", "bridge-building", "cover");

  @ParameterizedTest
  @CsvSource({
    "marhc, march",
    "March, march",
    "messenger, messengers",
    "artillery_fire, artillery-fire",
    "bridge, bridge-building",
    "covers, cover"
  })
  void findsWhatWasMeant(String written, String meant) {
    assertThat(NearestMatch.find(written, NAMES)).hasValue(meant);
  }

  @Test
  void offersNothingForWhatIsFarFromAll() {
    assertThat(NearestMatch.find("quartermaster", NAMES)).isEmpty();
    assertThat(NearestMatch.find("x", List.of())).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "La Haie Sainte, La Haye Sainte",
    "papelote, Papelotte",
    "Farm of Papelotte, Papelotte",
    "Château d Hougoumont, Château d'Hougoumont",
    "chateau d'hougoumont, Château d'Hougoumont"
  })
  void namesOfPlacesAreFoundWithoutTheirAccentsAndMarks(String written, String meant) {
    assertThat(
            NearestMatch.find(
                written, List.of("La Haye Sainte", "Papelotte", "Château d'Hougoumont")))
        .hasValue(meant);
  }

  @Test
  void theNearestStandsFirst() {
    assertThat(NearestMatch.all("Line2", List.of("Line22", "Line1", "Guard", "line-2")))
        .containsExactly("Line1", "Line22", "line-2");
    assertThat(NearestMatch.all("bridge", List.of("bridge-building", "ridge")))
        .containsExactly("ridge", "bridge-building");
  }

  @Test
  void shortWordsAreNotTakenForWhollyOtherOnes() {
    assertThat(NearestMatch.find("net", List.of("new", "lsp"))).hasValue("new");
    assertThat(NearestMatch.find("lop", List.of("new", "lsp"))).hasValue("lsp");
    assertThat(NearestMatch.find("lop", List.of("new", "map"))).isEmpty();
    assertThat(NearestMatch.find("a", List.of("b"))).isEmpty();
    assertThat(NearestMatch.find("forward", List.of("for"))).isEmpty();
  }

  @ParameterizedTest(name = "{0} for {1}: {2}")
  @CsvSource({
    // one letter of three, two of six, three of seven, then a third of all
    "abx, abc, true",
    "axy, abc, false",
    "abcdxy, abcdef, true",
    "abcxyz, abcdef, false",
    "abcdxyz, abcdefg, true",
    "abcwxyz, abcdefg, false",
    "abcdefghwxyz, abcdefghijkl, true",
    "abcdefgvwxyz, abcdefghijkl, false",
    // letters dropped, inserted and swapped count one each
    "bc, abc, true",
    "abbc, abc, true",
    "bac, abc, true",
    "cab, abc, false",
    "bacdfe, abcdef, true",
    "badcfe, abcdef, false",
    "bca, abc, false"
  })
  void soManyLettersMayDiffer(String written, String name, boolean near) {
    assertThat(NearestMatch.all(written, List.of(name)).isEmpty()).isNotEqualTo(near);
  }

  @Test
  void anUnknownNameKnowsItsNearest() {
    UnknownNameException unknown = new UnknownNameException("table", "marhc", NAMES);
    assertThat(unknown.nearest()).hasValue("march");
    assertThat(unknown.valid()).isEqualTo(NAMES);
    assertThat(unknown)
        .hasMessage(
            "There is no table `marhc`; did you mean `march`? Valid: march, messengers,"
                + " artillery-fire, bridge-building, cover.");
  }

  @Test
  void poundersAreKnownByTheirFigures() {
    assertThat(NearestMatch.find("6-pdr", List.of("twelve-pounder", "six-pounder")))
        .contains("six-pounder");
    assertThat(NearestMatch.find("12pdr", List.of("twelve-pounder", "six-pounder")))
        .contains("twelve-pounder");
  }

  @Test
  void aPartOfSeveralNamesBringsThemAllToMind() {
    assertThat(
            new UnknownNameException(
                "choice for troops", "infantry", List.of("march.infantry", "a.infantry", "guns")))
        .hasMessage(
            "There is no choice for troops `infantry`; did you mean `march.infantry` or"
                + " `a.infantry`? Valid: march.infantry, a.infantry, guns.");
  }

  @ParameterizedTest
  @CsvSource({
    "Crosroads, Crossroads",
    "crossroads, Crossroads",
    "Corssroads, Crossroads",
    "Crossroadss, Crossroads",
    "La Haye Saintte, La Haye Sainte",
    "chateau d'hougoumont, Château d'Hougoumont"
  })
  void aSlipOfThePenIsBeyondDoubt(String written, String meant) {
    assertThat(
            NearestMatch.slip(
                written,
                List.of("Crossroads", "La Haye Sainte", "Château d'Hougoumont", "Mill", "KGL5")))
        .hasValue(meant);
  }

  @ParameterizedTest
  @CsvSource({
    "Crossraods East", // another word beside it
    "Crossroabs", // a changed letter
    "Srossroads", // another beginning
    "Mil", // too short a word
    "KGL55", // a figure
    "KGL4",
    "Upper Farms", // two are as near
    "crossroad north",
    "x"
  })
  void whatMayBeSomethingElseIsNot(String written) {
    assertThat(
            NearestMatch.slip(
                written, List.of("Crossroads", "Mill", "KGL5", "Upper Farm", "Uper Farms")))
        .isEmpty();
  }
}
