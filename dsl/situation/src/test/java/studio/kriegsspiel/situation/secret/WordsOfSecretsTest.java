package studio.kriegsspiel.situation.secret;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.terrain.MapPoint;

/** Which words are looked for in a text that is being written. */
class WordsOfSecretsTest {
  private static Situation situation(String note) {
    return Plain.level()
        .scenario(
            "reisswitz-1824",
            """
              battalion "First Foot" as First: 900 men
              battalion "Solo" as Solo: 900 men
              battalion "Guns" as Line: 900 men
              battalion "7" as B: 900 men
            """,
            """
            place "South mill" known to Blue
            place "Mill" known to Red
            place "Bridge" known to Red

            side Red "Red" colour red
              objective take the bridge before the enemy comes

            umpire notes \"""
              %s
            \"""

            report to Red \"""
              Wait for the second column to come up there.
            \"""
            """
                .formatted(note));
  }

  private static List<String> kept(String note, String text) {
    return KeptPassages.of(situation(note)).in(text).stream()
        .map(hit -> text.substring(hit.start(), hit.end()))
        .toList();
  }

  private static final String NOTE = "It is blown up when the third column has crossed it.";

  /** Three runs of five words behind each other are seven words. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "the third column has crossed it|",
        "when the third column has crossed it|when the third column has crossed it",
        "So when the third column has crossed it again|when the third column has crossed it",
        "is blown up when the third column has crossed it|is blown up when the third column",
        "when the third column has, crossed it|when the third column has, crossed it",
        "when the third column has come; the third column has crossed it|",
        "take the bridge before the enemy|",
        "take the bridge before the enemy comes|take the bridge before the enemy comes",
        "Wait for the second column to come up there|",
      })
  void sevenWordsOfAKeptPassageAreNoTurnOfSpeech(String text, String found) {
    assertThat(kept(NOTE, text)).isEqualTo(found == null ? List.of() : List.of(found));
  }

  @Test
  void whatIsRepeatedTwiceIsFoundTwice() {
    String seven = "when the third column has crossed it";
    assertThat(kept(NOTE, seven + ". And " + seven)).containsExactly(seven, seven);
  }

  /** Four words are one run, six are two, of which one is enough; eight are four. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Blow it up then.|blow it up|",
        "Blow it up then.|blow it up then|blow it up then",
        "Blow all of it up then.|blow all of it up|blow all of it up",
        "Blow all of it up there then.|blow all of it up|",
        "Blow all of it up there then.|blow all of it up there then|blow all of it up there then",
        "Blow.|blow|",
      })
  void ofAShortPassageLessIsEnough(String note, String text, String found) {
    assertThat(kept(note, text)).isEqualTo(found == null ? List.of() : List.of(found));
  }

  @Test
  void unitsAreFoundByNamesThatTellSomething() {
    String text = "First Foot, First, Solo, Guns, Line and 7";
    assertThat(UnitNames.of(situation(NOTE)).in(text))
        .extracting(hit -> hit.what().unit(), hit -> text.substring(hit.start(), hit.end()))
        .containsExactly(
            tuple(new UnitId("Blue", "First"), "First Foot"),
            tuple(new UnitId("Blue", "First"), "First"),
            tuple(new UnitId("Blue", "First"), "First"),
            tuple(new UnitId("Blue", "Solo"), "Solo"));
  }

  @Test
  void placesAreFoundThatSomeDoNotKnow() {
    Situation situation = situation(NOTE);
    String text = "the South mill, the Inn, the Mill, the bridge";
    assertThat(HiddenPlaces.of(situation).in(text))
        .extracting(hit -> text.substring(hit.start(), hit.end()))
        .as("a bridge is what any paper speaks of, and South mill is not Mill")
        .containsExactly("South mill", "Mill");
    assertThat(HiddenPlaces.of(situation).all())
        .extracting(Secret::words)
        .containsExactlyInAnyOrder("South mill", "Mill", "Bridge");
    Situation oneHidden =
        Plain.level()
            .scenario(
                "reisswitz-1824",
                "  battalion \"A1\" as A1: 900 men",
                "place \"Mill\" known to Blue\n\nside Red \"Red\" colour red\n");
    assertThat(HiddenPlaces.of(oneHidden).in("the South mill")).isEmpty();
    assertThat(HiddenPlaces.of(oneHidden).in("Mill, South mill")).hasSize(1);
    Situation open =
        Plain.level().scenario("reisswitz-1824", "  battalion \"A1\" as A1: 900 men", "");
    assertThat(HiddenPlaces.of(open).in(text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "Omega, true, true",
    "Guard, true, false",
    "Guns, true, false",
    "Howitzers in line, true, false",
    "K1, true, true",
    "7 8, true, true",
    "A B, true, true",
    "7, false, false",
    "77, false, false",
    "A, false, false",
    "-, false, false",
  })
  void aLetterOrANumberTellsNothing(String name, boolean telling, boolean inProse) {
    assertThat(TellingName.isOne(name)).isEqualTo(telling);
    assertThat(TellingName.tellsInProse(name)).isEqualTo(inProse);
  }

  @Test
  void sixFiguresAreNoCoincidence() {
    assertThat(Coordinates.of(new Position.Grid("123 456", TextSpan.NONE)))
        .containsExactly("123 456");
    assertThat(Coordinates.of(new Position.Grid("12 34", TextSpan.NONE))).isEmpty();
    assertThat(Coordinates.of(new Position.Geographic(-50.6803, 4.4066, TextSpan.NONE)))
        .as("four figures behind the point of 4.4066 are five in all")
        .containsExactly("50.6803");
    assertThat(Coordinates.of(new Position.AtPlace("Mill 123456", TextSpan.NONE))).isEmpty();
    assertThat(Coordinates.of(new MapPoint(123456.4, 99999.5))).containsExactly("123456", "100000");
  }
}
