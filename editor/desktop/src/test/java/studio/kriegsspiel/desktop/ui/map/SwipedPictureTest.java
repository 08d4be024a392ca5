package studio.kriegsspiel.desktop.ui.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.map.LayerChoice.Group;
import studio.kriegsspiel.desk.map.MapScene;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desk.map.Viewport;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.study.Cancellation;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.SheetImage;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;

/** Left of the divider lies the sheet image, right of it the drawn map. */
@Timeout(60)
class SwipedPictureTest {
  private static final int SIDE = 200;
  private static final Viewport VIEWPORT = new Viewport(500, 500, 5, SIDE, SIDE);

  private final LinkedBlockingQueue<Runnable> events = new LinkedBlockingQueue<>();
  private final ExecutorService workers = Executors.newSingleThreadExecutor();
  private final BackgroundRunner runner = new BackgroundRunner(workers, events::add);
  private final Desk desk = new Desk();
  private final MapView view = new MapView(desk);
  private final SwipedPicture picture = new SwipedPicture(view, runner, () -> {});

  @BeforeEach
  void open() throws IOException {
    open(true);
    view.layers().set(view.layers().get().with(Group.GRID, false));
  }

  @AfterEach
  void end() {
    workers.shutdownNow();
  }

  private void open(boolean withSheet) throws IOException {
    Terrain.Builder plain = Terrain.builder("plain", "EPSG:32631", new Bounds(0, 0, 1000, 1000));
    Ground ground = Ground.of((withSheet ? plain.sheet(red()) : plain).build());
    String text =
        """
        scenario "Sheet"
          rules   reisswitz-1824
          terrain "plain"
          on      18 June 1815 from 13:00 to 15:00
        """;
    desk.studied()
        .set(
            Studied.of(
                0,
                new Studies((scenario, name) -> Optional.of(ground))
                    .of("untitled.kriegsspiel", Optional.empty(), text, Cancellation.NEVER),
                List.of()));
  }

  private static SheetImage red() throws IOException {
    BufferedImage image = new BufferedImage(10, 10, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setColor(Color.RED);
    graphics.fillRect(0, 0, 10, 10);
    graphics.dispose();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageIO.write(image, "png", bytes);
    return new SheetImage(
        "sheet.png",
        10,
        10,
        Georeference.northUp(0, 1000, 100),
        () -> new ByteArrayInputStream(bytes.toByteArray()));
  }

  /** Which pixels of a row in the middle are red. */
  private int redPixels() throws InterruptedException {
    MapScene scene = view.scene().get().orElseThrow();
    picture.want(scene, VIEWPORT, GroundPicture.Laid.NOTHING, 1);
    while (!picture.isFresh()) {
      Runnable event = events.poll(50, TimeUnit.MILLISECONDS);
      if (event != null) {
        event.run();
      }
    }
    BufferedImage image = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_INT_RGB);
    picture.paint(image.createGraphics(), VIEWPORT);
    int red = 0;
    while (red < SIDE && new Color(image.getRGB(red, 93)).equals(Color.RED)) {
      red++;
    }
    for (int x = red; x < SIDE; x++) {
      assertThat(new Color(image.getRGB(x, 93))).isNotEqualTo(Color.RED);
    }
    return red;
  }

  @Test
  void isOffUntilItIsWished() throws Exception {
    assertThat(view.isSwiped()).isFalse();
    assertThat(redPixels()).isZero();
  }

  @Test
  void theDividerPartsSheetAndMap() throws Exception {
    view.layers().set(view.layers().get().withSwipe(true));
    assertThat(redPixels()).isEqualTo(100);
    view.divideAt(0.25);
    assertThat(redPixels()).isEqualTo(50);
    view.divideAt(-3);
    assertThat(redPixels()).isZero();
    view.divideAt(7);
    assertThat(redPixels()).isEqualTo(SIDE);
    view.layers().set(view.layers().get().withSwipe(false));
    assertThat(redPixels()).isZero();
  }

  @Test
  void groundWithoutASheetIsNotParted() throws Exception {
    view.layers().set(view.layers().get().withSwipe(true));
    open(false);
    assertThat(view.isSwiped()).isFalse();
    assertThat(redPixels()).isZero();
  }
}
