package studio.kriegsspiel.drawing.relief;

import java.util.Arrays;

/** Which two edges of a grid each edge is joined to by a line, as a table of plain numbers. */
final class EdgeLinks {
  static final long NONE = -1;

  private long[] keys = new long[64];
  private long[] first = new long[64];
  private long[] second = new long[64];
  private int size;

  EdgeLinks() {
    Arrays.fill(keys, NONE);
  }

  /** Joins two edges. */
  void link(long one, long other) {
    add(one, other);
    add(other, one);
  }

  /** All edges, in rising order. */
  long[] edges() {
    long[] edges = new long[size];
    int count = 0;
    for (long key : keys) {
      if (key != NONE) {
        edges[count++] = key;
      }
    }
    Arrays.sort(edges);
    return edges;
  }

  /** Where an edge is kept; negative if it has no links. */
  int find(long edge) {
    int slot = slot(edge);
    return keys[slot] == edge ? slot : -1;
  }

  /** The first edge that the one kept at a slot was joined to. */
  long first(int slot) {
    return first[slot];
  }

  /** The second one, {@link #NONE} at the end of a line. */
  long second(int slot) {
    return second[slot];
  }

  private void add(long edge, long to) {
    int slot = slot(edge);
    if (keys[slot] == edge) {
      second[slot] = to;
      return;
    }
    if (2 * (size + 1) > keys.length) {
      grow();
      slot = slot(edge);
    }
    keys[slot] = edge;
    first[slot] = to;
    second[slot] = NONE;
    size++;
  }

  private int slot(long edge) {
    int mask = keys.length - 1;
    int slot = (int) ((edge * 0x9E3779B97F4A7C15L) >>> 40) & mask;
    while (keys[slot] != NONE && keys[slot] != edge) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private void grow() {
    long[] oldKeys = keys;
    long[] oldFirst = first;
    long[] oldSecond = second;
    keys = new long[oldKeys.length * 2];
    first = new long[keys.length];
    second = new long[keys.length];
    Arrays.fill(keys, NONE);
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i] != NONE) {
        int slot = slot(oldKeys[i]);
        keys[slot] = oldKeys[i];
        first[slot] = oldFirst[i];
        second[slot] = oldSecond[i];
      }
    }
  }
}
