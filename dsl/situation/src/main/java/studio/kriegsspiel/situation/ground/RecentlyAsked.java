package studio.kriegsspiel.situation.ground;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * What was worked out, by what it was worked out for; what nobody has asked for longest is
 * forgotten. Thread-safe.
 */
public final class RecentlyAsked<K, T> {
  private final Map<K, T> known;

  /**
   * Nothing yet.
   *
   * @param most how much is kept
   */
  public RecentlyAsked(int most) {
    this.known = map(most);
  }

  /** A map, for one thread, from which what was asked for longest ago falls. */
  static <K, T> Map<K, T> map(int most) {
    return new LinkedHashMap<>(16, 0.75f, true) {
      @Override
      protected boolean removeEldestEntry(Map.Entry<K, T> eldest) {
        return size() > most;
      }
    };
  }

  /** What is known, or else worked out; two threads may both work it out, to one end. */
  public T get(K key, Supplier<T> maker) {
    synchronized (known) {
      T found = known.get(key);
      if (found != null) {
        return found;
      }
    }
    T made = maker.get();
    synchronized (known) {
      known.put(key, made);
    }
    return made;
  }
}
