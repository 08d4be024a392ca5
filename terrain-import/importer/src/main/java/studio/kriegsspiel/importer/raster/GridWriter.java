package studio.kriegsspiel.importer.raster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.tiff.GeoTiffWriter;

/**
 * Writes heights and, if any were made up, the marks of those, while the next rows are being
 * prepared; counts on the way.
 */
final class GridWriter implements RowSink {
  private final Path marksFile;
  private final GridGeometry grid;
  private final String crs;
  private final GeoTiffWriter heights;
  private final ExecutorService worker =
      Executors.newSingleThreadExecutor(
          task -> {
            Thread thread = new Thread(task, "writing heights");
            thread.setDaemon(true);
            return thread;
          });
  private CompletableFuture<Void> pending = CompletableFuture.completedFuture(null);
  private Optional<GeoTiffWriter> marks = Optional.empty();
  private int rowsTaken;
  private float lowest = Float.POSITIVE_INFINITY;
  private float highest = Float.NEGATIVE_INFINITY;
  private long voids;
  private long filled;

  GridWriter(Path heightsFile, Path marksFile, GridGeometry grid, String crs) throws IOException {
    this.marksFile = marksFile;
    this.grid = grid;
    this.crs = crs;
    this.heights = new GeoTiffWriter(heightsFile, grid, crs, GeoTiffWriter.Cells.FLOATS, true);
  }

  @Override
  public void take(float[] values, boolean[] made) throws IOException {
    await();
    pending =
        CompletableFuture.runAsync(
            () -> {
              try {
                write(values, made);
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            },
            worker);
  }

  private void await() throws IOException {
    try {
      pending.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof UncheckedIOException fault) {
        throw java.util.Objects.requireNonNull(fault.getCause());
      }
      throw e;
    }
  }

  private void write(float[] values, boolean[] made) throws IOException {
    count(values);
    int rows = values.length / grid.columns();
    boolean any = false;
    for (boolean cell : made) {
      filled += cell ? 1 : 0;
      any |= cell;
    }
    if (any && marks.isEmpty()) {
      marks = Optional.of(startMarks());
    }
    heights.writeRows(values, rows);
    if (marks.isPresent()) {
      float[] line = new float[grid.columns()];
      for (int row = 0; row < rows; row++) {
        for (int i = 0; i < line.length; i++) {
          line[i] = made.length > 0 && made[row * line.length + i] ? 1 : 0;
        }
        marks.get().writeRow(line);
      }
    }
    rowsTaken += rows;
  }

  /** Marks begin with the first made height; rows above have none. */
  private GeoTiffWriter startMarks() throws IOException {
    GeoTiffWriter writer =
        new GeoTiffWriter(marksFile, grid, crs, GeoTiffWriter.Cells.CLASSES, true);
    float[] none = new float[grid.columns()];
    for (int row = 0; row < rowsTaken; row++) {
      writer.writeRow(none);
    }
    return writer;
  }

  private void count(float[] values) {
    for (float value : values) {
      if (Float.isNaN(value)) {
        voids++;
      } else {
        lowest = Math.min(lowest, value);
        highest = Math.max(highest, value);
      }
    }
  }

  @Override
  public void finish() throws IOException {
    await();
  }

  /** Lowest height, infinite if there is none; known when finished. */
  float lowest() {
    return lowest;
  }

  /** Highest height, infinite if there is none; known when finished. */
  float highest() {
    return highest;
  }

  /** Cells without a height; known when finished. */
  long voids() {
    return voids;
  }

  /** Cells whose height was made up; known when finished. */
  long filled() {
    return filled;
  }

  @Override
  public void close() throws IOException {
    try {
      pending.handle((done, failure) -> null).join();
    } finally {
      worker.shutdown();
      try {
        heights.close();
      } finally {
        if (marks.isPresent()) {
          marks.get().close();
        }
      }
    }
  }
}
