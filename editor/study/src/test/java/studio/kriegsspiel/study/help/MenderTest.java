package studio.kriegsspiel.study.help;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.study.Cancellation;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.Study;

/** What is mended leaves fewer findings, or it is taken back with a sentence. */
class MenderTest {
  private static final Studies STUDIES = Studies.ofLibrary();

  private static Study study(String text) {
    return STUDIES.of("a.kriegsspiel", Optional.empty(), text, Cancellation.NEVER);
  }

  private static String library(String name) throws IOException {
    return Files.readString(Library.open().findScenario(name).orElseThrow());
  }

  @Test
  void mendsThatPushEachOtherComeToRestWithASentence() throws IOException {
    String text =
        library("the-bridge-of-seldenau")
            .replaceFirst("(?m)^  rules +\\S+.*$", "  rules kriegskunst");
    Study before = study(text);
    Set<String> ids = Set.of("KS-TIM-005", "KS-MOV-006");
    assertThat(before.findingsWithVariants().stream().map(Finding::id)).containsAll(ids);
    Mended mended = new Mender(STUDIES).proposed(before, each -> ids.contains(each.id()));
    Burden less = Burden.of(mended.study().findingsWithVariants());
    assertThat(less.compareTo(Burden.of(before.findingsWithVariants()))).isLessThanOrEqualTo(0);
    Mended again = new Mender(STUDIES).proposed(mended.study(), each -> ids.contains(each.id()));
    assertThat(again.study().text()).isEqualTo(mended.study().text());
    assertThat(again.made()).isEmpty();
    assertThat(mended.back())
        .anySatisfy(
            each ->
                assertThat(each.sentence())
                    .containsPattern(
                        "(KS-TIM-005|KS-MOV-006), line \\d+\\) was taken back: it brings")
                    .endsWith(" and leaves no fewer findings."));
  }

  @Test
  void nothingOfTheLibraryIsMendedUnasked() throws IOException {
    for (String name : List.of("the-farm-of-la-haye-sainte", "the-bridge-of-seldenau")) {
      Study before = study(library(name));
      assertThat(new Mender(STUDIES).certain(before, each -> true).made()).isEmpty();
    }
  }

  @Test
  void goodMendsStayWhereABadOneIsTakenBack() throws IOException {
    String text =
        library("the-bridge-of-seldenau")
            .replaceFirst("(?m)^  rules +\\S+.*$", "  rules kriegskunst")
            .replaceFirst("weather +\\S+", "weather  clera");
    Study before = study(text);
    Mended mended = new Mender(STUDIES).proposed(before, each -> !each.id().equals("KS-BOK-002"));
    assertThat(mended.made()).extracting(Mend::title).contains("write `clear`");
    assertThat(mended.back()).isNotEmpty();
    assertThat(
            Burden.of(mended.study().findingsWithVariants())
                .isLessThan(Burden.of(before.findingsWithVariants())))
        .isTrue();
  }

  @Test
  void ofTwoThatTouchTheFirstIsMade() {
    Study before = study("scenario \"A\"\n  weather rany\n");
    List<Mend> proposals = Mends.proposals(before.findings());
    List<Mend> both =
        proposals.stream()
            .filter(each -> each.finding().orElseThrow().message().contains("`rany`"))
            .limit(2)
            .toList();
    assertThat(both).hasSize(2);
    Mended mended = new Mender(STUDIES).chosen(before, both);
    assertThat(mended.made()).containsExactly(both.get(0));
    assertThat(mended.study().text()).doesNotContain("rany");
  }
}
