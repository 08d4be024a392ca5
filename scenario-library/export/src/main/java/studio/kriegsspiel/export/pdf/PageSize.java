package studio.kriegsspiel.export.pdf;

import java.util.Arrays;
import java.util.Optional;

/** Sizes of paper, upright, in millimetres. */
public enum PageSize {
  A4("a4", 210, 297),
  A3("a3", 297, 420),
  LETTER("letter", 215.9, 279.4);

  private final String key;
  private final double widthMillimetres;
  private final double heightMillimetres;

  PageSize(String key, double widthMillimetres, double heightMillimetres) {
    this.key = key;
    this.widthMillimetres = widthMillimetres;
    this.heightMillimetres = heightMillimetres;
  }

  /** The word used on the command line. */
  public String key() {
    return key;
  }

  /** The shorter side. */
  public double widthMillimetres() {
    return widthMillimetres;
  }

  /** The longer side. */
  public double heightMillimetres() {
    return heightMillimetres;
  }

  /** Finds a size by its word. */
  public static Optional<PageSize> findByKey(String key) {
    return Arrays.stream(values()).filter(size -> size.key.equals(key)).findFirst();
  }
}
