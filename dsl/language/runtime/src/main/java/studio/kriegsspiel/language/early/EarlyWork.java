package studio.kriegsspiel.language.early;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Jobs that other threads begin with while somebody has something else to do; whoever asks for one
 * that nobody has begun does it himself, and nothing is done twice.
 *
 * @param <K> what a job is asked for by
 * @param <V> what comes of it
 * @param <E> why it may fail
 */
public final class EarlyWork<K, V, E extends Exception> {
  private static final int MOST_THREADS = 3;

  private final Map<K, FutureTask<V>> jobs = new LinkedHashMap<>();
  private final Job<K, V, E> job;

  /** One job. */
  @FunctionalInterface
  public interface Job<K, V, E extends Exception> {
    /** Does it; may be on any thread. */
    V result(K key) throws E;
  }

  /** What is to be done; nobody begins yet. */
  public EarlyWork(List<K> keys, Job<K, V, E> job) {
    this.job = job;
    keys.forEach(key -> jobs.put(key, new FutureTask<>(() -> job.result(key))));
  }

  /** Has other threads begin, in the order of the keys; they end with the last. */
  public EarlyWork<K, V, E> begun() {
    List<FutureTask<V>> all = List.copyOf(jobs.values());
    AtomicInteger next = new AtomicInteger();
    int spare = Math.min(MOST_THREADS, Runtime.getRuntime().availableProcessors() - 1);
    for (int i = 0; i < Math.min(spare, all.size()); i++) {
      Thread thread = new Thread(() -> work(all, next), "studio-early");
      thread.setDaemon(true);
      thread.start();
    }
    return this;
  }

  private static void work(List<? extends FutureTask<?>> all, AtomicInteger next) {
    for (int at = next.getAndIncrement(); at < all.size(); at = next.getAndIncrement()) {
      all.get(at).run();
    }
  }

  /** What comes of a job, of one that was not among the keys, too. */
  public V get(K key) throws E {
    FutureTask<V> begun = jobs.get(key);
    if (begun == null) {
      return job.result(key);
    }
    begun.run();
    try {
      return begun.get();
    } catch (ExecutionException failed) {
      throw EarlyWork.<E>rethrown(failed.getCause() == null ? failed : failed.getCause());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted while others worked for it", interrupted);
    }
  }

  @SuppressWarnings("unchecked")
  private static <X extends Exception> X rethrown(Throwable why) {
    if (why instanceof RuntimeException unchecked) {
      throw unchecked;
    }
    if (why instanceof Error error) {
      throw error;
    }
    // A job throws nothing else.
    return (X) why;
  }
}
