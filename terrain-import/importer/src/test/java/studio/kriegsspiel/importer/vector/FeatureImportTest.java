package studio.kriegsspiel.importer.vector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.importer.Shared;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GroundException;

class FeatureImportTest {
  private static final Bounds EVERYWHERE = new Bounds(-2e6, -2e6, 3e6, 9e6);

  @TempDir Path folder;

  private static FeatureImport zone(String code) {
    return new FeatureImport(SourceSystem.ofCode("test", code), EVERYWHERE, Optional.empty());
  }

  @ParameterizedTest
  @CsvSource({
    "osm/bautzen.osm, EPSG:32633, BUILDING",
    "osm/krems.osm.gz, EPSG:32633, ROAD",
    "osm/andorra.osm.pbf, EPSG:32631, ROAD"
  })
  void openStreetMapIsMapped(String file, String code, FeatureKind expected) {
    FeatureImport features = zone(code);
    List<String> remarks = features.read(Shared.data(file), Optional.empty());
    assertThat(features.features()).extracting(Feature::kind).contains(expected);
    assertThat(features.features()).allMatch(feature -> feature.geometry().isValid());
    assertThat(features.features()).hasSizeGreaterThan(20);
    assertThat(features.features())
        .allMatch(feature -> feature.kind().shape().accepts(feature.geometry().getDimension()));
    assertThat(remarks).last().asString().contains("features and").contains("places taken");
  }

  @Test
  void aGeoPackageIsReadWithATableOfTheUsers() throws IOException {
    Path table = folder.resolve("mine.json");
    Files.writeString(
        table,
        "{\"rules\":[{\"when\":{\"fid\":[\"*\"]},\"kind\":\"wood.dense\"}],\"name\":[\"prfedea\"]}");
    FeatureImport features =
        new FeatureImport(
            SourceSystem.ofCode("test", "EPSG:27700"), EVERYWHERE, Optional.of(table));
    features.read(Shared.data("osm/georust_poly.gpkg"), Optional.of("EPSG:27700"));
    assertThat(features.features()).hasSize(1);
    assertThat(features.features().get(0).geometry().getEnvelopeInternal().getMinX())
        .isEqualTo(479_647.0);
  }

  @Test
  void aShapefileIsReadWithItsTable() throws IOException {
    Path table = folder.resolve("mine.json");
    Files.writeString(table, "{\"rules\":[{\"when\":{\"id\":[\"*\"]},\"kind\":\"marsh\"}]}");
    Path shapes = Shared.data("rasters/rasterio/box.shp");
    FeatureImport features =
        new FeatureImport(
            SourceSystem.ofCode("test", "EPSG:32618"), EVERYWHERE, Optional.of(table));
    List<String> remarks = features.read(shapes, Optional.empty());
    assertThat(remarks).last().asString().startsWith("box.shp: 1 features");
  }

  @Test
  void damagedFilesEndInOneSentence() throws IOException {
    Random random = new Random(1815);
    for (String source :
        List.of("osm/bautzen.osm", "osm/georust_poly.gpkg", "rasters/rasterio/box.shp")) {
      byte[] sound = Files.readAllBytes(Shared.data(source));
      String name = source.substring(source.lastIndexOf('/') + 1);
      for (int run = 0; run < 60; run++) {
        byte[] damaged =
            run % 3 == 0
                ? java.util.Arrays.copyOf(sound, random.nextInt(sound.length))
                : sound.clone();
        for (int i = 0; i < 3 && damaged.length > 0; i++) {
          damaged[random.nextInt(damaged.length)] = (byte) random.nextInt();
        }
        Path file = folder.resolve(name);
        Files.write(file, damaged);
        try {
          zone("EPSG:32633").read(file, Optional.of("EPSG:32633"));
        } catch (GroundException e) {
          assertThat(e.getMessage()).endsWith(".");
        }
      }
    }
  }

  @Test
  void entitiesAreRefused() throws IOException {
    Path file = folder.resolve("evil.osm");
    Files.writeString(
        file,
        "<?xml version=\"1.0\"?><!DOCTYPE osm [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>"
            + "<osm><node id=\"1\" lat=\"1\" lon=\"1\"><tag k=\"name\" v=\"&x;\"/></node></osm>");
    assertThatThrownBy(() -> zone("EPSG:32631").read(file, Optional.empty()))
        .isInstanceOf(GroundException.class);
  }

  @Test
  void anUnknownWordInAMappingTableIsNamed() throws IOException {
    Path table = folder.resolve("bad.json");
    Files.writeString(table, "{\"rules\":[{\"when\":{\"a\":[\"*\"]},\"kind\":\"jungle\"}]}");
    assertThatThrownBy(() -> FeatureMapping.read(table))
        .hasMessage("bad.json: rule 1 has the unknown kind \"jungle\"; mend it.");
  }
}
