package studio.kriegsspiel.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.study.group.GroupBy;
import studio.kriegsspiel.study.group.Groups;

/** Findings are put together by whose statement holds them, in words that an author uses. */
class GroupsTest {
  private static final String TEXT =
      """
      scenario "Farm"
        rules reisswitz-1824
        on 18 June 1815 from 13:00 to 15:00
      general idea "They meet."
      side Blue
        role "Commander" for Baring
      side Red
      army of Blue
        battalion "2nd Light KGL" as Baring: 378 men, rifles
      army of Red
        battalion "Quiot" as Quiot: 800 men
      deploy
        Quiot in line at "La Belle Alliance"
      report to "Commander" of Blue at 12:45 from headquarters "Hold on."
      umpire notes "Watch the clock."
      """;
  private static final Study STUDY =
      Studies.ofLibrary().of("farm.kriegsspiel", Optional.empty(), TEXT, Cancellation.NEVER);
  private static final Groups GROUPS = new Groups(STUDY.scenario(), "farm.kriegsspiel");

  private static Finding at(String words) {
    int offset = TEXT.indexOf(words);
    return Finding.ofText(
        "KS-FRC-001",
        Severity.NOTE,
        new TextSpan("farm.kriegsspiel", offset, words.length(), 1, 1),
        "It is so.");
  }

  @Test
  void aStatementBelongsToItsSideOrReader() {
    assertThat(GROUPS.nameOf(at("Quiot in line"), GroupBy.SIDE)).isEqualTo("Red");
    assertThat(GROUPS.nameOf(at("\"2nd Light KGL\""), GroupBy.READER)).isEqualTo("Blue");
    assertThat(GROUPS.nameOf(at("\"Hold on.\""), GroupBy.SIDE)).isEqualTo("Blue");
    assertThat(GROUPS.nameOf(at("\"Hold on.\""), GroupBy.READER)).isEqualTo("Commander of Blue");
    assertThat(GROUPS.nameOf(at("\"They meet.\""), GroupBy.READER)).isEqualTo("everyone");
    assertThat(GROUPS.nameOf(at("\"Watch the clock.\""), GroupBy.SIDE))
        .isEqualTo("the umpire alone");
    assertThat(GROUPS.nameOf(at("rules"), GroupBy.SIDE)).isEqualTo("the whole scenario");
    assertThat(GROUPS.nameOf(at("rules"), GroupBy.AREA)).isEqualTo("forces");
    assertThat(GROUPS.nameOf(at("rules"), GroupBy.FILE)).isEqualTo("farm.kriegsspiel");
  }

  @Test
  void groupsStandInTheOrderOfTheTextAndNoneIsEmpty() {
    List<Finding> findings =
        List.of(at("\"Watch the clock.\""), at("Quiot in line"), at("\"They meet.\""), at("rules"));
    assertThat(GROUPS.of(findings, GroupBy.READER).keySet())
        .containsExactly("Red", "everyone", "the whole scenario", "the umpire alone");
    assertThat(GROUPS.of(findings, GroupBy.READER).values()).allMatch(each -> each.size() == 1);
  }
}
