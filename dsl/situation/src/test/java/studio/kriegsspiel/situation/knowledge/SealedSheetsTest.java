package studio.kriegsspiel.situation.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import studio.kriegsspiel.scenario.audience.Audience;

class SealedSheetsTest {

  @Test
  void everyTextThatComesLaterHasASheetAndTheUmpiresHasNone() {
    assertThat(SealedSheets.of(Evening.situation()))
        .extracting(due -> due.sheet().text())
        .containsExactly(
            "The Emperor grows impatient.",
            "French guns on the ridge.",
            "The farm is abandoned.",
            "They come on in columns.");
  }

  @Test
  void aSheetSaysToWhomAndNotWhy() {
    var last = SealedSheets.of(Evening.situation()).get(3).sheet();
    assertThat(last.audience()).isEqualTo(new Audience.RoleOnly("Blue", "At the farm"));
    assertThat(last.dated()).isEmpty();
  }

  @Test
  void marksDifferAndFollowNoOrder() {
    var marks =
        SealedSheets.of(Evening.situation()).stream().map(due -> due.sheet().mark()).toList();
    assertThat(marks)
        .doesNotHaveDuplicates()
        .allMatch(mark -> mark.matches("[B-DF-HJ-NP-TV-XZ]{3}"));
    assertThat(marks).isNotEqualTo(marks.stream().sorted().toList());
    assertThat(
            SealedSheets.of(Evening.situation()).stream().map(due -> due.sheet().mark()).toList())
        .isEqualTo(marks);
  }
}
