package studio.kriegsspiel.situation.telling;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.words.FoldedText;

/**
 * Finds units that a text means by another form of their name: by the number of their regiment in
 * figures of any language, Roman figures or words, by the number of a battery, by the chief of a
 * regiment.
 */
public final class UnitForms {
  /** A smaller number in words alone is too often something else: the fifth, the eighth. */
  private static final int LEAST_IN_WORDS = 13;

  private static final int DAYS_ABOUT = 7;
  private static final int LEAST_NAME = 4;
  private static final Set<String> OF_DATES =
      Set.of(
          "on", "since", "until", "till", "by", "of", "from", "after", "before", "am", "du", "le");

  private final Map<Integer, List<Named>> numbered = new HashMap<>();
  private final Map<String, List<UnitId>> chiefs = new LinkedHashMap<>();
  private final int day;
  private final Set<String> everyday;

  private record Named(NumberedBody reference, UnitId unit) {}

  private UnitForms(Situation situation) {
    day = situation.clock().begins().getDayOfMonth();
    everyday = everydayNames(situation);
    situation.scenario().units().forEach(unit -> add(unit, everyday));
  }

  /** Those of a situation, read once. */
  public static UnitForms of(Situation situation) {
    return situation.part(UnitForms.class, UnitForms::new);
  }

  /** Whether words hold a name that is no word of the arms, of numbers or of the ground. */
  public boolean areAProperName(String words) {
    return Sentence.of(words).stream()
        .flatMap(sentence -> sentence.words().stream())
        .anyMatch(
            word ->
                word.isCapitalised()
                    && word.letters().length() >= LEAST_NAME
                    && word.senses().isEmpty()
                    && !everyday.contains(word.letters())
                    && NumberWords.cardinal(word.letters()).isEmpty()
                    && NumberWords.ordinal(word.letters()).isEmpty());
  }

  /** Whether a title names others besides, against whom its unit stands. */
  public static boolean areAgainstOthers(String title) {
    return NumberedBodies.areAgainstOthers(title);
  }

  private void add(Unit unit, Set<String> known) {
    for (NumberedBody each : NumberedBodies.of(unit)) {
      numbered
          .computeIfAbsent(each.number(), any -> new ArrayList<>())
          .add(new Named(each, unit.id()));
    }
    unit.particulars().commander().ifPresent(leader -> addLeader(leader.name(), unit.id(), known));
    for (Sentence sentence : Sentence.of(unit.title())) {
      for (int i = 0; i < sentence.size(); i++) {
        if (isChief(sentence, i) && !known.contains(sentence.word(i).letters())) {
          chiefs
              .computeIfAbsent(sentence.word(i).letters(), any -> new ArrayList<>())
              .add(unit.id());
        }
      }
    }
  }

  /** By his last name: "Oberst von Lettow". */
  private void addLeader(String name, UnitId unit, Set<String> known) {
    List<SentenceWord> words =
        Sentence.of(name).stream().flatMap(sentence -> sentence.words().stream()).toList();
    SentenceWord last = words.get(words.size() - 1);
    if (last.isCapitalised()
        && last.letters().length() >= LEAST_NAME
        && last.senses().isEmpty()
        && !known.contains(last.letters())) {
      chiefs.computeIfAbsent(last.letters(), any -> new ArrayList<>()).add(unit);
    }
  }

  /** "Regiment Zastrow", "Cuirassiers Kavanagh", "1st Battalion, Habert", "Hulot's division". */
  private static boolean isChief(Sentence sentence, int i) {
    SentenceWord word = sentence.word(i);
    boolean name =
        word.isCapitalised() && word.letters().length() >= LEAST_NAME && word.senses().isEmpty();
    boolean behind = i > 0 && i == sentence.size() - 1 && isTroops(sentence, i - 1);
    boolean ahead = i == 0 && sentence.size() == 2 && isTroops(sentence, 1);
    return name && Numerals.at(sentence, i).isEmpty() && (behind || ahead);
  }

