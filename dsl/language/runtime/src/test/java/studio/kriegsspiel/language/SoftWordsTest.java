package studio.kriegsspiel.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.language.syntax.ScenarioGrammar;
import studio.kriegsspiel.language.syntax.ScenarioGrammar.Lexeme;
import studio.kriegsspiel.language.syntax.Tokens;
import studio.kriegsspiel.language.syntax.soft.SoftWords;

/**
 * New statements take no name away: every keyword of the grammar is one of the few that were
 * reserved from the beginning or soft, and every soft word is a name wherever a name is asked for.
 */
class SoftWordsTest {
  /** The words that are keywords everywhere. None may be added: it would be a name in some text. */
  private static final Set<String> RESERVED =
      Set.of(
          """
          and army as at battalion battery between bridge brigade builds by color colour column company confidence
          corps degrees deploy destroys division engineering enters facing for from garrisons general grid ground half
          idea import in intelligence library limbered line move notes objective of on order pioneers pontoon
          regiment reinforcements repairs report retreat role rules scenario side source squadron start tables tell
          terrain the then to towards train umpire under until wagons weather when wing with within"""
              .split("\\s+"));

  /** Every place of the language where an author gives a name or uses one. */
  private static final String NAMES =
      """
      scenario "Names"
        rules reisswitz-1824
        on 18 June 1815 from 13:00 to 18:30

      side NAME "A side" colour blue
        objective "Hold."
        role "Commander" for NAME
        role "Aide" under NAME
      side Other "Another side" colour red
        role "Commander" for Other.NAME

      army of NAME
        brigade "Title" as Name2: 500 men
          battalion "NAME" as NAME: 100 men
            source "A book" confidence probable
        squadron NAME2: 120 riders, lancers

      army of Other
        battalion "Title" as NAME: 100 men
        battery "Title" as Battery: 6 guns 6-pdr
        battalion "Late" as Late: 100 men
        pioneers "Sappers" as Sappers: 50 men

      deploy
        NAME.NAME in line at 300 m north of "m"
        Other.NAME in column at "NAME" facing west
        NAME2 in line at "m"
        Battery limbered at "m"

      report to NAME at 12:00 from "NAME" "Hold."

      intelligence
        at 13:30 to NAME from patrol of Other.NAME, reliable:
          Other.NAME seen at "NAME", about 4 battalions
        when NAME.NAME within 400 paces of "m" tell NAME by NAME.NAME "They come."

      reinforcements
        Late enters by "NAME" from the south at 16:00
      """;

  static Stream<String> softWords() {
    return SoftWords.all().stream();
  }

  @Test
  void everyKeywordIsReservedFromTheBeginningOrSoft() {
    Set<String> neither = new TreeSet<>(Tokens.keywordList());
    neither.removeAll(RESERVED);
    neither.removeAll(SoftWords.all());
    assertThat(neither)
        .as("keywords of the grammar that a line of SoftWords must make soft")
        .isEmpty();
  }

  @Test
  void everySoftWordIsAKeywordOfTheGrammar() {
    assertThat(Tokens.keywordList()).containsAll(SoftWords.all());
  }

  @ParameterizedTest
  @MethodSource("softWords")
  void isANameWhereverANameIsAskedFor(String word) {
    ParsedScenario parsed = new ScenarioLanguage().parse("sample", NAMES.replace("NAME", word));
    ParsedScenario plain = new ScenarioLanguage().parse("sample", NAMES.replace("NAME", "zzqx"));
    assertThat(plain.findings()).isEmpty();
    assertThat(parsed.findings()).isEmpty();
    assertThat(withoutSpans(parsed)).isEqualTo(withoutSpans(plain).replace("zzqx", word));
  }

  private static List<String> kinds(String text) {
    return ScenarioGrammar.lexemes(text).stream()
        .filter(each -> !each.isHidden())
        .map(Lexeme::kind)
        .toList();
  }

  @Test
  void aStatementOpensWithWhatMustFollowOrAsFarAsItIsWritten() {
    assertThat(kinds("place \"A\" known to Red")).contains("'place'", "'known'");
    assertThat(kinds("place \"A\"")).contains("'place'");
    assertThat(kinds("place\n")).contains("'place'");
    assertThat(kinds("place \"A\" knwon to Red")).contains("'place'");
    assertThat(kinds("place in line at \"A\"")).doesNotContain("'place'");
    assertThat(kinds("side Red place \"A\" known to Red")).contains("'place'", "'known'");
    assertThat(kinds("objective take the place \"A\"")).doesNotContain("'place'");
    assertThat(kinds("weather known")).doesNotContain("'known'");
  }

  private static String withoutSpans(ParsedScenario parsed) {
    return RecordDump.of(parsed.scenario().orElseThrow()).replaceAll("\\d+:\\d+\\+\\d+", "");
  }
}
