package studio.kriegsspiel.terrain.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.HandEdit;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;

class PackageRevisionTest {
  private static final String WOOD =
      "{\"type\":\"Feature\",\"id\":\"w\",\"bbox\":[0,0,1,1],\"properties\":{\"kind\":\"wood.light\","
          + "\"trees\":1200,\"tags\":{\"leaf\":\"oak\"}},\"geometry\":{\"type\":\"Polygon\","
          + "\"coordinates\":[[[10.0500,10],[40,10],[40,40],[10.0500,10]]]}}";
  private static final String STREAM =
      "{\"type\":\"Feature\",\"id\":\"s\",\"properties\":{\"kind\":\"stream\",\"width_m\":2,"
          + "\"note\":7},\"geometry\":{\"type\":\"LineString\",\"coordinates\":[[0,5],[90,5]]}}";
  private static final String PLACE =
      "{\"type\":\"Feature\",\"properties\":{\"kind\":\"place\",\"name\":\"Mill\",\"people\":12},"
          + "\"geometry\":{\"type\":\"Point\",\"coordinates\":[20,20]}}";

  @TempDir Path folder;
  private Path source;

  @BeforeEach
  void writePackage() throws IOException {
    source = folder.resolve("field");
    GridGeometry grid = new GridGeometry(10, 10, 0, 100, 10);
    TerrainPackage.write(
        Terrain.builder("field", "EPSG:32631", new Bounds(0, 0, 100, 100))
            .elevation(ElevationGrid.computed(grid, (x, y) -> x))
            .build(),
        source);
    Files.writeString(
        source.resolve("features.geojson"),
        "{\"type\":\"FeatureCollection\",\"name\":\"mine\",\"crs\":{\"type\":\"name\",\"properties\":"
            + "{\"name\":\"urn:ogc:def:crs:EPSG::32631\"}},\"features\":["
            + String.join(",\n", WOOD, STREAM, PLACE)
            + "]}");
    Files.writeString(source.resolve("notes.txt"), "mine");
  }

  private static Feature raised() {
    return new Feature(
        "hand-1",
        FeatureKind.HEIGHT_OVERRIDE,
        new GeometryFactory().toGeometry(new Bounds(20, 20, 30, 30).toEnvelope()),
        Optional.empty(),
        Attributes.builder().heightMetres(3).build(),
        Optional.of(new HandEdit("levelled in 1820", "Craan", Confidence.POSSIBLE)));
  }

  private String saved() throws IOException {
    return Files.readString(source.resolve("features.geojson"));
  }

  @Test
  void whatDidNotChangeStaysAsItStood() throws IOException {
    FileTime rasters = FileTime.fromMillis(1_000_000);
    Files.setLastModifiedTime(source.resolve("elevation.tif"), rasters);
    Terrain before = TerrainPackage.read(source);
    Terrain after = before.toBuilder().feature(raised()).build();
    PackageRevision.save(before, after, source, source);
    assertThat(saved()).contains(WOOD, STREAM, PLACE, "\"name\":\"mine\"");
    assertThat(Files.getLastModifiedTime(source.resolve("elevation.tif"))).isEqualTo(rasters);
    Feature read = TerrainPackage.read(source).findFeature("hand-1").orElseThrow();
    assertThat(read.handEdit()).isEqualTo(raised().handEdit());
    assertThat(read.attributes()).isEqualTo(raised().attributes());
    assertThat(read.geometry().equalsTopo(raised().geometry())).isTrue();
  }

  @Test
  void aChangedFeatureKeepsWhatTheStudioDoesNotKnow() throws IOException {
    Terrain before = TerrainPackage.read(source);
    List<Feature> features = new ArrayList<>(before.features());
    Feature stream = features.get(1);
    features.set(
        1,
        new Feature(
            stream.id(),
            stream.kind(),
            stream.geometry(),
            Optional.of("Ohain brook"),
            stream.attributes().toBuilder().widthMetres(3.5).build()));
    Terrain after = before.toBuilder().clearFeatures().features(features).build();
    PackageRevision.save(before, after, source, source);
    assertThat(saved()).contains(WOOD, "\"note\":7", "\"width_m\":3.5", "\"Ohain brook\"");
    assertThat(TerrainPackage.read(source)).isEqualTo(after);
  }

