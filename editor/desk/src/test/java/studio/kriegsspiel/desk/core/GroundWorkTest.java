package studio.kriegsspiel.desk.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.desk.file.FileStamp;
import studio.kriegsspiel.desk.file.ScenarioFiles.Style;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.HandEdit;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.io.TerrainPackage;

class GroundWorkTest {
  @TempDir Path folder;
  private GroundBench bench;

  @BeforeEach
  void open() {
    bench = new GroundBench(folder);
  }

  private boolean raise(String id, double metres) {
    Feature hill =
        new Feature(
            id,
            FeatureKind.HEIGHT_OVERRIDE,
            new GeometryFactory().toGeometry(GroundBench.box(400, 400, 600, 600).toEnvelope()),
            Optional.empty(),
            Attributes.builder().heightMetres(metres).build(),
            Optional.of(new HandEdit("there was a hill", "Craan", Confidence.PROBABLE)));
    return bench.work.change("raise " + id, terrain -> terrain.toBuilder().feature(hill).build());
  }

  private void type(String words) {
    bench.desk.manuscript().edit(List.of(TextEdit.insert(0, words)), "type");
  }

  private boolean save(Path scenario) {
    boolean[] done = {false};
    bench.work.save(scenario, saved -> done[0] = saved);
    return done[0];
  }

  @Test
  void oneHistoryTakesBackTextAndGroundInTheOrderTheyWereDone() {
    type("// one\n");
    raise("hill", 5);
    type("// two\n");
    raise("more", 3);
    assertThat(bench.height(500, 500)).isEqualTo(58);
    bench.desk.manuscript().undo();
    assertThat(bench.height(500, 500)).isEqualTo(55);
    assertThat(bench.desk.manuscript().text()).startsWith("// two\n// one\n");
    bench.desk.manuscript().undo();
    bench.desk.manuscript().undo();
    assertThat(bench.desk.manuscript().text()).startsWith("// one\nscenario");
    assertThat(bench.height(500, 500)).isEqualTo(50);
    bench.desk.manuscript().redo();
    assertThat(bench.height(500, 500)).isEqualTo(55);
    assertThat(bench.desk.manuscript().nextUndo()).contains("raise hill");
  }

  @Test
  void groundAndTextKnowEachForItselfWhetherTheyAreSaved() {
    bench.desk.manuscript().markSaved(bench.desk.manuscript().stateId());
    raise("hill", 5);
    assertThat(bench.desk.manuscript().isUnsaved()).isFalse();
    assertThat(bench.desk.isUnsaved()).isTrue();
    bench.desk.manuscript().undo();
    assertThat(bench.desk.isUnsaved()).isFalse();
    type("// one\n");
    assertThat(bench.desk.groundUnsaved().get()).isFalse();
    assertThat(bench.desk.isUnsaved()).isTrue();
  }

  @Test
  void aGroundThatAnotherProgramChangedMeanwhileIsToldOf() throws IOException {
    Path scenario = folder.resolve("s.kriegsspiel");
    raise("hill", 5);
    assertThat(save(scenario)).isTrue();
    bench.desk.file().set(OpenFile.named("s").in(folder));
    raise("more", 3);
    assertThat(bench.work.findChangedOutside()).isEmpty();
    Path features = folder.resolve("terrains/plain/features.geojson");
    Files.setLastModifiedTime(features, FileTime.fromMillis(1_000_000));
    assertThat(bench.work.findChangedOutside()).contains("plain");
    assertThat(save(scenario)).isTrue();
    assertThat(bench.work.findChangedOutside()).isEmpty();
  }

  @Test
  void aGroundWhoseFolderIsGoneStaysUnsavedAndASentenceSaysSo() throws IOException {
    Path scenario = folder.resolve("s.kriegsspiel");
    raise("hill", 5);
    assertThat(save(scenario)).isTrue();
    raise("more", 3);
    Files.move(folder.resolve("terrains/plain"), folder.resolve("elsewhere"));
    assertThat(save(scenario)).isFalse();
    assertThat(bench.desk.message().get().sentence())
        .startsWith("The ground was not saved: ")
        .contains("plain: does not exist");
    assertThat(bench.desk.groundUnsaved().get()).isTrue();
    assertThat(bench.height(500, 500)).isEqualTo(58);
    Files.move(folder.resolve("elsewhere"), folder.resolve("terrains/plain"));
    assertThat(save(scenario)).isTrue();
  }

