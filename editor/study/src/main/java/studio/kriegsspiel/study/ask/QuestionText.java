package studio.kriegsspiel.study.ask;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A question cut into its words.
 *
 * @param form which question it is
 * @param words what follows, names in quotation marks in one piece
 */
record QuestionText(QuestionForm form, List<Word> words) {
  private static final int LONGEST = 1000;
  private static final Pattern PART =
      Pattern.compile(
          "[\"\u201c\u201d\u201e]([^\"\u201c\u201d\u201e]*)[\"\u201c\u201d\u201e]|[^\\s\"\u201c\u201d\u201e]+");

  /**
   * One word or quoted name.
   *
   * @param text without quotation marks
   */
  record Word(String text, boolean quoted) {
    @Override
    public String toString() {
      return quoted ? "\"" + text + "\"" : text;
    }
  }

  /** Copies the list. */
  QuestionText {
    words = List.copyOf(words);
  }

  /**
   * Cuts a question up.
   *
   * @throws QuestionException if it begins like none, or has more or fewer words than its form
   */
  static QuestionText of(String question) {
    if (question.length() > LONGEST) {
      throw new QuestionException("A question has at most " + LONGEST + " characters.");
    }
    List<Word> words = new ArrayList<>();
    Matcher parts = PART.matcher(question);
    while (parts.find()) {
      boolean quoted = parts.group(1) != null;
      words.add(new Word(quoted ? parts.group(1).strip() : parts.group(), quoted));
    }
    if (words.isEmpty()) {
      throw new QuestionException("Ask one of " + QuestionForm.shapes() + ".");
    }
    QuestionForm form = QuestionForm.get(words.get(0).text());
    List<Word> rest = words.subList(1, words.size());
    return new QuestionText(
        form == QuestionForm.WHEN && AskedWay.isMeant(rest) ? QuestionForm.WAY : form, rest);
  }

  /** The words, of which there must be so many as the form has. */
  List<Word> exactly() {
    if (words.size() != form.names()) {
      throw new QuestionException(
          "Ask `"
              + form.shape()
              + "`, not `"
              + this
              + "`; a name of several words stands in quotation marks.");
    }
    return words;
  }

  @Override
  public String toString() {
    return words.isEmpty()
        ? form.word()
        : form.word()
            + words.stream().map(Word::toString).collect(Collectors.joining(" ", " ", ""));
  }
}
