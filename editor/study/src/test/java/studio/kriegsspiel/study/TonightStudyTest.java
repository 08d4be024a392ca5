package studio.kriegsspiel.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.tonight.Proposal;
import studio.kriegsspiel.scenario.tonight.WhoComes;

/** An author's texts that name who is not there are told with their line. */
class TonightStudyTest {
  private static final String TEXT =
      """
      scenario "Evening"
        rules reisswitz-1824
        on 18 June 1815 from 13:00 to 15:00
      general idea \"\"\"
        The leader of the van rides ahead.
      \"\"\"
      side Blue
        role "Chief" for Corps
        role "Leader of the van" for V under Corps
        role "Left" for L under Corps
      side Red
        role "Enemy" for E
      army of Blue
        corps "Corps" as Corps
          brigade "First" as V: 900 men
          brigade "Second" as L: 300 men
      army of Red
        brigade "Third" as E: 700 men
      report to Blue from headquarters \"\"\"
        Keep left of the road. {"Leader of the van"} waits for nobody.
      \"\"\"
      report to "Left" of Blue from "the Chief" \"\"\"
        Follow.
      \"\"\"
      report to Red from headquarters \"\"\"
        The leader of the van is bold. The Left is not.
      \"\"\"
      """;

  private static List<String> without(String... titles) {
    Study whole =
        Studies.ofLibrary().of("a.kriegsspiel", Optional.empty(), TEXT, Cancellation.NEVER);
    List<Audience.RoleOnly> roles =
        List.of(titles).stream().map(title -> new Audience.RoleOnly("Blue", title)).toList();
    return TonightStudy.of(
            whole, Proposal.of(whole.scenario().orElseThrow(), WhoComes.allBut(roles)))
        .mentions()
        .stream()
        .map(each -> each.line() + " " + each.words())
        .toList();
  }

  @Test
  void whereEverybodyComesNothingIsTold() {
    assertThat(without()).isEmpty();
  }

  @Test
  void aTextForAllOrForItsSideThatNamesTheRoleIsTold() {
    assertThat(without("Leader of the van"))
        .containsExactly("4 the General Idea names \"Leader of the van\" of Blue");
  }

  @Test
  void aTitleOfOneWordIsMeantOnlyWithACapitalAndALetterFromOneselfIsTold() {
    assertThat(without("Left"))
        .containsExactly("22 the report to \"Chief\" of Blue is a letter from himself");
  }

  @Test
  void aSenderWhoIsNotThereIsTold() {
    assertThat(without("Chief"))
        .containsExactly("22 the sender of the report to \"Left\" of Blue names \"Chief\" of Blue");
  }
}
