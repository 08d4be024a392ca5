package studio.kriegsspiel.reading.decision.filling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.reading.decision.DecisionForm;
import studio.kriegsspiel.reading.decision.DecisionQuestions;
import studio.kriegsspiel.reading.decision.Remembered;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.scenario.force.UnitId;

/**
 * Who stands near whom before La Haye Sainte, by the places in the text: the 5th Line Battalion of
 * the Legion has the 1st Light 130 m to its left, Lüneburg and York to its right and the 8th
 * behind.
 */
class KriegskunstNeighboursTest {
  private static final Farm FARM = Farm.under(RuleBookId.KRIEGSKUNST);

  private static Map<String, String> morale(String unit, Map<String, String> states, String gone) {
    Remembered left =
        new Remembered() {
          @Override
          public Optional<Kept> find(Parameter parameter) {
            return Optional.empty();
          }

          @Override
          public Optional<String> left(UnitId body, String word) {
            return Optional.ofNullable(states.get(body.name())).filter(any -> word.equals("state"));
          }

          @Override
          public boolean isGone(UnitId body) {
            return body.name().equals(gone);
          }
        };
    return Farm.filled(form(unit, left));
  }

  private static DecisionForm form(String unit, Remembered left) {
    return new DecisionQuestions(
            FARM.situation(),
            FARM.situation().clock().begins(),
            FARM.unit(unit),
            Optional.empty(),
            left)
        .form(FARM.situation().book().getProcedure("unit-morale"));
  }

  @Test
  void whoStandsBetweenFriendsWithOthersBehindIsSecureAndSupported() {
    assertThat(morale("KGL5", Map.of(), ""))
        .containsEntry("secure-flanks", "yes")
        .containsEntry("supported", "yes")
        .doesNotContainKeys("friends-broken", "enemies-broken", "charged-in-flank");
  }

  /** The 44th is the last on the left, and nobody stands behind it. */
  @Test
  void whoStandsAtTheEndOfTheLineIsNot() {
    assertThat(morale("F44", Map.of(), "")).doesNotContainKeys("secure-flanks", "supported");
  }

  @Test
  void whoBreaksSecuresNobodyAndIsCounted() {
    assertThat(morale("KGL5", Map.of("KGL1", "routing"), ""))
        .doesNotContainKey("secure-flanks")
        .containsEntry("friends-broken", "1");
    assertThat(morale("KGL5", Map.of("KGL8", "retreating", "L54a", "routing"), ""))
        .containsEntry("friends-broken", "1")
        .doesNotContainKey("enemies-broken");
  }

  @Test
  void whoIsGoneSecuresNobody() {
    assertThat(morale("KGL5", Map.of(), "KGL1")).doesNotContainKey("secure-flanks");
  }

  /** The first battalion of the 105th stands between others, the second 70 m behind it. */
  @Test
  void anAttackColumnIsSupportedByTheOneBehind() {
    assertThat(morale("L105a", Map.of(), "")).containsEntry("supported", "yes");
    assertThat(
            morale("L105a", Map.of("L105b", "routing", "L28b", "routing", "L19a", "routing"), ""))
        .doesNotContainKey("supported");
  }
}
