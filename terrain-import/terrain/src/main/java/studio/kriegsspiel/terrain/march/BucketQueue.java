package studio.kriegsspiel.terrain.march;

import java.util.Arrays;

/**
 * Hands out nodes in the order of their times, a bucket at a time: within a bucket the order is
 * open (Yatziv, Bartesaghi and Sapiro, 2006). Times already passed go into the current bucket.
 */
final class BucketQueue {

  private static final int COUNT = 4096;

  private static final int MASK = COUNT - 1;

  /** Times beyond are no longer told apart. */
  private static final int LAST = 1 << 30;

  private final float perWidth;

  /** The entry that came last into each bucket, 0 if there is none. */
  private final int[] heads = new int[COUNT];

  /** Of each entry its node and the one that came before it; of those given back the next. */
  private int[] nodes = new int[1024];

  private int[] before = new int[1024];
  private int entries = 1;
  private int free;
  private int[] farNodes = new int[64];
  private float[] farTimes = new float[64];
  private int farSize;
  private int current;
  private int held;

  BucketQueue(double width) {
    this.perWidth = (float) (1 / width);
  }

  void push(int node, float time) {
    int bucket = Math.max(current, bucketOf(time));
    if (bucket - current >= COUNT) {
      if (farSize == farNodes.length) {
        farNodes = Arrays.copyOf(farNodes, farSize * 2);
        farTimes = Arrays.copyOf(farTimes, farSize * 2);
      }
      farNodes[farSize] = node;
      farTimes[farSize++] = time;
      return;
    }
    int entry = newEntry();
    int slot = bucket & MASK;
    nodes[entry] = node;
    before[entry] = heads[slot];
    heads[slot] = entry;
    held++;
  }

  private int newEntry() {
    int entry = free;
    if (entry != 0) {
      free = before[entry];
      return entry;
    }
    if (entries == nodes.length) {
      nodes = Arrays.copyOf(nodes, entries * 2);
      before = Arrays.copyOf(before, entries * 2);
    }
    return entries++;
  }

  /** Moves a node to an earlier time; it may still come up at the later one, too. */
  void hasten(int node, float was, float time) {
    int bucket = bucketOf(time);
    // Within a bucket to come there is no order, so that it stays where it is.
    if (bucket == current || bucket != bucketOf(was)) {
      push(node, time);
    }
  }

  /** The next node, -1 if there is none. */
  int pop() {
    if (held == 0 && !fetchFar()) {
      return -1;
    }
    int slot = current & MASK;
    while (heads[slot] == 0) {
      current++;
      slot = current & MASK;
      if (slot == 0 && farSize > 0) {
        bringIn();
        slot = current & MASK;
      }
    }
    held--;
    int entry = heads[slot];
    heads[slot] = before[entry];
    before[entry] = free;
    free = entry;
    return nodes[entry];
  }

  /** Whether a time belongs to a bucket that has been left behind. */
  boolean isPast(float time) {
    return bucketOf(time) < current;
  }

  private int bucketOf(float time) {
    // Rounding to whole numbers first is quicker; what is too large becomes the largest of them.
    return Math.min((int) (time * perWidth), LAST);
  }

  private boolean fetchFar() {
    if (farSize == 0) {
      return false;
    }
    float least = Float.POSITIVE_INFINITY;
    for (int i = 0; i < farSize; i++) {
      least = Math.min(least, farTimes[i]);
    }
    current = Math.max(current, bucketOf(least));
    bringIn();
    return true;
  }

  private void bringIn() {
    int count = farSize;
    farSize = 0;
    for (int i = 0; i < count; i++) {
      push(farNodes[i], farTimes[i]);
    }
  }
}
