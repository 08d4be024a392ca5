package studio.kriegsspiel.situation.telling;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Hours of a sentence, in figures and in the words of English, French and German. */
final class SpokenHours {
  private static final Pattern WITH_H = Pattern.compile("(\\d{1,2})h(\\d{2})?");
  private static final Set<String> PAST = Set.of("past", "after", "nach");
  private static final Set<String> TO = Set.of("to", "before", "vor");
  private static final Set<Integer> QUARTERS = Set.of(15, 30, 45);
  private static final Set<String> NOON = Set.of("noon", "midday", "midi", "mittag");
  private static final Set<String> OCLOCK = Set.of("uhr", "hrs");
  private static final Set<String> HOURS_IN_FRENCH = Set.of("heures", "heure");

  /** What may follow an hour; nothing that is counted is among it. */
  private static final Set<Sense> GOING_ON =
      EnumSet.of(Sense.SMALL, Sense.TIMEPREP, Sense.MOVE, Sense.FUTURE, Sense.THIRD, Sense.OWN);

  private SpokenHours() {}

  /** All hours of a sentence in their order. */
  static List<Hour> in(Sentence sentence) {
    List<Hour> all = new ArrayList<>();
    for (int i = 0; i < sentence.size(); ) {
      Optional<Hour> found = at(sentence, i);
      found.ifPresent(all::add);
      i = found.map(hour -> hour.last() + 1).orElse(i + 1);
    }
    return all;
  }

  private static Optional<Hour> at(Sentence sentence, int i) {
    return figures(sentence, i)
        .or(() -> halves(sentence, i))
        .or(() -> minutes(sentence, i))
        .or(() -> named(sentence, i))
        .or(() -> plain(sentence, i));
  }

  /** {@code 17:20}, {@code 9.35}, {@code 17h20}, {@code 17 Uhr 20}. */
  private static Optional<Hour> figures(Sentence sentence, int i) {
    SentenceWord word = sentence.word(i);
    Matcher withH = WITH_H.matcher(word.letters());
    if (withH.matches()) {
      String minutes = withH.group(2);
      return hour(
          Integer.parseInt(withH.group(1)),
          minutes == null ? 0 : Integer.parseInt(minutes),
          i,
          i,
          false);
    }
    boolean two =
        word.isFigures()
            && word.letters().length() <= 2
            && sentence
                .find(i + 1)
                .filter(next -> next.isFigures() && next.letters().length() == 2)
                .filter(next -> next.gap().equals(":") || next.gap().equals("."))
                .isPresent();
    return two
        ? hour(
            Integer.parseInt(word.letters()),
            Integer.parseInt(sentence.word(i + 1).letters()),
            i,
            i + 1,
            false)
        : Optional.empty();
  }

  private static Optional<Hour> hour(int hours, int minutes, int first, int last, boolean less) {
    if (hours > 24 || minutes > 59 || (hours == 0 && less)) {
      return Optional.empty();
    }
    int minute = 60 * hours + (less ? -minutes : minutes);
    return Optional.of(new Hour(minute % (24 * 60), first, last, hours <= 12));
  }

  /** {@code half past nine}, {@code halb zehn}, {@code a quarter to ten}, {@code Viertel nach}. */
  private static Optional<Hour> halves(Sentence sentence, int i) {
    if (sentence.is(i, "half") && sentence.is(i + 1, "past")) {
      return upTo12(sentence, i + 2).flatMap(n -> hour(n.value(), 30, i, n.last(), false));
    }
    if (sentence.is(i, "halb")) {
      return upTo12(sentence, i + 1).flatMap(n -> hour(n.value(), 30, i, uhr(sentence, n), true));
    }
    if (sentence.is(i, "quarter") || sentence.is(i, "viertel")) {
      return beside(sentence, i, i, 15);
    }
    if (sentence.is(i, "dreiviertel")) {
      return upTo12(sentence, i + 1).flatMap(n -> hour(n.value(), 15, i, uhr(sentence, n), true));
    }
    return Optional.empty();
  }

  private static int uhr(Sentence sentence, Number number) {
    boolean said =
        sentence.find(number.last() + 1).filter(w -> OCLOCK.contains(w.letters())).isPresent();
    return said ? number.last() + 1 : number.last();
  }

  /** So many minutes past or to an hour that follows. */
  private static Optional<Hour> beside(Sentence sentence, int first, int last, int minutes) {
    Optional<SentenceWord> side = sentence.find(last + 1);
    boolean less = side.filter(word -> TO.contains(word.letters())).isPresent();
    if (!less && side.filter(word -> PAST.contains(word.letters())).isEmpty()) {
      return Optional.empty();
    }
    return upTo12(sentence, last + 2)
        .flatMap(number -> hour(number.value(), minutes, first, uhr(sentence, number), less));
  }

