package studio.kriegsspiel.export.pdf;

/** Measures of type. */
final class Typeset {
  static final double BODY = 10.5;
  static final double LEADING = 1.34;

  private Typeset() {}

  static double points(double millimetres) {
    return millimetres * 72 / 25.4;
  }
}
