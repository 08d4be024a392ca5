package studio.kriegsspiel.desk.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.desk.core.EveningBench;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;

class MeasuringTest {
  @Test
  void aWayIsMeasuredInMovesOfWhoIsChosen() {
    EveningBench bench = new EveningBench();
    bench.desk.manuscript().load(EveningBench.MEETING);
    MapPoint farm =
        bench
            .desk
            .studied()
            .get()
            .terrain()
            .flatMap(ground -> ground.findPlace("La Belle Alliance").map(Place::at))
            .orElseThrow();
    MapPoint north = new MapPoint(farm.x(), farm.y() + 400);
    MapPoint east = new MapPoint(farm.x() + 300, farm.y() + 400);
    Measuring path = new Measuring(bench.desk, bench.runner);
    path.add(farm);
    assertThat(path.metres()).isZero();
    path.add(north);
    assertThat(path.metres()).isEqualTo(400);
    assertThat(path.march().get()).as("nobody is chosen").isEmpty();
    bench.desk.chooseAll(List.of(new UnitId("Blue", "Foot")));
    assertThat(path.march().get()).matches("First Foot marches it in [2-5] moves");
    path.add(east);
    assertThat(path.metres()).isEqualTo(700);
    assertThat(path.march().get()).matches("First Foot marches it in [4-9] moves");
    path.takeBack();
    assertThat(path.points().get()).containsExactly(farm, north);
    path.begin(north, farm);
    path.stretch(east);
    assertThat(path.metres()).isEqualTo(300);
    path.clear();
    assertThat(path.points().get()).isEmpty();
    assertThat(path.march().get()).isEmpty();
  }
}
