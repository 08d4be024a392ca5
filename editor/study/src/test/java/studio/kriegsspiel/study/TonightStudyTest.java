package studio.kriegsspiel.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import studio.kriegsspiel.checks.tonight.TonightFault;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.scenario.people.Heir;
import studio.kriegsspiel.scenario.people.Spare;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.tonight.Proposal;
import studio.kriegsspiel.scenario.tonight.WhoComes;
import studio.kriegsspiel.situation.knowledge.ReadableText;
import studio.kriegsspiel.study.evening.KeptEvening;

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

  @TempDir Path folder;

  private static Study study(String text) {
    return Studies.ofLibrary().of("a.kriegsspiel", Optional.empty(), text, Cancellation.NEVER);
  }

  private static TonightStudy evening(String text, String... titles) {
    Study whole = study(text);
    List<Audience.RoleOnly> roles =
        Stream.of(titles).map(title -> new Audience.RoleOnly("Blue", title)).toList();
    return TonightStudy.of(
        whole, Proposal.of(whole.scenario().orElseThrow(), WhoComes.allBut(roles)));
  }

  private static List<String> without(String... titles) {
    return evening(TEXT, titles).absentNamed().stream()
        .map(each -> each.span().line() + ":" + each.span().column() + " " + each.message())
        .toList();
  }

  @Test
  void whereEverybodyComesNothingIsTold() {
    assertThat(without()).isEmpty();
  }

  @Test
  void aTextForAllOrForItsSideThatNamesTheRoleIsTold() {
    assertThat(without("Leader of the van"))
        .containsExactly(
            "5:7 The General Idea names \"Leader of the van\" of Blue, which nobody plays tonight.");
  }

  @Test
  void whatIsLikeATitleButForACapitalIsNotMeantWhereItIsOneWord() {
    assertThat(without("Left")).isEmpty();
  }

  @Test
  void theTitleInBracesMendsIt() {
    String named = TEXT.replace("The leader of the van rides", "Leader of the van rides");
    Finding finding = evening(named, "Leader of the van").absentNamed().get(0);
    Fix fix = finding.fixes().get(0);
    assertThat(fix.isCertain()).isTrue();
    String mended = TextEdit.applyAll(named, fix.edits());
    assertThat(mended).contains("  {\"Leader of the van\"} rides");
    TonightStudy evening = evening(mended, "Leader of the van");
    assertThat(evening.absentNamed()).isEmpty();
    assertThat(idea(evening.study())).isEqualTo("Chief rides ahead.");
    assertThat(idea(study(mended))).isEqualTo(idea(study(named)));
    assertThat(evening(TEXT, "Leader of the van").absentNamed().get(0).fixes())
        .as("another capital reads otherwise")
        .noneMatch(Fix::isCertain)
        .hasSize(1);
  }

  private static String idea(Study study) {
    return ReadableText.of(study.situation().orElseThrow()).stream()
        .filter(each -> each.what().equals("the General Idea"))
        .findFirst()
        .orElseThrow()
        .text()
        .strip();
  }

  @Test
  void whereTheUmpireLeadsBracesNameHimTooAndNobodyMendsThat() {
    String braces =
        TEXT.replace("The leader of the van rides", "{\"Leader of the van\"} rides")
            .replace("for V under Corps", "for V");
    Study whole = study(braces);
    Audience.RoleOnly gone = new Audience.RoleOnly("Blue", "Leader of the van");
    WhoComes who =
        new WhoComes(
            OptionalInt.empty(),
            List.of(gone),
            List.of(new Spare(gone, Optional.of(Heir.UMPIRE), TextSpan.NONE)),
            List.of());
    assertThat(
            TonightStudy.of(whole, Proposal.of(whole.scenario().orElseThrow(), who)).absentNamed())
        .hasSize(2)
        .allMatch(each -> each.fixes().isEmpty());
  }

  @Test
  void aSenderWhoIsNotThereIsWhoeverLeadsOnAndNobodyWritesToHimself() {
    TonightStudy evening = evening(TEXT, "Chief");
    assertThat(evening.absentNamed()).isEmpty();
    assertThat(evening.study().scenario().orElseThrow().reports())
        .extracting(Report::from)
        .containsExactly(
            Optional.of("headquarters"),
            Optional.of("the Leader of the van"),
            Optional.of("headquarters"));
    TonightStudy without = evening(TEXT, "Left");
    assertThat(without.study().scenario().orElseThrow().reports().get(1).from()).isEmpty();
    assertThat(without.lines())
        .contains(
            "  line 22: the report to \"Chief\" of Blue has no sender, for he would have it from himself.");
  }

  @Test
  void isLetStandWithAReasonAndIsNoUselessAllowanceOnOtherEvenings() {
    String allowed =
        TEXT
            + """
            allow KS-TON-001 "the enemy need not know"
            """;
    assertThat(evening(allowed, "Leader of the van").absentNamed()).isEmpty();
    assertThat(study(allowed).findingsWithVariants())
        .noneMatch(each -> each.id().startsWith("KS-ALW"));
  }

  @ParameterizedTest
  @EnumSource(TonightFault.class)
  void hasItsPageAndItsLine(TonightFault fault) throws IOException {
    Path scenario = Files.writeString(folder.resolve("ride.kriegsspiel"), TEXT);
    String kept =
        switch (fault) {
          case ABSENT_NAMED -> "\"without\": [\"Leader of the van\"]";
          case UNREADABLE -> "\"without\": [\"Leader of the vane\"]";
        };
    Files.writeString(
        KeptEvening.beside(scenario), "{\"format\": \"" + KeptEvening.FORMAT + "\", " + kept + "}");
    Study study = Studies.ofLibrary().read(scenario);
    Finding found =
        study.findingsWithVariants().stream()
            .filter(each -> each.id().equals(fault.id()))
            .findFirst()
            .orElseThrow();
    SamplePage.holds(fault, found, study);
  }
}
