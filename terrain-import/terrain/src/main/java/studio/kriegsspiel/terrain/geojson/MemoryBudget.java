package studio.kriegsspiel.terrain.geojson;

import studio.kriegsspiel.terrain.GroundException;

/**
 * What one file may take of the memory, counted roughly as it is read, so that a file too large for
 * it ends in a sentence and not in the program's end.
 */
public final class MemoryBudget {
  /** Bytes that a point of a line takes, with what holds it. */
  public static final int POINT_BYTES = 48;

  /** Bytes that a short text with its key takes. */
  public static final int TEXT_BYTES = 150;

  private static final double SHARE = 0.5;

  private final String source;
  private final String remedy;
  private long left;

  /**
   * Starts with half of the memory this program may have.
   *
   * @param source file for messages
   * @param remedy how to make it smaller, a clause without a full stop
   */
  public MemoryBudget(String source, String remedy) {
    this(source, remedy, (long) (Runtime.getRuntime().maxMemory() * SHARE));
  }

  /** Starts with so many bytes. */
  public MemoryBudget(String source, String remedy, long bytes) {
    this.source = source;
    this.remedy = remedy;
    this.left = bytes;
  }

  /**
   * Takes some.
   *
   * @throws GroundException if there is no more
   */
  public void take(long bytes) {
    left -= bytes;
    if (left < 0) {
      throw new GroundException(source, "holds more than the memory takes", remedy);
    }
  }
}
