package studio.kriegsspiel.rules.trace;

/**
 * A die as it fell.
 *
 * @param die its name: {@code Die III}, {@code D6}, {@code 2D6}, {@code random number}
 * @param face the face or number thrown; random numbers in thousandths
 * @param shows what the face means here, may be empty
 */
public record DieThrow(String die, int face, String shows) {
  @Override
  public String toString() {
    return die + " face " + face + (shows.isEmpty() ? "" : " = " + shows);
  }
}
