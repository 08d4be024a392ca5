package studio.kriegsspiel.language.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.language.source.SourceText;

/** Cuts pieces out of a text, so that they say by themselves what they say in the whole. */
final class TextPieces {
  private final SourceText source;

  /** Begin and end of each token that may stand on several lines. */
  private final List<int[]> longTokens;

  TextPieces(SourceText source, List<int[]> longTokens) {
    this.source = source;
    this.longTokens = longTokens;
  }

  /**
   * Pieces that hold a place, the smallest first: from the line of that place on, from the last
   * statement before it, and from the beginning of its section. None where more than the section
   * would have to be read.
   *
   * @param read a run that understood everything before the place
   * @param lines how many lines behind that of the place are read at least
   */
  List<TextPiece> around(Attempt read, int place, int lines) {
    List<Integer> beginnings = read.beginningsBefore(place);
    if (!beginnings.isEmpty() && line(beginnings.get(0)) == line(place)) {
      // what opens the section may have to go; then the one before it goes on
      beginnings = read.beginningsBefore(source.lineStart(line(place)) - 1);
    }
    if (beginnings.isEmpty() || beginnings.get(0) > place) {
      return List.of();
    }
    int section = beginnings.get(0);
    int last = beginnings.get(beginnings.size() - 1);
    Optional<int[]> head = head(read, beginnings);
    List<TextPiece> pieces = new ArrayList<>();
    if (head.isPresent()) {
      int line = source.lineStart(line(place));
      if (line > last && isBlank(read.blanking(), endOfLine(last), line)) {
        pieces.add(piece(head.get(), line, line, place, lines));
      }
      if (source.startsLine(last) && last > section) {
        pieces.add(piece(head.get(), source.lineStart(line(last)), last, place, lines));
      }
    }
    if (source.startsLine(section)) {
      int first = beginnings.size() > 1 ? beginnings.get(1) : section;
      pieces.add(piece(new int[] {0, 0}, source.lineStart(line(section)), first, place, lines));
    }
    return pieces;
  }

  /** The lines that open the section: to its first statement, which begins a line. */
  private Optional<int[]> head(Attempt read, List<Integer> beginnings) {
    TextPiece piece = read.piece();
    if (piece.headTo() > piece.headFrom() && beginnings.get(0) < piece.from()) {
      return Optional.of(new int[] {piece.headFrom(), piece.headTo()});
    }
    if (beginnings.size() < 2 || !source.startsLine(beginnings.get(0))) {
      return Optional.empty();
    }
    int first = beginnings.get(1);
    return source.startsLine(first)
        ? Optional.of(
            new int[] {source.lineStart(line(beginnings.get(0))), source.lineStart(line(first))})
        : Optional.empty();
  }

  /**
   * A piece that ends before a line that is no deeper than a statement of it, and looks at that
   * line.
   */
  private TextPiece piece(int[] head, int from, int statement, int place, int lines) {
    int depth = source.indentation(statement);
    for (int line = line(place) + lines; line < source.lines(); line++) {
      int start = source.lineStart(line);
      if (start < source.lineEnd(line)
          && source.indentation(start) <= depth
          && !isBlank(source.text(), start, source.lineEnd(line))
          && tokenEnd(start) < 0) {
        int end = source.lineEnd(line);
        int until = Math.max(end, tokenEnd(end));
        return new TextPiece(head[0], head[1], from, start, until);
      }
    }
    return new TextPiece(head[0], head[1], from, Integer.MAX_VALUE, source.text().length());
  }

  /** Where the prose or comment ends that a place is in the midst of; -1 if there is none. */
  private int tokenEnd(int place) {
    for (int[] token : longTokens) {
      if (token[0] < place && place < token[1]) {
        return token[1];
      }
    }
    return -1;
  }

  private int line(int place) {
    return source.lineIndex(Math.min(place, source.text().length()));
  }

  private int endOfLine(int place) {
    return source.lineEnd(line(place));
  }

  private static boolean isBlank(Blanking text, int from, int to) {
    return from >= to || isBlank(text.text(from, to), 0, to - from);
  }

  private static boolean isBlank(String text, int from, int to) {
    for (int i = from; i < to; i++) {
      if (!Character.isWhitespace(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }
}
