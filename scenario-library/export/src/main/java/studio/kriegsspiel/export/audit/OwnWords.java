package studio.kriegsspiel.export.audit;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import studio.kriegsspiel.export.paper.OwnWord;

/**
 * Which words the exporter may call its own. The list is closed and kept apart from the code that
 * sets them, so that no name gets past the audit by being called so.
 */
final class OwnWords {
  /** Names of map sheets, such as {@code C4}. */
  private static final Pattern SHEET = Pattern.compile("[A-Z]{1,2}[0-9]{1,3}");

  /** Marks of sealed sheets, three letters without vowels. */
  private static final Pattern MARK = Pattern.compile("[B-DF-HJ-NP-TV-XZ]{3}");

  /**
   * Figures of the grid around a map, in thousands of metres: side by side they look like places.
   */
  private static final Pattern GRID = Pattern.compile("[0-9]{1,4}(\\.[0-9])?");

  /** The signs of a map's legend. */
  private static final Set<String> SIGNS =
      Set.of(
          "high road",
          "road",
          "track",
          "sunken road",
          "stream",
          "river",
          "pond or lake",
          "marsh",
          "open wood",
          "dense wood",
          "orchard",
          "garden",
          "rough ground",
          "sand-pit",
          "town",
          "village",
          "farm",
          "building",
          "hedge",
          "wall",
          "ditch",
          "embankment",
          "fieldwork",
          "barricade",
          "Black to white as the slope",
          "(Lehmann)",
          "Lehmann had 45\u00b0");

  private static final Pattern SLOPES =
      Pattern.compile("[0-9]{1,2}\u00b0|to what it lacks of [0-9]{1,2}\u00b0;?");

  private static final Set<String> FILES = Set.of("map.pdf", "umpire-sealed-sheets.pdf");

  private OwnWords() {}

  /** Those of some words that are really the exporter's own. */
  static List<OwnWord> known(List<OwnWord> claimed) {
    return claimed.stream().filter(word -> isOwn(word.text())).toList();
  }

  private static boolean isOwn(String text) {
    return SIGNS.contains(text)
        || SHEET.matcher(text).matches()
        || MARK.matcher(text).matches()
        || GRID.matcher(text).matches()
        || SLOPES.matcher(text).matches();
  }

  /** Whether a file has a name that every export gives it. */
  static boolean isFileName(String name) {
    return FILES.contains(name);
  }
}
