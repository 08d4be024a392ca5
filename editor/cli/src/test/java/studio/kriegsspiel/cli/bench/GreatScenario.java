package studio.kriegsspiel.cli.bench;

import java.util.Locale;

/**
 * A scenario as large as anybody is expected to write, made up for measuring: two sides of equal
 * strength drawn up in lines on the field of Mont-Saint-Jean, each brigade with a role of its own.
 */
final class GreatScenario {
  /** Where the left of the foremost line of either side stands, and how far units are apart. */
  private static final int WEST = 152_300;

  private static final int BLUE_SOUTH = 152_150;
  private static final int RED_NORTH = 151_350;
  private static final int APART = 165;
  private static final int ROWS_APART = 110;

  private GreatScenario() {}

  /**
   * Its text.
   *
   * @param roles how many there are on both sides together
   * @param units how many battalions and batteries on both sides together
   */
  static String text(int roles, int units) {
    StringBuilder text = new StringBuilder();
    text.append(
        """
        scenario "A great day"
          rules    reisswitz-1824
          terrain  "mont-saint-jean"
          on       18 June 1815 from 11:00 to 15:00

        general idea \"""
          Two armies made up for measuring stand opposite each other.
        \"""

        """);
    int brigades = roles / 2;
    side(text, "Blue", "blue", brigades);
    side(text, "Red", "red", brigades);
    army(text, "Blue", brigades, units / roles);
    army(text, "Red", brigades, units / roles);
    text.append("deploy\n");
    deploy(text, "B", brigades, units / roles, BLUE_SOUTH, ROWS_APART, "south");
    deploy(text, "R", brigades, units / roles, RED_NORTH, -ROWS_APART, "north");
    text.append("\n");
    reports(text, "Blue", brigades);
    reports(text, "Red", brigades);
    return text.toString();
  }

  private static void side(StringBuilder text, String side, String colour, int brigades) {
    text.append("side %s \"The %s army\" colour %s\n".formatted(side, side, colour));
    text.append("  objective hold \"La Haye Sainte\"\n");
    for (int i = 1; i <= brigades; i++) {
      text.append(
          "  role \"Commander of brigade %d\" for %sBrigade%d\n"
              .formatted(i, side.substring(0, 1), i));
    }
    text.append("\n");
  }

  private static void army(StringBuilder text, String side, int brigades, int each) {
    String letter = side.substring(0, 1);
    text.append("army of %s\n".formatted(side));
    for (int i = 1; i <= brigades; i++) {
      text.append(
          "  brigade \"%s brigade, number %d\" as %sBrigade%d: line\n"
              .formatted(side, i, letter, i));
      for (int unit = 1; unit <= each; unit++) {
        String name = "%s%dx%d".formatted(letter, i, unit);
        text.append(
            unit == each
                ? "    battery \"%s Battery %s\" as %s: 6 guns 6-pdr\n".formatted(side, name, name)
                : String.format(
                    Locale.ROOT,
                    "    battalion \"%s Battalion %s\" as %s: %d men, line\n",
                    side,
                    name,
                    name,
                    500 + 10 * unit));
      }
    }
    text.append("\n");
  }

  /** A brigade beside the other, its units one behind the other. */
  private static void deploy(
      StringBuilder text, String letter, int brigades, int each, int front, int depth, String to) {
    for (int i = 1; i <= brigades; i++) {
      for (int unit = 1; unit <= each; unit++) {
        text.append(
            "  %s%dx%d %s at grid %d %d facing %s\n"
                .formatted(
                    letter,
                    i,
                    unit,
                    unit == each ? "in battery" : "in skirmish order",
                    WEST + (i - 1) * APART,
                    front + (each - unit) * depth,
                    to));
      }
    }
  }

  private static void reports(StringBuilder text, String side, int brigades) {
    for (int i = 1; i <= brigades; i++) {
      text.append(
          """
          report to "Commander of brigade %d" of %s \"""
            Brigade %d of the %s army holds the ground it stands on until it is told otherwise.
          \"""

          """
              .formatted(i, side, i, side));
    }
  }
}
