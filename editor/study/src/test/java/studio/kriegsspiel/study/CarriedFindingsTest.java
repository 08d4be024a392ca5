package studio.kriegsspiel.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;

class CarriedFindingsTest {
  private static final String BEFORE = "one\ntwo three\nfour\n";
  private static final TextSpan ONE = new TextSpan("d", 0, 3, 1, 1);
  private static final TextSpan THREE = new TextSpan("d", 8, 5, 2, 5);
  private static final TextSpan FOUR = new TextSpan("d", 14, 4, 3, 1);

  private static Finding at(TextSpan span, TextEdit... edits) {
    return new Finding(
        "KS-POS-003",
        Severity.WARNING,
        span,
        Optional.empty(),
        "Something.",
        List.of(),
        Optional.empty(),
        edits.length == 0 ? List.of() : List.of(Fix.proposal("mend", List.of(edits))));
  }

  private static List<TextSpan> spans(String after) {
    return CarriedFindings.over(List.of(at(ONE), at(THREE), at(FOUR)), "d", BEFORE, after).stream()
        .map(Finding::span)
        .toList();
  }

  @Test
  void whatStandsBehindAChangeMovesWithIt() {
    assertThat(spans("one\nand\ntwo three\nfour\n"))
        .containsExactly(ONE, new TextSpan("d", 12, 5, 3, 5), new TextSpan("d", 18, 4, 4, 1));
    assertThat(spans("one\no three\nfour\n"))
        .containsExactly(ONE, new TextSpan("d", 6, 5, 2, 3), new TextSpan("d", 12, 4, 3, 1));
  }

  @Test
  void whatTheChangeTouchesIsDropped() {
    assertThat(spans("one\ntwo threes\nfour\n"))
        .containsExactly(ONE, new TextSpan("d", 15, 4, 3, 1));
    assertThat(spans("onx\ntwo three\nfour\n")).containsExactly(THREE, FOUR);
    assertThat(spans("")).isEmpty();
  }

  @Test
  void fixesMoveAndAFixThatIsTouchedIsDropped() {
    Finding finding = at(FOUR, TextEdit.replace(FOUR, "4"));
    assertThat(CarriedFindings.over(List.of(finding), "d", BEFORE, "1" + BEFORE).get(0).fixes())
        .containsExactly(Fix.proposal("mend", List.of(new TextEdit(15, 4, "4"))));
    Finding elsewhere = at(ONE, TextEdit.replace(FOUR, "4"));
    assertThat(CarriedFindings.over(List.of(elsewhere), "d", BEFORE, BEFORE.replace("four", "for")))
        .singleElement()
        .satisfies(each -> assertThat(each.fixes()).isEmpty());
  }

  @Test
  void placesInOtherDocumentsStay() {
    Finding list = at(new TextSpan("armies/x", 8, 5, 2, 5));
    assertThat(CarriedFindings.over(List.of(list), "d", BEFORE, "")).containsExactly(list);
  }
}
