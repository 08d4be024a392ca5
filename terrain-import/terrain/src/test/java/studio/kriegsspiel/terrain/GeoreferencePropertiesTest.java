package studio.kriegsspiel.terrain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Any six numbers make a placing that can be used, or one sentence. */
class GeoreferencePropertiesTest {
  private static final int TRIALS = 200_000;

  /** As a hostile file would have it: any bits, powers of ten, round numbers, and sound ones. */
  private static double number(Random random) {
    return switch (random.nextInt(6)) {
      case 0 -> Double.longBitsToDouble(random.nextLong());
      case 1 -> Math.pow(10, random.nextInt(640) - 330) * (random.nextBoolean() ? 1 : -1);
      case 2 -> random.nextInt(5) - 2;
      case 3 -> (random.nextDouble() - 0.5) * 2e7;
      case 4 -> random.nextGaussian() * 1e-5;
      default -> 600_000 + random.nextInt(1000);
    };
  }

  private static int pixels(Random random) {
    return 1 + random.nextInt(random.nextBoolean() ? 20 : Integer.MAX_VALUE - 1);
  }

  @Test
  void anySixNumbersAreUsableOrRefusedInASentence() {
    Random random = new Random(1815);
    int usable = 0;
    for (int i = 0; i < TRIALS; i++) {
      double[] n = new double[6];
      for (int k = 0; k < 6; k++) {
        n[k] = number(random);
      }
      Supplier<Georeference> placing =
          () -> Georeference.in("a.tfw", n[0], n[1], n[2], n[3], n[4], n[5]);
      try {
        requireUsable(placing.get(), pixels(random), pixels(random));
        usable++;
      } catch (GroundException e) {
        assertThat(e.getMessage()).startsWith("a.tfw: places its pixels ").endsWith(".");
      }
    }
    assertThat(usable).isBetween(TRIALS / 100, TRIALS / 2);
  }

  /** Its rectangle is one, and neighbouring pixels lie apart. */
  private static void requireUsable(Georeference placing, int columns, int rows) {
    Bounds bounds = placing.boundsOf(columns, rows);
    assertThat(bounds.widthMetres()).as("%s", placing).isPositive();
    assertThat(bounds.heightMetres()).as("%s", placing).isPositive();
    MapPoint corner = placing.toGround(0, 0);
    assertThat(placing.toGround(1, 0)).as("%s", placing).isNotEqualTo(corner);
    assertThat(placing.toGround(0, 1)).as("%s", placing).isNotEqualTo(corner);
  }

  @Test
  void whatNoSystemReachesIsRefusedByName() {
    assertThatThrownBy(() -> Georeference.in("s.tfw", 1, 0, 600_000, 0, -2.5, -2.12e184))
        .isInstanceOf(GroundException.class)
        .hasMessageContaining("farther from its origin than any coordinate system reaches");
    assertThatThrownBy(() -> Georeference.in("s.tfw", 1e-12, 0, 600_000, 0, -1, 0))
        .hasMessageContaining("so close to one another that rounding makes them one");
    assertThatThrownBy(() -> Georeference.in("s.tfw", 1, 1, 600_000, 1, 1, 0))
        .hasMessageContaining("all on one line");
    assertThatThrownBy(() -> Georeference.northUp(0, 0, 1000).reaching("s.tif", 2_000_000, 1))
        .isInstanceOf(GroundException.class)
        .hasMessageContaining("which no coordinate system reaches");
  }

  @Test
  void whatPeopleHaveIsTaken() {
    assertThatCode(() -> Georeference.northUp(7.25, 50.5, 1e-8)).doesNotThrowAnyException();
    assertThatCode(() -> Georeference.northUp(600_000, 5_600_000, 0.001))
        .doesNotThrowAnyException();
    assertThatCode(() -> new Georeference(0, -3, 600_000, 3, 0, 5_600_000))
        .doesNotThrowAnyException();
    assertThatCode(() -> Georeference.northUp(0, 0, 1).reaching("scan", 60_000, 60_000))
        .doesNotThrowAnyException();
  }

  @Test
  void anyGridHasARectangleOrIsRefused() {
    Random random = new Random(1815);
    int usable = 0;
    for (int i = 0; i < TRIALS; i++) {
      int columns = pixels(random);
      int rows = pixels(random);
      double west = number(random);
      double north = number(random);
      double cell = number(random);
      try {
        Bounds bounds = new GridGeometry(columns, rows, west, north, cell).bounds();
        assertThat(bounds.widthMetres()).isPositive();
        usable++;
      } catch (IllegalArgumentException e) {
        assertThat(e.getMessage()).startsWith("A grid needs ");
      }
    }
    assertThat(usable).isGreaterThan(TRIALS / 200);
  }
}
