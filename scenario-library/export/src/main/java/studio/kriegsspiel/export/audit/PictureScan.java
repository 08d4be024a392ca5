package studio.kriegsspiel.export.audit;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Looks a picture through row by row: for its colours, and for what it should not show. */
final class PictureScan implements PngRows.Taker {
  private final BitSet colours = new BitSet(1 << 24);
  private final Rectangle other = new Rectangle(-1, -1);
  private final int[] above;
  private final @Nullable BufferedImage wanted;
  private final int[] wantedRow;

  /**
   * A scan of a picture.
   *
   * @param width points in a row
   * @param wanted what it should show, as large as it is, if that is known
   */
  PictureScan(int width, Optional<BufferedImage> wanted) {
    this.above = new int[width];
    this.wantedRow = new int[width];
    this.wanted = wanted.orElse(null);
  }

  /** Puts a row of a picture into an array, as 0xrrggbb. */
  static void read(BufferedImage image, int y, int[] row) {
    if (image.getType() == BufferedImage.TYPE_INT_RGB) {
      image.getRaster().getDataElements(0, y, row.length, 1, row);
    } else {
      image.getRGB(0, y, row.length, 1, row, 0, row.length);
    }
    for (int x = 0; x < row.length; x++) {
      row[x] &= 0xffffff;
    }
  }

  @Override
  public void take(int y, int[] here) {
    int last = -1;
    for (int x = 1; x < here.length && y > 0; x++) {
      int colour = here[x];
      if (colour != last && colour == here[x - 1] && colour == above[x] && colour == above[x - 1]) {
        colours.set(colour);
        last = colour;
      }
    }
    System.arraycopy(here, 0, above, 0, here.length);
    if (wanted != null) {
      read(wanted, y, wantedRow);
      compare(y, here);
    }
  }

  private void compare(int y, int[] here) {
    int first = Arrays.mismatch(here, wantedRow);
    if (first >= 0) {
      int last = here.length - 1;
      while (here[last] == wantedRow[last]) {
        last--;
      }
      other.add(new Rectangle(first, y, last - first + 1, 1));
    }
  }

  /** Colours of areas: four points that lie together have them. */
  Set<Integer> areas() {
    return colours.stream().boxed().collect(Collectors.toSet());
  }

  /** The part in which it does not show what it should. */
  Optional<Rectangle> findOther() {
    return Optional.of(other).filter(part -> !part.isEmpty());
  }
}
