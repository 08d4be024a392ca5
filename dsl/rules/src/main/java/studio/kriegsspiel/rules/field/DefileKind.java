package studio.kriegsspiel.rules.field;

/** Places that let troops through on a narrow front only. */
public enum DefileKind {
  HIGHWAY,
  SMALL_ROAD,
  TRACK,
  FORD,
  DEFILE,
  /** A bridge of boats, or one mended. */
  MAKESHIFT_BRIDGE,
  SMALL_BRIDGE,
  LARGE_STONE_BRIDGE,
  LARGE_WOODEN_BRIDGE
}
