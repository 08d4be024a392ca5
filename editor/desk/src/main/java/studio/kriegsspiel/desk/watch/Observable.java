package studio.kriegsspiel.desk.watch;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/**
 * A value that tells its listeners when it changes.
 *
 * @param <T> an immutable value
 */
public final class Observable<T> {
  private final List<Consumer<T>> listeners = new CopyOnWriteArrayList<>();
  private T value;

  /** Starts with {@code initial}. */
  public Observable(T initial) {
    value = initial;
  }

  /** The value now. */
  public T get() {
    return value;
  }

  /** Changes the value; listeners hear of it unless it equals the old one. */
  public void set(T newValue) {
    if (!value.equals(newValue)) {
      value = newValue;
      listeners.forEach(listener -> listener.accept(newValue));
    }
  }

  /** Hears of every later change. */
  public void listen(Consumer<T> listener) {
    listeners.add(listener);
  }

  /** Hears of the value now and of every later change. */
  public void follow(Consumer<T> listener) {
    listeners.add(listener);
    listener.accept(value);
  }
}
