package studio.kriegsspiel.language.early;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class EarlyWorkTest {
  private final AtomicInteger done = new AtomicInteger();

  private int doubled(int key) throws IOException {
    done.incrementAndGet();
    if (key == 13) {
      throw new IOException("not thirteen");
    }
    if (key == 14) {
      throw new IllegalArgumentException("not fourteen");
    }
    return 2 * key;
  }

  @Test
  void eachIsDoneOnceWhoeverDoesIt() throws IOException {
    List<Integer> keys = IntStream.range(0, 13).boxed().toList();
    EarlyWork<Integer, Integer, IOException> work =
        new EarlyWork<Integer, Integer, IOException>(keys, this::doubled).begun();
    for (int key = 12; key >= 0; key--) {
      assertThat(work.get(key)).isEqualTo(2 * key);
      assertThat(work.get(key)).isEqualTo(2 * key);
    }
    assertThat(done).hasValue(13);
    assertThat(work.get(20)).as("nobody was told to begin with it").isEqualTo(40);
  }

  @Test
  void whatNobodyBeginsIsDoneWhenItIsAskedFor() throws IOException {
    EarlyWork<Integer, Integer, IOException> work =
        new EarlyWork<>(List.of(3, 13, 14), this::doubled);
    assertThat(done).hasValue(0);
    assertThat(work.get(3)).isEqualTo(6);
    assertThatThrownBy(() -> work.get(13))
        .isInstanceOf(IOException.class)
        .hasMessage("not thirteen");
    assertThatThrownBy(() -> work.get(13)).as("and again").isInstanceOf(IOException.class);
    assertThatThrownBy(() -> work.get(14)).isInstanceOf(IllegalArgumentException.class);
  }
}