  private static boolean isTroops(Sentence sentence, int i) {
    return sentence.isAny(i, Sense.BODIES)
        || sentence.isAny(i, Sense.ARMS)
        || sentence.is(i, Sense.NAME_AFTER);
  }

  /** Names of the ground and of countries, which mean no chief. */
  private static Set<String> everydayNames(Situation situation) {
    Set<String> known = new HashSet<>(Nations.words());
    situation
        .terrain()
        .ifPresent(
            ground ->
                ground.placeNames().forEach(name -> known.addAll(FoldedText.of(name).letters())));
    return known;
  }

  /** Those of a text, in its order. */
  public List<UnitForm> in(String text) {
    if (numbered.isEmpty() && chiefs.isEmpty()) {
      return List.of();
    }
    List<UnitForm> all = new ArrayList<>();
    for (Sentence sentence : Sentence.of(text)) {
      for (NumberedBody reference : NumberedBodies.in(sentence)) {
        boolean said = reference.isBodySaid() && !isLightOfDay(sentence, reference);
        if (said || standsForABody(sentence, reference)) {
          units(reference)
              .ifPresent(
                  units ->
                      all.add(
                          new UnitForm(
                              units,
                              sentence.word(reference.first()).start(),
                              sentence.word(reference.last()).end())));
        }
      }
      for (SentenceWord word : sentence.words()) {
        List<UnitId> of = word.isCapitalised() ? chiefs.get(word.letters()) : null;
        if (of != null) {
          all.add(new UnitForm(of, word.start(), word.end()));
        }
      }
    }
    return all;
  }

  private Optional<List<UnitId>> units(NumberedBody reference) {
    Set<UnitId> units = new LinkedHashSet<>();
    for (Named each : numbered.getOrDefault(reference.number(), List.of())) {
      if (reference.mayMean(each.reference())) {
        units.add(each.unit());
      }
    }
    return units.isEmpty() ? Optional.empty() : Optional.of(List.copyOf(units));
  }

  /**
   * Whether a number that says no body is one by where it stands: no day of the month, no ordinal
   * of something else.
   */
  private boolean standsForABody(Sentence sentence, NumberedBody reference) {
    SentenceWord first = sentence.word(reference.first());
    Optional<SentenceWord> next =
        sentence.find(reference.last() + 1).filter(word -> !word.beginsClause());
    Number number = Numerals.at(sentence, reference.first()).orElseThrow();
    boolean large = number.inFigures() || reference.number() >= LEAST_IN_WORDS;
    boolean counts =
        next.filter(
                word ->
                    word.is(Sense.NOTUNIT)
                        || word.isAny(EnumSet.of(Sense.GUNS, Sense.PONTOON, Sense.WAGON))
                        || word.letters().equals("of"))
            .isPresent();
    boolean article =
        sentence
            .find(reference.first() - 1)
            .filter(word -> word.is(Sense.SMALL) || word.is(Sense.OWN) || word.is(Sense.THIRD))
            .isPresent();
    boolean shortForm = first.gap().endsWith("/");
    return (large || first.isCapitalised() && reference.first() > 0)
        && !counts
        && (article || shortForm || reference.first() == 0)
        && !isDate(sentence, reference);
  }

  /** "At first light". */
  private static boolean isLightOfDay(Sentence sentence, NumberedBody reference) {
    return reference.arms().equals(Set.of(Sense.LIGHT))
        && !sentence.word(reference.last()).isCapitalised();
  }

  private boolean isDate(Sentence sentence, NumberedBody reference) {
    return reference.number() <= 31
        && Math.abs(reference.number() - day) <= DAYS_ABOUT
        && sentence
            .find(reference.first() - 2)
            .filter(word -> OF_DATES.contains(word.letters()))
            .isPresent();
  }
}
