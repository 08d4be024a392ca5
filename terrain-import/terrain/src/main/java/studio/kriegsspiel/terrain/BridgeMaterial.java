package studio.kriegsspiel.terrain;

/** What a bridge is made of (Reisswitz 1824 §50, §71-75). */
public enum BridgeMaterial {
  /** Masonry: stands 30 moves of gunfire at least. */
  STONE,
  /** Timber on piles: burns, and is shot down as a wall is. */
  WOOD,
  /** Pontoons of a train. */
  PONTOON,
  /** Boats or rafts found on the spot. */
  FLOATING,
  /** Trestles set by pioneers. */
  TRESTLE
}
