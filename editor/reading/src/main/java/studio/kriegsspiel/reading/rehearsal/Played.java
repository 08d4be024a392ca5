package studio.kriegsspiel.reading.rehearsal;

import java.util.List;

/**
 * The games of a rehearsal that were played.
 *
 * @param runs what each came to that was played to its end, in the order of their numbers
 * @param broken those that were not
 */
public record Played(List<Run> runs, List<Broken> broken) {
  /** Keeps its own copies. */
  public Played {
    runs = List.copyOf(runs);
    broken = List.copyOf(broken);
  }

  /**
   * A game that could not be played to its end.
   *
   * @param number from 1, for {@code --run}
   * @param why what was told of it
   */
  public record Broken(int number, String why) {}
}
