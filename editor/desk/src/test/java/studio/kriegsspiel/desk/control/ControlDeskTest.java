package studio.kriegsspiel.desk.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.importer.control.ControlFit;
import studio.kriegsspiel.importer.control.ControlPointFile;
import studio.kriegsspiel.importer.control.Method;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;

@Timeout(120)
class ControlDeskTest {
  @TempDir Path folder;
  private final ExecutorService events = Executors.newSingleThreadExecutor();
  private final BackgroundRunner runner =
      new BackgroundRunner(Executors.newFixedThreadPool(2), events);
  private final ControlDesk desk =
      new ControlDesk(
          2000,
          1600,
          "EPSG:31370",
          Optional.of(new Bounds(148_000, 148_000, 158_000, 156_000)),
          runner);

  @AfterEach
  void end() throws Exception {
    await(() -> !runner.isBusy());
    runner.close();
    events.shutdownNow();
  }

  private void await(BooleanSupplier so) throws Exception {
    while (!events.submit(so::getAsBoolean).get()) {
      Thread.sleep(10);
    }
  }

  private void on(Runnable what) throws Exception {
    events.submit(what).get();
  }

  /** Points of a map at five metres a pixel. */
  private void points(int count) throws Exception {
    on(
        () -> {
          for (int i = 0; i < count; i++) {
            double column = 200 + 400 * (i % 4) + 7 * i;
            double row = 200 + 350 * (i / 4) + 5 * (i % 3);
            desk.mark(column, row);
            desk.place(
                new MapPoint(
                    148_000 + 5 * column + i % 5 - 2, 156_000 - 5 * row + (i * 3) % 7 - 3));
          }
        });
  }

  private Assessment judged() throws Exception {
    await(
        () -> !desk.judging().get() && desk.assessment().get().sheet().equals(desk.sheet().get()));
    return desk.assessment().get();
  }

  @Test
  void aClickOnTheScanAndOneOnTheGroundMakeAPoint() throws Exception {
    on(() -> desk.mark(100, 50));
    assertThat(desk.chosen().get()).contains("1");
    assertThat(desk.sheet().get().counting()).isEmpty();
    on(() -> desk.place(new MapPoint(150_000, 152_000)));
    assertThat(desk.sheet().get().counting()).hasSize(1);
    on(() -> desk.mark(-5, 50));
    assertThat(desk.sheet().get().marks()).hasSize(1);
  }

  @Test
  void groundCanBeTypedInAnyNotationAndNonsenseIsRefusedInASentence() throws Exception {
    on(() -> desk.mark(100, 50));
    boolean degrees = events.submit(() -> desk.place("1", "50°40'49\"N 4°24'24\"E")).get();
    assertThat(degrees).isTrue();
    MapPoint at = desk.sheet().get().find("1").orElseThrow().ground().orElseThrow();
    assertThat(at.x()).isBetween(150_000.0, 156_000.0);
    on(() -> desk.place("1", "523 543"));
    assertThat(desk.sheet().get().find("1").orElseThrow().ground())
        .contains(new MapPoint(152_300, 154_300));
    boolean nonsense = events.submit(() -> desk.place("1", "near the mill")).get();
    assertThat(nonsense).isFalse();
    assertThat(desk.message().get()).contains("near the mill").endsWith(".");
  }

  /** A point that does not count is a check: what it is off is told, and changes nothing else. */
  @Test
  void pointsNotInUseTellHowFarOffTheMapLiesThere() throws Exception {
    points(12);
    on(() -> desk.enable("6", false));
    Assessment without = judged();
    double expected =
        ControlFit.of(Method.AFFINE, desk.sheet().get().counting())
            .judgedBy(desk.sheet().get().unused())
            .checkMetres();
    assertThat(without.errors()).hasSize(11).doesNotContainKey("6");
    assertThat(without.findError("6").orElseThrow().metres())
        .isCloseTo(expected, within(1e-9))
        .isLessThan(10);
    assertThat(without.verdicts())
        .filteredOn(each -> each.fit().isPresent())
        .hasSizeGreaterThan(3)
        .allSatisfy(each -> assertThat(each.unused()).endsWith(" m"));
    // A whole square of the map away: the check says so, the fit stays.
    on(() -> desk.place("6", new MapPoint(150_000, 152_000)));
    Assessment off = judged();
    assertThat(off.findError("6").orElseThrow().metres()).isGreaterThan(500);
    assertThat(off.fit().orElseThrow().rmsMetres())
        .isEqualTo(without.fit().orElseThrow().rmsMetres());
    on(() -> desk.enable("6", true));
    assertThat(judged().verdicts()).allSatisfy(each -> assertThat(each.unused()).isEmpty());
  }

  @Test
  void everythingCanBeTakenBack() throws Exception {
    points(3);
    on(() -> desk.enable("2", false));
    on(() -> desk.choose(Method.SIMILARITY));
    on(() -> desk.remove("1"));
    assertThat(desk.sheet().get().marks()).hasSize(2);
    on(
        () -> {
          desk.undo();
          desk.undo();
          desk.undo();
        });
    assertThat(desk.sheet().get().counting()).hasSize(3);
    assertThat(desk.sheet().get().method()).isEqualTo(Method.AFFINE);
    on(desk::redo);
    assertThat(desk.sheet().get().counting()).hasSize(2);
  }

