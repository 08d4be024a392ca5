package studio.kriegsspiel.terrain.tiff;

/**
 * A rectangle of pixels.
 *
 * @param column westernmost column
 * @param row northernmost row
 * @param columns width
 * @param rows height
 */
public record Window(int column, int row, int columns, int rows) {
  /** Refuses empty windows and those outside the positive numbers. */
  public Window {
    if (column < 0 || row < 0 || columns < 1 || rows < 1) {
      throw new IllegalArgumentException(
          "No window of %d x %d at %d, %d.".formatted(columns, rows, column, row));
    }
  }

  /** Place of a pixel of the image in an array that holds the window row by row. */
  int index(int imageColumn, int imageRow) {
    return (imageRow - row) * columns + imageColumn - column;
  }
}
