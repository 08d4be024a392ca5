package studio.kriegsspiel.importer.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.MapPoint;

/** Control points left out and withheld, and what is made of points without ids. */
class ChosenPointsTest {
  @TempDir Path folder;

  /** Ten metres a pixel; the fifth point stands 30 m too far east and 40 m too far north. */
  private ControlPoints points() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("points.csv"),
            """
            column,row,easting,northing
            0,0,1000,9000
            100,0,2000,9000

            0,100,1000,8000
            100,100,2000,8000
            50,50,1530,8540
            """);
    return ControlPointFile.read(file);
  }

  @Test
  void pointsWithoutIdsAreNumberedFromOne() throws IOException {
    assertThat(points().points())
        .extracting(ControlPoint::id)
        .containsExactly("1", "2", "3", "4", "5");
  }

  @Test
  void aCheckPointJudgesTheFitWithoutMakingIt() throws IOException {
    ControlPoints chosen = points().without(Set.of(), Set.of("5"));
    assertThat(chosen.points()).hasSize(4);
    ControlFit fit = ControlFit.of(Method.AFFINE, chosen.points()).judgedBy(chosen.checks());
    assertThat(fit.rmsMetres()).isCloseTo(0, within(1e-6));
    // 30 m and 40 m: 50 m.
    assertThat(fit.checkMetres()).isCloseTo(50, within(1e-6));
    assertThat(fit.honestMetres()).isCloseTo(50, within(1e-6));
    assertThat(fit.summary()).endsWith("at one check point 50.0 m");
  }

  /** A map at ten metres a pixel with errors of 100 m, judged by five places that it has right. */
  @Test
  void fiveCheckPointsCountBeforeWhatTheFitSaysOfItself() {
    Random random = new Random(5);
    List<ControlPoint> points = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      double column = 1000 * random.nextDouble();
      double row = 1000 * random.nextDouble();
      points.add(
          new ControlPoint(
              "p" + i,
              column,
              row,
              10 * column + 100 * random.nextGaussian(),
              9000 - 10 * row + 100 * random.nextGaussian()));
    }
    ControlFit fit = ControlFit.of(Method.AFFINE, points);
    List<ControlPoint> right = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      MapPoint at = fit.placement().toGround(200 * i, 500);
      right.add(new ControlPoint("c" + i, 200 * i, 500, at.x() + 30, at.y() - 40));
    }
    assertThat(fit.honestMetres()).isGreaterThan(100);
    assertThat(fit.judgedBy(right).honestMetres()).isCloseTo(50, within(1e-6));
    // Four may be lucky.
    assertThat(fit.judgedBy(right.subList(0, 4)).honestMetres()).isEqualTo(fit.honestMetres());
    // The warning about the whole map follows the figure that counts.
    assertThat(fit.warnings()).anyMatch(told -> told.startsWith("Positions are uncertain by"));
    assertThat(fit.judgedBy(right).warnings())
        .noneMatch(told -> told.startsWith("Positions are uncertain by"));
  }

  @Test
  void aPointLeftOutNeitherMakesNorJudgesIt() throws IOException {
    ControlPoints chosen = points().without(Set.of("5"), Set.of());
    assertThat(chosen.checks()).isEmpty();
    assertThat(chosen.disabled()).extracting(ControlPoint::id).containsExactly("5");
    ControlFit fit = ControlFit.of(Method.AFFINE, chosen.points()).judgedBy(chosen.checks());
    assertThat(fit.checkMetres()).isNaN();
    assertThat(fit.honestMetres()).isCloseTo(0, within(1e-6));
  }

  @Test
  void aPointThatIsNotThereIsNamed() throws IOException {
    ControlPoints all = points();
    assertThatThrownBy(() -> all.without(Set.of("7"), Set.of()))
        .isInstanceOf(GroundException.class)
        .hasMessageContaining("have no point `7`");
  }

  @Test
  void noResidualIsEverNotANumber() throws IOException {
    for (Method method : List.of(Method.AFFINE, Method.PROJECTIVE, Method.SIMILARITY)) {
      ControlFit fit = ControlFit.of(method, points().points());
      assertThat(fit.residuals()).allMatch(each -> Double.isFinite(each.metres()));
    }
  }
}
