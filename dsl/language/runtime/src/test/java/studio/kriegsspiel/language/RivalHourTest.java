package studio.kriegsspiel.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.figures.ChosenReading;
import studio.kriegsspiel.scenario.figures.UnknownWorkException;
import studio.kriegsspiel.scenario.force.SourceNote;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.scenario.reading.ReadingChoice;
import studio.kriegsspiel.scenario.text.TextEdit;

/** A source may have another hour, wherever a statement tells its hour. */
class RivalHourTest {
  private static final String HEAD =
      """
      scenario "Evening"
        rules reisswitz-1824
        on 18 June 1815 from 13:00 to 20:00
          source "Siborne 1844"
          or at 12:50 source "Mercer 1870"
      side Blue
      side Red
      army of Blue
        battalion "Foot" as Foot1: 800 men
      army of Red
        brigade "Quiot" as Quiot: 2100 men
      """;
  private static final String RIVAL =
      "    source \"Siborne 1844\"\n    or at 18:45 source \"Mercer 1870, p. 3\" confidence possible\n";

  private static ParsedScenario parse(String text) {
    return new ScenarioLanguage().parse("evening.kriegsspiel", HEAD + text);
  }

  private static final String ALL =
      "deploy\n  Foot1 marches from \"A\" to \"B\" from 17:00\n"
          + RIVAL
          + "report to Blue at 17:00 from headquarters \"Come.\"\n"
          + RIVAL
          + "  enemy from a spy, doubtful, observed 17:00: Red.Quiot seen on \"Road\", 3 battalions\n"
          + RIVAL
          + "intelligence\n  at 17:00 to Blue from a spy: \"They come.\"\n"
          + RIVAL
          + "  at 17:10 to Blue from a spy: Red.Quiot seen in \"Wood\"\n"
          + "reinforcements\n  Red.Quiot enters by \"Road\" at 17:00\n"
          + RIVAL
          + "engineering\n  Foot1 loopholes \"A\" from 17:00\n"
          + RIVAL
          + "events\n  at 17:00 Foot1 fires at \"A\" until 17:20\n"
          + RIVAL
          + "  at 17:30 the weather becomes rain\n"
          + RIVAL;

  @Test
  void standsWhereverAnHourDoes() {
    ParsedScenario parsed = parse(ALL);
    assertThat(parsed.findings()).isEmpty();
    Scenario scenario = parsed.scenario().orElseThrow();
    List<List<SourceNote>> sources =
        List.of(
            scenario.plan().marches().get(0).sources(),
            scenario.reports().get(0).sources(),
            scenario.reports().get(0).forces().get(0).sources(),
            scenario.intelligence().get(0).sources(),
            scenario.reinforcements().get(0).sources(),
            scenario.engineering().get(0).sources(),
            scenario.plan().events().get(0).sources(),
            scenario.plan().events().get(1).sources());
    assertThat(sources)
        .allSatisfy(
            each ->
                assertThat(each)
                    .extracting(one -> one.work() + " " + one.hour().map(Object::toString))
                    .containsExactly(
                        "Siborne 1844 Optional.empty", "Mercer 1870, p. 3 Optional[18:45]"));
    assertThat(scenario.header().conditions().sources().get(0).sources().get(1).hour())
        .map(Object::toString)
        .contains("12:50");
    assertThat(scenario.intelligence().get(1).text().text()).isEqualTo("Quiot seen in Wood.");
    assertThat(scenario.reports().get(0).forces().get(0).text().text())
        .isEqualTo("Quiot seen on Road, 3 battalions.");
    assertThat(scenario.plan().events().get(0).deed())
        .isInstanceOfSatisfying(
            Deed.Bombards.class, deed -> assertThat(deed.fire()).isEqualTo(Deed.Fire.FIRES));
    String formatted = TextEdit.applyAll(HEAD + ALL, new ScenarioLanguage().format(HEAD + ALL));
    assertThat(formatted).contains("\n    or at 18:45 source").contains("\n  or at 18:45 source");
    assertThat(new ScenarioLanguage().parse("a", formatted).findings()).isEmpty();
  }

  @Test
  void aReadingFollowsIt() throws UnknownWorkException {
    Scenario chosen =
        ChosenReading.of(
            parse(ALL).scenario().orElseThrow(), new ReadingChoice.OfWork("Mercer 1870"));
    assertThat(
            List.of(
                chosen.plan().marches().get(0).begins().orElseThrow(),
                chosen.reports().get(0).at().orElseThrow(),
                chosen.intelligence().get(0).release().earliest().orElseThrow(),
                chosen.reinforcements().get(0).at(),
                chosen.engineering().get(0).begins().orElseThrow(),
                chosen.plan().events().get(0).release().earliest().orElseThrow()))
        .extracting(Object::toString)
        .containsOnly("18:45");
    assertThat(chosen.header().begins().getHour()).isEqualTo(13);
    assertThat(
            ChosenReading.of(
                    parse(ALL).scenario().orElseThrow(), new ReadingChoice.OfWork("Siborne 1844"))
                .reinforcements()
                .get(0)
                .at())
        .hasToString("17:00");
  }

  @Test
  void whatHasNoHourHasNoOther() {
    assertThat(told("deploy\n  Foot1 in line in \"Wood\"\n" + RIVAL))
        .contains("What stands above has no hour of its own, so that no source has another.");
    assertThat(told("intelligence\n  withheld to Blue from a spy: \"No.\"\n" + RIVAL))
        .contains("What stands above has no hour of its own, so that no source has another.");
    assertThat(told("reinforcements\n  Red.Quiot enters by \"Road\" at 17:00\n    or at 18:45\n"))
        .contains("It is not said who has this hour.");
  }

  private static Optional<String> told(String text) {
    return parse(text).findings().stream().map(each -> each.message()).findFirst();
  }

  @Test
  void theWordsStayNames() {
    ParsedScenario parsed =
        parse(
            """
            army of Blue
              battalion "harder" as harder: 300 men
              battalion "fires" as fires: 300 men
              battalion "or" as or: 300 men
            deploy
              harder in line at "A"
              fires in line at "B"
              or in line at "C"
            variant "One" harder for Red easier for Blue
              harder: 200 men
            variant "Two" easier for Blue
            """);
    assertThat(parsed.findings()).isEmpty();
    assertThat(parsed.scenario().orElseThrow().variants())
        .extracting(each -> each.easierFor().orElse("-") + " " + each.harderFor().orElse("-"))
        .containsExactly("Blue Red", "Blue -");
  }

  @Test
  void nothingIsEasierAndHarderForOne() {
    assertThat(told("variant \"One\" easier for Red harder for Red\n"))
        .contains("A variant cannot be easier and harder for the same side.");
  }
}
