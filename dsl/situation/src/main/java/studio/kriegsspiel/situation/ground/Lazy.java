package studio.kriegsspiel.situation.ground;

import java.util.Optional;
import java.util.function.Supplier;

/** Works something out when it is first asked for; two threads may both do so, to one end. */
public final class Lazy<T> implements Supplier<T> {
  private final Supplier<T> maker;
  private volatile Optional<T> known = Optional.empty();

  /** Nothing yet. */
  public Lazy(Supplier<T> maker) {
    this.maker = maker;
  }

  @Override
  public T get() {
    Optional<T> found = known;
    if (found.isEmpty()) {
      found = Optional.of(maker.get());
      known = found;
    }
    return found.orElseThrow();
  }
}
