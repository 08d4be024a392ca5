package studio.kriegsspiel.drawing.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.Color;
import java.awt.Font;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.Terrain;

class AnalysisPainterTest {
  private static final Terrain TERRAIN = SampleGround.terrain();
  private static final int WIDTH = 620;

  private final AnalysisPainter painter = new AnalysisPainter(TERRAIN);

  private static AnalysisPicture picture(
      List<CellWash> washes, List<GroundMark> marks, List<LegendLine> legend) {
    return new AnalysisPicture(
        "Title", "subtitle", TERRAIN.extent(), washes, List.of(), marks, legend, List.of());
  }

  /** The western half washed. */
  private static CellWash west(Tint tint) {
    GridGeometry grid = new GridGeometry(2, 1, SampleGround.WEST, SampleGround.SOUTH + 3000, 3000);
    return new CellWash(grid, new byte[] {0, -1}, List.of(tint));
  }

  @Test
  void aWashChangesItsCellsAndNothingElse() {
    BufferedImage bare = painter.draw(picture(List.of(), List.of(), List.of()), WIDTH);
    BufferedImage washed =
        painter.draw(
            picture(List.of(west(Tint.plain(new Color(200, 0, 0, 120)))), List.of(), List.of()),
            WIDTH);

    double edge = columnOf(bare, SampleGround.WEST + 3000);
    int changedWest = 0;
    int changedEast = 0;
    for (int y = 0; y < bare.getHeight(); y++) {
      for (int x = 0; x < bare.getWidth(); x++) {
        if (bare.getRGB(x, y) != washed.getRGB(x, y)) {
          changedWest += x <= edge + 1 ? 1 : 0;
          changedEast += x > edge + 1 ? 1 : 0;
        }
      }
    }
    assertThat(changedEast).isZero();
    assertThat(changedWest).isGreaterThan(60_000);
  }

  private static double columnOf(BufferedImage image, double x) {
    double mm = image.getWidth() / 270.0;
    double room = 270 - 14 - 62 - 2 * 3.9 - 6;
    return (7 + 3.9) * mm + (x - SampleGround.WEST) / 4000 * room * mm;
  }

  @Test
  void aHatchedWashLeavesMoreOfTheMapThanAPlainOne() {
    Tint plain = Tint.plain(new Color(0, 0, 0, 160));
    assertThat(mean(painter.draw(picture(List.of(west(plain.hatch())), List.of(), List.of()), 400)))
        .isGreaterThan(
            mean(painter.draw(picture(List.of(west(plain)), List.of(), List.of()), 400)) + 3);
  }

  private static double mean(BufferedImage image) {
    int[] pixels =
        image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    return Arrays.stream(pixels).map(pixel -> pixel & 0xff).average().orElseThrow();
  }

  @Test
  void aLongLegendMakesTheSheetTallerAndNeverRunsOffIt() {
    List<LegendLine> many = new java.util.ArrayList<>();
    for (int i = 0; i < 60; i++) {
      many.add(LegendLine.remark("line " + i));
    }
    BufferedImage shorter = painter.draw(picture(List.of(), List.of(), List.of()), WIDTH);
    BufferedImage taller = painter.draw(picture(List.of(), List.of(), many), WIDTH);

    assertThat(taller.getHeight()).isGreaterThan(shorter.getHeight() + 100);
    assertThat(taller.getWidth()).isEqualTo(WIDTH);
  }

  @Test
  void linesAndMarksAreDrawnOverTheMap() {
    GroundLine line =
        GroundLine.thin(
                new GeometryFactory()
                    .createLineString(
                        new Coordinate[] {
                          new Coordinate(SampleGround.WEST + 100, SampleGround.SOUTH + 100),
                          new Coordinate(SampleGround.WEST + 3900, SampleGround.SOUTH + 2900)
                        }),
                Color.MAGENTA)
            .labelled("12");
    AnalysisPicture with =
        new AnalysisPicture(
            "Title",
            "",
            TERRAIN.extent(),
            List.of(),
            List.of(line),
            List.of(
                new GroundMark(SampleGround.point(500, 500), GroundMark.Form.FROM, "eye"),
                new GroundMark(SampleGround.point(3990, 500), GroundMark.Form.TO, "far east")),
            List.of(),
            List.of(new AnalysisPicture.Unit("paces", 0.753)));

    assertThat(purple(painter.draw(with, WIDTH))).isGreaterThan(200);
  }

  private static long purple(BufferedImage image) {
    int[] pixels =
        image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    return Arrays.stream(pixels)
        .mapToObj(Color::new)
        .filter(pixel -> pixel.getRed() > pixel.getGreen() + 60)
        .filter(pixel -> pixel.getBlue() > pixel.getGreen() + 60)
        .count();
  }

  @Test
  void aProfileStandsBelowTheMap() {
    AnalysisPicture map = picture(List.of(), List.of(), List.of());
    double[] ground = {100, 104, 120, 108, Double.NaN, 101};
    BufferedImage bare = painter.draw(map, WIDTH);
    BufferedImage free =
        painter.draw(
            map.with(new Profile(ground, 800, 101.7, 102.7, OptionalDouble.empty(), 0)), WIDTH);
    BufferedImage hidden =
        painter.draw(
            map.with(new Profile(ground, 800, 101.7, 102.7, OptionalDouble.of(320), 120)), WIDTH);

    assertThat(free.getHeight()).isGreaterThan(bare.getHeight() + 60);
    assertThat(reddish(free)).isGreaterThan(reddish(hidden) + 100);
    assertThatThrownBy(() -> new Profile(ground, 0, 1, 1, OptionalDouble.empty(), 0))
        .hasMessageContaining("needs a length");
  }

  /** Pixels of the ink of a free line. */
  private static long reddish(BufferedImage image) {
    int[] pixels =
        image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    return Arrays.stream(pixels)
        .mapToObj(Color::new)
        .filter(pixel -> pixel.getRed() > 110 && pixel.getRed() > 2 * pixel.getGreen())
        .filter(pixel -> pixel.getBlue() > pixel.getGreen() + 20)
        .count();
  }

  @Test
  void textIsWrappedBetweenWords() {
    Font font = Faces.ROMAN.at(10);

    assertThat(LegendPainter.wrap("one two three", font, 1)).containsExactly("one", "two", "three");
    assertThat(LegendPainter.wrap("one two three", font, 1000)).containsExactly("one two three");
  }

  @Test
  void impossibleSizesAndClassesAreRefused() {
    assertThatThrownBy(() -> painter.draw(picture(List.of(), List.of(), List.of()), 10))
        .hasMessageContaining("300 to 10000");
    assertThatThrownBy(() -> new CellWash(new GridGeometry(2, 2, 0, 0, 1), new byte[3], List.of()))
        .hasMessageContaining("4 cells");
  }
}
