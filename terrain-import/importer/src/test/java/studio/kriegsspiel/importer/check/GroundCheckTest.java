package studio.kriegsspiel.importer.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.importer.unit.HeightReading;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.SheetImage;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.io.PackageNotes;
import studio.kriegsspiel.terrain.io.TerrainPackage;

/** How true a ground is, with differences reckoned by hand. */
class GroundCheckTest {
  private static final GridGeometry GRID = new GridGeometry(40, 40, 600_000, 5_600_400, 10);

  @TempDir Path folder;

  private static Terrain.Builder rising() {
    return Terrain.builder("test", "EPSG:32631", GRID.bounds())
        .elevation(ElevationGrid.computed(GRID, (x, y) -> 100 + (x - 600_000) / 10));
  }

  @Test
  void spotHeightsTellBiasAndScatter() throws IOException {
    Path spots =
        Files.writeString(
            folder.resolve("spots.geojson"),
            """
            {"type":"FeatureCollection","crs":{"type":"name","properties":{"name":"EPSG:32631"}},
            "features":[
            {"type":"Feature","properties":{"kind":"height.spot","height":113},
             "geometry":{"type":"Point","coordinates":[600100,5600200]}},
            {"type":"Feature","properties":{"kind":"height.spot","height":119},
             "geometry":{"type":"Point","coordinates":[600200,5600100]}}]}
            """);
    Measured found =
        new GroundCheck(rising().build()).spots(spots, Optional.empty(), HeightReading.PLAIN);
    // 110 - 113 = -3 and 120 - 119 = +1: mean -1, RMS the root of (9 + 1) / 2.
    assertThat(found.count()).isEqualTo(2);
    assertThat(found.meanMetres()).isCloseTo(-1, within(1e-3));
    assertThat(found.rmsMetres()).isCloseTo(Math.sqrt(5), within(1e-3));
    assertThat(found.worstMetres()).isCloseTo(3, within(1e-3));
    assertThat(found.sentence()).contains("RMS 2.2 m, in the mean -1.0 m");
  }

  @Test
  void aSecondModelIsComparedCellByCell() throws IOException {
    StringBuilder text =
        new StringBuilder("ncols 40\nnrows 40\nxllcorner 600000\nyllcorner 5600000\ncellsize 10\n");
    for (int i = 0; i < 1600; i++) {
      text.append(100 + (i % 40 * 10 + 5) / 10.0 + 2).append(i % 40 == 39 ? '\n' : ' ');
    }
    Path model = Files.writeString(folder.resolve("other.asc"), text);
    Measured found =
        new GroundCheck(rising().build())
            .model(model, Optional.of("EPSG:32631"), HeightReading.PLAIN);
    assertThat(found.count()).isEqualTo(1600);
    assertThat(found.meanMetres()).isCloseTo(-2, within(1e-3));
    assertThat(found.rmsMetres()).isCloseTo(2, within(1e-3));
  }

  @Test
  void contoursOnAPlaneForetellTheOnesLeftOut() {
    Terrain.Builder drawn = rising();
    for (int i = 0; i < 20; i++) {
      double x = 600_010 + 20 * i;
      drawn.feature(
          new Feature(
              "c" + i,
              FeatureKind.CONTOUR,
              new GeometryFactory()
                  .createLineString(
                      new Coordinate[] {
                        new Coordinate(x, 5_600_000), new Coordinate(x, 5_600_400)
                      }),
              Optional.empty(),
              Attributes.builder().heightMetres(101 + 2 * i).build()));
    }
    Measured found = new GroundCheck(drawn.build()).contours(Progress.NONE).orElseThrow();
    assertThat(found.count()).isEqualTo(40);
    // A plate through a plane is that plane; where an outermost line is left out it bends a little.
    assertThat(found.ninetyMetres()).isLessThan(0.5);
    assertThat(new GroundCheck(rising().build()).contours(Progress.NONE)).isEmpty();
  }

  @Test
  void pointsThatDidNotPlaceTheSheetTellHowFarItIsOff() throws IOException {
    Terrain sheet =
        rising()
            .sheet(
                new SheetImage(
                    "sheet.png",
                    40,
                    40,
                    new Georeference(10, 0, 600_000, 0, -10, 5_600_400),
                    java.io.InputStream::nullInputStream))
            .build();
    Path points =
        Files.writeString(
            folder.resolve("p.csv"), "column,row,easting,northing\n10,10,600130,5600340\n");
    Measured found = new GroundCheck(sheet).points(points, Optional.empty());
    // The sheet has it at 600100, 5600300: 30 m and 40 m off.
    assertThat(found.rmsMetres()).isCloseTo(50, within(1e-6));
    assertThat(found.layer()).isEqualTo(LayerKind.SHEET);
    assertThatThrownBy(() -> new GroundCheck(rising().build()).points(points, Optional.empty()))
        .isInstanceOf(GroundException.class)
        .hasMessageContaining("has no sheet");
  }

  @Test
  void aMeasuredErrorIsKeptInThePackage() {
    Path ground = folder.resolve("test");
    TerrainPackage.write(rising().build(), ground);
    PackageNotes.keep(ground, LayerKind.ELEVATION, true, 2.236, "checked by spots");
    Terrain read = TerrainPackage.read(ground);
    var accuracy = read.findNotes(LayerKind.ELEVATION).orElseThrow().accuracy();
    assertThat(accuracy.verticalMetres()).hasValue(2.24);
    assertThat(accuracy.note()).isEqualTo("checked by spots");
    assertThat(read.elevation()).contains(rising().build().elevation().orElseThrow());
    assertThatThrownBy(
            () -> PackageNotes.keep(folder.resolve("no"), LayerKind.ELEVATION, true, 1, ""))
        .hasMessageContaining("no folder of a ground");
  }
}
