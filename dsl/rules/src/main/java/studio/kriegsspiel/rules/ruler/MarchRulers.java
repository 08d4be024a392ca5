package studio.kriegsspiel.rules.ruler;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.rules.field.March;
import studio.kriegsspiel.rules.field.Troops;

/**
 * Asks a book how far all kinds of troops of the line go at every gait. Kinds that go alike have
 * one ruler, gaits that are alike one mark.
 */
public final class MarchRulers {
  private static final Set<Gait> IN_RANKS =
      EnumSet.of(
          Gait.MARCH,
          Gait.ACTION,
          Gait.COLUMN,
          Gait.HASTE,
          Gait.ATTACK,
          Gait.PURSUIT,
          Gait.RETREAT,
          Gait.SKIRMISH,
          Gait.PATROL);
  private static final Set<Gait> OF_GUNS =
      EnumSet.of(Gait.MARCH, Gait.ACTION, Gait.HASTE, Gait.RETREAT, Gait.ROPES);
  private static final Set<Gait> OF_WAGONS = EnumSet.of(Gait.MARCH);
  private static final Set<Gait> OF_RIDERS = EnumSet.of(Gait.RIDE, Gait.LONG_RIDE);

  private static final String EVERY_GAIT = "at every gait";

  private MarchRulers() {}

  /** The rulers of a book: foot, horse, guns, wagons, riders. */
  public static List<MarchRuler> of(RuleBook book) {
    return alike(book, type -> true).entrySet().stream()
        .map(each -> new MarchRuler(TroopKinds.words(each.getValue()), each.getKey()))
        .toList();
  }

  /** The rulers of some kinds of troops, and of those who ride with orders. */
  public static List<MarchRuler> of(RuleBook book, Set<UnitType> types) {
    return alike(book, type -> type.arm() == Arm.STAFF || types.contains(type)).entrySet().stream()
        .map(each -> new MarchRuler(TroopKinds.each(each.getValue()), each.getKey()))
        .toList();
  }

  private static Map<List<MarchRuler.Mark>, List<UnitType>> alike(
      RuleBook book, Predicate<UnitType> wanted) {
    Map<List<MarchRuler.Mark>, List<UnitType>> alike = new LinkedHashMap<>();
    for (UnitType type : UnitType.values()) {
      List<MarchRuler.Mark> marks = wanted.test(type) ? marks(book.fieldManual(), type) : List.of();
      if (!marks.isEmpty()) {
        alike.computeIfAbsent(marks, key -> new ArrayList<>()).add(type);
      }
    }
    return alike;
  }

  /** What stands in one mark: the three layers of a book never share one. */
  private record Reach(Fraction units, Optional<March.Frequency> limit, Citation place) {}

  private static List<MarchRuler.Mark> marks(FieldManual manual, UnitType type) {
    Troops troops = new Troops(type, 0, 0, OptionalInt.empty(), OptionalInt.empty(), Grade.LINE);
    Map<Reach, MarchRuler.Mark> marks = new LinkedHashMap<>();
    for (Gait gait : gaits(type.arm())) {
      findRate(manual, troops, gait)
          .ifPresent(
              rate ->
                  marks.merge(
                      new Reach(rate.unitsPerTurn(), rate.findLimit(), plain(rate.citation())),
                      mark(rate, gait),
                      MarchRulers::together));
    }
    return marks.values().stream()
        .map(mark -> mark.gaits().size() == gaits(type.arm()).size() ? atEvery(mark) : mark)
        .sorted(Comparator.comparing(MarchRuler.Mark::units))
        .toList();
  }

  private static MarchRuler.Mark mark(March.Rate rate, Gait gait) {
    return new MarchRuler.Mark(
        rate.unitsPerTurn(),
        rate.metresPerTurn().toDouble(),
        List.of(words(gait)),
        rate.findLimit(),
        plain(rate.citation()));
  }

  private static MarchRuler.Mark atEvery(MarchRuler.Mark one) {
    return new MarchRuler.Mark(
        one.units(), one.metres(), List.of(EVERY_GAIT), one.limit(), one.citation());
  }

  private static MarchRuler.Mark together(MarchRuler.Mark one, MarchRuler.Mark other) {
    List<String> gaits = new ArrayList<>(one.gaits());
    gaits.addAll(other.gaits());
    return new MarchRuler.Mark(one.units(), one.metres(), gaits, one.limit(), one.citation());
  }

  /** The place alone: a note names one row, and a mark may rest on several. */
  private static Citation plain(Citation place) {
    return new Citation(place.book(), place.layer(), place.reference(), "");
  }

  private static Optional<March.Rate> findRate(FieldManual manual, Troops troops, Gait gait) {
    return manual.march(troops, gait, Going.OPEN) instanceof March.Rate rate
            && rate.unitsPerTurn().signum() > 0
        ? Optional.of(rate)
        : Optional.empty();
  }

  private static Set<Gait> gaits(Arm arm) {
    return switch (arm) {
      case INFANTRY, CAVALRY, ENGINEERS -> IN_RANKS;
      case ARTILLERY -> OF_GUNS;
      case TRAIN -> OF_WAGONS;
      case STAFF -> OF_RIDERS;
    };
  }

  /** How a gait is called on a ruler. */
  static String words(Gait gait) {
    return switch (gait) {
      case MARCH -> "on the march";
      case ACTION -> "in action";
      case COLUMN -> "in column";
      case HASTE -> "in haste";
      case ATTACK -> "in the attack";
      case PURSUIT -> "in pursuit";
      case RETREAT -> "in retreat";
      case SKIRMISH -> "skirmishing";
      case PATROL -> "on patrol";
      case RIDE -> "riding";
      case LONG_RIDE -> "on a long ride";
      case ROPES -> "hauled by hand";
    };
  }
}
