package studio.kriegsspiel.terrain.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.SheetImage;
import studio.kriegsspiel.terrain.SheetTiles;
import studio.kriegsspiel.terrain.Terrain;

class PackageStagingTest {
  @TempDir Path folder;

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void whatTheDeadLeftIsSweptAndWhatTheLivingUseStays() throws IOException {
    Path target = folder.resolve("field");
    Path dead = folder.resolve(".field-01234567-89ab-cdef-0123-456789abcdef");
    Files.createDirectories(dead.resolve("sheet-tiles/0"));
    Files.writeString(dead.resolve("sheet-tiles/0/0-0.png"), "half a tile");
    Files.createFile(dead.resolve(".lock"));
    Path foreign = Files.createDirectory(folder.resolve(".field-notes"));
    try (PackageStaging living = PackageStaging.begin(target)) {
      Files.writeString(living.file("elevation.tif"), "half a raster");
      try (PackageStaging second = PackageStaging.begin(target)) {
        assertThat(dead).doesNotExist();
        assertThat(living.file("elevation.tif")).exists();
        assertThat(second.file("elevation.tif")).doesNotExist();
      }
    }
    assertThat(names()).containsExactly(foreign.getFileName().toString());
  }

  @Test
  void aZipHoldsTheFilesOfTheFolderAndNothingElse() throws IOException {
    Terrain terrain = TerrainPackageTest.sample();
    TerrainPackage.write(terrain, folder.resolve("a"));
    TerrainPackage.write(terrain, folder.resolve("a.zip"));
    assertThat(names()).containsExactly("a", "a.zip");
    try (Stream<Path> files = Files.list(folder.resolve("a"));
        ZipFile zip = new ZipFile(folder.resolve("a.zip").toFile())) {
      List<String> expected = files.map(file -> file.getFileName().toString()).sorted().toList();
      assertThat(zip.stream().map(entry -> entry.getName()).toList())
          .containsExactlyElementsOf(expected);
    }
    assertThat(TerrainPackage.read(folder.resolve("a.zip")).elevation())
        .isEqualTo(TerrainPackage.read(folder.resolve("a")).elevation());
  }

  @Test
  void packingAZipCanBeEndedAndLeavesTheFormerOne() throws IOException {
    Path target = folder.resolve("a.zip");
    TerrainPackage.write(TerrainPackageTest.sample(), target);
    byte[] former = Files.readAllBytes(target);
    try (PackageStaging staging = PackageStaging.begin(target)) {
      Files.write(staging.file("elevation.tif"), new byte[5 << 20]);
      assertThatThrownBy(
              () ->
                  staging.commit(
                      TerrainPackage.readManifest(target),
                      share -> {
                        if (share > 0.5) {
                          throw new IllegalStateException("no more");
                        }
                      }))
          .hasMessage("no more");
    }
    assertThat(target).hasBinaryContent(former);
    assertThat(names()).containsExactly("a.zip");
  }

  @Test
  void aSheetWithoutItsClearTilesIsReadAndWrittenOn() {
    SheetImage.Content content = () -> new ByteArrayInputStream(new byte[] {1, 2, 3});
    SheetTiles tiles =
        new SheetTiles(
            512, 1, (level, column, row) -> column == 0 ? Optional.of(content) : Optional.empty());
    SheetImage sheet =
        new SheetImage(
            "sheet.png",
            1000,
            400,
            Georeference.northUp(599_000, 5_615_000, 2),
            content,
            Optional.of(tiles));
    Path first = folder.resolve("a");
    TerrainPackage.write(TerrainPackageTest.sample().toBuilder().sheet(sheet).build(), first);
    Path second = folder.resolve("b.zip");
    TerrainPackage.write(TerrainPackage.read(first), second);
    for (Path path : List.of(first, second)) {
      SheetTiles read = TerrainPackage.read(path).sheet().orElseThrow().tiles().orElseThrow();
      assertThat(read.source().findTile(0, 0, 0)).isPresent();
      assertThat(read.source().findTile(0, 1, 0)).isEmpty();
    }
  }

  @Test
  void aFullDiskIsOneSentence() {
    GroundException fault =
        PackageStaging.fault(Path.of("field"), new IOException("No space left on device"));
    assertThat(fault)
        .hasMessage(
            "field: does not fit on the disk, so nothing was written; free some space or choose"
                + " another place.");
  }

  @Test
  void heightsTooManyForTheMemoryAreReadWithLargerCells() {
    Path target = folder.resolve("a");
    TerrainPackage.write(TerrainPackageTest.sample(), target);
    ElevationGrid whole = TerrainPackage.read(target).elevation().orElseThrow();
    Terrain terrain = TerrainPackage.read(target, 400);
    ElevationGrid coarse = terrain.elevation().orElseThrow();
    assertThat(coarse.cellMetres()).isEqualTo(75);
    assertThat(coarse.columns()).isEqualTo(26);
    assertThat(coarse.rows()).isEqualTo(13);
    for (int column = 0; column < 23; column++) {
      double x = coarse.geometry().centreX(column);
      double y = coarse.geometry().centreY(6);
      assertThat(coarse.heightMetresAt(x, y)).isCloseTo(whole.heightMetresAt(x, y), within(0.3));
    }
    assertThat(terrain.findNotes(LayerKind.ELEVATION).orElseThrow().accuracy().note())
        .contains("opened with cells of 75.0 m, as those of 25.0 m need more memory");
  }
}
