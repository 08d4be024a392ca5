package studio.kriegsspiel.importer.crs;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.terrain.GroundException;

/** What can be told of the text of a coordinate system before it is understood. */
final class WellKnownText {
  private static final int LONGEST = 1 << 16;
  private static final int DEEPEST = 30;

  /** The identifier that closes the text is that of the whole; those of its parts come before. */
  private static final Pattern CLOSING =
      Pattern.compile(
          "(?:AUTHORITY\\[\\s*\"EPSG\"\\s*,\\s*\"(\\d{4,6})\"\\s*]|"
              + "ID\\[\\s*\"EPSG\"\\s*,\\s*(\\d{4,6})\\s*])\\s*]\\s*$");

  private static final Pattern HEIGHT_UNIT =
      Pattern.compile(
          "VERT_?CS\\[.{0,2000}?UNIT\\[\\s*\"([^\"]{1,60})\"\\s*,\\s*([\\d.]{1,30}(?:[eE][-+]?\\d+)?)",
          Pattern.DOTALL);

  /**
   * A unit of heights.
   *
   * @param name what the text calls it
   * @param metres its length
   */
  record HeightUnit(String name, double metres) {}

  private WellKnownText() {}

  /** The unit of the system of heights within a text, if it has one. */
  static Optional<HeightUnit> heightUnit(String text) {
    Matcher unit = HEIGHT_UNIT.matcher(text);
    try {
      return unit.find()
          ? Optional.of(new HeightUnit(unit.group(1), Double.parseDouble(unit.group(2))))
              .filter(found -> found.metres > 0)
          : Optional.empty();
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  /** The text without a system of heights, which ESRI's dialect puts inside that of the map. */
  static String withoutHeights(String text) {
    int start = text.indexOf(",VERTCS[");
    return start < 0
        ? text
        : text.substring(0, start) + text.substring(endOfBlock(text, start + 1));
  }

  /** Behind the bracket that closes the block which begins at a place, or the end of the text. */
  static int endOfBlock(String text, int start) {
    int depth = 0;
    for (int i = start; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (letter == '[') {
        depth++;
      } else if (letter == ']' && --depth == 0) {
        return i + 1;
      }
    }
    return text.length();
  }

  /** The EPSG code that the text gives for the system as a whole. */
  static Optional<String> declaredCode(String text) {
    Matcher closing = CLOSING.matcher(text.substring(Math.max(0, text.length() - 100)));
    if (!closing.find()) {
      return Optional.empty();
    }
    return Optional.of("EPSG:" + (closing.group(1) != null ? closing.group(1) : closing.group(2)));
  }

  /**
   * The text, if its length and its nesting are those of a coordinate system.
   *
   * @throws GroundException if they are not
   */
  static String checked(String source, String text) {
    int depth = 0;
    int deepest = 0;
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (letter == '[' || letter == '(') {
        deepest = Math.max(deepest, ++depth);
      } else if (letter == ']' || letter == ')') {
        depth--;
      }
    }
    if (text.length() > LONGEST || deepest > DEEPEST) {
      throw new GroundException(
          source,
          "describes no coordinate system, as its text is too long or too deeply nested",
          "write it anew, or name the system by an EPSG code");
    }
    return text;
  }
}
