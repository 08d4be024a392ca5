package studio.kriegsspiel.language.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.language.xtext.kriegsspiel.Army;
import studio.kriegsspiel.language.xtext.kriegsspiel.Deploy;
import studio.kriegsspiel.language.xtext.kriegsspiel.Section;

/** What becomes of the statements round a fault, and how much is read again for it. */
class MendingTest {
  private static final String HEAD =
      "scenario \"Faults\"\n  rules reisswitz-1824\n\nside Blue \"Blue\"\n\n";

  /** Each fault may cost the lines round it, not the text once more. */
  @Test
  void manyFaultsCostALittleMoreThanTheText() {
    String text = HEAD + army(600, 10);
    SourceText source = new SourceText("faults", text);
    Attempt first = Attempt.first(new Blanking(source), TextPiece.whole(source), token -> {});
    List<SyntaxError> told = new java.util.ArrayList<>();
    Mending mending = new Mending(source, first, told);
    assertThat(mending.mend().error()).isEmpty();
    assertThat(told).hasSize(60);
    assertThat(mending.read()).isLessThan(6L * text.length());
  }

  /** A statement with a fault goes, those beside it stay; so for every place in a section. */
  @Test
  void whatStandsBesideAFaultStays() {
    for (int nth = 1; nth <= 7; nth++) {
      Army army = (Army) sections(HEAD + army(40, nth)).get(1);
      assertThat(army.getItems()).hasSize(40 - (40 + nth - 1) / nth);
    }
  }

  /**
   * What opens a section has a fault: the statements below it are nobody's, those after it stay.
   */
  @Test
  void aSectionThatIsUnknownEndsWithItsStatements() {
    String units = army(3, 100);
    List<Section> sections =
        sections(
            HEAD
                + units
                + "delpoy\n  U1 in line at \"Farm\"\n  U2 in line at \"Farm\"\n\n"
                + "deploy\n  U1 in line at \"Farm\"\n");
    assertThat(sections).hasSize(3);
    assertThat(((Deploy) sections.get(2)).getItems()).hasSize(1);
  }

  private static String army(int units, int nth) {
    return "army of Blue\n"
        + IntStream.range(0, units)
            .mapToObj(
                i ->
                    (i % nth == 0 ? "  batallion" : "  battalion")
                        + " \"No. %1$d\" as U%1$d: 500 men\n".formatted(i))
            .collect(Collectors.joining())
        + "\n";
  }

  private static List<Section> sections(String text) {
    return TolerantParser.parse(new SourceText("faults", text))
        .orElseThrow()
        .document()
        .getSections();
  }
}
