package studio.kriegsspiel.terrain.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.HandEdit;
import studio.kriegsspiel.terrain.SheetImage;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.tiff.Gdal;

/** What a source calls its own properties survives a package, and other programs open it. */
class OtherPropertiesTest {
  private static final Map<String, String> OTHERS =
      Map.of(
          "confidence", "0.93",
          "road", "yes",
          "name", "as the survey has it",
          "width_m", "about six",
          "source:confidence", "x",
          "source:", "y",
          "osm_id", "42");

  @TempDir Path folder;

  private static Feature hedge(Optional<HandEdit> edit) {
    return new Feature(
        "hedge-1",
        FeatureKind.HEDGE,
        new GeometryFactory()
            .createLineString(
                new Coordinate[] {
                  new Coordinate(599_010, 5_614_010), new Coordinate(599_100, 5_614_020)
                }),
        Optional.of("Ohain hedge"),
        Attributes.builder().heightMetres(1.5).other(OTHERS).build(),
        edit);
  }

  private Feature roundTrip(Feature feature) {
    Path target = folder.resolve("t");
    TerrainPackage.write(
        Terrain.builder("t", "EPSG:32631", new Bounds(599_000, 5_614_000, 600_000, 5_615_000))
            .feature(feature)
            .build(),
        target);
    return TerrainPackage.read(target).features().get(0);
  }

  @Test
  void propertiesNamedLikeTheStudiosOwnAreKept() {
    Feature back = roundTrip(hedge(Optional.empty()));
    assertThat(back.attributes().other()).isEqualTo(OTHERS);
    assertThat(back.name()).contains("Ohain hedge");
    assertThat(back.attributes().heightMetres()).hasValue(1.5);
    assertThat(back.attributes().roadWidth()).isEmpty();
    assertThat(back.handEdit()).isEmpty();
  }

  @Test
  void besideAHandEditTheyAreKeptToo() {
    HandEdit edit = new HandEdit("levelled later", "Siborne 1844", Confidence.PROBABLE);
    Feature back = roundTrip(hedge(Optional.of(edit)));
    assertThat(back.attributes().other()).isEqualTo(OTHERS);
    assertThat(back.handEdit()).contains(edit);
  }

  @Test
  void gdalOpensTheDrawnMapWhereItLies() throws IOException {
    Gdal.assumePresent();
    ByteArrayOutputStream picture = new ByteArrayOutputStream();
    ImageIO.write(new BufferedImage(20, 10, BufferedImage.TYPE_INT_RGB), "png", picture);
    Path target = folder.resolve("map");
    TerrainPackage.write(
        Terrain.builder("map", "EPSG:32631", new Bounds(599_000, 5_614_000, 601_000, 5_615_000))
            .sheet(
                new SheetImage(
                    "sheet.png",
                    20,
                    10,
                    Georeference.northUp(599_000, 5_615_000, 100),
                    () -> new ByteArrayInputStream(picture.toByteArray())))
            .build(),
        target);
    assertThat(Files.exists(target.resolve("sheet.png.aux.xml"))).isTrue();
    assertThat(Gdal.require("gdalinfo", target.resolve("sheet.png").toString()))
        .contains("UTM zone 31N")
        .contains("Origin = (599000.000000000000000,5615000.000000000000000)")
        .contains("Pixel Size = (100.000000000000000,-100.000000000000000)");
  }
}
