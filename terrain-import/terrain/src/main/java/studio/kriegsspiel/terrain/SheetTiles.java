package studio.kriegsspiel.terrain;

import java.util.Optional;

/**
 * A picture cut into square tiles at several sizes: level 0 is the full picture, each further level
 * half the one before.
 *
 * @param tilePixels side of a tile; the last column and row may be smaller
 * @param levels number of levels
 * @param source where the encoded tiles are read
 */
public record SheetTiles(int tilePixels, int levels, Source source) {
  /** Looks tiles up by place. */
  @FunctionalInterface
  public interface Source {
    /** The encoded tile (PNG or JPEG), or nothing where the picture is empty. */
    Optional<SheetImage.Content> findTile(int level, int column, int row);
  }
}
