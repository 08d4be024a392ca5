package studio.kriegsspiel.desk.work;

/** Makes pauses on one clock. */
@FunctionalInterface
public interface Pauses {
  /** A pause of so many milliseconds before {@code action}. */
  Pause of(long milliseconds, Runnable action);
}
