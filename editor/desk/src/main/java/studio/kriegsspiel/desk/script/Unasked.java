package studio.kriegsspiel.desk.script;

import java.util.List;

/**
 * Says where proposals come by themselves: behind an opening quotation mark and behind the dot of a
 * side, where what may stand is a short list of names.
 */
public final class Unasked {
  private Unasked() {}

  /** Whether proposals are to be looked for behind what was just typed. */
  public static boolean isWelcome(String text, int caret) {
    if (caret < 1 || caret > text.length()) {
      return false;
    }
    int line = text.lastIndexOf('\n', caret - 1) + 1;
    String before = text.substring(line, caret);
    return switch (before.isEmpty() ? ' ' : before.charAt(before.length() - 1)) {
      case '"' -> before.chars().filter(each -> each == '"').count() % 2 == 1;
      case '.' -> before.length() > 1 && Character.isLetter(before.charAt(before.length() - 2));
      default -> false;
    };
  }

  /** Those of the proposals that go on with what was just typed. */
  public static List<WordProposal> fitting(List<WordProposal> all, String text, int caret) {
    if (caret < 1 || caret > text.length()) {
      return List.of();
    }
    boolean title = text.charAt(caret - 1) == '"';
    return all.stream()
        .filter(
            each ->
                title
                    ? each.text().startsWith("\"") && !each.text().startsWith("\"\"")
                    : each.kind().equals("unit"))
        .toList();
  }

  /** Whether a text goes on with nothing but a word behind the place that was asked about. */
  public static boolean isStillThere(String before, int asked, String now, int caret) {
    return caret >= asked
        && caret <= now.length()
        && now.regionMatches(0, before, 0, asked)
        && now.substring(asked, caret).chars().noneMatch(each -> each == '\n' || each == '"');
  }
}
