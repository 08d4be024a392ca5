package studio.kriegsspiel.language.syntax;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.language.source.SourceText;

/**
 * Blanks what cannot be understood, fault by fault, until all that is left can be. What to blank is
 * tried out on a few lines round the fault; only those are read again, not the whole text. A piece
 * is a judge if it finds the fault that is known and none before it; where there is none, the whole
 * text is read.
 */
final class Mending {
  /** An error within so many lines may come from the words that were left of the line. */
  private static final int NEAR = 3;

  /** So many lines behind a fault are read with it. */
  private static final int LINES = NEAR + 1;

  /** Pieces in which nothing is wrong grow to so many lines. */
  private static final int MOST_LINES = 4096;

  /** After so many faults nothing more is mended. */
  private static final int MOST_FAULTS = 300;

  /** Pieces may hold so many times the characters of the text, all together, and some more. */
  private static final int BUDGET = 6;

  private static final int BUDGET_AT_LEAST = 20_000;
  private static final int ROUND_BUDGET = 400_000;

  private final SourceText source;
  private final TextPiece whole;
  private final TextPieces pieces;
  private final List<SyntaxError> told;
  private Attempt read;
  private int budget;
  private long again;

  /**
   * Begins with a text as it was read.
   *
   * @param read the run over the whole text
   * @param told the faults known already; those found are added
   */
  Mending(SourceText source, Attempt read, List<SyntaxError> told) {
    this.source = source;
    this.whole = read.piece();
    this.pieces = new TextPieces(source, read.blanking().longTokens());
    this.read = read;
    this.told = told;
    this.budget = Math.max(BUDGET_AT_LEAST, BUDGET * source.text().length());
  }

  /** The last run over the whole text; it has an error if there were too many. */
  Attempt mend() {
    int rounds = Math.max(6, Math.min(60, ROUND_BUDGET / (source.text().length() + 1)));
    for (int round = 0; round < rounds && read.error().isPresent() && mayGoOn(); round++) {
      Attempt mended = follow(round > 0);
      boolean anything = mended != read;
      read = anything ? again(mended.blanking(), whole) : hide(read, whole).orElseThrow();
    }
    return read;
  }

  /** How many characters were read again so far. */
  long read() {
    return again;
  }

  private boolean mayGoOn() {
    return told.size() < MOST_FAULTS;
  }

  private Attempt again(Blanking blanking, TextPiece piece) {
    budget -= piece.length();
    again += piece.length();
    return read.again(blanking, piece);
  }

  /**
   * Mends the first fault and, if wanted, all that come after it.
   *
   * @return the last run over a piece, with all that was blanked; the run over the whole text if
   *     nothing could be
   */
  private Attempt follow(boolean onward) {
    Attempt at = read;
    int lines = LINES;
    do {
      Optional<Attempt> next;
      if (at.error().isPresent()) {
        lines = LINES;
        next = hideNear(at);
      } else {
        lines = Math.min(MOST_LINES, lines * 2);
        next = at.piece().isLast() ? Optional.empty() : next(at, lines);
      }
      if (next.isEmpty()) {
        return at;
      }
      at = next.get();
    } while (onward && mayGoOn() && budget > 0);
    return at;
  }

  /** Mends a fault with the few lines round it alone. */
  private Optional<Attempt> hideNear(Attempt at) {
    SyntaxError error = at.error().orElseThrow();
    for (TextPiece each : pieces.around(at, error.offset(), LINES)) {
      boolean fits = each.length() <= budget;
      if (fits && (at.piece() != whole || again(at.blanking(), each).error().equals(at.error()))) {
        Optional<Attempt> hidden = hide(at, each);
        if (hidden.isPresent()) {
          return hidden;
        }
      }
    }
    return Optional.empty();
  }

  /** The piece behind one in which all is well; none if it finds fault with what was well. */
  private Optional<Attempt> next(Attempt at, int lines) {
    int place = at.piece().trusted();
    for (TextPiece each : pieces.around(at, place, lines)) {
      if (each.length() <= budget) {
        Attempt attempt = again(at.blanking(), each);
        if (attempt.reached() >= place) {
          return Optional.of(attempt);
        }
      }
    }
    return Optional.empty();
  }

  /**
   * Of the rest of a line and the whole line, hides what lets more of the text be understood, and
   * tells the fault.
   *
   * @param piece what is read to judge it
   * @return nothing if the piece finds fault with what was well, so that it is no judge
   */
  private Optional<Attempt> hide(Attempt at, TextPiece piece) {
    SyntaxError found = at.error().orElseThrow();
    boolean news = at.blanking().isNews(found);
    SyntaxError error = news ? new NearWords(piece, at.blanking()).resolve(found) : found;
    int line = source.lineIndex(Math.min(error.offset(), source.text().length()));
    Optional<Attempt> hidden =
        hide(at, piece, error, news)
            .filter(each -> piece == whole || each.reached() >= source.lineStart(line));
    if (news
        && hidden.isPresent()
        && told.stream().noneMatch(each -> overlap(each, error) || comesRightBefore(error, each))) {
      told.add(error);
    }
    return hidden;
  }

  private Optional<Attempt> hide(Attempt at, TextPiece piece, SyntaxError error, boolean news) {
    Optional<Attempt> rest = Optional.empty();
    if (news && error.kind() != SyntaxError.Kind.MISSING) {
      Blanking trial = at.blanking().copy();
      trial.hideRest(error);
      rest = Optional.of(again(trial, piece));
      int line = source.lineIndex(Math.min(error.offset(), source.text().length()));
      boolean wellPast =
          rest.get().error().isEmpty() || source.lineIndex(rest.get().reached()) > line + NEAR;
      if (wellPast) {
        return rest;
      }
    }
    Blanking other = at.blanking().copy();
    other.hideLine(error);
    Attempt line = again(other, piece);
    return rest.filter(each -> each.reached() >= line.reached()).or(() -> Optional.of(line));
  }

  /** A word is not understood because of the lone mark behind it: that is told, and no more. */
  private boolean comesRightBefore(SyntaxError error, SyntaxError mark) {
    int end = error.offset() + error.length();
    return mark.kind() == SyntaxError.Kind.UNCLOSED
        && end <= mark.offset()
        && mark.offset() <= source.text().length()
        && source.text().substring(end, mark.offset()).matches("[ \\t]*");
  }

  private static boolean overlap(SyntaxError a, SyntaxError b) {
    return a.offset() <= b.offset() && b.offset() < a.offset() + Math.max(1, a.length());
  }
}
