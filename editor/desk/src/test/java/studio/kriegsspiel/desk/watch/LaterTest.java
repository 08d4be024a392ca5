package studio.kriegsspiel.desk.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

class LaterTest {
  private final Deque<Runnable> turns = new ArrayDeque<>();
  private final List<Integer> heard = new ArrayList<>();
  private final Observable<Integer> value = new Observable<>(0);

  private void take() {
    turns.remove().run();
  }

  @Test
  void whoHearsLaterHoldsNobodyUpAndHearsTheLast() {
    value.listen(new Later<>(turns::add, heard::add));
    value.set(1);
    value.set(2);
    assertThat(heard).isEmpty();
    assertThat(turns).hasSize(1);
    take();
    assertThat(heard).containsExactly(2);
    value.set(3);
    take();
    assertThat(heard).containsExactly(2, 3);
  }

  @Test
  void eachHasATurnOfItsOwn() {
    value.listen(new Later<>(turns::add, heard::add));
    value.listen(new Later<>(turns::add, each -> heard.add(-each)));
    value.set(5);
    assertThat(turns).hasSize(2);
    take();
    assertThat(heard).containsExactly(5);
    take();
    assertThat(heard).containsExactly(5, -5);
  }
}
