package studio.kriegsspiel.desk.importing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.OpenFile;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Pause;
import studio.kriegsspiel.importer.survey.SourceRole;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.crs.LatLon;
import studio.kriegsspiel.terrain.io.TerrainPackage;

@Timeout(120)
class GroundImportTest {
  @TempDir Path folder;
  private final ScheduledExecutorService events = Executors.newSingleThreadScheduledExecutor();
  private final BackgroundRunner runner =
      new BackgroundRunner(Executors.newFixedThreadPool(2), events);

  @AfterEach
  void end() throws Exception {
    while (runner.isBusy()) {
      Thread.sleep(10);
    }
    events.submit(() -> true).get();
    runner.close();
    events.shutdownNow();
  }

  /** Why no ground may be written now. */
  private volatile @Nullable String obstacle;

  private GroundImport model() {
    return new GroundImport(
        folder.resolve("out"),
        Optional.of(new LatLon(47.5, 7.6)),
        target -> Optional.ofNullable(obstacle),
        runner,
        (milliseconds, action) -> new Pause(events, events, milliseconds, action));
  }

  private void onEvents(Runnable what) throws Exception {
    events.submit(what).get();
  }

  private void await(BooleanSupplier so) throws Exception {
    while (!events.submit(so::getAsBoolean).get()) {
      Thread.sleep(20);
    }
  }

  private Path heights(String name) throws IOException {
    StringBuilder text =
        new StringBuilder("ncols 40\nnrows 40\nxllcorner 611000\nyllcorner 267000\ncellsize 25\n");
    for (int i = 0; i < 1600; i++) {
      text.append(300 + i % 40 + i / 40).append(i % 40 == 39 ? '\n' : ' ');
    }
    return Files.writeString(folder.resolve(name), text);
  }

  /** The open ground lies near Basel; the file of points is Swiss and does not say so. */
  @Test
  void pointsThatNameNoSystemAreAskedForIt() throws Exception {
    Path scan = folder.resolve("scan.png");
    javax.imageio.ImageIO.write(
        new java.awt.image.BufferedImage(300, 200, java.awt.image.BufferedImage.TYPE_BYTE_GRAY),
        "png",
        scan.toFile());
    Path points =
        Files.writeString(
            folder.resolve("points.csv"),
            "id,column,row,easting,northing\nA,10,10,611000,267900\nB,290,10,611900,267900\n"
                + "C,10,190,611000,267100\nD,280,180,611880,267150\n");
    GroundImport model = model();
    onEvents(() -> model.add(List.of(scan, points)));
    await(() -> !model.plan().get().isLooking());
    SourceItem table = model.plan().get().find(points).orElseThrow();
    assertThat(table.role()).isEqualTo(SourceRole.CONTROL_POINTS);
    assertThat(table.mayNameSystem()).isTrue();
    assertThat(model.preview().get().gaps())
        .singleElement()
        .asString()
        .isEqualTo("points.csv does not name its coordinate system; choose it beside \"System\".");
    onEvents(() -> model.nameSystem(points, "EPSG:21781"));
    await(() -> model.preview().get().isReady());
    assertThat(model.preview().get().preview().orElseThrow().crs()).isEqualTo("EPSG:21781");
    assertThat(model.farFromOpen()).isEmpty();
    // The map alone is shown where it lies; its points are no source beside it.
    await(() -> !model.overview().get().pieces().isEmpty());
    assertThat(model.overview().get().pieces())
        .extracting(piece -> piece.item().name())
        .containsExactly("scan.png");
    // Taken for metres of a zone in Africa they would lie off by a continent.
    onEvents(() -> model.nameSystem(points, "EPSG:32631"));
    await(
        () ->
            model.preview().get().isReady()
                && model.preview().get().preview().orElseThrow().crs().equals("EPSG:32631"));
    assertThat(model.farFromOpen().orElseThrow()).contains("km from the ground that is open");
  }

