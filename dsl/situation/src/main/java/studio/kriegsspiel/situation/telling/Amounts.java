package studio.kriegsspiel.situation.telling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Amounts of troops in a sentence: "four regiments of horse", "his horse is 750". */
final class Amounts {
  private static final int FARTHEST = 4;
  private static final Set<Sense> COUNTED =
      Set.of(
          Sense.BATTALION,
          Sense.SQUADRON,
          Sense.REGIMENT,
          Sense.COMPANY,
          Sense.BRIGADE,
          Sense.DIVISION,
          Sense.BATTERY,
          Sense.GUNS,
          Sense.PONTOON,
          Sense.WAGON);

  private Amounts() {}

  /** An amount, and which words say it. */
  record Said(SpokenAmount amount, int first, int last) {}

  /** All of a sentence in their order. */
  static List<Said> in(Sentence sentence, List<Number> numbers, List<Hour> hours) {
    List<Said> all = new ArrayList<>();
    for (Number number : numbers) {
      boolean hour =
          hours.stream()
              .anyMatch(each -> each.first() <= number.first() && number.first() <= each.last());
      if (!number.ordinal() && !hour && !sentence.is(number.last() + 1, Sense.CALIBRE)) {
        behind(sentence, number).or(() -> ahead(sentence, number)).ifPresent(all::add);
      }
    }
    return all;
  }

  /** What is counted stands behind its number. */
  private static Optional<Said> behind(Sentence sentence, Number number) {
    for (int i = number.last() + 1; i <= number.last() + FARTHEST; i++) {
      Optional<SentenceWord> word = sentence.find(i).filter(each -> !each.beginsClause());
      if (word.isEmpty()) {
        return Optional.empty();
      }
      Optional<Sense> counted = word.get().senses().stream().filter(COUNTED::contains).findFirst();
      boolean caliber = word.get().is(Sense.CALIBRE) && i > number.last() + 1;
      if (caliber || counted.isPresent()) {
        Sense kind = counted.orElse(Sense.GUNS);
        return said(number, kind, arm(sentence, number.last() + 1, i + 3), number.first(), i);
      }
      if (isMen(word.get())) {
        return said(number, Sense.MEN, arm(sentence, i, i + 1), number.first(), i);
      }
      if (word.get().is(Sense.STRONG)) {
        return said(number, Sense.MEN, arm(sentence, 0, number.first()), number.first(), i);
      }
      boolean describes =
          word.get().isCapitalised()
              || word.get().isFigures()
              || word.get().isAny(Sense.ARMS)
              || word.get().is(Sense.GENERIC)
              || isDescribing(word.get());
      if (!describes) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  private static boolean isDescribing(SentenceWord word) {
    return Set.of("more", "fresh", "other", "good", "strong", "full", "field", "bread", "weak")
        .contains(word.letters());
  }

  /** "His horse is 750", "a battalion of seven hundred". */
  private static Optional<Said> ahead(Sentence sentence, Number number) {
    int before = number.first() - 1;
    boolean goesOn =
        sentence
            .find(number.last() + 1)
            .filter(word -> !word.beginsClause())
            .filter(
                word ->
                    word.is(Sense.NOTUNIT)
                        || word.isAny(COUNTED)
                        || word.is(Sense.CALIBRE)
                        || isMen(word))
            .isPresent();
    if (goesOn || number.value() < Counted.FEWEST_MEN) {
      return Optional.empty();
    }
    if (sentence.is(before, Sense.IS) && isTroops(sentence, before - 1)) {
      return said(number, Sense.MEN, arm(sentence, before - 1, before), before - 1, number.last());
    }
    Optional<Integer> first = clauseBegin(sentence, number);
    if (first.isPresent()) {
      return said(
          number,
          Sense.MEN,
          arm(sentence, first.get(), first.get() + 1),
          first.get(),
          number.last());
    }
    boolean of =
        sentence.is(before, "of") || sentence.is(before, "von") || sentence.is(before, "zu");
    return of && isTroops(sentence, before - 1)
        ? said(number, Sense.MEN, Sense.MEN, before - 1, number.last())
        : Optional.empty();
  }

  /** "Ulanen hat der Feind vierhundert": who is counted begins, how many ends. */
  private static Optional<Integer> clauseBegin(Sentence sentence, Number number) {
    boolean last =
        sentence.find(number.last() + 1).map(SentenceWord::beginsClause).orElse(true)
            && !sentence.is(number.first() - 1, Sense.TIMEPREP)
            && !sentence.is(number.first() - 1, Sense.TOWARDS);
    boolean first =
        number.first() > 2
            && sentence.word(0).isAny(Sense.ARMS)
            && sentence.clause(number.first()) == 0
            && sentence.is(1, Sense.IS);
    return last && first ? Optional.of(0) : Optional.empty();
  }

  private static boolean isTroops(Sentence sentence, int i) {
    return sentence.isAny(i, Sense.BODIES) || sentence.find(i).filter(Amounts::isMen).isPresent();
  }

  private static boolean isMen(SentenceWord word) {
    return word.is(Sense.MEN) || word.is(Sense.MUSKET) || word.isAny(Sense.ARMS);
  }

  private static Sense arm(Sentence sentence, int from, int to) {
    for (int i = Math.max(0, from); i < to && i < sentence.size(); i++) {
      if (i > from && sentence.word(i).beginsClause()) {
        break;
      }
      SentenceWord word = sentence.word(i);
      if (word.is(Sense.HORSE) || word.isAny(Sense.KINDS_OF_HORSE)) {
        return Sense.HORSE;
      }
      if (word.is(Sense.FOOT) || word.is(Sense.MUSKET) || word.isAny(Sense.KINDS_OF_FOOT)) {
        return Sense.FOOT;
      }
    }
    return Sense.MEN;
  }

  private static Optional<Said> said(Number number, Sense kind, Sense arm, int first, int last) {
    return Optional.of(new Said(new SpokenAmount(kind, arm, number.value()), first, last));
  }
}
