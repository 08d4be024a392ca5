package studio.kriegsspiel.study;

/** A scenario of as many lines as wanted on the library's ground, the same each time. */
public final class LargeScenario {
  private static final int BRIGADES = 75;
  private static final int BATTALIONS = 8;
  private static final String[] ARMS = {
    "battalion \"%s\" as %s: %d men, veteran",
    "battalion \"%s\" as %s: %d men, conscript",
    "regiment \"%s\" as %s: %d men, light cavalry",
    "battalion \"%s\" as %s: %d men, rifles"
  };

  private LargeScenario() {}

  /** A text of two thousand lines. */
  public static String text() {
    return text(BRIGADES);
  }

  /**
   * A text with so many brigades of eight battalions, of about 27 lines each. They stand on as
   * broad a front, however many they are.
   */
  public static String text(int brigades) {
    StringBuilder out = new StringBuilder();
    out.append("scenario \"Two thousand lines\"\n")
        .append("  rules    reisswitz-1824\n")
        .append("  terrain  \"mont-saint-jean\"\n")
        .append("  on       18 June 1815 from 13:00 to 18:30\n")
        .append("  weather  overcast\n  ground   soft\n\n")
        .append("general idea \"\"\"\n  Two armies face each other across a valley.\n\"\"\"\n\n");
    for (String side : new String[] {"Blue", "Red"}) {
      out.append("side ").append(side).append(" \"").append(side).append(" army\"\n");
      out.append("  objective hold \"Crossroads\" until 18:00\n");
      out.append("  line of retreat \"Brussels high road\" northward\n");
      out.append("  role \"Commander\" for B0\n");
    }
    String deploy = army(out, "Blue", 0, brigades) + army(out, "Red", 1, brigades);
    out.append("\ndeploy\n").append(deploy);
    out.append("\nintelligence\n");
    for (int i = 0; i < 50; i++) {
      out.append(
          "  at %02d:%02d to Blue from patrol of B%dx1, reliable:\n"
              .formatted(13 + i / 12, i * 5 % 60, i % 30));
      out.append(
          "    Red.B%d seen at \"La Belle Alliance\", about %d battalions\n"
              .formatted(i % 30, 1 + i % 6));
    }
    return out.toString();
  }

  /** The same in fewer letters, so that twenty thousand lines are no longer than a text may be. */
  public static String terse(int brigades) {
    return text(brigades)
        .replace("A return of the day, page", "page")
        .replace(" confidence probable", "")
        .replace(" in line at", " at")
        .replace(" paces", " m")
        .replace("No. ", "");
  }

  /** Writes an army and returns its deployment. */
  private static String army(StringBuilder out, String side, int which, int brigades) {
    StringBuilder deploy = new StringBuilder();
    out.append("\narmy of ").append(side).append('\n');
    for (int b = 0; b < brigades / 2; b++) {
      out.append("  brigade \"%s brigade %d\" as B%d\n".formatted(side, b, b));
      for (int i = 0; i < BATTALIONS; i++) {
        String id = "B" + b + "x" + i;
        out.append("    ")
            .append(
                ARMS[(b + i) % ARMS.length].formatted(
                    "No. " + i + " of " + b, id, 300 + (b * 7 + i * 13) % 300))
            .append('\n');
        out.append(
            "      source \"A return of the day, page %d\" confidence probable\n".formatted(b + i));
        deploy.append(
            "  %s.%s in line at %d paces %s of %d paces %s of \"Crossroads\" facing %s\n"
                .formatted(
                    side,
                    id,
                    60 * b * BRIGADES / brigades,
                    which == 0 ? "west" : "east",
                    50 + 60 * i,
                    which == 0 ? "north" : "south",
                    which == 0 ? "south" : "north"));
      }
    }
    return deploy.toString();
  }
}
