package studio.kriegsspiel.reading.rehearsal.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.reading.rehearsal.SideBySide;

/** What cannot be played stands in the table with its reason, in words, figures and on the page. */
class SideBySidePageTest {
  @Test
  void aVariantThatCannotBePlayedIsTold() {
    SideBySide table = new SideBySide(1, 7);
    table.addNot("Fog & <rain>", "No game can be played.");
    assertThat(table.lines())
        .containsExactly(
            "Side by side: 1 game each, seed 7.",
            "Fog & <rain>:",
            "  not rehearsed: No game can be played.");
    assertThat(table.facts())
        .containsEntry(
            "variants",
            List.of(Map.of("variant", "Fog & <rain>", "refused", "No game can be played.")));
    assertThat(SideBySidePage.of("Evening", table))
        .contains("<li>Fog &amp; &lt;rain&gt;: No game can be played.</li>");
  }
}
