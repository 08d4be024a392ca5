package studio.kriegsspiel.desk.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.study.help.Mend;
import studio.kriegsspiel.study.help.Mends;

/** From finding to finding and from unit to unit, in text and map. */
class EveningNavigationTest {
  private final EveningBench bench = new EveningBench();
  private final Navigation navigation = new Navigation(bench.desk);
  private final List<Jump> jumps = new ArrayList<>();

  @BeforeEach
  void listen() {
    bench.desk.jumps().listen(jumps::add);
  }

  private static int at(String words) {
    return EveningBench.TEXT.indexOf(words);
  }

  @Test
  void stepsGoThroughAllFindingsAndRoundAgain() {
    List<Finding> all = bench.desk.studied().get().findings();
    List<Finding> met = new ArrayList<>();
    for (int i = 0; i < all.size() + 1; i++) {
      navigation.stepThroughFindings(true);
      Finding now = bench.desk.finding().get().orElseThrow();
      assertThat(bench.message()).isEqualTo(now.message());
      bench.desk.caret().set(now.span().offset());
      met.add(now);
    }
    assertThat(met.stream().map(each -> each.span().offset()).distinct().count())
        .isEqualTo(all.stream().map(each -> each.span().offset()).distinct().count());
    navigation.stepThroughFindings(false);
    assertThat(jumps).hasSize(met.size() + 1);
    assertThat(navigation.onLine()).isNotEmpty();
    assertThat(navigation.here()).isPresent();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Second in line | Blue.Second",
        "Late enters | Blue.Late",
        "Major Black | Blue.Second",
        "The Foot Brigade | Blue.Foot",
        "general idea |"
      })
  void theCaretChoosesTheUnitItStandsOn(String words, String unit) {
    navigation.followCaret(at(words) + 1);
    assertThat(bench.desk.caret().get()).isEqualTo(at(words) + 1);
    assertThat(bench.desk.selection().get().map(each -> each.side() + "." + each.name()))
        .isEqualTo(Optional.ofNullable(unit));
  }

  @Test
  void whileTheTextIsReadTheCaretChoosesNobody() {
    bench.pause();
    bench.desk.manuscript().replaceAll(EveningBench.TEXT + "\n", "typing");
    navigation.followCaret(at("Second in line") + 1);
    assertThat(bench.desk.selection().get()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Second | Second in line | true",
        "Late | Late enters | true",
        "Awaited | Awaited: | false"
      })
  void aUnitIsShownWhereItStandsOrIsNamed(String name, String words, boolean onMap) {
    UnitId unit = new UnitId("Blue", name);
    navigation.showUnit(unit, true);
    assertThat(bench.desk.selection().get()).contains(unit);
    assertThat(jumps)
        .singleElement()
        .satisfies(
            jump -> {
              assertThat(jump.span().offset()).isEqualTo(at(words));
              assertThat(jump.spot().isPresent()).isEqualTo(onMap);
            });
  }

  @Test
  void whatIsMendedIsToldWithWhatComesNext() {
    String slip = EveningBench.TEXT.replace("600 men, line", "600 men, milita");
    bench.desk.manuscript().replaceAll(slip, "typing");
    navigation.mendEverything();
    assertThat(bench.desk.manuscript().text()).contains("600 men, militia");
    assertThat(bench.message()).startsWith("Done: ");
    bench.pause();
    bench.desk.manuscript().replaceAll(slip, "typing");
    navigation.mendEverything();
    assertThat(bench.desk.manuscript().text()).isEqualTo(slip);
  }

  @Test
  void aTextThatHasJustChangedIsNotMended() {
    bench.desk.manuscript().load(EveningBench.TEXT.replace("600 men, line", "600 men, milita"));
    Mend mend = Mends.everything(bench.desk.studied().get().findings()).orElseThrow();
    bench.pause();
    bench.desk.manuscript().replaceAll(EveningBench.TEXT + "\n", "typing");
    navigation.apply(mend);
    assertThat(bench.message()).isEqualTo("The text has just changed; try again in a moment.");
    assertThat(bench.desk.manuscript().text()).isEqualTo(EveningBench.TEXT + "\n");
  }
}
