package studio.kriegsspiel.scenario.news;

/** How far the receiver may trust an item, as the umpire tells it. */
public enum Reliability {
  RELIABLE,
  DOUBTFUL,
  UNRELIABLE
}