  @Test
  void showsWhichTwoOfSixteenAreWrongAndWhatErrorRemainsWhere() throws Exception {
    points(16);
    assertThat(judged().suspects()).isEmpty();
    on(() -> desk.place("3", new MapPoint(154_000, 153_000)));
    on(
        () ->
            desk.place(
                "14",
                new MapPoint(
                    desk.sheet().get().find("14").orElseThrow().ground().orElseThrow().x() + 300,
                    desk.sheet().get().find("14").orElseThrow().ground().orElseThrow().y())));
    Assessment wrong = judged();
    assertThat(wrong.suspects()).containsExactlyInAnyOrder("3", "14");
    assertThat(wrong.warnings().get(0))
        .matches("Points (3, 14|14, 3) are probably wrong; the worst lies [\\d,]+ m from .*");
    assertThat(wrong.errors().get("14").pixels()).isGreaterThan(10);
    assertThat(wrong.verdicts()).hasSize(6);

    on(
        () -> {
          desk.enable("3", false);
          desk.enable("14", false);
        });
    Assessment mended = judged();
    assertThat(mended.suspects()).isEmpty();
    assertThat(mended.fit().orElseThrow().rmsMetres()).isLessThan(5);
    assertThat(mended.field().orElseThrow().at(0.5, 0.5)).isLessThan(10);
    assertThat(mended.toGround(1000, 800).orElseThrow().x()).isCloseTo(153_000, within(10.0));
  }

  @Test
  void savesAndLoadsAgain() throws Exception {
    points(5);
    on(() -> desk.enable("5", false));
    Path file = folder.resolve("map.jpg.points");
    assertThat(desk.isUnsaved()).isTrue();
    on(() -> desk.save(file));
    await(() -> desk.message().get().startsWith("Saved"));
    assertThat(desk.isUnsaved()).isFalse();
    assertThat(ControlPointFile.read(file).disabled()).hasSize(1);
    MarkSheet before = desk.sheet().get();
    on(() -> desk.remove("1"));
    assertThat(desk.isUnsaved()).isTrue();
    on(() -> desk.load(file, first -> Optional.empty()));
    await(() -> desk.sheet().get().marks().size() == 5);
    assertThat(desk.sheet().get().counting()).hasSameSizeAs(before.counting());
    assertThat(desk.isUnsaved()).isFalse();
    on(() -> desk.load(folder.resolve("none.points"), first -> Optional.empty()));
    await(() -> desk.message().get().contains("none.points"));
    assertThat(desk.sheet().get().marks()).hasSize(5);
  }

  /** The desk is in Belgian metres; the file is Swiss and does not say so. */
  @Test
  void theSystemOfPointsThatNameNoneIsAskedFor() throws Exception {
    Path file = folder.resolve("swiss.csv");
    Files.writeString(
        file,
        "id,column,row,easting,northing\nA,100,100,611000,267000\nB,900,100,619000,267000\n"
            + "C,100,800,611000,260000\n");
    on(() -> desk.load(file, first -> Optional.empty()));
    await(() -> desk.message().get().contains("does not name the system of its points"));
    assertThat(desk.sheet().get().marks()).isEmpty();
    List<String> asked = new ArrayList<>();
    on(
        () ->
            desk.load(
                file,
                first -> {
                  asked.add(first.id());
                  return Optional.of("EPSG:21781");
                }));
    await(() -> desk.sheet().get().marks().size() == 3);
    assertThat(asked).containsExactly("A");
    assertThat(desk.sheet().get().system()).isEqualTo("EPSG:21781");
    assertThat(desk.sheet().get().points().crs()).contains("EPSG:21781");
  }

  @Test
  void anotherSystemLeavesTheNumbersAsTheyAre() throws Exception {
    points(4);
    MapPoint before = desk.sheet().get().find("2").orElseThrow().ground().orElseThrow();
    on(() -> desk.readIn("EPSG:3812"));
    assertThat(desk.sheet().get().system()).isEqualTo("EPSG:3812");
    assertThat(desk.sheet().get().find("2").orElseThrow().ground()).contains(before);
    on(desk::undo);
    assertThat(desk.sheet().get().system()).isEqualTo("EPSG:31370");
  }

  @Test
  void theMapOfBaselHasTheErrorThatIsKnownOfIt() throws Exception {
    String given = System.getProperty("STUDIO_SHARED", System.getenv("STUDIO_SHARED"));
    Path shared =
        given != null
            ? Path.of(given)
            : Path.of(System.getProperty("studio.root", "."), "..", "shared");
    Path file = shared.resolve("data/maps/haas1798_basel/gcp_pixel_epsg21781.csv");
    assumeTrue(Files.exists(file), "the shared data is not here");
    on(() -> desk.load(file, first -> Optional.empty()));
    await(() -> desk.sheet().get().marks().size() == 343);
    Assessment judged = judged();
    assertThat(desk.sheet().get().system()).isEqualTo("EPSG:21781");
    assertThat(judged.fit().orElseThrow().rmsMetres()).isCloseTo(1230, within(5.0));
    assertThat(judged.warnings()).anyMatch(each -> each.contains("uncertain"));
  }

  @Test
  void aLargeScanIsLaidOutInTilesThatGoWithIt() throws IOException {
    Path file = folder.resolve("large.jpg");
    ImageIO.write(
        new BufferedImage(4600, 3000, BufferedImage.TYPE_3BYTE_BGR), "jpg", file.toFile());
    ScanGround scan = ScanGround.of(file, Progress.NONE);
    var tiles = scan.terrain().sheet().orElseThrow().tiles().orElseThrow();
    assertThat(scan.width()).isEqualTo(4600);
    assertThat(scan.height()).isEqualTo(3000);
    assertThat(tiles.source().findTile(0, 8, 5)).isPresent();
    assertThat(tiles.source().findTile(tiles.levels() - 1, 0, 0)).isPresent();
    scan.close();
    assertThat(tiles.source().findTile(0, 8, 5)).isEmpty();
    assertThat(List.of(file)).allMatch(Files::exists);
  }
}
