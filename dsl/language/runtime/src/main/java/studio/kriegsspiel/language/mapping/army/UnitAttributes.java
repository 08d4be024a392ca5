package studio.kriegsspiel.language.mapping.army;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.words.UnitTypeWords;
import studio.kriegsspiel.language.mapping.words.Vocabulary;
import studio.kriegsspiel.language.xtext.kriegsspiel.Attribute;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.rules.concept.Nationality;
import studio.kriegsspiel.rules.concept.SmallArm;
import studio.kriegsspiel.scenario.force.Ordnance;
import studio.kriegsspiel.scenario.force.Strength;
import studio.kriegsspiel.scenario.force.Train;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Reads what stands behind a unit's colon: strength, pieces, ranks, grade and kind. */
public final class UnitAttributes {
  private static final Set<String> MEN =
      Set.of("men", "man", "bayonets", "riders", "sabres", "sabers", "troopers", "muskets");
  private static final Set<String> MOUNTED = Set.of("riders", "sabres", "sabers", "troopers");
  private static final Set<String> GUNS = Set.of("gun", "guns", "pieces", "piece", "cannon");
  private static final Set<String> HOWITZERS = Set.of("howitzer", "howitzers");
  private static final Set<String> WAGONS =
      Set.of("wagon", "wagons", "waggon", "waggons", "caissons");
  private static final Set<String> LINKS = Set.of("of", "the", "a", "and");
  private static final List<String> KNOWN = known();

  private final MappingContext context;
  private final List<String> known;
  private final List<String> words = new ArrayList<>();
  private final List<Ordnance> ordnance = new ArrayList<>();
  private OptionalInt men = OptionalInt.empty();
  private boolean mounted;
  private OptionalInt squadrons = OptionalInt.empty();
  private OptionalInt ranks = OptionalInt.empty();
  private OptionalInt wagons = OptionalInt.empty();
  private OptionalInt pontoons = OptionalInt.empty();
  private Optional<Grade> grade = Optional.empty();
  private Optional<Nationality> nation = Optional.empty();
  private Optional<SmallArm> weapon = Optional.empty();

  public UnitAttributes(MappingContext context) {
    this(context, List.of());
  }

  /**
   * Attributes among which other words may stand, too.
   *
   * @param besides words that are read elsewhere, to be proposed for a slip
   */
  public UnitAttributes(MappingContext context, List<String> besides) {
    this.context = context;
    this.known =
        besides.isEmpty() ? KNOWN : Stream.concat(KNOWN.stream(), besides.stream()).toList();
  }

  private static List<String> known() {
    List<String> known =
        new ArrayList<>(
            List.of(
                "men", "riders", "squadrons", "guns", "howitzers", "ranks", "wagons", "pontoons"));
    known.addAll(Vocabulary.GRADES.keySet());
    known.addAll(UnitTypeWords.NAMES.keySet());
    known.addAll(UnitTypeWords.QUALIFIERS);
    known.addAll(Vocabulary.WEAPONS.keySet());
    Arrays.stream(Nationality.values()).forEach(each -> known.add(each.label()));
    return List.copyOf(known);
  }

  /** Words that describe the kind of troops, lower case. */
  public List<String> words() {
    return words;
  }

  /** Whether its strength is told in riders or squadrons. */
  boolean isMounted() {
    return mounted || squadrons.isPresent();
  }

  public Strength strength() {
    return new Strength(men, squadrons, ordnance, new Train(wagons, pontoons));
  }

  Optional<Nationality> nation() {
    return nation;
  }

  Optional<SmallArm> weapon() {
    return weapon;
  }

  /** Takes over what a template says and these do not; words about the kind go together. */
  void orElse(UnitAttributes template) {
    men = men.isPresent() ? men : template.men;
    mounted |= template.mounted;
    squadrons = squadrons.isPresent() ? squadrons : template.squadrons;
    ranks = ranks.isPresent() ? ranks : template.ranks;
    wagons = wagons.isPresent() ? wagons : template.wagons;
    pontoons = pontoons.isPresent() ? pontoons : template.pontoons;
    grade = grade.or(() -> template.grade);
    nation = nation.or(() -> template.nation);
    weapon = weapon.or(() -> template.weapon);
    if (ordnance.isEmpty()) {
      ordnance.addAll(template.ordnance);
    }
    if (words.stream().noneMatch(UnitAttributes::isKind)) {
      words.addAll(template.words);
    }
  }

  private static boolean isKind(String word) {
    return UnitTypeWords.NAMES.containsKey(word) || UnitTypeWords.QUALIFIERS.contains(word);
  }

  public OptionalInt ranks() {
    return ranks;
  }

  public Optional<Grade> grade() {
    return grade;
  }