  @Test
  void aGroundOfTheLibraryIsSavedAsACopyBesideTheScenarioAndThereafterInPlace() throws IOException {
    byte[] untouched = Files.readAllBytes(bench.library.resolve("features.geojson"));
    raise("hill", 5);
    assertThat(bench.desk.message().get().sentence())
        .isEqualTo(
            "You are shaping a copy of plain; it is saved with the scenario, in terrains/plain"
                + " beside it.");
    Path scenario = folder.resolve("mine/ground.kriegsspiel");
    Files.createDirectories(scenario.getParent());
    assertThat(save(scenario)).isTrue();
    Path copy = folder.resolve("mine/terrains/plain");
    assertThat(TerrainPackage.read(copy).findFeature("hill")).isPresent();
    assertThat(bench.desk.isUnsaved()).isFalse();
    assertThat(Files.readAllBytes(bench.library.resolve("features.geojson"))).isEqualTo(untouched);

    bench.desk.manuscript().undo();
    assertThat(bench.desk.groundUnsaved().get()).isTrue();
    assertThat(save(scenario)).isTrue();
    assertThat(TerrainPackage.read(copy).features()).isEmpty();
  }

  @Test
  void anotherGroundOfTheNameIsNeverOverwritten() throws IOException {
    raise("hill", 5);
    Path scenario = folder.resolve("mine/ground.kriegsspiel");
    Path taken = folder.resolve("mine/terrains/plain/terrain.json");
    Files.createDirectories(taken.getParent());
    Files.writeString(taken, "{}");
    assertThat(save(scenario)).isFalse();
    assertThat(bench.desk.message().get().sentence())
        .contains("is another ground of that name already");
    assertThat(bench.desk.groundUnsaved().get()).isTrue();
    assertThat(taken).hasContent("{}");
  }

  @Test
  void savingUnderAnotherNameInAnotherFolderTakesTheGroundAlong() throws IOException {
    Path first = Files.createDirectories(folder.resolve("a")).resolve("s.kriegsspiel");
    Path second = Files.createDirectories(folder.resolve("b")).resolve("s.kriegsspiel");
    raise("hill", 5);
    save(first);
    raise("more", 1);
    assertThat(save(second)).isTrue();
    Terrain there = TerrainPackage.read(folder.resolve("b/terrains/plain"));
    assertThat(there.features()).extracting(Feature::id).containsExactly("hill", "more");
    Terrain here = TerrainPackage.read(folder.resolve("a/terrains/plain"));
    assertThat(here.features()).extracting(Feature::id).containsExactly("hill");
  }

  @Test
  void anotherTextForgetsTheDraft() {
    raise("hill", 5);
    bench
        .desk
        .file()
        .set(new OpenFile(Optional.empty(), Style.PLAIN, FileStamp.MISSING, "x.kriegsspiel"));
    bench.desk.manuscript().load(bench.desk.manuscript().text() + "\n");
    bench.read();
    assertThat(bench.height(500, 500)).isEqualTo(50);
    assertThat(bench.desk.isUnsaved()).isFalse();
  }

  @Test
  void aSavedGroundThatAnotherProgramChangesIsReadAgain() throws IOException {
    Path scenario = Files.createDirectories(folder.resolve("a")).resolve("s.kriegsspiel");
    bench
        .desk
        .file()
        .set(new OpenFile(Optional.of(scenario), Style.PLAIN, FileStamp.MISSING, "s.kriegsspiel"));
    raise("hill", 5);
    save(scenario);
    Path copy = folder.resolve("a/terrains/plain");
    Terrain there = TerrainPackage.read(copy);
    TerrainPackage.write(there.toBuilder().clearFeatures().build(), copy);
    bench.changedOutside();
    assertThat(bench.height(500, 500)).isEqualTo(50);
    assertThat(bench.desk.ground().get().orElseThrow().now().features()).isEmpty();
    assertThat(bench.desk.ground().get().orElseThrow().isOwn()).isTrue();
    raise("new", 2);
    assertThat(save(scenario)).isTrue();
    assertThat(TerrainPackage.read(copy).features()).extracting(Feature::id).containsExactly("new");
  }
}
