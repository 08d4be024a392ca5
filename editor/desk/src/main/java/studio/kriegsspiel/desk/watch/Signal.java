package studio.kriegsspiel.desk.watch;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/**
 * Something that happens now and then.
 *
 * @param <T> what is told about it
 */
public final class Signal<T> {
  private final List<Consumer<T>> listeners = new CopyOnWriteArrayList<>();

  /** Tells everyone. */
  public void send(T event) {
    listeners.forEach(listener -> listener.accept(event));
  }

  /** Hears of every later event. */
  public void listen(Consumer<T> listener) {
    listeners.add(listener);
  }
}
