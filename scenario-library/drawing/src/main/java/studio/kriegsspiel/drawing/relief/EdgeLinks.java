package studio.kriegsspiel.drawing.relief;

import java.util.Arrays;

/** Which two edges of a grid each edge is joined to by a line, as a table of plain numbers. */
final class EdgeLinks {
  static final int NONE = -1;

  private int[] keys = new int[64];
  private int[] first = new int[64];
  private int[] second = new int[64];
  private int size;

  EdgeLinks() {
    Arrays.fill(keys, NONE);
  }

  /** Joins two edges. */
  void link(int one, int other) {
    add(one, other);
    add(other, one);
  }

  /** All edges, in rising order. */
  int[] edges() {
    int[] edges = new int[size];
    int count = 0;
    for (int key : keys) {
      if (key != NONE) {
        edges[count++] = key;
      }
    }
    Arrays.sort(edges);
    return edges;
  }

  /** Where an edge is kept; negative if it has no links. */
  int find(int edge) {
    int slot = slot(edge);
    return keys[slot] == edge ? slot : -1;
  }

  /** The first edge that the one kept at a slot was joined to. */
  int first(int slot) {
    return first[slot];
  }

  /** The second one, {@link #NONE} at the end of a line. */
  int second(int slot) {
    return second[slot];
  }

  private void add(int edge, int to) {
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

  private int slot(int edge) {
    int mask = keys.length - 1;
    int slot = (edge * 0x9E3779B9 >>> 8) & mask;
    while (keys[slot] != NONE && keys[slot] != edge) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private void grow() {
    int[] oldKeys = keys;
    int[] oldFirst = first;
    int[] oldSecond = second;
    keys = new int[oldKeys.length * 2];
    first = new int[keys.length];
    second = new int[keys.length];
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
