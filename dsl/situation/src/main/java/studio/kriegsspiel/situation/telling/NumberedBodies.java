package studio.kriegsspiel.situation.telling;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import studio.kriegsspiel.scenario.force.Unit;

/** Reads bodies of troops by their number from titles and sentences. */
final class NumberedBodies {
  /** So many words may stand between a number and the body it is of: "3rd Kurmark Landwehr". */
  private static final int FARTHEST = 3;

  private static final Set<Sense> NUMBERED_BEHIND = EnumSet.of(Sense.BATTERY, Sense.TRAIN);
  private static final Set<Sense> PARTS =
      EnumSet.of(Sense.BATTALION, Sense.COMPANY, Sense.SQUADRON);

  /** Behind these words a title names others. */
  private static final Pattern AGAINST =
      Pattern.compile("(?iu)\\b(against|towards?|opposite|facing|before|gegen|contre)\\b");

  private NumberedBodies() {}

  /** Whether a title names others besides, against whom its unit stands. */
  static boolean areAgainstOthers(String title) {
    return AGAINST.matcher(title).find();
  }

  /** Those of a sentence, in its order. */
  static List<NumberedBody> in(Sentence sentence) {
    List<NumberedBody> all = new ArrayList<>();
    for (Number number : Numerals.in(sentence)) {
      behind(sentence, number).or(() -> ahead(sentence, number)).ifPresent(all::add);
    }
    return all;
  }

  /** Those of a unit's title that tell it, or the regiment it is part of, from others. */
  static List<NumberedBody> of(Unit unit) {
    List<NumberedBody> all = new ArrayList<>();
    String ownName = AGAINST.split(unit.title(), 2)[0];
    for (Sentence sentence : Sentence.of(ownName)) {
      for (NumberedBody each : in(sentence)) {
        if (!PARTS.contains(each.body())) {
          all.add(each.arms().isEmpty() && !each.isBodySaid() ? withArm(each, unit) : each);
        } else if (!each.arms().isEmpty()) {
          all.add(each.of(Sense.REGIMENT));
        }
      }
    }
    return all;
  }

  private static NumberedBody withArm(NumberedBody reference, Unit unit) {
    Set<Sense> arms =
        switch (unit.type().arm()) {
          case INFANTRY -> EnumSet.of(Sense.FOOT);
          case CAVALRY -> EnumSet.of(Sense.HORSE);
          default -> EnumSet.noneOf(Sense.class);
        };
    return new NumberedBody(
        reference.body(),
        false,
        reference.number(),
        arms,
        reference.calibre(),
        reference.first(),
        reference.last());
  }

  /** "Foot battery no. 4", "Fussbatterie 4", "12-pounder battery 13". */
  private static Optional<NumberedBody> behind(Sentence sentence, Number number) {
    int noun = number.first() - 1;
    if (sentence.is(noun, Sense.NUMBER)) {
      noun--;
    }
    Set<Sense> arms = EnumSet.noneOf(Sense.class);
    for (int most = 2; most > 0 && isArmOrTo(sentence, noun); most--) {
      sentence.word(noun).senses().stream().filter(Sense.ARMS::contains).forEach(arms::add);
      noun--;
    }
    Optional<Sense> body =
        NUMBERED_BEHIND.stream()
            .filter(sentence.find(noun).map(SentenceWord::senses).orElse(Set.of())::contains)
            .findFirst();
    boolean isCount = number.ordinal() || sentence.word(number.first()).beginsClause();
    if (body.isEmpty() || isCount || isHour(sentence, number)) {
      return Optional.empty();
    }
    OptionalInt calibre = OptionalInt.empty();
    int first = noun;
    for (int i = noun; i >= 0 && i >= noun - FARTHEST; i--) {
      SentenceWord word = sentence.word(i);
      if (word.is(Sense.SMALL)) {
        break;
      }
      if (word.letters().startsWith("fussbatterie")) {
        arms.add(Sense.FOOT);
      }
      if (i < noun && word.is(Sense.CALIBRE)) {
        Optional<Number> size = i > 0 ? Numerals.at(sentence, i - 1) : Optional.empty();
        calibre = size.map(each -> OptionalInt.of(each.value())).orElse(OptionalInt.empty());
        first = i - 1;
      } else if (i < noun && word.isAny(Sense.ARMS)) {
        word.senses().stream().filter(Sense.ARMS::contains).forEach(arms::add);
        first = i;
      }
    }
    return Optional.of(
        new NumberedBody(
            body.get(), true, number.value(), arms, calibre, Math.max(0, first), number.last()));
  }

  /** "Batterie à cheval no 7". */
  private static boolean isArmOrTo(Sentence sentence, int i) {
    return sentence.isAny(i, Sense.ARMS) || sentence.is(i, "a");
  }

  private static boolean isHour(Sentence sentence, Number number) {
    return SpokenHours.in(sentence).stream()
        .anyMatch(each -> each.first() <= number.first() && number.first() <= each.last());
  }

  /** "42nd Highlanders", "XVIth Brigade", "the 17e Léger", "the Third Landwehr", "the 105th". */
  private static Optional<NumberedBody> ahead(Sentence sentence, Number number) {
    if (!number.ordinal()) {
      return Optional.empty();
    }
    Set<Sense> arms = EnumSet.noneOf(Sense.class);
    if (sentence.word(number.first()).gap().endsWith("/")) {
      arms.add(Sense.FOOT);
    }
    int last = number.last();
    for (int i = last + 1; i <= number.last() + FARTHEST; i++) {
      Optional<SentenceWord> word = sentence.find(i).filter(each -> !each.beginsClause());
      if (word.isEmpty() || word.get().letters().equals("of") || isNumber(sentence, i)) {
        break;
      }
      Optional<Sense> body =
          Sense.BODIES.stream().filter(word.get().senses()::contains).findFirst();
      if (body.isPresent()) {
        return Optional.of(
            new NumberedBody(
                body.get(), true, number.value(), arms, OptionalInt.empty(), number.first(), i));
      }
      if (isInitials(sentence, i)) {
        arms.addAll(EnumSet.of(Sense.LIGHT, Sense.DRAGOON));
        last = ++i;
      } else if (word.get().isAny(Sense.ARMS)) {
        word.get().senses().stream().filter(Sense.ARMS::contains).forEach(arms::add);
        last = i;
      } else if (!word.get().isCapitalised()) {
        break;
      }
    }
    boolean roman = Numerals.isRoman(sentence.word(number.first()).raw());
    boolean ofRegiment =
        roman
            && (sentence.is(last + 1, "of")
                || sentence.find(last + 1).filter(w -> w.gap().startsWith("./")).isPresent());
    return Optional.of(
        new NumberedBody(
            ofRegiment ? Sense.BATTALION : Sense.REGIMENT,
            ofRegiment || last > number.last(),
            number.value(),
            arms,
            OptionalInt.empty(),
            number.first(),
            last));
  }

  /** "L.D.", light dragoons. */
  private static boolean isInitials(Sentence sentence, int i) {
    return sentence.is(i, "l")
        && sentence.is(i + 1, "d")
        && sentence.find(i + 1).filter(word -> word.gap().equals(".")).isPresent();
  }

  private static boolean isNumber(Sentence sentence, int i) {
    return Numerals.at(sentence, i).isPresent();
  }
}
