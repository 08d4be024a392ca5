package studio.kriegsspiel.situation.prose;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MarkupTest {
  /** Emphasis as {@code /so/}, strong as {@code +so+}. */
  private static String shown(List<ProseRun> runs) {
    return runs.stream()
        .map(
            run -> {
              String strong = run.strong() ? "+" + run.text() + "+" : run.text();
              return run.emphasis() ? "/" + strong + "/" : strong;
            })
        .collect(Collectors.joining());
  }

  private static List<String> blocks(String prose) {
    return Markup.blocks(prose).stream()
        .map(each -> each.kind() + " " + each.mark() + " " + shown(each.runs()))
        .toList();
  }

  @Test
  void paragraphsItemsAndHeadingsAreTold() {
    assertThat(blocks("One\ntwo.\n\n# The *farm*\nThree.\n- four\n  five\n2. six\n* seven"))
        .containsExactly(
            "PARAGRAPH  One two.",
            "HEADING  The /farm/",
            "PARAGRAPH  Three.",
            "ITEM \u2022 four five",
            "ITEM 2. six",
            "ITEM \u2022 seven");
  }

  @ParameterizedTest
  @CsvSource({
    "Hold *at all costs*., Hold /at all costs/.",
    "Hold **at all costs**., Hold +at all costs+.",
    "***So*** it is, /+So+/ it is",
    "**Hold *the* farm**, +Hold +/+the+/+ farm+",
    "**a *b** c*, +a *b+ c*",
    "2*3*4 is 24, 2*3*4 is 24",
    "a * b * c, a * b * c",
    "\\*not so\\*, *not so*",
    "No. \\#5, No. #5",
    "\\#5 is ours, #5 is ours",
    "*So* ends it \\, /So/ ends it \\",
    "a star* alone, a star* alone",
    "a star* or two*, a star* or two*",
    "*a* or two*, /a/ or two*",
    "*open, *open",
    "*open * and not shut, *open * and not shut",
    "*open*ed, *open*ed",
    "****four****, ****four****"
  })
  void starsAreMarksWhereTheyStandAgainstWords(String prose, String shown) {
    assertThat(shown(Markup.blocks(prose).get(0).runs())).isEqualTo(shown);
  }

  @Test
  void aRunHasWordsAndABlockTellsThemWithoutTheirLooks() {
    ProseBlock block = Markup.blocks("*Hold* the **farm**").get(0);
    assertThat(block.runs())
        .containsExactly(
            new ProseRun("Hold", true, false),
            new ProseRun(" the ", false, false),
            new ProseRun("farm", false, true));
    assertThat(block.text()).isEqualTo("Hold the farm");
  }

  @Test
  void withoutItsMarksAProseReadsTheSame() {
    assertThat(Markup.plain("# Idea\n\nHold *the\nfarm*.\n\n- **one**\n* two\n3. three \\*"))
        .isEqualTo("Idea\n\nHold the\nfarm.\n\n- one\n* two\n3. three *");
    assertThat(Markup.plain("Hold.\n# The *farm*\nIt is ours."))
        .isEqualTo("Hold.\nThe farm\nIt is ours.");
    assertThat(Markup.plain("Hold *on.\n\nWait* there.")).isEqualTo("Hold *on.\n\nWait* there.");
    String old = "Hold the farm -\r\nwhatever  comes.\n\n\nNo 5.\n";
    assertThat(Markup.plain(old)).isEqualTo(old);
    assertThat(Markup.plain("* an item\n* another")).isEqualTo("* an item\n* another");
  }

  @Test
  void marksAreToldByTheirPlaces() {
    PlainProse order = PlainProse.of("# Go *on*\n- be **bold**, he said");
    assertThat(order.text()).isEqualTo("Go on\n- be bold, he said");
    assertThat(order.marks())
        .containsExactlyInAnyOrder(
            new ProseMark(0, 5, ProseMark.Look.HEADING),
            new ProseMark(3, 5, ProseMark.Look.EMPHASIS),
            new ProseMark(11, 15, ProseMark.Look.STRONG));
  }

  @Test
  void aTitleWithStarsReadsAsItIsWritten() {
    String title = "#1 *Star* battery";
    assertThat(Markup.plain("With " + Markup.literal(title) + "."))
        .isEqualTo("With " + title + ".");
  }

  @Test
  void manyStarsComeToAnEnd() {
    assertThat(Markup.blocks("*a ".repeat(100_000))).hasSize(1);
    assertThat(Markup.blocks("a* ".repeat(100_000))).hasSize(1);
  }
}
