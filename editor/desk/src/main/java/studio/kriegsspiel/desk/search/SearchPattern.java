package studio.kriegsspiel.desk.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import studio.kriegsspiel.scenario.text.TextEdit;

/**
 * What is looked for in texts.
 *
 * @param words the words, or an expression for them
 * @param matchCase whether capitals and small letters are told apart
 * @param expression whether the words are a regular expression, where {@code ^} and {@code $} stand
 *     for the ends of lines
 */
public record SearchPattern(String words, boolean matchCase, boolean expression) {
  /** So often an expression may look at the characters of one text. */
  private static final long MOST_LOOKS = 50_000_000;

  private static final String TOO_LONG =
      "This expression takes too long on this text; write it without one repetition in another.";

  /**
   * A place where it stands.
   *
   * @param offset where it begins
   * @param end behind its last character
   */
  public record Hit(int offset, int end) {}

  /**
   * Every place of a text, in order; none has no characters.
   *
   * @throws IllegalArgumentException if the expression cannot be used; its message is one sentence
   */
  public List<Hit> hits(String text) {
    return each(text, (matcher, gap) -> new Hit(matcher.start(), matcher.end()));
  }

  /**
   * The edits that write something else in every place.
   *
   * @param with what is written; for an expression {@code $1} stands for its first group
   * @throws IllegalArgumentException if it cannot be used; its message is one sentence
   */
  public List<TextEdit> edits(String text, String with) {
    String written = expression ? with : Matcher.quoteReplacement(with);
    return each(
        text,
        (matcher, gap) -> {
          StringBuilder out = new StringBuilder();
          replaced(matcher, out, written);
          int length = matcher.end() - matcher.start();
          return new TextEdit(matcher.start(), length, out.substring(gap));
        });
  }

  private static void replaced(Matcher matcher, StringBuilder out, String written) {
    try {
      matcher.appendReplacement(out, written);
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      throw new IllegalArgumentException(
          "What is to be written refers to a group that the expression has not; $1 is its first"
              + " group, and \\$ writes a dollar sign.",
          e);
    }
  }

  /** Something of every place, told how much lies between it and the place before. */
  private <T> List<T> each(String text, BiFunction<Matcher, Integer, T> make) {
    List<T> all = new ArrayList<>();
    if (words.isEmpty()) {
      return all;
    }
    try {
      Matcher matcher = pattern().matcher(new BoundedText(text, MOST_LOOKS));
      int from = 0;
      while (matcher.find()) {
        if (matcher.end() > matcher.start()) {
          all.add(make.apply(matcher, matcher.start() - from));
          from = matcher.end();
        }
      }
    } catch (BoundedText.Over | StackOverflowError e) {
      throw new IllegalArgumentException(TOO_LONG, e);
    }
    return all;
  }

  private Pattern pattern() {
    int flags = expression ? Pattern.MULTILINE : Pattern.LITERAL;
    try {
      return Pattern.compile(
          words, matchCase ? flags : flags | Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    } catch (PatternSyntaxException e) {
      int at = e.getIndex();
      String where =
          at < 0 ? "" : at < words.length() ? " at its character " + (at + 1) : " at its end";
      throw new IllegalArgumentException(
          "This is no regular expression ("
              + e.getDescription().toLowerCase(Locale.ROOT)
              + where
              + "); put \\ before a sign that stands for itself.",
          e);
    }
  }
}
