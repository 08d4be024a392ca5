package studio.kriegsspiel.scenario.phrase;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.scenario.names.Names;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * Cuts a text into words as the language does, so that an edit is never made in a comment or a
 * title.
 */
public final class TextWords {
  private final String text;
  private final int to;
  private final List<PhraseWord> found = new ArrayList<>();

  private TextWords(String text, int to) {
    this.text = text;
    this.to = to;
  }

  /** The words between two offsets, the first of which is no middle of a word. */
  public static List<PhraseWord> between(String text, int from, int to) {
    TextWords words = new TextWords(text, Math.min(to, text.length()));
    words.cut(Math.max(0, from));
    return List.copyOf(words.found);
  }

  /** The words of a place. */
  public static List<PhraseWord> in(String text, TextSpan span) {
    return between(text, span.offset(), span.end());
  }

  /** The words of a place without its comments. */
  public static List<PhraseWord> said(String text, int from, int to) {
    return between(text, from, to).stream()
        .filter(each -> !each.is(PhraseWord.Kind.COMMENT))
        .toList();
  }

  private void cut(int from) {
    int at = from;
    while (at < to) {
      if (isBlank(text.charAt(at))) {
        at++;
      } else {
        PhraseWord.Kind kind = kind(at);
        int end = Math.max(at + 1, end(kind, at));
        found.add(new PhraseWord(kind, at, text.substring(at, Math.min(end, to))));
        at = end;
      }
    }
  }

  /** Whether a character only parts words. */
  public static boolean isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\u00a0' || c == '\ufeff';
  }

  private PhraseWord.Kind kind(int at) {
    char c = text.charAt(at);
    if (text.startsWith("//", at) || text.startsWith("/*", at)) {
      return PhraseWord.Kind.COMMENT;
    }
    if (c == '"') {
      return PhraseWord.Kind.QUOTED;
    }
    if (isDigit(c)) {
      int end = digits(at);
      return end < to && text.charAt(end) == ':' ? PhraseWord.Kind.TIME : PhraseWord.Kind.NUMBER;
    }
    return startsName(c) ? PhraseWord.Kind.NAME : PhraseWord.Kind.SIGN;
  }

  private int end(PhraseWord.Kind kind, int at) {
    return switch (kind) {
      case COMMENT -> commentEnd(at);
      case QUOTED -> text.startsWith("\"\"\"", at) ? proseEnd(at) : titleEnd(at);
      case TIME -> digits(digits(at) + 1);
      case NUMBER -> numberEnd(at);
      case NAME -> nameEnd(at);
      case SIGN -> at + 1;
    };
  }

  private int commentEnd(int at) {
    if (text.startsWith("/*", at)) {
      int close = text.indexOf("*/", at + 2);
      return close < 0 ? to : close + 2;
    }
    int end = at;
    while (end < to && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
      end++;
    }
    return end;
  }

  private int proseEnd(int at) {
    int close = text.indexOf("\"\"\"", at + 3);
    return close < 0 ? to : close + 3;
  }

  private int titleEnd(int at) {
    int end = at + 1;
    while (end < to) {
      char c = text.charAt(end);
      if (c == '\n' || c == '\r') {
        return end;
      }
      if (c == '"') {
        return end + 1;
      }
      end += c == '\\' ? 2 : 1;
    }
    return to;
  }

  private int numberEnd(int at) {
    int end = digits(at);
    if (end + 1 < to && text.charAt(end) == '.' && isDigit(text.charAt(end + 1))) {
      end = digits(end + 1);
    }
    if (end < to && text.charAt(end) == '-') {
      end++;
      while (end < to && Character.isLetter(text.charAt(end))) {
        end++;
      }
    }
    return end;
  }

  private int nameEnd(int at) {
    int end = at + 1;
    while (end < to && (startsName(text.charAt(end)) || goesOn(text.charAt(end)))) {
      end++;
    }
    return end;
  }

  private static boolean startsName(char c) {
    return c == '^' || Names.mayBegin(c) || isBeyondLatin(c);
  }

  private static boolean goesOn(char c) {
    return Character.isDigit(c) || c == '-' || c == '\'' || c == '\u2019';
  }

  /** Whatever stands among letters of other scripts: marks, and halves of rare characters. */
  private static boolean isBeyondLatin(char c) {
    return c >= 0xc0 && (Names.mayHold(c) || Character.isSurrogate(c));
  }

  private int digits(int at) {
    int end = at;
    while (end < to && isDigit(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
