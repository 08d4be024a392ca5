package studio.kriegsspiel.terrain.march;

import java.util.BitSet;

/**
 * What every search over one ground needs before it begins: the order of its cells in memory, the
 * kind of each in that order, and which of them a road passes. Laid out once for all searches, most
 * of which see only a small part of the ground. Immutable.
 */
final class MarchTiles {
  private final TileOrder order;
  private final char[] kinds;
  private final BitSet withRoads = new BitSet();

  MarchTiles(MarchGround ground) {
    this.order = new TileOrder(ground.grid());
    this.kinds = order.kinds(ground);
    for (int node = 0; node < ground.roads().size(); node++) {
      withRoads.set(order.position(ground.roads().cell(node)));
    }
  }

  /** Where the cells lie in memory. */
  TileOrder order() {
    return order;
  }

  /** The kind of each cell; not to be changed. */
  char[] kinds() {
    return kinds;
  }

  /** Whether a road passes the cell of a position. */
  boolean hasRoad(int position) {
    return withRoads.get(position);
  }
}
