package studio.kriegsspiel.rules.kriegsspiel.fire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.library.RuleBooks;

class EffectRuleTest {
  private static final RuleBook R = RuleBooks.get("reisswitz-1824");
  private static final RuleBook B = RuleBooks.get("british-1815");

  private static Effect effect(RuleBook book, Shot shot, GroundBetween ground, int range) {
    return new ArtilleryFire(book).effect(shot, ground, range).effect();
  }

  @ParameterizedTest
  @Rule({"G4-010..G4-019"})
  @CsvSource({
    "SMALL_CANISTER, 10, clear, GOOD",
    "SMALL_CANISTER, 10.5, clear, BAD",
    "LARGE_CANISTER, 0, broken, BAD",
    "RANDOM, 10, clear, GOOD",
    "RANDOM, 11, clear, BAD",
    "RANDOM, 0, broken, BAD",
    "ELEVATION, 20, clear, GOOD",
    "ELEVATION, 21, clear, BAD",
    "ELEVATION, 0, broken, GOOD",
    "ELEVATION, 0, soft, BAD",
    "ELEVATION, 0, hidden, BAD",
    "ELEVATION, 0, front-only, BAD",
    "SMALL_CANISTER, 0, hidden, GOOD"
  })
  void by1824(Shot shot, double slope, String how, Effect expected) {
    GroundBetween ground =
        switch (how) {
          case "broken" -> GroundBetween.CLEAR.broken();
          case "soft" -> GroundBetween.CLEAR.soft();
          case "hidden" -> GroundBetween.CLEAR.hidden();
          case "front-only" -> GroundBetween.CLEAR.seen(200, 0);
          default -> GroundBetween.CLEAR;
        };
    assertThat(effect(R, shot, ground.at(slope), 1000)).isEqualTo(expected);
    assertThat(effect(B, shot, ground.at(slope), 1000)).isEqualTo(expected);
  }

  @Test
  @Rule("G4-014")
  void seeingOneSideOfTheTargetSufficesWithTheSwitch() {
    RuleBook either = R.with(List.of("seen-before-or-behind"));
    assertThat(effect(either, Shot.ELEVATION, GroundBetween.CLEAR.seen(200, 0), 1000))
        .isEqualTo(Effect.GOOD);
    assertThat(effect(either, Shot.ELEVATION, GroundBetween.CLEAR.seen(199, 199), 1000))
        .isEqualTo(Effect.BAD);
  }

  @ParameterizedTest
  @Rule({"G4-166..G4-171"})
  @CsvSource({
    "SMALL_CANISTER, 5, 150, 150, GOOD",
    "SMALL_CANISTER, 6, 150, 150, BAD",
    "SMALL_CANISTER, 0, 150, 149, BAD",
    "ELEVATION, 10, 250, 0, GOOD",
    "ELEVATION, 11, 250, 0, BAD",
    "ELEVATION, 16, 250, 0, BAD",
    "ELEVATION, 0, 249, 0, BAD",
    "RANDOM, 5, 600, 0, GOOD",
    "RANDOM, 11, 600, 0, BAD",
    "RANDOM, 0, 599, 0, BAD"
  })
  void by1828(Shot shot, double slope, int clearBefore, int levelInFront, Effect expected) {
    RuleBook later = B.with(List.of("effect-1828"));
    GroundBetween ground =
        new GroundBetween(slope, true, false, 2000, 2000, true, clearBefore, levelInFront);
    assertThat(effect(later, shot, ground, 1000)).isEqualTo(expected);
  }

  @Test
  void theReasonNamesItsSource() {
    assertThat(new ArtilleryFire(R).effect(Shot.RANDOM, GroundBetween.CLEAR.at(12), 1500))
        .isEqualTo(
            new EffectChoice(
                Effect.BAD,
                "a slope over 10°",
                R.table("effect-conditions").getRow("random", "bad", "slope over").citation()));
  }
}
