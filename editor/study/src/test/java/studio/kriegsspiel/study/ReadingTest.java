package studio.kriegsspiel.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.reading.ReadingChoice;

/** The figures that hold where sources disagree. */
class ReadingTest {
  private static final String TEXT =
      """
      scenario "Readings"
        rules reisswitz-1824
        on 18 June 1815 from 13:00 to 18:30
      HEAD
      side Blue
      army of Blue
        brigade "Brigade" as B
          battalion "Foot" as Foot: 379 men, 2 ranks
            state tired, 10 % lost, 60 rounds a man
            source "Siborne 1844, II p. 60" confidence probable
            or 395 men source "Beamish 1837, p. 350"
            or 360 men, 3 ranks, 20 men lost, 40 rounds a man source "Siborne 1848"
          battery "Guns" as Guns: 5 guns 9-pdr, 1 howitzer 5.5-inch
            source "Siborne 1844"
            or 6 guns 6-pdr, 2 ammunition wagons source "Beamish 1837"
      """;

  private static Study study(String head, Optional<String> asked) {
    Studies studies = Studies.ofLibrary();
    Studies following =
        asked.map(each -> studies.following(ReadingChoice.of(each))).orElse(studies);
    return following.of("x", Optional.empty(), TEXT.replace("HEAD", head), Cancellation.NEVER);
  }

  private static String figures(Study study) {
    Unit foot = unit(study, "Foot");
    Unit guns = unit(study, "Guns");
    return "%d of %d in %d, %s; %d pieces, first %s, wagons %s; brigade %d"
        .formatted(
            foot.presentMen(),
            foot.totalMen(),
            foot.ranks().orElseThrow(),
            foot.particulars().state().orElseThrow(),
            guns.totalPieces(),
            guns.strength().ordnance().get(0).calibre().orElseThrow(),
            guns.strength().train().wagons().isPresent() ? "2" : "none",
            unit(study, "B").presentMen());
  }

  private static Unit unit(Study study, String name) {
    return study.situation().orElseThrow().units().find(new UnitId("Blue", name)).orElseThrow();
  }

  /** 10 % of 379 are 38, of 395 40 (39.5), of 360 36; 341, 355, 340 are left. */
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        " | 341 of 379 in 2, tired, 10 % lost, 60 rounds a man; 6 pieces, first 9-pdr, wagons none; brigade 341",
        "Siborne 1844 | 341 of 379 in 2, tired, 10 % lost, 60 rounds a man; 6 pieces, first 9-pdr, wagons none; brigade 341",
        "Beamish | 355 of 395 in 2, tired, 10 % lost, 60 rounds a man; 6 pieces, first 6-pdr, wagons 2; brigade 355",
        "beamish 1837 | 355 of 395 in 2, tired, 10 % lost, 60 rounds a man; 6 pieces, first 6-pdr, wagons 2; brigade 355",
        "Siborne 1848 | 340 of 360 in 3, tired, 20 men lost, 40 rounds a man; 6 pieces, first 9-pdr, wagons none; brigade 340",
        "lowest | 340 of 360 in 2, tired, 20 men lost, 40 rounds a man; 6 pieces, first 9-pdr, wagons 2; brigade 340",
        "highest | 355 of 395 in 3, tired, 10 % lost, 60 rounds a man; 6 pieces, first 9-pdr, wagons 2; brigade 355",
      })
  void everyFigureIsChosenForItself(String asked, String figures) {
    assertThat(figures(study("", Optional.ofNullable(asked)))).isEqualTo(figures);
  }

  @Test
  void theHeadChoosesAndIsOverruled() {
    String head = "  reading \"Beamish 1837\"";
    assertThat(unit(study(head, Optional.empty()), "Foot").totalMen()).isEqualTo(395);
    assertThat(unit(study(head, Optional.of("lowest")), "Foot").totalMen()).isEqualTo(360);
    assertThat(unit(study("  reading lowest", Optional.empty()), "Foot").totalMen()).isEqualTo(360);
  }

  /** A study that is there already follows a source as one that is read so. */
  @ParameterizedTest(name = "{0}")
  @CsvSource({"lowest", "highest", "Beamish 1837", "Siborne 1848", "Nobody", "Siborne"})
  void aStudyFollowsASourceAsIfItHadBeenReadSo(String asked) {
    for (String head : List.of("", "  reading \"Beamish 1837\"", "  reading \"Nobody\"")) {
      Study read = study(head, Optional.of(asked));
      Study made = study(head, Optional.empty()).following(ReadingChoice.of(asked));
      assertThat(figures(made)).isEqualTo(figures(read));
      assertThat(made.findings()).isEqualTo(read.findings());
      assertThat(made.scenario()).isEqualTo(read.scenario());
    }
  }

  @Test
  void allReadingsStayBesideTheChosenOne() {
    assertThat(unit(study("", Optional.of("lowest")), "Foot").particulars().readings())
        .extracting(each -> each.figures().strength().men().orElseThrow())
        .containsExactly(379, 395, 360);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Nobody | No source is named \"Nobody\"; the works there are: \"Siborne 1844\", \"Beamish 1837\", \"Siborne 1848\".",
        "Siborne | \"Siborne\" may be \"Siborne 1844\" or \"Siborne 1848\".",
        "Beam | No source is named \"Beam\"; the works there are: \"Siborne 1844\", \"Beamish 1837\", \"Siborne 1848\".",
      })
  void aWorkThatIsNoneIsToldWithThoseThereAre(String work, String message) {
    Study asked = study("", Optional.of(work));
    Finding finding = asked.find(StudyFault.READING).orElseThrow();
    assertThat(finding.message()).isEqualTo(message);
    assertThat(unit(asked, "Foot").totalMen()).isEqualTo(379);
    assertThat(asked.findings()).contains(finding);
    Study head = study("  reading \"" + work + "\"", Optional.empty());
    Finding there = head.find(StudyFault.READING).orElseThrow();
    assertThat(there.message()).isEqualTo(message);
    assertThat(there.span().line()).isEqualTo(4);
    assertThat(there.fixes()).isNotEmpty();
  }
}