  @Test
  void asksForWhatIsMissingAndThenImportsWithWhatTheAuthorKnows() throws Exception {
    GroundImport model = model();
    Path file = heights("basel_heights.asc");
    assertThat(model.preview().get().gaps()).singleElement().asString().startsWith("Add files");
    onEvents(() -> model.add(List.of(file)));
    await(() -> !model.plan().get().isLooking());
    SourceItem item = model.plan().get().items().get(0);
    assertThat(item.role()).isEqualTo(SourceRole.HEIGHTS);
    assertThat(item.lacksSystem()).isTrue();
    assertThat(model.preview().get().gaps()).singleElement().asString().contains("System");
    assertThat(model.plan().get().title()).isEqualTo("Basel heights");

    onEvents(() -> model.nameSystem(item.file(), "EPSG:21781"));
    await(() -> model.preview().get().isReady());
    assertThat(model.preview().get().preview().orElseThrow().crs()).isEqualTo("EPSG:21781");
    await(() -> model.overview().get().ground().isPresent());
    assertThat(model.overview().get().pieces()).hasSize(1);

    onEvents(
        () ->
            model.change(
                plan ->
                    plan.withTitle("Basel in 1798")
                        .withCrop(CropText.of(new Bounds(611_200, 267_200, 611_800, 267_700)))
                        .change(
                            item.file(),
                            each ->
                                each.with(
                                    new LayerFacts(
                                        "Haas",
                                        "1798",
                                        "",
                                        each.facts().confidence(),
                                        "12",
                                        "3")))));
    await(() -> model.preview().get().isReady());
    onEvents(model::begin);
    await(() -> !(model.state().get() instanceof ImportState.Running));
    assertThat(model.state().get()).isInstanceOf(ImportState.Written.class);
    var terrain = TerrainPackage.read(folder.resolve("out/basel-in-1798"));
    assertThat(terrain.title()).isEqualTo("Basel in 1798");
    assertThat(terrain.extent().widthMetres()).isEqualTo(600);
    var notes = terrain.findNotes(LayerKind.ELEVATION).orElseThrow();
    assertThat(notes.provenance().source()).isEqualTo("Haas");
    assertThat(notes.accuracy().verticalMetres()).hasValue(3);
  }

  @Test
  void contoursAloneMakeHeightsOnAProposedGround() throws Exception {
    StringBuilder features = new StringBuilder();
    for (int i = 0; i < 5; i++) {
      double west = 7.5 + 0.004 * i;
      features
          .append(i == 0 ? "" : ",")
          .append("{\"type\":\"Feature\",\"properties\":{\"contour\":\"elevation\",\"ele\":")
          .append(300 + 10 * i)
          .append("},\"geometry\":{\"type\":\"LineString\",\"coordinates\":[[")
          .append(west + ",47.50],[" + west + ",47.52]]}}");
    }
    Path file =
        Files.writeString(
            folder.resolve("contours.geojson"),
            "{\"type\":\"FeatureCollection\",\"features\":[" + features + "]}");
    GroundImport model = model();
    onEvents(() -> model.add(List.of(file)));
    await(() -> !model.plan().get().isLooking());
    assertThat(model.plan().get().items().get(0).role()).isEqualTo(SourceRole.CONTOURS);
    await(() -> !model.preview().get().working());
    assertThat(model.preview().get().gaps()).isEmpty();
    assertThat(model.preview().get().preview().orElseThrow().crs()).isEqualTo("EPSG:32632");
    onEvents(model::begin);
    await(() -> !(model.state().get() instanceof ImportState.Running));
    var terrain = TerrainPackage.read(folder.resolve("out/contours"));
    assertThat(terrain.elevation().orElseThrow().heightMetresAt(terrain.extent().centre()))
        .isBetween(305.0, 335.0);
  }

  @Test
  void tellsOfAFileThatLiesOffTheGround() throws Exception {
    GroundImport model = model();
    Path here = heights("here.asc");
    Path far =
        Files.writeString(
            folder.resolve("far.geojson"),
            "{\"type\":\"Feature\",\"properties\":{\"place\":\"village\",\"name\":\"X\"},"
                + "\"geometry\":{\"type\":\"Point\",\"coordinates\":[4.4,50.6]}}");
    onEvents(() -> model.add(List.of(here, far)));
    await(() -> !model.plan().get().isLooking());
    onEvents(() -> model.nameSystem(here.toAbsolutePath().normalize(), "EPSG:21781"));
    await(() -> model.preview().get().isReady() && model.overview().get().ground().isPresent());
    await(() -> model.overview().get().pieces().size() == 2);
    assertThat(model.overview().get().strays()).containsExactly("far.geojson");
  }

