package studio.kriegsspiel.scenario.phrase;

import java.util.List;
import studio.kriegsspiel.scenario.text.TextSpan;

/** The words of one statement, and which of them begin a line. */
record Cut(String text, List<PhraseWord> words) {

  static Cut of(String text, int from, int to) {
    return of(text, from, to, List.of());
  }

  static Cut of(String text, int from, int to, List<TextSpan> without) {
    return new Cut(
        text,
        TextWords.said(text, from, to).stream()
            .filter(
                each ->
                    without.stream()
                        .noneMatch(
                            span -> span.offset() <= each.offset() && each.offset() < span.end()))
            .toList());
  }

  int size() {
    return words.size();
  }

  PhraseWord at(int index) {
    return words.get(index);
  }

  boolean is(int index, PhraseWord.Kind kind) {
    return index < size() && at(index).is(kind);
  }

  boolean is(int index, String word) {
    return index < size() && at(index).is(word);
  }

  /** Whether nothing but blanks stands before a word on its line. */
  boolean beginsLine(int index) {
    int offset = at(index).offset();
    return text.substring(text.lastIndexOf('\n', offset - 1) + 1, offset).isBlank();
  }

  /** How many words some words are, if they stand here; 0 otherwise. */
  int follow(int index, String phrase) {
    String[] wanted = phrase.split(" ");
    for (int i = 0; i < wanted.length; i++) {
      if (!is(index + i, wanted[i])) {
        return 0;
      }
    }
    return wanted.length;
  }
}
