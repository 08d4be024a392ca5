package studio.kriegsspiel.scenario.edit;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.phrase.PhraseWord;
import studio.kriegsspiel.scenario.phrase.TextWords;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;

/** Finds times in a text and writes others in their place. */
final class TimeWords {
  private final ScenarioText source;
  private final Lines lines;
  private final EditBook book;

  TimeWords(ScenarioText source, EditBook book) {
    this.source = source;
    this.lines = new Lines(source.text());
    this.book = book;
  }

  void shift(Intention.Shift wish) {
    int[] written = find(wish.statement(), wish.from(), false);
    write(written, wish.from(), wish.to());
  }

  void endPlay(Intention.EndPlay wish) {
    write(find(wish.statement(), wish.from(), true), wish.from(), wish.to());
  }

  private void write(int[] written, Moment from, Moment to) {
    if (from instanceof Moment.At before
        && to instanceof Moment.At after
        && !before.time().toLocalDate().equals(after.time().toLocalDate())) {
      throw new Refusal(
          "%s is on another day than %s; write the day in the text.".formatted(after, before));
    }
    lines.replace(written[0], written[1], to.toString(), book);
  }

  private int[] find(TextSpan statement, Moment wanted, boolean last) {
    if (!source.holds(statement)) {
      throw new Refusal("This time stands in another file; open that to change it.");
    }
    List<PhraseWord> words = TextWords.said(source.text(), statement.offset(), statement.end());
    Optional<int[]> found = Optional.empty();
    for (int i = 0; i < words.size() && (last || found.isEmpty()); i++) {
      Optional<int[]> here = at(words, i, wanted);
      found = here.isPresent() ? here : found;
    }
    return found.orElseThrow(
        () -> new Refusal("The time %s does not stand in this statement.".formatted(wanted)));
  }

  private static Optional<int[]> at(List<PhraseWord> words, int index, Moment wanted) {
    int count =
        wanted.match(
            at -> isClock(words.get(index), at) ? 1 : 0,
            move -> follow(words, index, "move", Integer.toString(move.move())) ? 2 : 0,
            after -> countAfterStart(words, index, after));
    return count == 0
        ? Optional.empty()
        : Optional.of(new int[] {words.get(index).offset(), words.get(index + count - 1).end()});
  }

  private static int countAfterStart(List<PhraseWord> words, int index, Moment.AfterStart wanted) {
    boolean plus = follow(words, index, "start", "+");
    if (wanted.count() == 0) {
      return words.get(index).is("start") && !plus ? 1 : 0;
    }
    return plus
            && index + 3 < words.size()
            && words.get(index + 2).is(Integer.toString(wanted.count()))
        ? 4
        : 0;
  }

  private static boolean follow(List<PhraseWord> words, int index, String first, String second) {
    return index + 1 < words.size()
        && words.get(index).is(first)
        && words.get(index + 1).is(second);
  }

  private static boolean isClock(PhraseWord word, Moment.At at) {
    if (!word.is(PhraseWord.Kind.TIME)) {
      return false;
    }
    String[] parts = word.text().split(":", -1);
    return parts.length == 2
        && isNumber(parts[0], at.time().getHour())
        && isNumber(parts[1], at.time().getMinute());
  }

  private static boolean isNumber(String digits, int wanted) {
    return digits.length() <= 2 && !digits.isEmpty() && Integer.parseInt(digits) == wanted;
  }
}
