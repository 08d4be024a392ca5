package studio.kriegsspiel.rules.kriegsspiel.assault;

/** Index points in a trace, with their sign. */
final class Signed {

  private Signed() {}

  static String text(int points) {
    return points > 0 ? "+" + points : Integer.toString(points);
  }
}
