package studio.kriegsspiel.desk.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.desk.core.EveningBench;
import studio.kriegsspiel.desk.core.FormWish;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.study.Cancellation;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.ground.Ground;

class MeasuringTest {
  private static final MapPoint WEST = SampleGround.point(900, 1200);
  private static final MapPoint EAST = SampleGround.point(1300, 1200);
  private static final MapPoint NORTH = SampleGround.point(1300, 1500);

  private static EveningBench bench() {
    EveningBench bench = new EveningBench();
    bench.desk.manuscript().load(EveningBench.MEETING);
    Ground ground = Ground.of(SampleGround.terrain());
    bench
        .desk
        .studied()
        .set(
            Studied.of(
                bench.desk.manuscript().version(),
                new Studies((scenario, name) -> Optional.of(ground))
                    .of("meeting", Optional.empty(), EveningBench.MEETING, Cancellation.NEVER),
                List.of()));
    return bench;
  }

  /** By the book 200 paces of 0.753 m a move over even ground: 531 paces, and 930. */
  @Test
  void aWayIsMeasuredInMovesOfWhoIsChosen() {
    EveningBench bench = bench();
    Measuring path = new Measuring(bench.desk, bench.runner);
    path.add(WEST);
    assertThat(path.metres()).isZero();
    path.add(EAST);
    assertThat(path.metres()).isEqualTo(400);
    assertThat(path.march().get()).as("nobody is chosen").isEmpty();
    bench.desk.chooseAll(List.of(new UnitId("Blue", "Foot")));
    assertThat(path.march().get()).isEqualTo("First Foot marches it in 3 moves");
    path.add(NORTH);
    assertThat(path.metres()).isEqualTo(700);
    assertThat(path.march().get()).isEqualTo("First Foot marches it in 5 moves");
    List<FormWish> asked = new ArrayList<>();
    bench.desk.forms().listen(asked::add);
    assertThat(path.order()).isTrue();
    assertThat(asked.get(0).kind()).isEqualTo("event");
    assertThat(asked.get(0).presets())
        .containsEntry("at", "13:00")
        .containsEntry("What happens", "troops march")
        .containsEntry("unit", "Foot")
        .containsKeys("via", "via2", "place")
        .doesNotContainKey("via3");
    assertThat(asked.get(0).presets().get("place"))
        .matches("(\\d+ m (north|south|east|west) of )+.*");
    bench.desk.chooseAll(List.of());
    assertThat(path.order()).as("nobody is chosen").isFalse();
    path.takeBack();
    assertThat(path.points().get()).containsExactly(WEST, EAST);
    path.begin(EAST, WEST);
    path.stretch(NORTH);
    assertThat(path.metres()).isEqualTo(300);
    path.clear();
    assertThat(path.points().get()).isEmpty();
    assertThat(path.march().get()).isEmpty();
  }
}