  @Test
  void featuresAndPlacesAreTakenAwaySetAsideAndAdded() {
    Terrain before = TerrainPackage.read(source);
    Terrain after =
        before.toBuilder()
            .clearFeatures()
            .feature(before.features().get(0))
            .setAside(List.of(before.features().get(1)))
            .clearPlaces()
            .place(new Place("Ford", new MapPoint(50, 5)))
            .build();
    PackageRevision.save(before, after, source, source);
    Terrain read = TerrainPackage.read(source);
    assertThat(read.features()).hasSize(1);
    assertThat(read.setAside()).extracting(Feature::id).containsExactly("s");
    assertThat(read.places()).extracting(Place::name).containsExactly("Ford");
    Terrain back = read.toBuilder().features(read.setAside()).setAside(List.of()).build();
    PackageRevision.save(read, back, source, source);
    assertThat(TerrainPackage.read(source).features()).extracting(Feature::id).contains("w", "s");
    assertThat(TerrainPackage.read(source).setAside()).isEmpty();
  }

  @Test
  void aCopyHasEveryFileAndTheSourceStays() throws IOException {
    String original = saved();
    Terrain before = TerrainPackage.read(source);
    Terrain after = before.toBuilder().feature(raised()).build();
    for (String name : List.of("terrains/field", "terrains/field.zip")) {
      Path target = folder.resolve(name);
      PackageRevision.save(before, after, source, target);
      Terrain read = TerrainPackage.read(target);
      assertThat(read.findFeature("hand-1")).isPresent();
      assertThat(read.elevation()).isEqualTo(before.elevation());
      Terrain again = read.toBuilder().clearFeatures().build();
      PackageRevision.save(read, again, target, target);
      assertThat(TerrainPackage.read(target).features()).isEmpty();
    }
    assertThat(folder.resolve("terrains/field/notes.txt")).hasContent("mine");
    assertThat(folder.resolve("terrains/field/elevation.tif"))
        .hasSameBinaryContentAs(source.resolve("elevation.tif"));
    assertThat(saved()).isEqualTo(original);
    try (var left = Files.list(folder.resolve("terrains"))) {
      assertThat(left.map(path -> path.getFileName().toString()))
          .containsExactlyInAnyOrder("field", "field.zip");
    }
  }

  @Test
  void aLinkThatLeadsOutOfThePackageIsNotCopied() throws IOException {
    Path secret = Files.writeString(folder.resolve("secret.txt"), "mine alone");
    Files.createSymbolicLink(source.resolve("sheet.txt"), secret);
    Terrain before = TerrainPackage.read(source);
    Path copy = folder.resolve("copy");
    assertThatThrownBy(() -> PackageRevision.save(before, before, source, copy))
        .isInstanceOf(GroundException.class)
        .hasMessage(
            "sheet.txt: is a link that leads out of the package; put the file itself in its"
                + " place.");
    assertThat(copy).doesNotExist();
  }

  @Test
  void aZipOfManySmallBombsEndsEarly() throws IOException {
    Terrain before = TerrainPackage.read(source);
    Path bombs = folder.resolve("bombs.zip");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(bombs))) {
      byte[] zeros = new byte[12 << 20];
      for (int i = 0; i < 8; i++) {
        zip.putNextEntry(new ZipEntry("b" + i));
        zip.write(zeros);
      }
    }
    Path copy = folder.resolve("copy");
    assertThatThrownBy(() -> PackageRevision.save(before, before, bombs, copy))
        .isInstanceOf(GroundException.class)
        .hasMessageContaining("unpacks to far more than it should");
    assertThat(copy).doesNotExist();
  }

  @Test
  void aFileInDegreesIsWrittenAnewInMetres() throws IOException {
    Files.writeString(
        source.resolve("features.geojson"),
        "{\"type\":\"FeatureCollection\",\"features\":[{\"type\":\"Feature\",\"id\":\"p\","
            + "\"properties\":{\"kind\":\"farm\"},\"geometry\":{\"type\":\"Point\","
            + "\"coordinates\":[3.0,0.0005]}}]}");
    Terrain before = TerrainPackage.read(source);
    Terrain after = before.toBuilder().feature(raised()).build();
    PackageRevision.save(before, after, source, source);
    Terrain read = TerrainPackage.read(source);
    Coordinate farm = read.findFeature("p").orElseThrow().geometry().getCoordinate();
    assertThat(farm.distance(before.features().get(0).geometry().getCoordinate())).isLessThan(0.01);
    assertThat(read.findFeature("hand-1")).isPresent();
  }

  @Test
  void whereNothingCanBeWrittenTheSentenceSaysSo() throws IOException {
    Path file = Files.writeString(folder.resolve("blocked"), "x");
    Terrain before = TerrainPackage.read(source);
    assertThatThrownBy(() -> PackageRevision.save(before, before, source, file.resolve("field")))
        .isInstanceOf(GroundException.class)
        .hasMessageContaining("cannot be written");
  }
}
