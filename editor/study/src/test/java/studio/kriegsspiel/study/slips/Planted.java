package studio.kriegsspiel.study.slips;

import java.time.LocalTime;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A scenario's text with a sentence of the corpus in it.
 *
 * @param start its first character
 * @param end the character behind its last
 */
record Planted(String text, int start, int end) {
  private static final Pattern BEGINS = Pattern.compile(" from (\\d\\d:\\d\\d) to ");
  private static final Pattern IDEA = Pattern.compile("general idea \"\"\"");
  private static final Pattern FIRST_REPORT = Pattern.compile("(?m)^report to ");

  static Planted in(String scenario, Slip slip) {
    String[] where = slip.where().split(" ", 2);
    return switch (where[0]) {
      case "all" -> {
        int idea = find(IDEA, scenario).end();
        yield insert(scenario, scenario.indexOf("\"\"\"", idea), "  ", slip.sentence(), "\n");
      }
      case "player" ->
          insert(
              scenario,
              scenario.indexOf("  terrain"),
              "  player \"",
              slip.sentence(),
              "\" holds " + where[1] + "\n");
      case "title" ->
          replace(scenario, "\"([^\"\\n]*)\" as " + name(where[1]) + "\\b", slip.sentence());
      case "role" ->
          replace(scenario, "role \"([^\"\\n]*)\" for " + name(where[1]) + "\\b", slip.sentence());
      default -> report(scenario, slip);
    };
  }

  private static Planted report(String scenario, Slip slip) {
    LocalTime at = LocalTime.parse(find(BEGINS, scenario).group(1)).minusMinutes(1);
    String head = "report to " + slip.where() + " at " + at + " from headquarters \"\"\"\n  ";
    int first = find(FIRST_REPORT, scenario).start();
    return insert(scenario, first, head, slip.sentence(), "\n\"\"\"\n\n");
  }

  private static String name(String unit) {
    return unit.substring(unit.indexOf('.') + 1);
  }

  private static Planted replace(String scenario, String pattern, String sentence) {
    Matcher old = find(Pattern.compile(pattern), scenario);
    String rest = scenario.substring(0, old.start(1)) + scenario.substring(old.end(1));
    return insert(rest, old.start(1), "", sentence, "");
  }

  private static Planted insert(
      String scenario, int at, String before, String sentence, String behind) {
    int start = at + before.length();
    return new Planted(
        scenario.substring(0, at) + before + sentence + behind + scenario.substring(at),
        start,
        start + sentence.length());
  }

  private static Matcher find(Pattern pattern, String text) {
    Matcher found = pattern.matcher(text);
    if (!found.find()) {
      throw new IllegalArgumentException("not found: " + pattern);
    }
    return found;
  }
}
