package studio.kriegsspiel.desk.script;

import java.util.List;

/** Cuts a text into pieces by the language's own lexer, line by line. */
@FunctionalInterface
public interface Highlighter {
  /** The state the first line of a text begins in. */
  int FIRST_LINE = 0;

  /**
   * Cuts one line.
   *
   * @param line the line without its line break
   * @param state {@link #FIRST_LINE}, or the state the line before ended in
   */
  Line cut(String line, int state);

  /**
   * A line, cut into pieces.
   *
   * @param pieces the pieces in their order; what lies between them is plain
   * @param end the state the next line begins in, never negative
   */
  record Line(List<ScriptRun> pieces, int end) {
    /** Copies the list. */
    public Line {
      pieces = List.copyOf(pieces);
    }
  }
}