  @Test
  void aGroundWithUnsavedChangesIsNotWrittenOver() throws Exception {
    GroundImport model = model();
    Path file = heights("hills.asc");
    onEvents(() -> model.add(List.of(file)));
    await(() -> !model.plan().get().isLooking());
    onEvents(() -> model.nameSystem(model.plan().get().items().get(0).file(), "EPSG:21781"));
    await(() -> model.preview().get().isReady());
    obstacle = "The ground has changes that are not saved.";
    onEvents(model::begin);
    assertThat(model.state().get()).isInstanceOf(ImportState.Planning.class);
    assertThat(model.preview().get().gaps()).containsExactly(obstacle);
    assertThat(folder.resolve("out")).doesNotExist();
  }

  @Test
  void cancellingWritesNothing() throws Exception {
    GroundImport model = model();
    Path file = heights("heights.asc");
    onEvents(() -> model.add(List.of(file)));
    await(() -> !model.plan().get().isLooking());
    onEvents(() -> model.nameSystem(file.toAbsolutePath().normalize(), "EPSG:21781"));
    await(() -> model.preview().get().isReady());
    onEvents(
        () -> {
          model.begin();
          model.cancel();
        });
    await(() -> !(model.state().get() instanceof ImportState.Running));
    boolean written = model.state().get() instanceof ImportState.Written;
    assertThat(Files.exists(folder.resolve("out/heights/terrain.json"))).isEqualTo(written);
  }

  @Test
  void everyGapIsOneSentenceAndNothingTypedIsLost() throws Exception {
    GroundImport model = model();
    Path file = heights("heights.asc");
    onEvents(() -> model.add(List.of(file)));
    await(() -> !model.plan().get().isLooking());
    onEvents(
        () ->
            model.change(
                plan ->
                    plan.withName("Not A Slug")
                        .withCell("wide")
                        .withCrop(new CropText("5", "1", "2", "9"))));
    List<String> gaps = model.preview().get().gaps();
    assertThat(gaps).hasSize(4).allMatch(gap -> gap.endsWith("."));
    assertThat(model.plan().get().cell()).isEqualTo("wide");
    assertThat(model.plan().get().crop().west()).isEqualTo("5");
  }

  @Test
  void proposesTheSystemThatPutsTheFileWhereTheGroundIs() throws Exception {
    var search =
        new SystemSearch(
            Optional.of(new studio.kriegsspiel.terrain.MapPoint(611_500, 267_500)),
            Optional.of(new LatLon(47.5, 7.6)),
            false,
            runner);
    List<SystemRow> rows = new CopyOnWriteArrayList<>();
    onEvents(() -> search.rows().listen(rows::addAll));
    onEvents(() -> search.look(""));
    await(() -> !search.working().get());
    assertThat(rows).isNotEmpty();
    assertThat(rows.get(0).system().code()).isEqualTo("EPSG:21781");
    assertThat(rows.get(0).note()).contains("47.5").contains("7.5");
  }

  @Test
  void aGroundIsUsedWhereItsScenarioFindsIt() {
    Desk desk = new Desk();
    desk.manuscript().load("scenario \"A\"\n  rules reisswitz-1824\n");
    GroundOnDesk onDesk = new GroundOnDesk(desk);
    Path beside = folder.resolve("jena");
    assertThat(onDesk.obstacle(beside)).isEmpty();
    onDesk.use(beside);
    assertThat(desk.manuscript().text()).contains("terrain \"jena\"");
    assertThat(desk.file().get().whereabouts().orElseThrow().getParent())
        .isEqualTo(folder.toAbsolutePath());

    desk.file().set(OpenFile.named("x").in(folder));
    assertThat(GroundOnDesk.home(folder.resolve("terrains/jena"))).isEqualTo(folder);
    desk.manuscript().load("nothing\n");
    assertThat(onDesk.obstacle(beside)).contains("no scenario");
  }
}
