package studio.kriegsspiel.desktop.ui.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.desktop.model.map.LayerChoice;
import studio.kriegsspiel.desktop.model.map.MapScene;
import studio.kriegsspiel.desktop.model.map.Viewport;
import studio.kriegsspiel.desktop.model.work.BackgroundRunner;
import studio.kriegsspiel.drawing.names.MapNote;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;

/** What is laid among the layers of the map is drawn with them. */
class GroundPictureTest {
  private static final int SIDE = 400;
  private static final MapPoint MIDDLE = new MapPoint(651_500, 5_647_000);
  private static final Terrain PLAIN =
      Terrain.builder("plain", "EPSG:32632", new Bounds(650_000, 5_645_000, 653_000, 5_649_000))
          .build();

  private final ExecutorService workers = Executors.newSingleThreadExecutor();
  private final BackgroundRunner runner = new BackgroundRunner(workers, Runnable::run);
  private final MapScene scene = MapScene.of(PLAIN);

  @AfterEach
  void end() {
    workers.shutdownNow();
  }

  @Test
  void whatIsSaidOfAMarchIsDrawnAmongTheNames() throws Exception {
    List<MapNote> notes = List.of(new MapNote("2nd battalion, 08:15", "red", MIDDLE));
    assertThat(pixels(List.of())).isEqualTo(pixels(List.of())).isNotEqualTo(pixels(notes));
  }

  private int[] pixels(List<MapNote> notes) throws InterruptedException {
    CountDownLatch done = new CountDownLatch(1);
    GroundPicture picture = new GroundPicture(runner, done::countDown);
    Viewport viewport = new Viewport(MIDDLE.x(), MIDDLE.y(), 8, SIDE, SIDE);
    picture.want(
        scene, viewport, LayerChoice.USUAL, new GroundPicture.Laid(Optional.empty(), notes), 1);
    assertThat(done.await(60, TimeUnit.SECONDS)).isTrue();
    BufferedImage image = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_INT_RGB);
    picture.paint(image.createGraphics(), viewport);
    return image.getRGB(0, 0, SIDE, SIDE, null, 0, SIDE);
  }
}
