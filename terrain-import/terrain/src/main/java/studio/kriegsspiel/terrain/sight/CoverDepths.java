package studio.kriegsspiel.terrain.sight;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How deep one looks into the woods of each cell. Few depths occur, so cells hold a number; 0
 * stands for ground whose depth no map gives.
 */
final class CoverDepths {
  private static final int MOST = 100;
  private static final double GREATEST_METRES = 1000;

  private final List<Double> depths = new ArrayList<>();
  private final int cells;
  private byte @Nullable [] numbers;

  /** Nothing is given anywhere. */
  CoverDepths(int cells) {
    this.cells = cells;
  }

  /** Gives a cell a depth; of several features in it the last counts. */
  void give(int cell, double metres) {
    if (numbers == null) {
      numbers = new byte[cells];
    }
    numbers[cell] = number(Math.min(GREATEST_METRES, Math.rint(metres)));
  }

  /** Depths to whole metres; should a map have very many, the nearest of those before it serves. */
  private byte number(double metres) {
    int known = depths.indexOf(metres);
    if (known < 0 && depths.size() < MOST) {
      depths.add(metres);
      known = depths.size() - 1;
    } else if (known < 0) {
      known = 0;
      for (int i = 1; i < depths.size(); i++) {
        if (Math.abs(depths.get(i) - metres) < Math.abs(depths.get(known) - metres)) {
          known = i;
        }
      }
    }
    return (byte) (known + 1);
  }

  /** The number of a cell's depth. */
  int number(int cell) {
    return numbers == null ? 0 : numbers[cell];
  }

  /** The depth in a cell, in metres. */
  double metres(int cell, double usual) {
    int number = number(cell);
    return number == 0 ? usual : depths.get(number - 1);
  }

  /** All depths by their number. */
  double[] all(double usual) {
    double[] all = new double[depths.size() + 1];
    all[0] = usual;
    for (int i = 1; i < all.length; i++) {
      all[i] = depths.get(i - 1);
    }
    return all;
  }
}