  public void read(Attribute attribute) {
    KindBeforeLevel.tell(attribute, context);
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
    Places places = new Places(attribute);
    for (int i = 0; i < attribute.getWords().size(); i++) {
      int index = i;
      Supplier<TextSpan> place = () -> places.of(index);
      String next = i + 1 < attribute.getWords().size() ? word(attribute, i + 1) : "";
      String word = word(attribute, i);
      if (word.equals("nation")) {
        tellMissingNation(place, next);
      } else if (!word.equals("ammunition") || !WAGONS.contains(next)) {
        used |= readWord(attribute, place, word, number);
      }
    }
    if (!used && (number.isPresent() || !attribute.getCalibres().isEmpty())) {
      context.error(
          "KS-SYN-005",
          context.span(attribute),
          "It is not said what the number counts.",
          "Say what it counts, so: `378 men`, `3 squadrons`, `5 guns 9-pdr`, `2 ranks`.");
    }
  }

  /** Where the words of an attribute stand; seldom asked, and of thousands once. */
  private final class Places {
    private final Attribute attribute;
    private List<TextSpan> all = List.of();

    Places(Attribute attribute) {
      this.attribute = attribute;
    }

    TextSpan of(int word) {
      if (all.isEmpty()) {
        all = context.spans(attribute, "words");
      }
      return all.get(word);
    }
  }

  /** A word in lower case; {@code ammunition wagons} is one word of the grammar. */
  private static String word(Attribute attribute, int index) {
    String word = Literals.name(attribute.getWords().get(index)).toLowerCase(Locale.ROOT);
    return word.endsWith("wagons") ? "wagons" : word;
  }

  private void tellMissingNation(Supplier<TextSpan> place, String next) {
    if (Nationality.find(next).isEmpty()) {
      context.error(
          "KS-SYN-005",
          place.get(),
          "It is not said of which nation.",
          "Write the nation behind the word, or alone: `nation Dutch`, `Dutch`.");
    }
  }

  private boolean readWord(
      Attribute attribute, Supplier<TextSpan> place, String word, OptionalInt number) {
    if (MEN.contains(word)) {
      men = counted(attribute, place, word, number, men);
      mounted |= MOUNTED.contains(word);
    } else if (word.equals("squadrons")) {
      squadrons = counted(attribute, place, word, number, squadrons);
    } else if (word.equals("ranks") || word.equals("rank")) {
      ranks = counted(attribute, place, word, number, ranks);
    } else if (WAGONS.contains(word)) {
      wagons = counted(attribute, place, word, number, wagons);
    } else if (word.equals("pontoons")) {
      pontoons = counted(attribute, place, word, number, pontoons);
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
      Attribute attribute,
      Supplier<TextSpan> place,
      String word,
      OptionalInt number,
      OptionalInt before) {
    if (number.isEmpty()) {
      context.error(
          "KS-SYN-005",
          place.get(),
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
      Attribute attribute,
      Supplier<TextSpan> place,
      String word,
      OptionalInt number,
      Ordnance.Kind kind) {
    OptionalInt count = counted(attribute, place, word, number, OptionalInt.empty());
    if (count.isPresent()) {
      ordnance.add(new Ordnance(count.getAsInt(), kind, calibre(attribute)));
    }
  }

  /** The calibre that is written, if it is one; what is none is told. */
  private Optional<String> calibre(Attribute attribute) {
    Optional<String> written = attribute.getCalibres().stream().findFirst();
    Optional<String> calibre = written.flatMap(KnownCalibres::find);
    if (written.isPresent() && calibre.isEmpty()) {
      context.unknown(
          "KS-SYN-007",
          context.span(attribute, "calibres"),
          "`" + written.get() + "` is not a calibre",
          written.get(),
          KnownCalibres.known(),
          "Calibres are written so: `6-pdr`, `12-pdr`, `5.5-inch`.");
    }
    return calibre;
  }

  /** Notes a word about the kind of troops; false if it is unknown, which is told. */
  private boolean describe(Supplier<TextSpan> place, String word) {
    Grade named = Vocabulary.GRADES.get(word);
    Optional<Nationality> whose = Nationality.find(word);
    SmallArm carried = Vocabulary.WEAPONS.get(word);
    if (named != null) {
      grade = Optional.of(named);
    }
    if (whose.isPresent()) {
      tellTwice(place, nation, whose.get(), "nation");
      nation = whose;
    }
    if (carried != null) {
      tellTwice(place, weapon, carried, "weapon");
      weapon = Optional.of(carried);
    }
    if (named != null || isKind(word)) {
      words.add(word);
    } else if (whose.isEmpty() && carried == null && !LINKS.contains(word)) {
      context.unknown(
          "KS-SYN-007",
          place.get(),
          "`" + word + "` says nothing about a unit that the studio knows",
          word,
          known,
          "Known are numbers of men, riders, squadrons, guns, howitzers, wagons and ranks, grades"
              + " such as veteran, kinds such as rifles, light, heavy, lancers, horse, weapons such as"
              + " musket, and nations.");
      return false;
    }
    return true;
  }

  private void tellTwice(Supplier<TextSpan> place, Optional<?> before, Object now, String what) {
    if (before.isPresent() && !before.get().equals(now)) {
      context.error(
          "KS-SYN-010", place.get(), "The " + what + " is given twice.", "Keep one of the two.");
    }
  }
}
