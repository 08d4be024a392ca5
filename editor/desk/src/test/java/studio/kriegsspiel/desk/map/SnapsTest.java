package studio.kriegsspiel.desk.map;

import static org.assertj.core.api.Assertions.assertThat;
import static studio.kriegsspiel.desk.core.GroundBench.at;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.core.GroundBench;
import studio.kriegsspiel.desk.ground.GroundTask;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;

class SnapsTest {
  @TempDir Path folder;
  private GroundBench bench;

  @BeforeEach
  void drawARoadAndAStream() {
    bench = new GroundBench(folder);
    GroundPen pen = new GroundPen(bench.desk, bench.work);
    draw(pen, GroundTask.ROAD, at(100, 500), at(500, 500), at(900, 700));
    draw(pen, GroundTask.STREAM, at(100, 800), at(900, 800));
    draw(pen, GroundTask.WOOD_LIGHT, at(200, 100), at(400, 100), at(400, 300));
  }

  private static void draw(GroundPen pen, GroundTask task, MapPoint... points) {
    pen.take(Optional.of(task));
    for (MapPoint point : points) {
      pen.click(point);
    }
    pen.finish();
  }

  private Optional<MapPoint> snap(FeatureKind kind, MapPoint from) {
    Terrain terrain = bench.desk.ground().get().orElseThrow().now();
    return Snaps.find(terrain, kind, Optional.empty(), from, 10);
  }

  @Test
  void aBranchBeginsExactlyAtTheCornerOrOnTheLineOfTheRoad() {
    assertThat(snap(FeatureKind.ROAD, at(506, 505))).contains(at(500, 500));
    assertThat(snap(FeatureKind.ROAD, at(300, 492))).contains(at(300, 500));
    assertThat(snap(FeatureKind.BRIDGE, at(93, 500))).contains(at(100, 500));
    assertThat(snap(FeatureKind.ROAD, at(300, 489))).isEmpty();
  }

  @Test
  void onlyLikesAreLedToLikes() {
    assertThat(snap(FeatureKind.ROAD, at(300, 803))).isEmpty();
    assertThat(snap(FeatureKind.RIVER, at(300, 803))).contains(at(300, 800));
    assertThat(snap(FeatureKind.BRIDGE, at(300, 803))).contains(at(300, 800));
    assertThat(snap(FeatureKind.HEDGE, at(300, 97))).contains(at(300, 100));
    assertThat(snap(FeatureKind.CONTOUR, at(300, 803))).isEmpty();
  }

  @Test
  void aThingIsNotLedToItself() {
    Terrain terrain = bench.desk.ground().get().orElseThrow().now();
    String road = terrain.features().get(0).id();
    assertThat(Snaps.find(terrain, FeatureKind.ROAD, Optional.of(road), at(506, 505), 10))
        .isEmpty();
  }
}
