package studio.kriegsspiel.importer.sheet;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.terrain.GroundException;

/**
 * Cuts a picture that comes row by row into tiles of several sizes: of each size one row of tiles
 * is gathered, and while it is written the next is filled. Smaller sizes are means of four pixels,
 * weighed by their opacity.
 */
final class TilePyramid implements PixelRows, Closeable {
  /** Side of a tile in pixels. */
  static final int SIDE = 512;

  private final int side;
  private final TileSink sink;
  private final Progress progress;
  private final Level[] levels;
  private final ExecutorService worker =
      Executors.newSingleThreadExecutor(
          task -> {
            Thread thread = new Thread(task, "writing tiles");
            thread.setDaemon(true);
            return thread;
          });
  private CompletableFuture<Void> pending = CompletableFuture.completedFuture(null);

  /**
   * Prepares it.
   *
   * @param side of a tile
   * @throws GroundException if the picture is too wide for the memory
   */
  TilePyramid(String name, int width, int height, int side, TileSink sink, Progress progress) {
    this.side = side;
    this.sink = sink;
    this.progress = progress;
    if (16L * width * side > Runtime.getRuntime().maxMemory() * 7 / 10) {
      throw new GroundException(
          name,
          "is " + width + " pixels wide, too wide for the memory",
          "give the studio more memory or cut the sheet in two");
    }
    levels = new Level[levels(width, height, side)];
    for (int i = 0; i < levels.length; i++) {
      levels[i] = new Level(i, size(width, i), size(height, i));
    }
  }

  /** How many sizes there are until one tile holds all. */
  static int levels(int width, int height, int side) {
    int levels = 1;
    for (int longest = Math.max(width, height); longest > side; longest = (longest + 1) / 2) {
      levels++;
    }
    return levels;
  }

  private static int size(int pixels, int level) {
    return studio.kriegsspiel.terrain.tiff.PictureTiffWriter.size(pixels, level);
  }

  @Override
  public void take(int[] argb, int rows) throws IOException {
    int given = 0;
    while (given < rows) {
      given += levels[0].take(argb, given, rows - given);
    }
  }

  /** Waits until all tiles are written. */
  void finish() throws IOException {
    await();
    for (Level level : levels) {
      if (level.tileRow * side < level.height) {
        throw new IOException("The picture ended early.");
      }
    }
  }

  private void await() throws IOException {
    try {
      pending.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof UncheckedIOException fault) {
        throw java.util.Objects.requireNonNull(fault.getCause());
      }
      if (e.getCause() instanceof RuntimeException fault) {
        throw fault;
      }
      throw e;
    }
  }

  @Override
  public void close() {
    pending.handle((done, failure) -> null).join();
    worker.shutdown();
  }

  /** One size: gathers a row of tiles at a time. */
  private final class Level {
    private final int number;
    private final int width;
    private final int height;
    private int[] band;
    private int[] spare = new int[0];
    private int rows;
    private int tileRow;

    Level(int number, int width, int height) {
      this.number = number;
      this.width = width;
      this.height = height;
      this.band = new int[Math.multiplyExact(width, Math.min(side, height))];
    }

    /** Takes as many rows of the picture as there is room for; says how many. */
    int take(int[] argb, int firstRow, int count) throws IOException {
      int room = Math.min(side, height - tileRow * side) - rows;
      int taken = Math.min(room, count);
      System.arraycopy(argb, firstRow * width, band, rows * width, taken * width);
      rows += taken;
      if (taken == room) {
        passOn();
      }
      return taken;
    }

    private void passOn() throws IOException {
      await();
      int[] full = band;
      int fullRows = rows;
      int fullTileRow = tileRow;
      tileRow++;
      rows = 0;
      band = tileRow * side >= height ? full : other(full);
      pending =
          CompletableFuture.runAsync(
              () -> {
                try {
                  emit(full, fullRows, fullTileRow);
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              },
              worker);
    }

    private int[] other(int[] full) {
      int[] free = spare.length == full.length ? spare : new int[full.length];
      spare = full;
      return free;
    }

    /** Writes a row of tiles and hands half of it to the next size. */
    private void emit(int[] full, int fullRows, int fullTileRow) throws IOException {
      int across = (width + side - 1) / side;
      try {
        IntStream.range(0, across)
            .parallel()
            .forEach(column -> cut(full, fullRows, column, fullTileRow));
      } catch (UncheckedIOException e) {
        throw java.util.Objects.requireNonNull(e.getCause());
      }
      if (number + 1 < levels.length) {
        Level smaller = levels[number + 1];
        int[] half = halve(full, fullRows, smaller.width);
        int halfRows = (fullRows + 1) / 2;
        for (int given = 0; given < halfRows; ) {
          given += smaller.takeHalf(half, given, halfRows - given);
        }
      }
    }

    /** The same for rows of the next larger size, which come on the writing thread. */
    private int takeHalf(int[] argb, int firstRow, int count) throws IOException {
      int room = Math.min(side, height - tileRow * side) - rows;
      int taken = Math.min(room, count);
      System.arraycopy(argb, firstRow * width, band, rows * width, taken * width);
      rows += taken;
      if (taken == room) {
        int fullRows = rows;
        rows = 0;
        tileRow++;
        emit(band, fullRows, tileRow - 1);
      }
      return taken;
    }

    private void cut(int[] full, int fullRows, int column, int row) {
      progress.requireWanted();
      int left = column * side;
      int columns = Math.min(side, width - left);
      int[] tile = new int[columns * fullRows];
      for (int i = 0; i < fullRows; i++) {
        System.arraycopy(full, i * width + left, tile, i * columns, columns);
      }
      try {
        sink.take(number, column, row, tile, columns);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private int[] halve(int[] full, int fullRows, int halfWidth) {
      int halfRows = (fullRows + 1) / 2;
      int[] half = new int[halfWidth * halfRows];
      IntStream.range(0, halfRows)
          .parallel()
          .forEach(
              row -> {
                int upper = 2 * row * width;
                int lower = Math.min(2 * row + 1, fullRows - 1) * width;
                for (int i = 0; i < halfWidth; i++) {
                  int left = 2 * i;
                  int right = Math.min(left + 1, width - 1);
                  half[row * halfWidth + i] =
                      mean(
                          full[upper + left],
                          full[upper + right],
                          full[lower + left],
                          full[lower + right]);
                }
              });
      return half;
    }
  }

  /** The mean of four colours; what is clear has no colour. */
  static int mean(int a, int b, int c, int d) {
    if ((a & b & c & d) >>> 24 == 0xFF) {
      // Two channels at once, each with eight bits of room.
      int redBlue = (a & 0xFF00FF) + (b & 0xFF00FF) + (c & 0xFF00FF) + (d & 0xFF00FF) + 0x20002;
      int green = (a & 0xFF00) + (b & 0xFF00) + (c & 0xFF00) + (d & 0xFF00) + 0x200;
      return 0xFF000000 | redBlue >>> 2 & 0xFF00FF | green >>> 2 & 0xFF00;
    }
    int[] colours = {a, b, c, d};
    int alpha = Arrays.stream(colours).map(colour -> colour >>> 24).sum();
    if (alpha == 0) {
      return 0;
    }
    int mean = (alpha + 2) / 4 << 24;
    for (int shift = 0; shift < 24; shift += 8) {
      int sum = 0;
      for (int colour : colours) {
        sum += (colour >>> shift & 0xFF) * (colour >>> 24);
      }
      mean |= (sum + alpha / 2) / alpha << shift;
    }
    return mean;
  }
}
