package studio.kriegsspiel.situation.readiness;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.field.IntoAction;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.Situation;

/** How long guns that came up are silent under each book. */
class UnlimberingTest {
  private static final String FORCES =
      """
        battery "Guns" as Guns: 8 6-pounder guns
        battalion "Foot" as Foot: 900 men
      """;

  private static Optional<IntoAction> find(Situation situation, String unit, LocalDateTime time) {
    return new Unlimbering(situation)
        .find(situation.units().find(new UnitId("Blue", unit)).orElseThrow(), time);
  }

  @ParameterizedTest(name = "{1} minutes under {0}")
  @CsvSource({
    // A move, by default.
    "reisswitz-1824, 2",
    // Two moves to prepare and one to unlimber.
    "british-1815, 6",
    // A phase of a turn, by default.
    "battle-system, 3",
    // Half a turn of 15 minutes.
    "kriegskunst, 15/2",
    // A full move.
    "napoleonic-rng, 5"
  })
  void gunsThatCameUpAreSilentForAsLongAsTheBookHasIt(String book, String minutes) {
    Situation situation =
        Plain.level()
            .scenario(
                book,
                FORCES,
                """
                reinforcements
                  Blue.Guns enters by "West end" from the west at 14:00 in column of route to "Inn"
                  Blue.Foot enters by "West end" from the west at 14:00 in column of route to "Mill"
                """);
    LocalDateTime up =
        situation
            .tracks()
            .of(new UnitId("Blue", "Guns"))
            .findArrival()
            .orElseThrow()
            .findTailArrives()
            .orElseThrow()
            .truncatedTo(ChronoUnit.MINUTES)
            .plusMinutes(1);
    Fraction wait = Fraction.parse(minutes);

    assertThat(find(situation, "Guns", up)).map(IntoAction::minutes).contains(wait);
    assertThat(find(situation, "Guns", up.plusMinutes(wait.ceiling() - 1))).isPresent();
    assertThat(find(situation, "Guns", up.plusMinutes(wait.ceiling()))).isEmpty();
    assertThat(find(situation, "Foot", up)).isEmpty();
  }

  @Test
  void whoStandsWhenPlayBeginsIsInAction() {
    Situation situation =
        Plain.level()
            .scenario(
                "british-1815", FORCES, "deploy\n  Guns in battery at \"Mill\" facing north\n");

    assertThat(find(situation, "Guns", situation.clock().begins())).isEmpty();
  }
}
