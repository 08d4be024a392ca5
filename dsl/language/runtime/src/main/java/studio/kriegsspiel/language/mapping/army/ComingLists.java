package studio.kriegsspiel.language.mapping.army;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Lists that a text seems to bring in, parsed on another thread while the text itself is; whoever
 * wants one that nobody has begun parses it himself. What the text only says in a comment costs a
 * look at a file that it might have brought in.
 */
final class ComingLists<K, V> {
  private static final Pattern IMPORT = Pattern.compile("\\bimport\\b[^\"\\n]*\"([a-z0-9-]+)\"");
  private static final int MOST = 8;

  private final Map<K, FutureTask<V>> coming = new LinkedHashMap<>();

  /** Makes something of a list. */
  @FunctionalInterface
  interface Maker<K, V> {
    V make(K key) throws IOException;
  }

  /** Names that stand behind {@code import} in a text, in its order. */
  static Set<String> names(String text) {
    Set<String> names = new LinkedHashSet<>();
    Matcher found = IMPORT.matcher(text);
    while (names.size() < MOST && found.find()) {
      names.add(found.group(1));
    }
    return names;
  }

  /** Begins with some; those that were begun before stay. */
  void begin(List<K> keys, Maker<K, V> maker) {
    keys.forEach(
        key -> coming.computeIfAbsent(key, any -> new FutureTask<>(() -> maker.make(key))));
    if (!coming.isEmpty()) {
      List<FutureTask<V>> jobs = List.copyOf(coming.values());
      Thread thread = new Thread(() -> jobs.forEach(FutureTask::run), "studio-lists");
      thread.setDaemon(true);
      thread.start();
    }
  }

  /** What was made of one, or is made now. */
  V get(K key, Maker<K, V> maker) throws IOException {
    FutureTask<V> job = coming.get(key);
    if (job == null) {
      return maker.make(key);
    }
    job.run();
    try {
      return job.get();
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof IOException why) {
        throw why;
      }
      // Whatever else is wrong with it is found again where it can be told.
      return maker.make(key);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return maker.make(key);
    }
  }
}
