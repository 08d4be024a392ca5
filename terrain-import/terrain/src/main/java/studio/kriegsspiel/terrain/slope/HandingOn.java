package studio.kriegsspiel.terrain.slope;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** Hands rows on in the background while the next ones are computed into a second array. */
final class HandingOn {
  private final HornSlope.RowSink sink;
  private float[] free;
  private float[] busy;
  private CompletableFuture<Void> pending = CompletableFuture.completedFuture(null);

  HandingOn(int cells, HornSlope.RowSink sink) {
    this.free = new float[cells];
    this.busy = new float[cells];
    this.sink = sink;
  }

  /** The array to compute the next rows into. */
  float[] free() {
    return free;
  }

  /** Hands on the first rows of {@link #free}, once those before are taken. */
  void hand(int rows) throws IOException {
    finish();
    float[] ready = free;
    free = busy;
    busy = ready;
    pending =
        CompletableFuture.runAsync(
            () -> {
              try {
                sink.accept(ready, rows);
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
  }

  /** Waits until everything is taken. */
  void finish() throws IOException {
    try {
      pending.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof UncheckedIOException wrapped) {
        throw Objects.requireNonNull(wrapped.getCause());
      }
      if (e.getCause() instanceof RuntimeException fault) {
        throw fault;
      }
      throw e;
    }
  }
}
