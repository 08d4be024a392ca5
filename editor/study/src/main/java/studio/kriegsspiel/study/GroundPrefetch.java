package studio.kriegsspiel.study;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.ground.Ground;

/**
 * Reads the ground a text probably names while the text itself is still being read; the first time
 * either takes as long as the other. A wrong guess costs nothing but itself.
 */
final class GroundPrefetch {
  private static final int HEAD = 4000;
  private static final Pattern TERRAIN =
      Pattern.compile("(?m)^[ \\t]*terrain[ \\t]+\"([a-z0-9-]{1,100})\"");

  private final Function<String, Optional<Ground>> source;
  private final String guess;
  private final CompletableFuture<Optional<Ground>> coming;

  private GroundPrefetch(
      Function<String, Optional<Ground>> source,
      String guess,
      CompletableFuture<Optional<Ground>> coming) {
    this.source = source;
    this.guess = guess;
    this.coming = coming;
  }

  /** On a thread of its own: the shared ones may all wait for what this one does. */
  private static void start(Runnable work) {
    Thread thread = new Thread(work, "studio-ground");
    thread.setDaemon(true);
    thread.start();
  }

  /** Starts at once. */
  static GroundPrefetch of(String text, Function<String, Optional<Ground>> source) {
    Matcher found = TERRAIN.matcher(text).region(0, Math.min(HEAD, text.length()));
    if (!found.find()) {
      return new GroundPrefetch(source, "", CompletableFuture.completedFuture(Optional.empty()));
    }
    String name = found.group(1);
    return new GroundPrefetch(
        source,
        name,
        CompletableFuture.supplyAsync(() -> source.apply(name), GroundPrefetch::start));
  }

  /**
   * The ground of a name, nothing if there is none.
   *
   * @throws GroundException if there is one, but it cannot be read
   */
  Optional<Ground> ground(String name) {
    if (!name.equals(guess)) {
      return source.apply(name);
    }
    try {
      return coming.join();
    } catch (CompletionException failed) {
      if (failed.getCause() instanceof GroundException unreadable) {
        throw unreadable;
      }
      throw failed;
    }
  }
}
