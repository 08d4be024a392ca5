package studio.kriegsspiel.terrain.march;

/** What a march costs over short distances, in minutes, by place and where needed by direction. */
interface Paces {

  /** The least minutes that any metre of the ground or its roads costs. */
  double leastPerMetre();

  /**
   * A straight step over the going of one cell.
   *
   * @param cell the cell whose going counts
   * @param metres length of the step on the map
   * @param rise how much higher it ends than it begins
   * @return minutes, infinite where the body cannot go
   */
  double overCell(int cell, double metres, double rise);

  /** Minutes along a road from one node to one beside it. */
  double alongRoad(int from, int to);

  /** Whether it matters how much a step rises. */
  boolean heedsRises();

  /** How many times quicker roads are taken to be than they are. */
  default double roadsQuicker() {
    return 1;
  }
}
