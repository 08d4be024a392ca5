package studio.kriegsspiel.language.mapping;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import studio.kriegsspiel.language.xtext.kriegsspiel.Attribute;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.scenario.force.Ordnance;
import studio.kriegsspiel.scenario.force.Strength;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Reads what stands behind a unit's colon: strength, pieces, ranks, grade and kind. */
final class UnitAttributes {
  private static final Set<String> MEN =
      Set.of("men", "man", "bayonets", "riders", "sabres", "sabers", "troopers", "muskets");
  private static final Set<String> GUNS = Set.of("gun", "guns", "pieces", "piece", "cannon");
  private static final Set<String> HOWITZERS = Set.of("howitzer", "howitzers");
  private static final List<String> KNOWN = known();

  private final MappingContext context;
  private final List<String> words = new ArrayList<>();
  private final List<Ordnance> ordnance = new ArrayList<>();
  private OptionalInt men = OptionalInt.empty();
  private OptionalInt squadrons = OptionalInt.empty();
  private OptionalInt ranks = OptionalInt.empty();
  private Optional<Grade> grade = Optional.empty();

  UnitAttributes(MappingContext context) {
    this.context = context;
  }

  private static List<String> known() {
    List<String> known =
        new ArrayList<>(List.of("men", "riders", "squadrons", "guns", "howitzers", "ranks"));
    known.addAll(Vocabulary.GRADES.keySet());
    known.addAll(UnitTypes.NAMES.keySet());
    known.addAll(UnitTypes.QUALIFIERS);
    return List.copyOf(known);
  }

  /** Words that describe the kind of troops, lower case. */
  List<String> words() {
    return words;
  }

  Strength strength() {
    return new Strength(men, squadrons, ordnance);
  }

  OptionalInt ranks() {
    return ranks;
  }

  Optional<Grade> grade() {
    return grade;
  }

  void read(Attribute attribute) {
    OptionalInt number = OptionalInt.empty();
    if (!attribute.getNumbers().isEmpty()) {
      number = Literals.whole(attribute.getNumbers().get(0));
      if (number.isEmpty()) {
        context.error(
            "KS-SYN-005",
            context.span(attribute, "numbers"),
            "The number is too large for any field of battle.",
            "Write a number below ten million, without points or commas.");
        return;
      }
      if (attribute.getNumbers().size() > 1) {
        context.error(
            "KS-SYN-005",
            context.spans(attribute, "numbers").get(1),
            "Two numbers stand together.",
            "Put a comma between two details, and none inside a number: `1200 men, 2 ranks`.");
      }
    }
    boolean used = false;
    List<TextSpan> places = context.spans(attribute, "words");
    for (int i = 0; i < attribute.getWords().size(); i++) {
      String word = Literals.name(attribute.getWords().get(i)).toLowerCase(Locale.ROOT);
      used |= readWord(attribute, places.get(i), word, number);
    }
    if (!used && (number.isPresent() || !attribute.getCalibres().isEmpty())) {
      context.error(
          "KS-SYN-005",
          context.span(attribute),
          "It is not said what the number counts.",
          "Say what it counts, so: `378 men`, `3 squadrons`, `5 guns 9-pdr`, `2 ranks`.");
    }
  }

  private boolean readWord(Attribute attribute, TextSpan place, String word, OptionalInt number) {
    if (MEN.contains(word)) {
      men = counted(attribute, place, word, number, men);
    } else if (word.equals("squadrons")) {
      squadrons = counted(attribute, place, word, number, squadrons);
    } else if (word.equals("ranks") || word.equals("rank")) {
      ranks = counted(attribute, place, word, number, ranks);
    } else if (GUNS.contains(word)) {
      pieces(attribute, place, word, number, Ordnance.Kind.GUN);
    } else if (HOWITZERS.contains(word)) {
      pieces(attribute, place, word, number, Ordnance.Kind.HOWITZER);
    } else {
      return !describe(place, word);
    }
    return true;
  }

  private OptionalInt counted(
      Attribute attribute, TextSpan place, String word, OptionalInt number, OptionalInt before) {
    if (number.isEmpty()) {
      context.error(
          "KS-SYN-005",
          place,
          "The number of " + word + " is missing.",
          "Write it before the word, so: `378 " + word + "`.");
      return before;
    }
    if (number.getAsInt() == 0) {
      context.error(
          "KS-SYN-005",
          context.span(attribute, "numbers"),
          "A unit of 0 " + word + " is none.",
          "Write how many there are, or leave the words out.");
      return before;
    }
    if (before.isPresent()) {
      context.error(
          "KS-SYN-010",
          context.span(attribute),
          "The number of " + word + " is given twice.",
          "Keep one of the two.");
    }
    return number;
  }

  private void pieces(
      Attribute attribute, TextSpan place, String word, OptionalInt number, Ordnance.Kind kind) {
    OptionalInt count = counted(attribute, place, word, number, OptionalInt.empty());
    if (count.isPresent()) {
      ordnance.add(new Ordnance(count.getAsInt(), kind, calibre(attribute)));
    }
  }

  /** The calibre that is written, if it is one; what is none is told. */
  private Optional<String> calibre(Attribute attribute) {
    Optional<String> written = attribute.getCalibres().stream().findFirst();
    Optional<String> calibre = written.flatMap(Calibres::find);
    if (written.isPresent() && calibre.isEmpty()) {
      context.unknown(
          "KS-SYN-007",
          context.span(attribute, "calibres"),
          "`" + written.get() + "` is not a calibre",
          written.get(),
          Calibres.known(),
          "Calibres are written so: `6-pdr`, `12-pdr`, `5.5-inch`.");
    }
    return calibre;
  }

  /** Notes a word about the kind of troops; false if it is unknown, which is told. */
  private boolean describe(TextSpan place, String word) {
    Grade named = Vocabulary.GRADES.get(word);
    boolean kind = UnitTypes.NAMES.containsKey(word) || UnitTypes.QUALIFIERS.contains(word);
    if (named != null) {
      grade = Optional.of(named);
    }
    if (named != null || kind) {
      words.add(word);
      return true;
    }
    if (!Set.of("of", "the", "a", "and").contains(word)) {
      context.unknown(
          "KS-SYN-007",
          place,
          "`" + word + "` says nothing about a unit that the studio knows",
          word,
          KNOWN,
          "Known are numbers of men, riders, squadrons, guns, howitzers and ranks, grades such as"
              + " veteran, and kinds such as rifles, light, heavy, lancers, horse.");
      return false;
    }
    return true;
  }
}
