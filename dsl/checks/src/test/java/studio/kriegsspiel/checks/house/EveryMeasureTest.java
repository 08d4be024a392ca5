package studio.kriegsspiel.checks.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.situation.Situation;

/** Everything that a house rule can count, on one scenario. */
class EveryMeasureTest {
  private static final String EVENING =
      """
      scenario "An evening"
        rules    reisswitz-1824
        on       18 June 1815 from 13:00 to 18:01
        umpires  2
        import "club.kriegsspiel"

      general idea "The enemy comes."

      side Blue colour blue nation British
        objective hold "Mill" until 18:00
        line of retreat "Mill" southward
        role "Commander" for Foot
        role "Outposts" duty outposts
      side Red colour red
        role "Marshal" for Guard

      army of Blue
        brigade "Foot" as Foot commander "Sir John" rated able
          ordered to hold "Mill"
          battalion "First" as First: 900 men, veteran, 2 ranks, rifle
            source "Siborne 1844"
            source "Beamish 1837"
          battery "Guns" as Guns: 6 guns 6-pdr, 2 howitzers 7-pdr
          battery "Reserve" as Reserve: 4 guns 6-pdr, 2 howitzers
        squadron "Horse" as Horse: 150 riders
      army of Red
        brigade "Guard" as Guard
          battalion "Old" as Old: 1200 men, French
          battalion "Young" as Young: 500 men
        battalion "Late" as Late: 1 man
        battalion "Ghost" as Ghost: 300 men
        battalion "Sent" as Sent: 300 men
        battalion "Scouts" as Scouts: 300 men
        detached Sent to Late

      deploy
        Old in line at "Farm" facing south
        Young marches from "Farm" to "Mill" from 14:00
        Scouts patrols from "Farm" to "Mill" from 14:00
        Blue.First in line at "Mill" facing north
        Blue.Horse deploys freely within 800 paces of "Mill"
        post of 60 men of Blue.First as Pit at "Ford" facing south

      events
        when Red.Old has lost 20 % Red.Late enters by "Road" from the north

      report to Blue at 12:45 from headquarters "Hold."
      report to "Outposts" of Blue at 12:45 from headquarters "Look out."

      intelligence
        at 13:30 to Blue from patrol, reliable: "They come."
        at 14:30 to "Marshal" of Red from patrol, reliable: "They stand."
        at 15:00 to umpire: "Count."

      variant "Dry"
        ground firm
      """;

  @TempDir Path folder = Path.of("");

