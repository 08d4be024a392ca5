package studio.kriegsspiel.language.mapping.army;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.language.mapping.words.UnitTypeWords;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Ordnance;
import studio.kriegsspiel.scenario.force.Strength;
import studio.kriegsspiel.scenario.force.Unit;

/** Derives what kind of troops a unit is from its level, the words about it and its pieces. */
final class UnitTypes {
  private UnitTypes() {}

  /**
   * The unit's type.
   *
   * @param told what is told of it
   * @param parts its parts, already typed; a formation of all arms is of the arm of its command
   */
  static UnitType of(Echelon echelon, UnitAttributes told, List<Unit> parts) {
    List<String> words = told.words();
    Strength strength = told.strength();
    return switch (echelon) {
      case BATTERY, HALF_BATTERY -> artillery(words, strength);
      case SQUADRON, HALF_SQUADRON -> cavalry(words);
      case PIONEERS -> UnitType.ENGINEERS;
      case PONTOON_TRAIN -> UnitType.PONTOONS;
      case WAGONS, SUPPLY_COLUMN, PARK_COLUMN, FIELD_HOSPITAL -> UnitType.WAGONS;
      case STAFF -> UnitType.COMMANDER;
      case BATTALION, HALF_BATTALION ->
          named(words).filter(UnitType.ENGINEERS::equals).orElseGet(() -> infantry(words));
      default -> mixed(told, parts);
    };
  }

  /** Whether no word says which kind of horse a unit is, and dragoons are taken. */
  static boolean isKindOpen(UnitType type, UnitAttributes told) {
    return type == UnitType.CAVALRY_MEDIUM
        && told.words().stream().noneMatch(Set.of("dragoons", "medium")::contains);
  }

  private static UnitType mixed(UnitAttributes told, List<Unit> parts) {
    List<String> words = told.words();
    Strength strength = told.strength();
    Optional<UnitType> named = named(words);
    if (told.isMounted() || named.filter(t -> t.arm() == Arm.CAVALRY).isPresent()) {
      return cavalry(words);
    }
    if (!strength.ordnance().isEmpty() || named.filter(t -> t.arm() == Arm.ARTILLERY).isPresent()) {
      return artillery(words, strength);
    }
    if (named.isPresent()) {
      return named.get().arm() == Arm.INFANTRY ? infantry(words) : named.get();
    }
    return strongest(parts).orElseGet(() -> infantry(words));
  }

  /** A formation without a word about it is what most of its parts are. */
  private static Optional<UnitType> strongest(List<Unit> parts) {
    Map<UnitType, Integer> count = new LinkedHashMap<>();
    for (Unit part : parts) {
      count.merge(part.type(), Math.max(1, part.totalMen()), Integer::sum);
    }
    return count.entrySet().stream()
        .max(Comparator.comparingInt(Map.Entry::getValue))
        .map(Map.Entry::getKey);
  }

  private static Optional<UnitType> named(List<String> words) {
    return words.stream()
        .filter(UnitTypeWords.NAMES::containsKey)
        .map(UnitTypeWords.NAMES::get)
        .findFirst();
  }

  private static UnitType infantry(List<String> words) {
    Optional<UnitType> named =
        named(words).filter(type -> type.arm() == Arm.INFANTRY && type != UnitType.INFANTRY_LINE);
    if (named.isPresent()) {
      return named.get();
    }
    if (words.contains("light")) {
      return UnitType.INFANTRY_LIGHT;
    }
    if (words.contains("guard") || words.contains("guards")) {
      return UnitType.INFANTRY_GUARD;
    }
    if (words.contains("militia")) {
      return UnitType.INFANTRY_MILITIA;
    }
    return words.contains("irregular") ? UnitType.INFANTRY_IRREGULAR : UnitType.INFANTRY_LINE;
  }

  private static UnitType cavalry(List<String> words) {
    UnitType type =
        named(words).filter(each -> each.arm() == Arm.CAVALRY).orElse(UnitType.CAVALRY_MEDIUM);
    if (type != UnitType.CAVALRY_MEDIUM) {
      return type;
    }
    if (words.contains("heavy")) {
      return UnitType.CAVALRY_HEAVY;
    }
    if (words.contains("light")) {
      return UnitType.CAVALRY_LIGHT;
    }
    if (words.contains("lancer")) {
      return UnitType.CAVALRY_LANCER;
    }
    return words.contains("irregular") ? UnitType.CAVALRY_IRREGULAR : type;
  }

  /** By calibre: to 4-pdr light, 6- to 9-pdr medium, 12-pdr heavy; horse artillery is its own. */
  private static UnitType artillery(List<String> words, Strength strength) {
    if (words.contains("horse")) {
      return UnitType.ARTILLERY_HORSE;
    }
    if (words.contains("regimental")) {
      return UnitType.ARTILLERY_BATTALION_GUN;
    }
    if (words.contains("rockets") || words.contains("rocket")) {
      return UnitType.ARTILLERY_ROCKET;
    }
    boolean gunless =
        strength.ordnance().stream().noneMatch(each -> each.kind() == Ordnance.Kind.GUN);
    if (gunless && !strength.ordnance().isEmpty()) {
      return UnitType.ARTILLERY_HOWITZER;
    }
    Optional<Integer> pounds =
        strength.ordnance().stream()
            .filter(each -> each.kind() == Ordnance.Kind.GUN)
            .flatMap(each -> each.findPounds().stream())
            .max(Integer::compare);
    if (pounds.isPresent()) {
      return pounds.get() <= 4
          ? UnitType.ARTILLERY_LIGHT
          : pounds.get() < 12 ? UnitType.ARTILLERY_MEDIUM : UnitType.ARTILLERY_HEAVY;
    }
    if (words.contains("heavy")) {
      return UnitType.ARTILLERY_HEAVY;
    }
    return words.contains("light") ? UnitType.ARTILLERY_LIGHT : UnitType.ARTILLERY_MEDIUM;
  }
}
