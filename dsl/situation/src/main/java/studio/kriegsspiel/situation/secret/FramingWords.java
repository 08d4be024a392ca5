package studio.kriegsspiel.situation.secret;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.scenario.force.Duty;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.news.Reliability;
import studio.kriegsspiel.scenario.news.SourceKind;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.place.LengthUnit;
import studio.kriegsspiel.situation.words.FoldedText;

/**
 * Words the papers themselves use. A unit that is called nothing but such words cannot be told from
 * the papers, so it is not looked for by that name; its other names are.
 */
final class FramingWords {
  private static final Set<String> BEARINGS = bearings();
  private static final Set<String> ALL = collect();

  private FramingWords() {}

  /** Whether a text has no other words. */
  static boolean areAllOf(FoldedText text) {
    return areAllAmong(ALL, text);
  }

  /** Whether a text has no words but those of a direction from a place: {@code paces east of}. */
  static boolean areBearings(FoldedText text) {
    return areAllAmong(BEARINGS, text);
  }

  private static boolean areAllAmong(Set<String> words, FoldedText text) {
    for (int i = 0; i < text.size(); i++) {
      if (!words.contains(text.letters(i))) {
        return false;
      }
    }
    return true;
  }

  private static Set<String> bearings() {
    Set<String> words = new HashSet<>(Set.of("of"));
    add(words, LengthUnit.values(), LengthUnit::word);
    for (double degrees = 0; degrees < 360; degrees += 22.5) {
      words.addAll(FoldedText.of(new Direction(degrees).nearestWord()).letters());
    }
    return Set.copyOf(words);
  }

  private static Set<String> collect() {
    Set<String> words = new HashSet<>(BEARINGS);
    add(words, Formation.values(), Formation::label);
    add(words, Grade.values(), Grade::label);
    add(words, UnitType.values(), UnitType::label);
    add(words, Echelon.values(), Echelon::word);
    add(words, Duty.values(), Duty::words);
    add(words, SourceKind.values(), SourceKind::words);
    add(words, Reliability.values(), Reliability::name);
    add(
        words,
        RuleBookId.values().toArray(RuleBookId[]::new),
        book -> book.id() + " " + book.shortTitle());
    for (double degrees = 0; degrees < 360; degrees += 22.5) {
      words.addAll(FoldedText.of(new Direction(degrees).nearestWord() + "ward").letters());
    }
    words.addAll(
        FoldedText.of(
                """
            a of the in at for from by to and own no none is are given all begins begun comes on
            January February March April May June July August September October November December
            General Idea Separate Report Reports Intelligence received Objective Objectives line
            retreat Commands Commander Under Forces Unit Troops Men Guns gun howitzer howitzers
            squadrons pdr inch expected Position Positions Formation Facing Time Rule book Weather
            Ground Papers side sheet sheets handed over be held source unknown metres paces build
            repair destroy bridge umpire player players grid N S E W
            Rivers Visibility Sun rises sets off map Duty point points
            """)
            .letters());
    return Set.copyOf(words);
  }

  private static <T> void add(Set<String> words, T[] values, Function<T, String> text) {
    Arrays.stream(values)
        .map(text)
        .map(FoldedText::of)
        .map(FoldedText::letters)
        .forEach(words::addAll);
  }
}
