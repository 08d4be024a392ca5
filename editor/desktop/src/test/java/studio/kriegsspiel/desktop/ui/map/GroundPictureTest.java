package studio.kriegsspiel.desktop.ui.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.desk.map.LayerChoice;
import studio.kriegsspiel.desk.map.MapScene;
import studio.kriegsspiel.desk.map.Viewport;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.drawing.names.WayNote;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;

/** What is laid among the layers of the map is drawn with them. */
class GroundPictureTest {
  private static final int SIDE = 400;
  private static final MapPoint MIDDLE = new MapPoint(651_500, 5_647_000);
  private static final Viewport VIEWPORT = new Viewport(MIDDLE.x(), MIDDLE.y(), 8, SIDE, SIDE);
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
    List<WayNote> notes = List.of(new WayNote("2nd battalion, 08:15", "red", MIDDLE));
    assertThat(pixels(List.of())).isEqualTo(pixels(List.of())).isNotEqualTo(pixels(notes));
  }

  @Test
  void whereWordsStandIsToldAsThePictureMovesAndIsStretched() throws Exception {
    List<WayNote> notes = List.of(new WayNote("2nd battalion, 08:15", "red", MIDDLE));
    GroundPicture picture = drawn(notes);
    Rectangle2D room = onlyRoom(picture, VIEWPORT);
    Rectangle2D changed = changed(pixels(List.of()), pixels(notes));
    assertThat(room.getMinX()).isCloseTo(changed.getMinX(), within(4.0));
    assertThat(room.getMaxX()).isCloseTo(changed.getMaxX(), within(4.0));
    assertThat(room.getMinY()).isCloseTo(changed.getMinY(), within(4.0));
    assertThat(room.getMaxY()).isCloseTo(changed.getMaxY(), within(4.0));
    Viewport east = new Viewport(MIDDLE.x() + 8 * 50, MIDDLE.y(), 8, SIDE, SIDE);
    assertThat(onlyRoom(picture, east).getMinX()).isCloseTo(room.getMinX() - 50, within(1e-6));
    Viewport nearer = new Viewport(MIDDLE.x(), MIDDLE.y(), 4, SIDE, SIDE);
    assertThat(onlyRoom(picture, nearer).getMinX())
        .isCloseTo(200 + 2 * (room.getMinX() - 200), within(1e-6));
  }

  private static Rectangle2D changed(int[] before, int[] after) {
    Rectangle2D changed = null;
    for (int i = 0; i < before.length; i++) {
      if (before[i] != after[i]) {
        Rectangle2D pixel = new Rectangle2D.Double(i % SIDE, i / SIDE, 1, 1);
        changed = changed == null ? pixel : changed.createUnion(pixel);
      }
    }
    return Objects.requireNonNull(changed);
  }

  private static Rectangle2D onlyRoom(GroundPicture picture, Viewport now) {
    assertThat(picture.words(now)).hasSize(1);
    return picture.words(now).get(0).getBounds2D();
  }

  private GroundPicture drawn(List<WayNote> notes) throws InterruptedException {
    CountDownLatch done = new CountDownLatch(1);
    GroundPicture picture = new GroundPicture(runner, done::countDown);
    picture.want(
        scene, VIEWPORT, LayerChoice.USUAL, new GroundPicture.Laid(Optional.empty(), notes), 1);
    assertThat(done.await(60, TimeUnit.SECONDS)).isTrue();
    return picture;
  }

  private int[] pixels(List<WayNote> notes) throws InterruptedException {
    GroundPicture picture = drawn(notes);
    BufferedImage image = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_INT_RGB);
    picture.paint(image.createGraphics(), VIEWPORT);
    return image.getRGB(0, 0, SIDE, SIDE, null, 0, SIDE);
  }
}
