package studio.kriegsspiel.desk.watch;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/**
 * Puts what a listener does into a turn of its own, so that many who hear of one change do not hold
 * up what else is to be done. Of several changes before its turn it hears the last. Used on one
 * thread.
 *
 * @param <T> what is heard of
 */
public final class Later<T> implements Consumer<T> {
  private final Executor turns;
  private final Consumer<T> listener;
  private Optional<T> waiting = Optional.empty();

  /**
   * A listener that waits for its turn.
   *
   * @param turns runs what it is given later, on the same thread
   */
  public Later(Executor turns, Consumer<T> listener) {
    this.turns = turns;
    this.listener = listener;
  }

  @Override
  public void accept(T value) {
    boolean asked = waiting.isPresent();
    waiting = Optional.of(value);
    if (!asked) {
      turns.execute(this::tell);
    }
  }

  private void tell() {
    Optional<T> value = waiting;
    waiting = Optional.empty();
    value.ifPresent(listener);
  }
}
