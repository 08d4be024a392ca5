package studio.kriegsspiel.drawing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;
import static org.assertj.core.api.Assertions.within;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.names.LabelManner;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.drawing.troops.SampleTroops;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.SheetImage;
import studio.kriegsspiel.terrain.SlopeGrid;
import studio.kriegsspiel.terrain.Terrain;

class MapPainterTest {
  private static final Terrain TERRAIN = SampleGround.terrain();
  private static final List<TroopBlock> TROOPS = SampleTroops.all();

  private final MapPainter painter = new MapPainter(TERRAIN);

  private BufferedImage picture(MapViewport viewport, MapLayers layers, List<TroopBlock> troops) {
    BufferedImage image =
        new BufferedImage(
            (int) Math.ceil(viewport.width()),
            (int) Math.ceil(viewport.height()),
            BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    painter.paint(graphics, viewport, layers, troops);
    graphics.dispose();
    return image;
  }

  @Test
  void theWholeMapIsDrawnAlikeEachTime() throws IOException {
    MapViewport viewport = MapViewport.onScreen(TERRAIN.extent(), 0.45, 3.8);
    BufferedImage first = picture(viewport, MapLayers.drawn(), TROOPS);
    BufferedImage again = picture(viewport, MapLayers.drawn(), TROOPS);
    assertThat(Arrays.equals(pixels(again), pixels(first))).isTrue();
    File target = new File(System.getProperty("java.io.tmpdir"), "sample-ground.png");
    ImageIO.write(first, "png", target);
    assertThat(Arrays.stream(pixels(first)).distinct().count()).isGreaterThan(2000);
  }

  @Test
  void thePartsOfTheGroundOverEachOtherAreTheGround() {
    MapViewport viewport = MapViewport.onScreen(TERRAIN.extent(), 0.3, 3.8);
    BufferedImage whole = picture(viewport, MapLayers.drawn(), List.of());
    BufferedImage parts =
        new BufferedImage(whole.getWidth(), whole.getHeight(), BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = parts.createGraphics();
    for (GroundPart part : GroundPart.values()) {
      painter.paintGround(graphics, viewport, MapLayers.drawn(), part);
    }
    painter.paintTroops(
        graphics, viewport, TroopsAndNames.names(MapLayers.drawn(), LabelManner.SCREEN));
    graphics.dispose();
    assertThat(Arrays.equals(pixels(parts), pixels(whole))).isTrue();
  }

  @Test
  void slopesDrawnByHandAreAmongTheBands() {
    Bounds extent = TERRAIN.extent();
    MapPoint centre = extent.centre();
    Feature steep =
        new Feature(
            "steep",
            FeatureKind.SLOPE_OVERRIDE,
            new GeometryFactory()
                .toGeometry(
                    new Envelope(
                        centre.x() - 100, centre.x() + 100, centre.y() - 100, centre.y() + 100)),
            Optional.empty(),
            Attributes.builder().slopeDegrees(40).build());
    MapLayers bands = new MapLayers(Set.of(MapLayer.SLOPE_BANDS));
    MapViewport viewport = MapViewport.onScreen(extent, 0.3, 3.8);
    int[] plain = pixels(picture(viewport, bands, List.of()));
    MapPainter edited = new MapPainter(TERRAIN.toBuilder().feature(steep).build());
    BufferedImage image =
        new BufferedImage(
            (int) Math.ceil(viewport.width()),
            (int) Math.ceil(viewport.height()),
            BufferedImage.TYPE_INT_RGB);
    edited.paint(image.createGraphics(), viewport, bands, List.of());
    int middle = image.getHeight() / 2 * image.getWidth() + image.getWidth() / 2;
    assertThat(pixels(image)[middle]).isNotEqualTo(plain[middle]);
    assertThat(pixels(image)[0]).isEqualTo(plain[0]);
  }

  /** A slope of 2 degrees in the west, one of 20 in the east, and no heights. */
  @Test
  void whereOnlySlopeIsKnownTheMapIsTintedByIt() {
    GridGeometry grid = new GridGeometry(40, 20, 600_000, 5_600_200, 10);
    float[] degrees = new float[grid.size()];
    for (int i = 0; i < degrees.length; i++) {
      degrees[i] = i % 40 < 20 ? 2 : 20;
    }
    Terrain slope =
        Terrain.builder("slope", "EPSG:32631", grid.bounds())
            .givenSlope(SlopeGrid.adopting(grid, degrees))
            .build();
    MapViewport viewport = MapViewport.onScreen(slope.extent(), 1, 3.8);
    BufferedImage image =
        new BufferedImage(
            (int) Math.ceil(viewport.width()),
            (int) Math.ceil(viewport.height()),
            BufferedImage.TYPE_INT_RGB);
    MapPainter slopes = new MapPainter(slope);
    slopes.paint(image.createGraphics(), viewport, MapLayers.drawn(), List.of());
    int y = image.getHeight() / 2 + 7;
    int west = image.getRGB(image.getWidth() / 4 + 7, y);
    int east = image.getRGB(3 * image.getWidth() / 4 + 7, y);
    assertThat(east).isNotEqualTo(west);
    MapLayers without = MapLayers.drawn().without(MapLayer.HACHURES).without(MapLayer.CONTOURS);
    slopes.paint(image.createGraphics(), viewport, without, List.of());
    assertThat(image.getRGB(3 * image.getWidth() / 4 + 7, y))
        .isEqualTo(image.getRGB(image.getWidth() / 4 + 7, y));
  }

  /** A black sheet over white paper: half as strong it is grey. */
  @Test
  void aSheetCanBeDrawnSoThatWhatIsUnderItShows() throws IOException {
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    ImageIO.write(new BufferedImage(50, 50, BufferedImage.TYPE_INT_RGB), "png", png);
    Terrain ground =
        Terrain.builder("sheet", "EPSG:32631", new Bounds(600_000, 5_600_000, 600_500, 5_600_500))
            .sheet(
                new SheetImage(
                    "black.png",
                    50,
                    50,
                    Georeference.northUp(600_000, 5_600_500, 10),
                    () -> new ByteArrayInputStream(png.toByteArray()),
                    Optional.empty()))
            .build();
    MapViewport viewport = MapViewport.onScreen(ground.extent(), 1, 3.8);
    MapLayers sheet = new MapLayers(Set.of(MapLayer.SHEET));
    int[] at = new int[3];
    double[] strengths = {1, 0.5, 0.25};
    for (int i = 0; i < at.length; i++) {
      BufferedImage image = new BufferedImage(400, 400, BufferedImage.TYPE_INT_RGB);
      Graphics2D graphics = image.createGraphics();
      new MapPainter(ground).paintGround(graphics, viewport, sheet.withSheetOpacity(strengths[i]));
      graphics.dispose();
      at[i] = new Color(image.getRGB(200, 200)).getGreen();
    }
    int paper = MapStyle.staffMap().colour("paper").getGreen();
    assertThat(at[0]).isZero();
    assertThat(at[1]).isCloseTo(paper / 2, within(2));
    assertThat(at[2]).isCloseTo(paper * 3 / 4, within(2));
  }

  @Test
  void aPartIsDrawnAsInTheWhole() {
    MapViewport viewport = MapViewport.onScreen(TERRAIN.extent(), 0.3, 3.8);
    BufferedImage whole = picture(viewport, MapLayers.drawn(), TROOPS);
    BufferedImage part = new BufferedImage(200, 150, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = part.createGraphics();
    graphics.translate(-500, -300);
    graphics.clip(new Rectangle(500, 300, 200, 150));
    painter.paint(graphics, viewport, MapLayers.drawn(), TROOPS);
    graphics.dispose();
    int[] expected = whole.getRGB(500, 300, 200, 150, null, 0, 200);
    int[] actual = part.getRGB(0, 0, 200, 150, null, 0, 200);
    int different = 0;
    for (int i = 0; i < actual.length; i++) {
      Color a = new Color(actual[i]);
      Color b = new Color(expected[i]);
      int distance =
          Math.abs(a.getRed() - b.getRed())
              + Math.abs(a.getGreen() - b.getGreen())
              + Math.abs(a.getBlue() - b.getBlue());
      different += distance > 24 ? 1 : 0;
    }
    assertThat(different).isLessThan(actual.length / 200);
  }

  @Test
  void everyLayerThatTheGroundHasLeavesItsMark() {
    MapViewport viewport = MapViewport.onScreen(TERRAIN.extent(), 0.25, 3.8);
    int[] blank = pixels(picture(viewport, new MapLayers(Set.of()), TROOPS));
    assertThat(Arrays.stream(blank).distinct().count()).isEqualTo(1);
    for (MapLayer layer : MapLayer.values()) {
      MapLayers only = new MapLayers(Set.of(MapLayer.TROOPS)).with(layer);
      MapLayers without = only.without(layer);
      if (layer == MapLayer.SHEET) {
        continue;
      }
      assertThat(
              Arrays.equals(
                  pixels(picture(viewport, only, TROOPS)),
                  pixels(picture(viewport, without, TROOPS))))
          .as(layer.title())
          .isFalse();
    }
  }

  @Test
  void blocksLieToScaleOnTheGround() {
    TroopBlock line = SampleTroops.halfBattalion(450, SampleGround.point(1000, 1500), 180);
    MapViewport viewport = MapViewport.onPaper(TERRAIN.extent(), 8000);
    var outline = line.outline(viewport).getBounds2D();
    // 125 paces of 0.75 m at 1:8000 are 11.72 mm.
    assertThat(outline.getWidth() / MapViewport.POINTS_PER_MM)
        .isCloseTo(125 * 0.75 / 8, offset(0.01));
    assertThat(outline.getCenterX()).isCloseTo(1000 * viewport.unitsPerMetre(), offset(0.01));
  }

  @Test
  void aBlockIsSeenInItsSidesColour() {
    TroopBlock line = SampleTroops.halfBattalion(450, SampleGround.point(1000, 1500), 0);
    MapViewport viewport = MapViewport.onScreen(TERRAIN.extent(), 0.25, 3.8);
    BufferedImage image = picture(viewport, MapLayers.drawn(), List.of(line));
    Color fill =
        new Color(
            image.getRGB(
                (int) viewport.toPicture(line.centre()).x - 6,
                (int) viewport.toPicture(line.centre()).y - 3));
    assertThat(fill).isEqualTo(MapStyle.staffMap().colour("side.blue.fill"));
  }

  @Test
  void groundAndPictureConvertBothWays() {
    MapViewport viewport = MapViewport.onScreen(new Bounds(100, 200, 300, 400), 2.5, 3.8);
    MapPoint ground = viewport.toGround(50, 75);
    assertThat(viewport.toPicture(ground)).isEqualTo(new java.awt.geom.Point2D.Double(50, 75));
    assertThat(ground).isEqualTo(new MapPoint(120, 370));
  }

  @Test
  void paperIsTrueToScale() {
    MapViewport viewport = MapViewport.onPaper(new Bounds(0, 0, 4000, 3000), 8000);
    assertThat(viewport.width() / 72 * 25.4).isCloseTo(500, offset(1e-9));
  }

  @Test
  void aTerrainWithNothingOnItIsBlankPaper() {
    Terrain empty = Terrain.builder("empty", "EPSG:32631", TERRAIN.extent()).build();
    MapViewport viewport = MapViewport.onScreen(empty.extent(), 0.05, 3.8);
    BufferedImage image = new BufferedImage(200, 150, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    new MapPainter(empty)
        .paint(graphics, viewport, MapLayers.drawn().without(MapLayer.GRID), List.of());
    assertThat(new Color(image.getRGB(100, 75))).isEqualTo(MapStyle.staffMap().colour("paper"));
  }

  private static int[] pixels(BufferedImage image) {
    return ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
  }
}
