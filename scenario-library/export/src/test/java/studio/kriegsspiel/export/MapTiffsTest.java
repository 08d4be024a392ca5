package studio.kriegsspiel.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.export.audit.Audit;
import studio.kriegsspiel.export.page.MapTiff;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.secret.Leak;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.tiff.GeoKeys;
import studio.kriegsspiel.terrain.tiff.TiffPlace;

/** Maps for a GIS lie where the ground does, and hold what their readers may know and no more. */
class MapTiffsTest {
  private static final String BLUE = "blue-commander-of-the-division-map.tif";
  private static final Situation SITUATION = SampleScenario.situation();
  private static final Audit AUDIT = new Audit(SITUATION);
  private static final List<Paper> MAPS =
      new Papers(
              ExportRequest.of(
                  SITUATION, List.of(), EnumSet.of(ExportTarget.GEOTIFF), Path.of("unused")),
              new Random(1824))
          .drafts().stream().map(each -> each.make().apply(share -> {})).toList();

  @TempDir Path folder;

  private static Paper map(String name) {
    return MAPS.stream().filter(each -> each.fileName().equals(name)).findFirst().orElseThrow();
  }

  private static List<String> found(String reader, byte[] content) {
    Paper paper = new Paper(reader, map(reader).audience(), content);
    return AUDIT.check(paper).stream().map(Leak::what).toList();
  }

  /** The sample ground is 4 by 3 km from 598 000 east, 5 612 000 north, in EPSG:32631. */
  @Test
  void aMapLiesWhereTheGroundDoes() throws IOException {
    Path file = Files.write(folder.resolve("map.tif"), map(BLUE).content());
    TiffPlace place = TiffPlace.read(file);
    assertThat(place.width()).isEqualTo(4000);
    assertThat(place.height()).isEqualTo(3000);
    assertThat(place.georeference().orElseThrow().c()).isEqualTo(598_000);
    assertThat(place.georeference().orElseThrow().f()).isEqualTo(5_615_000);
    assertThat(place.georeference().orElseThrow().a()).isEqualTo(1);
    assertThat(place.keys().findInt(GeoKeys.PROJECTED_TYPE)).hasValue(32_631);
  }

  @Test
  void allPassTheAudit() {
    for (Paper each : MAPS) {
      assertThat(AUDIT.check(each)).as(each.fileName()).isEmpty();
    }
  }

  @Test
  void anothersMapIsFoundByItsColours() {
    assertThat(found(BLUE, map("red-commander-of-the-first-corps-map.tif").content()))
        .contains("something in the colour of Red");
    assertThat(found("map.tif", map(BLUE).content())).contains("something in the colour of Blue");
  }

  /** No program reads it, and it has no side's colour; the map drawn again does not have it. */
  @Test
  void aWordWrittenOnAMapIsFound() throws IOException {
    BufferedImage image = MapTiff.read(map(BLUE).content());
    MapPicturesTest.write(image, "Ney", 3000, 2000);
    assertThat(found(BLUE, MapTiff.of(image, SampleGround.flat().extent(), "EPSG:32631")))
        .singleElement()
        .asString()
        .startsWith("something that its reader's map does not show, at points 30");
  }

  @Test
  void bytesBesideThePictureAreFound() {
    byte[] clean = map(BLUE).content();
    assertThat(found(BLUE, Arrays.copyOf(clean, clean.length + 3)))
        .containsExactly("something besides the picture of the whole ground");
  }

  @Test
  void anotherPlaceAndAnotherCutAreFound() throws IOException {
    BufferedImage image = MapTiff.read(map(BLUE).content());
    Bounds whole = SampleGround.flat().extent();
    Bounds moved = new Bounds(whole.west() + 50, whole.south(), whole.east() + 50, whole.north());
    assertThat(found(BLUE, MapTiff.of(image, moved, "EPSG:32631")))
        .containsExactly("something besides the picture of the whole ground");
    assertThat(found(BLUE, MapTiff.of(image.getSubimage(0, 0, 2000, 3000), whole, "EPSG:32631")))
        .containsExactly("a map cut otherwise than the ground all play on");
  }
}
