package studio.kriegsspiel.export.pack;

import java.time.LocalDateTime;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.mapping.Correspondence.Family;
import studio.kriegsspiel.rules.sheet.Need;
import studio.kriegsspiel.rules.sheet.Present;
import studio.kriegsspiel.scenario.force.Ordnance;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.ground.GoingIndex;
import studio.kriegsspiel.terrain.FeatureKind;

/** What a scenario has that parts of a rule book's sheet are for. */
final class SheetNeeds {
  private static final Set<UnitType> LIGHT =
      EnumSet.of(UnitType.INFANTRY_LIGHT, UnitType.INFANTRY_RIFLE, UnitType.SKIRMISHERS);
  private static final Set<FeatureKind> WATER = EnumSet.of(FeatureKind.RIVER, FeatureKind.STREAM);
  private static final Set<FeatureKind> HOUSES =
      EnumSet.of(FeatureKind.BUILDING, FeatureKind.FARM, FeatureKind.VILLAGE, FeatureKind.TOWN);

  private final Situation situation;
  private final List<Unit> units;

  private SheetNeeds(Situation situation) {
    this.situation = situation;
    this.units = situation.scenario().sides().stream().flatMap(side -> side.units()).toList();
  }

  /** What is there when play begins, and what comes later. */
  static Present of(Situation situation) {
    SheetNeeds all = new SheetNeeds(situation);
    return new Present(all.needs(), all.concepts());
  }

  private Set<Need> needs() {
    Set<Need> needs = EnumSet.noneOf(Need.class);
    for (Unit unit : units) {
      if (unit.isBody()) {
        of(unit.type(), needs);
      }
    }
    Set<FeatureKind> ground = ground();
    if (WATER.stream().anyMatch(ground::contains)) {
      needs.add(Need.RIVERS);
    }
    if (HOUSES.stream().anyMatch(ground::contains)) {
      needs.add(Need.BUILDINGS);
    }
    if (isDark()) {
      needs.add(Need.NIGHT);
    }
    return needs;
  }

  private Set<FeatureKind> ground() {
    return situation.terrain().stream()
        .flatMap(terrain -> terrain.features().stream())
        .map(feature -> feature.kind())
        .collect(Collectors.toSet());
  }

  private static void of(UnitType type, Set<Need> needs) {
    Arm arm = type.arm();
    if (arm == Arm.INFANTRY) {
      needs.add(Need.INFANTRY);
    }
    if (LIGHT.contains(type)) {
      needs.add(Need.LIGHT_INFANTRY);
    }
    if (arm == Arm.CAVALRY) {
      needs.add(Need.CAVALRY);
    }
    if (arm == Arm.ARTILLERY) {
      needs.add(Need.ARTILLERY);
    }
    if (type == UnitType.ARTILLERY_HORSE) {
      needs.add(Need.HORSE_ARTILLERY);
    }
    if (type == UnitType.ENGINEERS || type == UnitType.PONTOONS) {
      needs.add(Need.ENGINEERS);
    }
  }

  private boolean isDark() {
    LocalDateTime begins = situation.clock().begins();
    LocalDateTime ends = situation.clock().ends();
    return Stream.of(begins.toLocalDate(), ends.toLocalDate())
        .map(situation.daylight()::on)
        .anyMatch(
            sun ->
                sun.lastLight().filter(ends::isAfter).isPresent()
                    || sun.firstLight().filter(begins::isBefore).isPresent());
  }

  private Map<Family, Set<String>> concepts() {
    Map<Family, Set<String>> concepts = new EnumMap<>(Family.class);
    concepts.put(Family.UNIT_TYPES, each(unit -> Stream.of(unit.type().key())));
    concepts.put(
        Family.CALIBRES,
        each(
            unit ->
                unit.strength().ordnance().stream()
                    .map(Ordnance::calibre)
                    .flatMap(calibre -> calibre.stream())));
    concepts.put(
        Family.NATIONS,
        each(unit -> unit.particulars().nation().stream().map(nation -> nation.key())));
    concepts.put(
        Family.TERRAIN,
        ground().stream()
            .flatMap(kind -> GoingIndex.kind(kind).stream())
            .map(TerrainKind::key)
            .collect(Collectors.toSet()));
    return concepts;
  }

  private Set<String> each(Function<Unit, Stream<String>> keys) {
    return units.stream().flatMap(keys).collect(Collectors.toSet());
  }
}
