package studio.kriegsspiel.language.mapping.words;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import studio.kriegsspiel.language.words.ClosedWords;
import studio.kriegsspiel.rules.Capital;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.concept.Nationality;
import studio.kriegsspiel.rules.concept.OrderKind;
import studio.kriegsspiel.rules.concept.TroopCondition;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.reading.ReadingChoice;

/** The words that may stand where the grammar asks for any word, as an author would write them. */
public final class LanguageWords {
  private static final Set<String> VALUES = Set.copyOf(all());

  private LanguageWords() {}

  /** Every word with a meaning, lower case. */
  public static Set<String> values() {
    return VALUES;
  }

  /** The sixteen compass words. */
  public static List<String> compass() {
    return Stream.iterate(0.0, angle -> angle < 360.0, angle -> angle + 22.5)
        .map(angle -> new Direction(angle).nearestWord())
        .toList();
  }

  /** Units of length. */
  public static List<String> lengths() {
    return List.of("paces", "m", "km", "yards", "miles", "inches", "mm", "spaces");
  }

  /** Formations, in the words of the language. */
  public static List<String> formations() {
    return List.of(
        "line",
        "column",
        "open column",
        "close column",
        "attack column",
        "column of route",
        "square",
        "skirmish order",
        "battery",
        "mass");
  }

  /** Works that stand already where troops are. */
  public static List<String> preparations() {
    return List.copyOf(Vocabulary.PREPARATIONS.keySet());
  }

  /** What may be built, besides a bridge. */
  public static List<String> workObjects() {
    return WorkWords.objects();
  }

  /** How a work may be before play begins. */
  public static List<String> workStates() {
    return WorkWords.states();
  }

  /** Rule books. */
  public static List<String> ruleBooks() {
    return RuleBookId.values().stream().map(RuleBookId::id).toList();
  }

  /** Colours of sides. */
  public static List<String> colours() {
    return ClosedWords.COLOUR.all();
  }

  /** Months. */
  public static List<String> months() {
    return Vocabulary.MONTHS.keySet().stream()
        .filter(each -> each.length() > 3 || each.equals("may"))
        .map(Capital::of)
        .toList();
  }

  /** Kinds of source. */
  public static List<String> sources() {
    return List.copyOf(Vocabulary.SOURCES.keySet());
  }

  /** What may be said of a report: how far to trust it, and that it is false. */
  public static List<String> reportFlags() {
    List<String> words = new ArrayList<>(Vocabulary.RELIABILITY.keySet());
    words.add("false");
    return words;
  }

  /** How far a figure can be trusted. */
  public static List<String> confidence() {
    return List.copyOf(Vocabulary.CONFIDENCE.keySet());
  }

  /** Choices among sources that are no work. */
  public static List<String> readings() {
    return List.of(ReadingChoice.LOWEST, ReadingChoice.HIGHEST);
  }

  /** Kinds of order. */
  public static List<String> orders() {
    return Arrays.stream(OrderKind.values()).map(OrderKind::label).toList();
  }

  /** How good commanders are. */
  public static List<String> ratings() {
    return List.copyOf(Vocabulary.RATINGS.keySet());
  }

  /** How troops are at the start. */
  public static List<String> conditions() {
    return Arrays.stream(TroopCondition.values()).map(TroopCondition::label).toList();
  }

  /** Sides of a unit by which others stand. */
  public static List<String> flanks() {
    return List.copyOf(Vocabulary.FLANKS.keySet());
  }

  /** What may be said of a unit: grades, kinds, what a number counts. */
  public static List<String> unitWords() {
    Set<String> words = new LinkedHashSet<>();
    words.addAll(
        List.of("men", "riders", "squadrons", "guns", "howitzers", "ranks", "wagons", "pontoons"));
    words.addAll(Vocabulary.GRADES.keySet());
    words.addAll(UnitTypeWords.NAMES.keySet());
    words.addAll(UnitTypeWords.QUALIFIERS);
    words.addAll(Vocabulary.WEAPONS.keySet());
    Arrays.stream(Nationality.values()).map(Nationality::label).forEach(words::add);
    return List.copyOf(words);
  }

  private static Set<String> all() {
    Set<String> all = new LinkedHashSet<>(unitWords());
    all.addAll(compass());
    all.addAll(Vocabulary.LENGTHS.keySet());
    all.addAll(preparations());
    all.addAll(workObjects());
    all.addAll(workStates());
    all.addAll(sources());
    all.addAll(reportFlags());
    all.addAll(confidence());
    all.addAll(ratings());
    all.addAll(readings());
    all.addAll(Vocabulary.ORDERS.keySet());
    all.addAll(flanks());
    all.addAll(List.of("lost", "rounds"));
    Vocabulary.CONDITIONS.keySet().forEach(each -> all.addAll(List.of(each.split(" "))));
    all.addAll(ruleBooks());
    all.addAll(Vocabulary.MONTHS.keySet());
    all.addAll(List.of("square", "mass", "skirmishers", "open", "close", "attack", "skirmish"));
    compass().forEach(word -> all.add(word + "ward"));
    return all;
  }
}
