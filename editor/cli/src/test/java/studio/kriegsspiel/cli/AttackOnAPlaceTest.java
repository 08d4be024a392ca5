package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An attack is upon a place, by its name or by the grid, whether or not anybody is there. */
class AttackOnAPlaceTest {
  private static final String SCENARIO = "course-06-the-advanced-guard";

  @TempDir Path folder = Path.of("");

  private String game(String... words) {
    TestTerminal studio = new TestTerminal(folder);
    studio.run(Stream.concat(Stream.of("game", SCENARIO), Stream.of(words)).toArray(String[]::new));
    return studio.out() + studio.err();
  }

  @BeforeEach
  void begin() {
    game("begin");
  }

  @Test
  void aGridReferenceIsAPlace() {
    assertThat(game("order", "Jager attacks grid 508700 5607400"))
        .contains("`Blue.Jager` has the order at 07:03", "its tail is to be at the goal at");
    game("to", "07:10");
    assertThat(game("show")).contains("`Blue.Jager` is on the march");
  }

  @Test
  void aReferenceOffTheMapIsNone() {
    assertThat(game("order", "Jager attacks grid 1 2"))
        .contains("The order is not given: KS-ORD-060", "grid 1 2");
  }

  @Test
  void anAttackThatSaysNoPlaceIsRefusedWithItsReason() {
    assertThat(game("order", "Jager attacks Red.N20F"))
        .contains("does not say where", "attacks grid 1250 3400");
    assertThat(game("story")).doesNotContain("ordered");
  }
}
