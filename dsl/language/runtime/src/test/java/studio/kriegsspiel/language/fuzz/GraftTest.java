package studio.kriegsspiel.language.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** A small budget, the same each time; the larger one is {@code ./studio fuzz language}. */
class GraftTest {
  private static final int EDITS = 40;
  private static final long SEED = 1824;

  /** So many of the edits, at least, are read where they are; a third leave a fault. */
  private static final double MANY = 0.2;

  @Test
  void whatIsGraftedIsWhatTheParserMakes() throws IOException {
    int edits = 0;
    int grafted = 0;
    for (String sample : TextFuzz.samples()) {
      int done = GraftPromise.check(sample, SEED + sample.length(), EDITS);
      grafted += done;
      edits += done > 0 ? EDITS : 0;
    }
    assertThat(grafted).isGreaterThan((int) (MANY * edits));
  }
}
