package studio.kriegsspiel.language.patch;

import java.util.Random;

/**
 * Writes words as authors do: odd blanks, comments, statements over several lines, both line ends.
 */
final class Ink {
  /** A blank that stays one, before words that begin something only where they stand. */
  static final char FIXED = '\u0001';

  private final Random random;
  private final String lineBreak;
  private final double oddity;
  private final StringBuilder text = new StringBuilder();
  private int comments;
  private boolean once;
  private boolean broken;

  Ink(Random random) {
    this.random = random;
    this.lineBreak = random.nextInt(3) == 0 ? "\r\n" : "\n";
    this.oddity = random.nextInt(3) == 0 ? 0 : random.nextDouble() * 0.3;
  }

  String text() {
    return text.toString();
  }

  /** Begins a line. */
  Ink line(String indentation) {
    if (!text.isEmpty()) {
      endOfLine();
    }
    text.append(indentation);
    return this;
  }

  /** A line of its own for what has parts; for others see {@link #lineOrNot}. */
  Ink lineOrNotIf(boolean own, String indentation) {
    return own ? line(indentation) : lineOrNot(indentation);
  }

  /** A line that goes on on the line of the one before, now and then. */
  Ink lineOrNot(String indentation) {
    if (random.nextInt(25) == 0) {
      text.append(' ');
      return this;
    }
    return line(indentation);
  }

  /** Words of a statement that goes on in the next line once at most. */
  Ink once(String words) {
    once = true;
    words(words);
    once = false;
    broken = false;
    return this;
  }

  /** Words of a statement, split at blanks outside quotation marks. */
  Ink words(String words) {
    boolean quoted = false;
    for (int i = 0; i < words.length(); i++) {
      char c = words.charAt(i);
      quoted ^= c == '"';
      if (c == ' ' && !quoted) {
        blank();
      } else {
        text.append(c == FIXED ? ' ' : c);
      }
    }
    return this;
  }

  private void blank() {
    if (random.nextDouble() >= oddity) {
      text.append(' ');
      return;
    }
    int kind = random.nextInt(6);
    boolean breaks = kind == 2 || kind == 4;
    if (breaks && once && broken) {
      text.append(' ');
      return;
    }
    broken |= breaks;
    switch (kind) {
      case 0 -> text.append("  ");
      case 1 -> text.append(" \t ");
      case 2 -> text.append(lineBreak).append("         ");
      case 3 -> text.append(" /* ").append(comment()).append(" */ ");
      case 4 -> text.append(" // ").append(comment()).append(lineBreak).append("\t   ");
      default -> text.append("   ");
    }
  }

  private String comment() {
    String said = random.nextInt(2) == 0 ? "facing west 13:30 in line" : "\"Farm\" 500 men";
    return "remark " + ++comments + " " + said;
  }

  private void endOfLine() {
    if (random.nextDouble() < oddity) {
      text.append("  // ").append(comment());
    }
    text.append(lineBreak);
    if (random.nextDouble() < oddity / 2) {
      text.append(random.nextBoolean() ? "" : "  ").append(lineBreak);
    }
    if (random.nextDouble() < oddity / 2) {
      text.append("    // ").append(comment()).append(lineBreak);
    }
  }

  /** Ends the text. */
  Ink end() {
    if (random.nextInt(4) > 0) {
      text.append(lineBreak);
    }
    return this;
  }
}
