package studio.kriegsspiel.checks.paper;

/** Blanks comments out of a text, line by line, so that every other letter keeps its place. */
final class WrittenWords {
  private static final String LONG = "\"\"\"";

  private boolean inProse;
  private boolean inComment;

  /** The next line without what is comment on it. */
  String of(String line) {
    StringBuilder kept = new StringBuilder(line);
    boolean quoted = false;
    for (int i = 0; i < line.length(); i++) {
      if (inComment) {
        kept.setCharAt(i, ' ');
        if (line.startsWith("*/", i)) {
          kept.setCharAt(++i, ' ');
          inComment = false;
        }
      } else if (!quoted && line.startsWith(LONG, i)) {
        inProse = !inProse;
        i += 2;
      } else if (!inProse && line.charAt(i) == '"') {
        quoted = !quoted;
      } else if (quoted && line.charAt(i) == '\\') {
        i++;
      } else if (!inProse && !quoted && line.startsWith("//", i)) {
        return kept.substring(0, i);
      } else if (!inProse && !quoted && line.startsWith("/*", i)) {
        inComment = true;
        i--;
      }
    }
    return kept.toString();
  }
}
