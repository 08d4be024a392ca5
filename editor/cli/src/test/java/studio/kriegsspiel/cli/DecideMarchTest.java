package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A march to a place is decided by the way that every other answer goes by. */
class DecideMarchTest {
  @TempDir private static Path folder;

  private static String out(String... arguments) {
    TestTerminal terminal = new TestTerminal(folder);
    assertThat(terminal.run(arguments)).as(terminal.err()).isZero();
    return terminal.out();
  }

  /** A squadron that stands in line marches by the row of the march, not of deploying. */
  @Test
  void goesByTheReckonedWayStretchByStretch() {
    String decided = out("decide", "the-farm-of-la-haye-sainte", "march", "KGL5", "La Haye Sainte");
    assertThat(decided)
        .contains("columns on the march", "Way in stretches", "with the slopes along it")
        .doesNotContain("measured from middle to middle", "where last known");
    assertThat(out("decide", "the-farm-of-la-haye-sainte", "march", "KGL5"))
        .contains("in ranks")
        .doesNotContain("Way in stretches");
  }

  @Test
  void saysWhoIsWhereHeWasLastKnown() {
    assertThat(
            out(
                "decide",
                "the-farm-of-la-haye-sainte",
                "march",
                "KGL5",
                "La Haye Sainte",
                "--at",
                "15:06"))
        .startsWith("KGL5 and La Haye Sainte, 15:06 (KGL5 where last known)");
  }
}
