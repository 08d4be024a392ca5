package studio.kriegsspiel.rules.napoleonic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.procedure.AfterState;
import studio.kriegsspiel.rules.procedure.CountedTogether;
import studio.kriegsspiel.rules.procedure.Procedure;

/** Two units that attack one under random numbers, worked out by hand. */
class SecondAttackerTest {
  private static final Asking BOOK = Asking.the(RuleBookId.NAPOLEONIC_RNG);
  private static final Procedure COMBAT = BOOK.book().getProcedure("combat");
  private static final CountedTogether TOGETHER =
      COMBAT.together(CountedTogether.Part.FIRST).orElseThrow();
  private static final Map<String, String> FOOT =
      Map.of("attacker", "infantry.line", "attacker-bases", "3", "defender", "infantry.line");
  private static final Map<String, String> HORSE =
      Map.of("attacker", "cavalry.light", "attacker-bases", "2", "defender", "infantry.line");

  private static String odds(Map<String, String> question) {
    return BOOK.result(
        "odds",
        "combat",
        question.entrySet().stream()
            .map(each -> each.getKey() + "=" + each.getValue())
            .collect(Collectors.joining(" ")),
        500);
  }

  /** Three bases of foot against five are 1:2; two of light horse beside them make it 2:1. */
  @Test
  void theirStrengthsAreAddedUp() {
    assertThat(odds(FOOT)).isEqualTo("1:2");
    Map<String, String> joined = TOGETHER.join(List.of(FOOT, HORSE));
    assertThat(joined)
        .containsEntry("attacker", "infantry.line")
        .containsEntry("with", "cavalry.light")
        .containsEntry("with-bases", "2");
    assertThat(odds(joined)).isEqualTo("2:1");
    assertThat(TOGETHER.told(List.of(FOOT, HORSE))).hasSize(1);
  }

  @Test
  void aRouterAndASquareFightAlone() {
    assertThat(TOGETHER.most()).isEqualTo(1);
    assertThat(TOGETHER.fits(FOOT, HORSE)).isTrue();
    assertThat(TOGETHER.fits(FOOT, with(HORSE, "attacker-state", "routing"))).isFalse();
    assertThat(TOGETHER.fits(with(FOOT, "attacker-square", "yes"), HORSE)).isFalse();
    assertThat(TOGETHER.fits(FOOT, with(HORSE, "attacker-square", "yes"))).isFalse();
    assertThat(TOGETHER.fits(FOOT, Map.of("defender", "infantry.line"))).isFalse();
  }

  private static Map<String, String> with(Map<String, String> all, String key, String value) {
    Map<String, String> more = new HashMap<>(all);
    more.put(key, value);
    return more;
  }

  @Test
  void eachIsLeftWhatTheDecisionLeavesOfIt() {
    CountedTogether.Dealt dealt =
        TOGETHER.deal(
            List.of(FOOT, HORSE),
            List.of(
                new AfterState("attacker", "state", "disrupted"),
                new AfterState("with", "state", "routing"),
                new AfterState("defender", "state", "organised")));
    assertThat(dealt.each().get(0))
        .map(AfterState::toString)
        .containsExactly("attacker: state=disrupted");
    assertThat(dealt.each().get(1))
        .map(AfterState::toString)
        .containsExactly("attacker: state=routing");
    assertThat(dealt.others())
        .map(AfterState::toString)
        .containsExactly("defender: state=organised");
  }
}
