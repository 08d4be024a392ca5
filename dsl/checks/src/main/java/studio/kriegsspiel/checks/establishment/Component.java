package studio.kriegsspiel.checks.establishment;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.checks.sides.Force;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Ordnance;
import studio.kriegsspiel.scenario.force.Unit;

/** What formations are made of, by the words of the books' tables of organisation. */
enum Component {
  INFANTRY_DIVISION("infantry-division", of(Echelon.DIVISION, Arm.INFANTRY)),
  CAVALRY_DIVISION("cavalry-division", of(Echelon.DIVISION, Arm.CAVALRY)),
  BATTALION("battalion", of(Echelon.BATTALION, Arm.INFANTRY)),
  HEAVY_BATTALION("heavy-battalion", unit -> heavy(unit) && isBattalion(unit)),
  LIGHT_BATTALION("light-battalion", unit -> !heavy(unit) && isBattalion(unit)),
  CAVALRY_REGIMENT("cavalry-regiment", of(Echelon.REGIMENT, Arm.CAVALRY)),
  SQUADRON("squadron", of(Echelon.SQUADRON, Arm.CAVALRY)),
  COMPANY("company", of(Echelon.COMPANY, Arm.INFANTRY)),
  PLATOON("platoon", of(Echelon.PLATOON, Arm.INFANTRY)),
  ZUG("zug", of(Echelon.PLATOON, Arm.INFANTRY)),
  LIGHT_FOOT_BATTERY("light-foot-battery", unit -> isBattery(unit) && !isHorse(unit)),
  FOOT_BATTERY_OF_6("6-pdr-foot-battery", unit -> throwsPounds(unit, 6) && !isHorse(unit)),
  FOOT_BATTERY_OF_9("9-pdr-foot-battery", unit -> throwsPounds(unit, 9) && !isHorse(unit)),
  ROCKET_BATTERY(
      "rocket-battery", unit -> isBattery(unit) && unit.type() == UnitType.ARTILLERY_ROCKET),
  BATTERY_OF_6_OR_9("6-or-9-pdr-battery", unit -> throwsPounds(unit, 6) || throwsPounds(unit, 9)),
  BATTERY_OF_12("12-pdr-battery", unit -> throwsPounds(unit, 12)),
  HORSE_BATTERY("horse-battery", unit -> isBattery(unit) && isHorse(unit)),
  HOWITZER_BATTERY(
      "howitzer-battery", unit -> isBattery(unit) && unit.type() == UnitType.ARTILLERY_HOWITZER),
  ARTILLERY_BRIGADE("artillery-brigade", of(Echelon.BRIGADE, Arm.ARTILLERY)),
  ARTILLERY_REGIMENT("artillery-regiment", of(Echelon.REGIMENT, Arm.ARTILLERY)),
  PIONEER_COMPANY("pioneer-company", unit -> unit.echelon() == Echelon.PIONEERS),
  SAPPER_COMPANY("sapper-company", unit -> unit.echelon() == Echelon.PIONEERS),
  SAPPER_BATTALION("sapper-battalion", of(Echelon.BATTALION, Arm.ENGINEERS)),
  SUPPLY_COLUMN("supply-column", Echelon.SUPPLY_COLUMN),
  PARK_COLUMN("park-column", Echelon.PARK_COLUMN),
  FIELD_HOSPITAL("field-hospital", Echelon.FIELD_HOSPITAL),
  PONTOON_TRAIN("pontoon-train", Echelon.PONTOON_TRAIN);

  private static final Set<Arm> FIGHTS = Set.of(Arm.INFANTRY, Arm.CAVALRY);

  /** Such as {@code 6-pdr-foot-battery}, read as {@code foot battery of 6-pdr}. */
  private static final Pattern OF_CALIBRE = Pattern.compile("(\\d.*-pdr)-(.*)");

  private static final Map<String, Component> BY_KEY =
      Stream.of(values()).collect(Collectors.toUnmodifiableMap(each -> each.key, each -> each));

  private final String key;
  private final Predicate<Unit> is;

  Component(String key, Predicate<Unit> is) {
    this.key = key;
    this.is = is;
  }

  Component(String key, Echelon echelon) {
    this(key, part -> part.echelon() == echelon);
  }

  static Optional<Component> find(String key) {
    return Optional.ofNullable(BY_KEY.get(key));
  }

  /** How many of them are under a unit; squadrons are counted where only their number stands. */
  int in(Unit unit) {
    return this == SQUADRON ? Force.of(unit.withAllParts()).squadrons() : under(unit, is);
  }

  /** The word for so many of them. */
  String noun(int number) {
    Matcher ofCalibre = OF_CALIBRE.matcher(key);
    String calibre = ofCalibre.matches() ? " of " + ofCalibre.group(1).replace("-or-", " or ") : "";
    String one = (calibre.isEmpty() ? key : ofCalibre.group(2)).replace('-', ' ');
    String many = one.endsWith("y") ? one.substring(0, one.length() - 1) + "ies" : one + "s";
    return (number == 1 ? one : many) + calibre;
  }

  /** Whether it is a column of wagons. */
  boolean isTrain() {
    return this == SUPPLY_COLUMN
        || this == PARK_COLUMN
        || this == FIELD_HOSPITAL
        || this == PONTOON_TRAIN;
  }

  /** Whether batteries go with park columns or pontoons, and with nobody who fights on foot. */
  static boolean isOrdnanceTrain(Unit unit) {
    return under(unit, Component::isBattery) > 0
        && PARK_COLUMN.in(unit) + PONTOON_TRAIN.in(unit) > 0
        && under(unit, part -> FIGHTS.contains(part.type().arm())) == 0;
  }

  private static Predicate<Unit> of(Echelon echelon, Arm arm) {
    return unit -> unit.echelon() == echelon && unit.type().arm() == arm;
  }

  private static boolean isBattalion(Unit unit) {
    return of(Echelon.BATTALION, Arm.INFANTRY).test(unit);
  }

  private static boolean heavy(Unit unit) {
    return unit.type() != UnitType.INFANTRY_LIGHT && unit.type() != UnitType.INFANTRY_RIFLE;
  }

  private static int under(Unit unit, Predicate<Unit> is) {
    return (int) unit.parts().stream().flatMap(Unit::withAllParts).filter(is).count();
  }

  private static boolean isBattery(Unit unit) {
    return unit.echelon() == Echelon.BATTERY;
  }

  private static boolean isHorse(Unit unit) {
    return unit.type() == UnitType.ARTILLERY_HORSE;
  }

  private static boolean throwsPounds(Unit unit, int pounds) {
    return isBattery(unit)
        && unit.strength().ordnance().stream()
            .filter(each -> each.kind() == Ordnance.Kind.GUN)
            .anyMatch(each -> each.findPounds().filter(found -> found == pounds).isPresent());
  }
}
