package studio.kriegsspiel.situation.secret;

/**
 * Something in a file that its reader may not know.
 *
 * @param file the file's name
 * @param place where in it, such as {@code text of page 3} or {@code metadata}
 * @param what what it is, for the umpire's eyes
 */
public record Leak(String file, String place, String what) {
  @Override
  public String toString() {
    return file + ", " + place + ": " + what;
  }
}
