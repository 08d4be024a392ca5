package studio.kriegsspiel.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.drawing.MapLayer;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.style.MapManner;
import studio.kriegsspiel.export.audit.Audit;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.secret.Leak;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.SheetImage;
import studio.kriegsspiel.terrain.Terrain;

/** Maps in grey and as they were engraved: audited as those in colours are. */
class MapMannersTest {
  private static final Situation SITUATION = SampleScenario.situation();
  private static final String BLUE = "blue-commander-of-the-division-map.png";
  private static final List<Paper> GREYS = drawn(MapManner.GREY, ExportTarget.PNG);

  private static ExportRequest request(MapManner manner, ExportTarget target) {
    return ExportRequest.of(SITUATION, List.of(), EnumSet.of(target), Path.of("unused")).in(manner);
  }

  private static List<Paper> drawn(MapManner manner, ExportTarget target) {
    return new Papers(request(manner, target), new Random(1824))
        .drafts().stream().map(each -> each.make().apply(share -> {})).toList();
  }

  private static Paper grey(String name) {
    return GREYS.stream()
        .filter(each -> each.fileName().startsWith(name))
        .findFirst()
        .orElseThrow();
  }

  private static List<String> found(MapManner manner, Paper paper) {
    ExportRequest request = request(manner, ExportTarget.PNG);
    MapPainter ground = new MapPainter(request.terrain(), manner);
    return new Audit(SITUATION, request.layers(), ground, request.mapScale())
        .check(paper).stream().map(Leak::what).toList();
  }

  @Test
  void aGreyMapHasNoColourAndIsDrawnAgainInGrey() throws IOException {
    Paper grey = grey(BLUE);
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(grey.content()));
    int most = 0;
    for (int y = 0; y < image.getHeight(); y += 7) {
      for (int x = 0; x < image.getWidth(); x++) {
        int rgb = image.getRGB(x, y);
        int red = rgb >> 16 & 0xff;
        int green = rgb >> 8 & 0xff;
        int blue = rgb & 0xff;
        most = Math.max(most, Math.max(Math.abs(red - green), Math.abs(green - blue)));
      }
    }
    assertThat(most).isLessThanOrEqualTo(2);
    assertThat(found(MapManner.GREY, grey)).isEmpty();
    assertThat(found(MapManner.COLOUR, grey)).isNotEmpty();
  }

  /** Whose map has the other side's blocks in it, in greys that no print can tell from ground. */
  @Test
  void theOtherSidesGreyIsTold() {
    Paper swapped = new Paper(BLUE, grey(BLUE).audience(), grey("red").content());
    assertThat(found(MapManner.GREY, swapped)).anyMatch(each -> each.contains("Red"));
  }

  private static Situation withMore(String more) {
    return SampleScenario.situation(
        SampleScenario.changed(text -> text + more), SampleGround.flat());
  }

  private static Paper mapOf(Situation situation) {
    ExportRequest request =
        ExportRequest.of(situation, List.of(), EnumSet.of(ExportTarget.PNG), Path.of("unused"));
    return new Papers(request, new Random(1824))
        .drafts().stream()
            .filter(each -> each.fileName().equals(BLUE))
            .map(each -> each.make().apply(share -> {}))
            .findFirst()
            .orElseThrow();
  }

  /** Who has a map without farms is not handed one that has them. */
  @Test
  void aPoorerMapIsDrawnAgainAsItsReaderHasIt() {
    Situation poorer = withMore("\nmap of Blue lacks buildings\n");
    Paper own = mapOf(poorer);
    Paper swapped = new Paper(BLUE, own.audience(), mapOf(withMore("")).content());
    assertThat(new Audit(poorer).check(own)).isEmpty();
    assertThat(new Audit(poorer).check(swapped)).isNotEmpty();
    assertThat(ExportRequest.findObstacle(poorer, MapManner.SHEET)).isNotEmpty();
  }

  @Test
  void anEngravedMapIsPrintedAndPasses() {
    for (Paper paper : drawn(MapManner.PERIOD, ExportTarget.MAP)) {
      assertThat(found(MapManner.PERIOD, paper)).as(paper.fileName()).isEmpty();
    }
  }

  /** A ground with a scan of its own, half of it black, and the sample's text with more behind. */
  private static Situation scanned(String more) throws IOException {
    BufferedImage scan = new BufferedImage(400, 300, BufferedImage.TYPE_INT_RGB);
    scan.createGraphics().fillRect(0, 0, 200, 300);
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    ImageIO.write(scan, "png", png);
    Terrain flat = SampleGround.flat();
    SheetImage sheet =
        new SheetImage(
            "scan.png",
            400,
            300,
            Georeference.northUp(flat.extent().west(), flat.extent().north(), 10),
            () -> new ByteArrayInputStream(png.toByteArray()));
    return SampleScenario.situation(
        SampleScenario.changed(text -> text + more), flat.toBuilder().sheet(sheet).build());
  }

  @Test
  void aSheetIsPrintedAsItIs() throws IOException {
    Situation situation = scanned("");
    assertThat(ExportRequest.findObstacle(situation, MapManner.SHEET)).isEmpty();
    MapLayers layers = MapLayers.usual(situation.terrain().orElseThrow()).in(MapManner.SHEET);
    assertThat(layers.has(MapLayer.SHEET)).isTrue();
  }

  @Test
  void aSheetThatMayTellIsRefused() throws IOException {
    String hidden = "\nplace \"Sand-pit\" known to Red\n";
    assertThat(ExportRequest.findObstacle(scanned(hidden), MapManner.SHEET))
        .hasValueSatisfying(why -> assertThat(why).contains("may show Sand-pit"));
    assertThat(ExportRequest.findObstacle(SITUATION, MapManner.SHEET))
        .contains("The ground has no sheet of its own; take another manner of map.");
    assertThat(ExportRequest.findObstacle(scanned(hidden), MapManner.GREY)).isEmpty();
  }
}
