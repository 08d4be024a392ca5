package studio.kriegsspiel.importer.control;

/** Ways from a scan to the ground, from the stiffest to the most pliant. */
public enum Method {
  /** Turn, shift and one scale: keeps the map's shape. */
  SIMILARITY(2),
  /** Also shear and a scale for each axis. */
  AFFINE(3),
  /** A flat sheet seen aslant, as in a photograph. */
  PROJECTIVE(4),
  /** Polynomials of the second degree. */
  POLYNOMIAL_2(6),
  /** Polynomials of the third degree; wild beyond the points. */
  POLYNOMIAL_3(10),
  /** Bends like a thin plate so that every point fits. */
  THIN_PLATE(4);

  private final int leastPoints;

  Method(int leastPoints) {
    this.leastPoints = leastPoints;
  }

  /** Points without which it has no answer. */
  public int leastPoints() {
    return leastPoints;
  }

  /** Name in messages and on the command line, such as {@code thin-plate}. */
  public String word() {
    return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
  }
}
