package studio.kriegsspiel.terrain;

/** How broad a column a road carries (Reisswitz 1824 §36; British 1815, Defiles). */
public enum RoadWidthClass {
  /** Main highway: infantry by half Zug, cavalry by sixes, guns in pairs. */
  HIGHWAY,
  /** Smaller road: infantry by sections, cavalry by threes, guns singly. */
  SMALL_ROAD,
  /** Track, dyke or footpath: files, single horses, guns singly if at all. */
  TRACK
}