  /** {@code twenty minutes past nine}, {@code zehn vor neun}. */
  private static Optional<Hour> minutes(Sentence sentence, int i) {
    Optional<Number> number = Numerals.at(sentence, i).filter(each -> !each.ordinal());
    if (number.isEmpty() || number.get().value() > 30 || number.get().value() < 2) {
      return Optional.empty();
    }
    int last = number.get().last();
    boolean said =
        sentence.is(last + 1, "minutes")
            || sentence.is(last + 1, "minuten")
            || sentence.is(last + 1, "minute");
    return beside(sentence, i, said ? last + 1 : last, number.get().value());
  }

  private static Optional<Hour> named(Sentence sentence, int i) {
    if (NOON.contains(sentence.word(i).letters())) {
      return Optional.of(new Hour(12 * 60, i, i, false));
    }
    Optional<Number> number = Numerals.at(sentence, i).filter(each -> !each.ordinal());
    if (number.isEmpty() || number.get().value() > 24) {
      return Optional.empty();
    }
    int value = number.get().value();
    int next = number.get().last() + 1;
    boolean spoken = sentence.find(next).filter(word -> word.gap().equals(" ")).isPresent();
    if (spoken && value <= 12 && !number.get().inFigures()) {
      Optional<Number> rest =
          Numerals.at(sentence, next)
              .filter(each -> !each.inFigures() && QUARTERS.contains(each.value()));
      if (rest.isPresent()) {
        return hour(value, rest.get().value(), i, rest.get().last(), false);
      }
    }
    if (sentence.is(next, "o") && sentence.is(next + 1, "clock")) {
      return hour(value, 0, i, next + 1, false);
    }
    if (sentence.find(next).filter(word -> OCLOCK.contains(word.letters())).isPresent()) {
      return behind(sentence, value, i, next, false);
    }
    if (sentence.find(next).filter(word -> HOURS_IN_FRENCH.contains(word.letters())).isPresent()
        && sentence.is(i - 1, Sense.TIMEPREP)) {
      return french(sentence, value, i, next);
    }
    if (sentence.find(next).filter(word -> HOURS_IN_FRENCH.contains(word.letters())).isPresent()
        && sentence.is(i - 1, "a")) {
      return french(sentence, value, i, next);
    }
    return Optional.empty();
  }

  private static Optional<Hour> behind(
      Sentence sentence, int value, int first, int last, boolean less) {
    Optional<Number> minutes =
        last + 1 < sentence.size() && !sentence.word(last + 1).beginsClause()
            ? Numerals.at(sentence, last + 1)
                .filter(each -> !each.ordinal() && each.value() < 60)
                .filter(each -> !isCounted(sentence, each.last() + 1))
            : Optional.empty();
    return minutes
        .map(each -> hour(value, each.value(), first, each.last(), less))
        .orElseGet(() -> hour(value, 0, first, last, false));
  }

  private static Optional<Hour> french(Sentence sentence, int value, int first, int last) {
    if (sentence.is(last + 1, "et") && sentence.is(last + 2, "demie")) {
      return hour(value, 30, first, last + 2, false);
    }
    if (sentence.is(last + 1, "et") && sentence.is(last + 2, "quart")) {
      return hour(value, 15, first, last + 2, false);
    }
    if (sentence.is(last + 1, "moins") && sentence.is(last + 3, "quart")) {
      return hour(value, 15, first, last + 3, true);
    }
    boolean less = sentence.is(last + 1, "moins");
    return behind(sentence, value, first, less ? last + 1 : last, less);
  }

  /** {@code by nine}: up to twelve, and nothing counted behind it. */
  private static Optional<Hour> plain(Sentence sentence, int i) {
    return sentence.is(i - 1, Sense.TIMEPREP)
        ? upTo12(sentence, i).flatMap(number -> hour(number.value(), 0, i, number.last(), false))
        : Optional.empty();
  }

  private static Optional<Number> upTo12(Sentence sentence, int i) {
    return i >= sentence.size()
        ? Optional.empty()
        : Numerals.at(sentence, i)
            .filter(each -> !each.ordinal() && each.value() >= 1 && each.value() <= 12)
            .filter(each -> !isCounted(sentence, each.last() + 1));
  }

  /** Whether a word goes on as what is counted does; an hour is followed by little words alone. */
  private static boolean isCounted(Sentence sentence, int next) {
    return sentence
        .find(next)
        .filter(
            word ->
                !word.beginsClause()
                    && !word.isAny(GOING_ON)
                    && !word.isCapitalised()
                    && Numerals.at(sentence, next).isEmpty()
                    && !word.letters().equals("o")
                    && !OCLOCK.contains(word.letters()))
        .isPresent();
  }
}
