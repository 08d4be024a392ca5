package studio.kriegsspiel.situation.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NameFinderTest {

  private static NameFinder<String> of(String... names) {
    NameFinder<String> finder = new NameFinder<>();
    for (String name : names) {
      finder.add(name, name);
    }
    return finder;
  }

  private static List<String> found(String text, String... names) {
    return of(names).find(text).stream()
        .map(hit -> text.substring(hit.start(), hit.end()))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "M\u00fcller",
        "Mueller",
        "MUELLER",
        "Mu\u0308ller",
        "muller",
        "M\u00fcl-ler",
        "M\u00fcl-\nler",
        "M\u00fcl\u00adler",
        "M\u00fc\u200bller",
        "M\u00fc\u2060l\ufeffler",
        "M\u00fcl\u00a0ler",
        "M\u00fcllers",
        "M\u00fclleres",
        "\u041c\u00fc\u217cler",
        "M\u00fcll\u0435r",
        "\uff2d\u00fcller"
      })
  void aNameIsFoundHoweverItIsWritten(String written) {
    assertThat(found("Look for " + written + ", he said.", "M\u00fcller")).containsExactly(written);
    assertThat(found("Look for " + written + ", he said.", "Mueller")).containsExactly(written);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Dubois's Cuirassiers",
        "Dubois' cuirassiers",
        "Dubois\u2019s  Cuirassier",
        "DUBOIS CUIRASSIERS",
        "Dubois-Cuirassiers",
        "DuboisCuirassiers",
        "Dubois\ncuirassiers'"
      })
  void possessivesAndPluralsAndJoinedWordsAreOneName(String written) {
    assertThat(found("beware, " + written + "!", "Dubois's Cuirassiers")).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({
    "B\u00e4hr, Baehr",
    "Sch\u00f6ler, Schoeler",
    "M\u00fcller, Mueller",
    "Dorf\u00e4, Dorfae",
    "Baring's Rifles, Baring Rifles",
    "Baring's Rifles, BARING'S RIFLES",
    "Ney, N\u00adey",
    "Quiot, Qu\u026aot",
    "Gro\u00dfa, GRO\u1e9e\u0410",
    "Donaudampfschifffahrtskapit\u00e4nswitwe, DONAUDAMPFSCHIFFFAHRTSKAPITAENSWITWE"
  })
  void twoSpellingsOfANameAreOne(String name, String other) {
    assertThat(found("Look for " + other + ".", name)).containsExactly(other);
    assertThat(found("Look for " + name + ".", other)).containsExactly(name);
    assertThat(found("Look for " + name, other)).containsExactly(name);
  }

  @Test
  void marksBetweenWordsDivideThemAndNoMarkAtTheEndDoesHarm() {
    assertThat(found("Quiot\u2014Charlet", "Quiot")).containsExactly("Quiot");
    assertThat(found("the rifles of Baring'", "Baring")).containsExactly("Baring");
    assertThat(found("that is Baring's", "Baring")).containsExactly("Baring");
    assertThat(found("Baring comes", "Baring's")).containsExactly("Baring");
    assertThat(found("\u6575\u306fNey\u306e\u65c5\u56e3", "Ney")).containsExactly("Ney");
  }

  @ParameterizedTest
  @CsvSource({
    "Quiot, Quiotte comes",
    "Quiot, the Marquiot comes",
    "Pack, the packing",
    "Bach, Bachelu comes",
    "F4, of 4 guns",
    "C1, Corps C 1",
    "N7, 50.68 N 7.40 E",
    "L55, L555",
    "Dubois, \u0394ubois",
    "Bredow, the Brdow",
    "Quiot, Quiot\u00e9",
    "Quiot\u00e9, Quiot\u00e9p\u00e9e",
    "Gas, the Ga",
    "Ross, the Ros",
    "Baring, the Baringe S",
    "O'Shea, the O hea",
    "\u10dc\u10d4\u10d8, \u10dc\u10d4\u10d8\u10e8"
  })
  void otherWordsAreNotTheName(String name, String text) {
    assertThat(found(text, name)).isEmpty();
  }

  /** A sheet for Blue that is let go at 11:10 does not name the battalion Blue11. */
  @Test
  void theHourOfATimeOfDayIsNoPartOfAName() {
    assertThat(found("To Blue 11:10 from a patrol", "Blue11")).isEmpty();
    assertThat(found("To Blue\n11:10", "Blue11")).isEmpty();
    assertThat(found("Blue 11 comes at 11:10", "Blue11")).containsExactly("Blue 11");
    assertThat(found("Blue11: 10 guns", "Blue11")).containsExactly("Blue11");
    assertThat(found("Blue 11:100", "Blue11")).containsExactly("Blue 11");
    assertThat(found("Blue 11:1", "Blue11")).containsExactly("Blue 11");
    assertThat(found("Blue 11:5, 6 guns", "Blue11")).containsExactly("Blue 11");
    assertThat(found("Blue 11: 5 guns", "Blue11")).containsExactly("Blue 11");
  }

  @Test
  void shortNamesAreFoundAsTheyAreDivided() {
    assertThat(found("beware of l55, and of L55s", "L55")).containsExactly("l55", "L55s");
    assertThat(found("two F4s come", "F4")).containsExactly("F4s");
    assertThat(found("the 8 KG comes", "8 KG")).containsExactly("8 KG");
    assertThat(found("the 8KG comes", "8 KG")).isEmpty();
  }

  @Test
  void genuineWordsOfAnotherScriptAreFoundInBothCases() {
    String kutuzov = "\u041a\u0443\u0442\u0443\u0437\u043e\u0432";
    assertThat(
            found("\u041a\u0423\u0422\u0423\u0417\u041e\u0412 \u0438\u0434\u0451\u0442", kutuzov))
        .hasSize(1);
    String ypsilantis = "\u03a5\u03c8\u03b7\u03bb\u03ac\u03bd\u03c4\u03b7\u03c2";
    assertThat(found(ypsilantis, ypsilantis)).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({
    "\u864e\u65c5\u56e3, \u6575\u306e\u864e\u65c5\u56e3\u304c\u6765\u308b\u3002",
    "\ud842\udfb7\u7530, \u6b64\ud842\udfb7\u7530\u5230",
    "\ub098\ud3f4\ub808\uc639, \ub098\ud3f4\ub808\uc639\uc740 \uc628\ub2e4"
  })
  void namesAreFoundWhereAScriptLeavesNoBlanks(String name, String text) {
    assertThat(found(text, name)).containsExactly(name);
  }

  @Test
  void anotherNameOfTheSameBeginningIsNotFoundForIt() {
    assertThat(found("\u864e\u56e3\u304c", "\u864e\u65c5\u56e3")).isEmpty();
  }

  @Test
  void ligaturesAreTheirLetters() {
    assertThat(
            found("the o\ufb03cer, Man\u0153uvre, stra\u00dfe", "officer", "Manoeuvre", "Strasse"))
        .hasSize(3);
  }

  @Test
  void everyNameIsFoundAtEveryPlaceTheLongestFirst() {
    assertThat(found("Foot Guards and Foot.", "Foot", "Foot Guards"))
        .containsExactly("Foot Guards", "Foot", "Foot");
  }

  @Test
  void twoThingsOfOneNameAreBothFound() {
    NameFinder<Integer> finder = new NameFinder<>();
    finder.add(1, "Quiot");
    finder.add(2, "Quiot");
    finder.add(3, " - ");
    assertThat(finder.find("Quiot")).extracting(NameFinder.Hit::what).containsExactly(1, 2);
  }

  @Test
  void aDottedCapitalAndCharactersBeyondThePlaneDoNoHarm() {
    assertThat(found("\u0130stanbul \ud83d\ude00 \ud835\udc01aring", "Istanbul", "Baring"))
        .hasSize(2);
  }
}
