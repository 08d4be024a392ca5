package studio.kriegsspiel.situation.telling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Numbers of a sentence, in figures, Roman figures and words. */
final class Numerals {
  private static final Pattern WHICH =
      Pattern.compile(
          "(\\d{1,4})(st|nd|rd|th|d|e|eme|me|ieme|er|re|ere|te|ter|ten|tes|ste|ster|sten)");
  private static final Pattern ROMAN =
      Pattern.compile("(C{0,3}(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3}))(st|nd|rd|th|e|er|me)?");
  private static final Set<String> AND = Set.of("and", "et", "und");
  private static final int LONGEST = 7;
  private static final int MOST = 1_000_000;

  private Numerals() {}

  /** All numbers of a sentence in their order; none within another. */
  static List<Number> in(Sentence sentence) {
    List<Number> all = new ArrayList<>();
    for (int i = 0; i < sentence.size(); ) {
      Optional<Number> found = at(sentence, i);
      found.ifPresent(all::add);
      i = found.map(number -> number.last() + 1).orElse(i + 1);
    }
    return all;
  }

  /** The number that begins at a word. */
  static Optional<Number> at(Sentence sentence, int i) {
    return figures(sentence, i).or(() -> roman(sentence, i)).or(() -> words(sentence, i));
  }

  /** Whether a word is a Roman number in capitals. */
  static boolean isRoman(String raw) {
    Matcher roman = ROMAN.matcher(raw);
    return roman.matches() && !roman.group(1).isEmpty();
  }

  private static Optional<Number> figures(Sentence sentence, int i) {
    SentenceWord word = sentence.word(i);
    if (!Character.isDigit(word.letters().charAt(0))) {
      return Optional.empty();
    }
    Matcher which = WHICH.matcher(word.letters());
    if (which.matches()) {
      return Optional.of(new Number(Integer.parseInt(which.group(1)), i, i, true, true));
    }
    if (!word.isFigures() || word.letters().length() > LONGEST) {
      return Optional.empty();
    }
    int value = Integer.parseInt(word.letters());
    int last = i;
    while (word.letters().length() <= 3 && value < MOST && isGroup(sentence, last + 1)) {
      value = 1000 * value + Integer.parseInt(sentence.word(++last).letters());
    }
    boolean which2 =
        last == i
            && sentence.find(i + 1).filter(next -> next.gap().startsWith(".")).isPresent()
            && (sentence.isAny(i + 1, Sense.BODIES) || sentence.isAny(i + 1, Sense.ARMS));
    return Optional.of(new Number(value, i, last, which2, true));
  }

  private static boolean isGroup(Sentence sentence, int i) {
    return sentence
        .find(i)
        .filter(word -> word.isFigures() && word.letters().length() == 3)
        .filter(word -> word.gap().length() == 1 && ",.\u00a0\u202f'".contains(word.gap()))
        .isPresent();
  }

  /** One letter alone is a number only before a body of troops. */
  private static Optional<Number> roman(Sentence sentence, int i) {
    SentenceWord word = sentence.word(i);
    if ("IVXLC".indexOf(word.raw().charAt(0)) < 0) {
      return Optional.empty();
    }
    Matcher roman = ROMAN.matcher(word.raw());
    if (!roman.matches() || roman.group(1).isEmpty()) {
      return Optional.empty();
    }
    boolean alone = word.raw().length() == 1;
    boolean ofTroops =
        sentence.isAny(i + 1, Sense.BODIES)
            || sentence.find(i + 1).filter(next -> next.gap().matches("[./]+ ?")).isPresent();
    if (alone && !ofTroops) {
      return Optional.empty();
    }
    int value = 0;
    String letters = roman.group(1);
    for (int k = 0; k < letters.length(); k++) {
      int one = roman(letters.charAt(k));
      int next = k + 1 < letters.length() ? roman(letters.charAt(k + 1)) : 0;
      value += one < next ? -one : one;
    }
    return Optional.of(new Number(value, i, i, true, true));
  }

  private static int roman(char letter) {
    return switch (letter) {
      case 'I' -> 1;
      case 'V' -> 5;
      case 'X' -> 10;
      case 'L' -> 50;
      default -> 100;
    };
  }

  /** Adds up words of numbers as far as they go on. */
  private static Optional<Number> words(Sentence sentence, int from) {
    int thousands = 0;
    int sum = 0;
    int last = -1;
    boolean which = false;
    int i = from;
    if (sentence.is(i, "a") && isBig(sentence, i + 1)) {
      i++;
    }
    while (i < sentence.size() && !which) {
      String letters = sentence.word(i).letters();
      if (last >= 0 && AND.contains(letters) && goesOn(sentence, i + 1, sum)) {
        i++;
        continue;
      }
      OptionalInt plain = NumberWords.cardinal(letters);
      OptionalInt rank = NumberWords.ordinal(letters);
      if (plain.isEmpty() && rank.isEmpty()) {
        break;
      }
      int value = plain.isPresent() ? plain.getAsInt() : rank.getAsInt();
      which = plain.isEmpty();
      if (last >= 0 && sentence.word(i).beginsClause()) {
        break;
      }
      if (value == NumberWords.THOUSAND && last < 0) {
        thousands = 1000;
      } else if (value == NumberWords.THOUSAND) {
        thousands += 1000 * Math.max(1, sum);
        sum = 0;
      } else if (value == NumberWords.HUNDRED && sum < 100) {
        sum = 100 * Math.max(1, sum);
      } else if (value == 20 && sum % 100 == 4 && letters.startsWith("vingt")) {
        sum += 76;
      } else if (last < 0 || fits(value, sum)) {
        sum += value;
      } else {
        break;
      }
      last = i++;
    }
    int value = thousands + sum;
    boolean figure = last >= 0 && value > 0 && value < MOST;
    return figure ? Optional.of(new Number(value, from, last, which, false)) : Optional.empty();
  }

  private static boolean isBig(Sentence sentence, int i) {
    return sentence
        .find(i)
        .map(word -> NumberWords.cardinal(word.letters()))
        .filter(value -> value.isPresent() && value.getAsInt() >= NumberWords.HUNDRED)
        .isPresent();
  }

  /** Behind "and" a smaller number of the same goes on; "three and four" are two. */
  private static boolean goesOn(Sentence sentence, int i, int sum) {
    if (i >= sentence.size() || sentence.word(i).beginsClause()) {
      return false;
    }
    String letters = sentence.word(i).letters();
    OptionalInt plain = NumberWords.cardinal(letters);
    OptionalInt next = plain.isPresent() ? plain : NumberWords.ordinal(letters);
    boolean hundreds = sum % 100 == 0;
    boolean french = sum % 100 >= 20 && sum % 10 == 0 && sentence.is(i - 1, "et");
    return next.isPresent()
        && next.getAsInt() < 100
        && (hundreds || french)
        && (sum > 0 || hundreds);
  }

  private static boolean fits(int value, int sum) {
    if (value >= 100) {
      return false;
    }
    boolean room = sum % 100 == 0;
    boolean tens = sum % 10 == 0 && sum % 100 >= 20;
    boolean scores = sum % 100 == 60 || sum % 100 == 80;
    return room || (value < 10 && tens) || (value < 20 && scores);
  }
}
