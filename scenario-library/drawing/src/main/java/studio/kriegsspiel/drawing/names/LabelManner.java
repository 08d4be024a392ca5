package studio.kriegsspiel.drawing.names;

import java.util.List;
import studio.kriegsspiel.terrain.Bounds;

/**
 * How names are set: how small they may be, what becomes of one that finds no room, and which lines
 * none may cross.
 *
 * @param leastSize the least size of letters in units of the picture: points on paper, pixels on
 *     screen
 * @param keyed whether a name without room is replaced by a number and told in a list; otherwise it
 *     waits until one zooms in
 * @param cutEastings eastings at which sheets are cut
 * @param cutNorthings northings at which sheets are cut
 * @param keptFree parts of the ground over which something else will stand
 */
public record LabelManner(
    double leastSize,
    boolean keyed,
    List<Double> cutEastings,
    List<Double> cutNorthings,
    List<Bounds> keptFree) {
  /** On screen: what has no room comes with zoom. */
  public static final LabelManner SCREEN =
      new LabelManner(10.5, false, List.of(), List.of(), List.of());

  /** On paper: nothing under six points, and no name is lost. */
  public static final LabelManner PAPER =
      new LabelManner(6.2, true, List.of(), List.of(), List.of());

  /** Copies the lists. */
  public LabelManner {
    cutEastings = List.copyOf(cutEastings);
    cutNorthings = List.copyOf(cutNorthings);
    keptFree = List.copyOf(keptFree);
  }

  /** The same with letters that are so many times as large at the least. */
  public LabelManner larger(double factor) {
    return new LabelManner(leastSize * factor, keyed, cutEastings, cutNorthings, keptFree);
  }

  /** The same for a picture that is cut into sheets along some lines. */
  public LabelManner cutAt(List<Double> eastings, List<Double> northings) {
    return new LabelManner(leastSize, keyed, eastings, northings, keptFree);
  }

  /** The same without keys: what has no room between things that stand there is left out. */
  public LabelManner between(List<Bounds> things) {
    return new LabelManner(leastSize, false, cutEastings, cutNorthings, things);
  }
}