  private List<Finding> under(String text, String... rules) throws IOException {
    StringBuilder house = new StringBuilder("house rules \"Club\"\n");
    for (int i = 0; i < rules.length; i++) {
      house.append("  assert %s as CLUB-ALL-%03d\n".formatted(rules[i], i + 1));
    }
    Files.writeString(folder.resolve("club.kriegsspiel"), house);
    ParsedScenario parsed = new ScenarioLanguage().parse("evening.kriegsspiel", text, folder);
    assertThat(parsed.findings()).isEmpty();
    return HouseRules.findings(
        new Situation(
            parsed.scenario().orElseThrow(), RuleBooks.get("reisswitz-1824"), Optional.empty()));
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "every unit of Blue has a commander|First has no commander; Guns has no commander; Reserve"
            + " has no commander; Horse has no commander",
        "no unit has a commander|Foot has 1 commander",
        "no unit has a grade|First has 1 grade",
        "no unit has a weapon|First has 1 weapon",
        "no unit has at least 1 ranks|First has 2 ranks",
        "no unit has 2 source|First has 2 sources",
        "no unit has 3 source|",
        "no unit has at least 1 order|Foot has 1 order",
        "no unit has at least 1 parts|Foot has 3 parts; Guard has 2 parts",
        "every battery has a calibre|Reserve has no calibre",
        "no battery has 2 calibre|Guns has 2 calibres",
        "every unit has a nation|Guard has no nation; Young has no nation; Late has no nation;"
            + " Ghost has no nation; Sent has no nation; Scouts has no nation",
        "no battalion has at most 1 men|Late has 1 man",
        "no battalion has at least 1200 men|Old has 1,200 men",
        "no unit has at least 8 guns|Foot has 14 guns; Guns has 8 guns",
        // Guards stands by its parts, Sent goes with Late, who comes when Old has lost enough.
        "every unit has a place|Foot has no place; Guns has no place; Reserve has no place; Ghost"
            + " has no place",
        "every body has a place|Guns has no place; Reserve has no place; Ghost has no place",
        "no side has at least 1 men|Blue has 1,050 men; Red has 2,601 men",
        "no side has at least 1 guns|Blue has 14 guns",
        "no side has at least 7 units|Red has 7 units",
        "no side has at least 1 roles|Blue has 2 roles; Red has 1 role",
        "every side has an objectives|Red has no objectives",
        "every side has a line of retreat|Red has no line of retreat",
        "no side has a line of retreat|Blue has 1 line of retreat",
        "every side has a nation|Red has no nation",
        "every side has a reports|Red has no reports",
        "no side has at least 1 reports|Blue has 2 reports",
        "no side has at least 1 news|Blue has 1 item of news; Red has 1 item of news",
        "each role has a unit|Outposts has no units",
        "no role has at least 1 duties|Outposts has 1 duty",
        "no role has at least 1 reports|Commander has 1 report; Outposts has 2 reports",
        "every role has a reports|Marshal has no reports",
        "no role has at least 1 news|Commander has 1 item of news; Outposts has 1 item of news;"
            + " Marshal has 1 item of news",
        // 301 minutes: the sixth hour has begun.
        "the scenario has at most 5 hours|The scenario has 6 hours",
        "the scenario has 4 players|The scenario has 3 players",
        "the scenario has at most 1 umpires|The scenario has 2 umpires",
        "the scenario has 3 sides|The scenario has 2 sides",
        "the scenario has at most 11 units|The scenario has 13 units",
        "the scenario has umpire notes|The scenario has no umpire notes",
        "the scenario has a general idea|",
        "the scenario has exercises|The scenario has no exercises",
        "the scenario has at least 2 variants|The scenario has 1 variant",
      })
  void isCountedAndTold(String rule, String breaches) throws IOException {
    assertThat(
            under(EVENING, rule).stream()
                .map(each -> each.message().replaceAll("[`\"]|; the house rules.*", ""))
                .collect(Collectors.joining("; ")))
        .isEqualTo(breaches == null ? "" : breaches);
  }

  /** Every number that a rule can want, at and beside it: there are 2 sides. */
  @ParameterizedTest(name = "the scenario has {0} sides: {1}")
  @CsvSource({
    "2, true",
    "1, false",
    "3, false",
    "at least 2, true",
    "at least 3, false",
    "at most 2, true",
    "at most 1, false",
    "more than 1, true",
    "more than 2, false",
    "fewer than 3, true",
    "fewer than 2, false",
  })
  void numbersAreMeantAsTheySay(String number, boolean kept) throws IOException {
    assertThat(under(EVENING, "the scenario has " + number + " sides").isEmpty()).isEqualTo(kept);
  }

  @Test
  void fullHoursAreNotRoundedUpAndPlayersCountByName() throws IOException {
    String full = EVENING.replace("18:01", "18:00");
    assertThat(under(full, "the scenario has 5 hours")).isEmpty();
    String named =
        EVENING.replace("  umpires  2\n", "  player \"Anna\" holds \"Commander\" of Blue\n");
    assertThat(under(named, "the scenario has 1 players", "the scenario has 1 umpires")).isEmpty();
  }

  /** A side that may deploy as it likes has a place for all of its own, and for nobody else. */
  @Test
  void whoIsFreeToDeployHasAPlace() throws IOException {
    String free = EVENING.replace("Blue.Horse deploys", "Blue deploys");
    assertThat(under(free, "every unit of Blue has a place")).isEmpty();
    assertThat(under(free, "every unit of Red has a place"))
        .extracting(Finding::message)
        .singleElement()
        .satisfies(each -> assertThat(each).startsWith("`Ghost`"));
  }

  @Test
  void aBreachNamesRuleAndReasonAndAnUnknownSideIsTold() throws IOException {
    List<Finding> found =
        under(EVENING, "no side of Blue has at least 2 roles", "every side of Bleu has a nation");
    assertThat(found.get(0).hint()).contains("see club.kriegsspiel, line 2");
    assertThat(found.get(1).message()).contains("a side `Bleu`, which this scenario does not have");
    assertThat(found.get(1).hint())
        .contains("the sides are Blue and Red; `of any side` speaks of all");
    Files.writeString(
        folder.resolve("club.kriegsspiel"),
        "house rules \"Club\"\n  assert no side has 1 roles as CLUB-ALL-001 \"one is too few\"\n");
    ParsedScenario parsed = new ScenarioLanguage().parse("evening.kriegsspiel", EVENING, folder);
    assertThat(
            HouseRules.findings(
                    new Situation(
                        parsed.scenario().orElseThrow(),
                        RuleBooks.get("reisswitz-1824"),
                        Optional.empty()))
                .get(0)
                .hint())
        .contains("one is too few; see club.kriegsspiel, line 2");
  }
}
