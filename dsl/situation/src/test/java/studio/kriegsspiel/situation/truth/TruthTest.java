package studio.kriegsspiel.situation.truth;

import static org.assertj.core.api.Assertions.assertThat;
import static studio.kriegsspiel.situation.Plain.at;

import org.junit.jupiter.api.Test;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.sight.Light;
import studio.kriegsspiel.situation.track.Whereabouts;

/** What is so at a minute. */
class TruthTest {
  private static final UnitId PIONEERS = new UnitId("Blue", "Pioneers");
  private static final UnitId FOOT = new UnitId("Blue", "Foot");

  @Test
  void bodiesWeatherWorksAndWhatIsDue() {
    Situation situation =
        Plain.level()
            .inFog()
            .scenario(
                "reisswitz-1824",
                """
                  battalion "Foot" as Foot: 900 men
                  pioneers "Pioneers" as Pioneers: 100 men
                """,
                """
                deploy
                  Pioneers in column of route at "Inn"

                reinforcements
                  Foot enters by "West end" from the west at 14:00 in column of route to "Inn"

                engineering
                  Pioneers repairs the bridge at "Mill" from 13:30 to 14:30
                """);
    Truth before = Truth.of(situation, at(13, 0, 0));
    assertThat(before.bodies().keySet()).containsExactly(FOOT, PIONEERS);
    assertThat(before.bodies().get(FOOT).kind()).isEqualTo(Whereabouts.Kind.OFF_MAP);
    assertThat(before.worksBegun()).isEmpty();
    assertThat(before.worksDone()).isEmpty();
    assertThat(before.weather()).contains("fog");
    assertThat(before.light()).isEqualTo(Light.FOG);

    Truth during = Truth.of(situation, at(14, 10, 0));
    assertThat(during.bodies().get(FOOT).kind()).isEqualTo(Whereabouts.Kind.MARCHING);
    assertThat(during.bodies().get(PIONEERS).kind()).isEqualTo(Whereabouts.Kind.WORKING);
    assertThat(during.bodies().get(PIONEERS).centre().orElseThrow().y()).isEqualTo(1505);
    assertThat(during.worksBegun()).hasSize(1);
    assertThat(during.worksDone()).as("finished at 14:30").isEmpty();
    assertThat(during.due().get(0).id()).isEqualTo("work-done:Blue.Pioneers");

    Truth after = Truth.of(situation, at(14, 30, 0));
    assertThat(after.worksBegun()).isEmpty();
    assertThat(after.worksDone()).hasSize(1);
    assertThat(after.bodies().get(PIONEERS).kind()).isEqualTo(Whereabouts.Kind.STANDING);
  }
}
