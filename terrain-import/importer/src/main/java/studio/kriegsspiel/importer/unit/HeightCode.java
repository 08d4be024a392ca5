package studio.kriegsspiel.importer.unit;

/** How heights are coded as colours of a tile. */
public enum HeightCode {
  /** Decimetres above -10,000 m. */
  TERRAIN_RGB(0.1, -10_000),
  /** 256ths of a metre above -32,768 m. */
  TERRARIUM(1 / 256.0, -32_768);

  private final double step;
  private final double base;

  HeightCode(double step, double base) {
    this.step = step;
    this.base = base;
  }

  /** Height in metres of a colour without its opacity. */
  public double metres(int colour) {
    return (colour & 0xFFFFFF) * step + base;
  }

  /** The word for it on the command line. */
  public String word() {
    return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
  }
}
