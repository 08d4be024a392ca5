package studio.kriegsspiel.export.pdf;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Sizes of paper, upright, in millimetres. */
public enum PageSize {
  A0("a0", 841, 1189),
  A1("a1", 594, 841),
  A2("a2", 420, 594),
  A3("a3", 297, 420),
  A4("a4", 210, 297),
  A5("a5", 148, 210),
  LETTER("letter", 215.9, 279.4),
  TABLOID("tabloid", 279.4, 431.8);

  /** Text broader than this cannot be read. */
  private static final double BROADEST_TEXT = 300;

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

  /** What is read is set on this: on the paper itself, but on none that nobody can hold. */
  public PageSize forText() {
    return widthMillimetres > BROADEST_TEXT ? A4 : this;
  }

  /** Dice, rulers and forms are set on this: the paper itself, but none that is too narrow. */
  public PageSize forAids() {
    return this == A5 ? A4 : this;
  }

  /** The words of all sizes. */
  public static List<String> keys() {
    return Arrays.stream(values()).map(PageSize::key).toList();
  }

  /** Finds a size by its word. */
  public static Optional<PageSize> findByKey(String key) {
    return Arrays.stream(values()).filter(size -> size.key.equals(key)).findFirst();
  }
}
