package studio.kriegsspiel.export.pack;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Nationality;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.mapping.Correspondence.Family;
import studio.kriegsspiel.rules.sheet.Need;
import studio.kriegsspiel.rules.sheet.Present;
import studio.kriegsspiel.scenario.force.Ordnance;
import studio.kriegsspiel.situation.ground.GoingIndex;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.UnitView;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.Terrain;

/** What troops and the ground they are on have that parts of a rule book's sheets are for. */
final class TroopNeeds {
  private static final Set<UnitType> LIGHT =
      EnumSet.of(UnitType.INFANTRY_LIGHT, UnitType.INFANTRY_RIFLE, UnitType.SKIRMISHERS);
  private static final Set<FeatureKind> WATER = EnumSet.of(FeatureKind.RIVER, FeatureKind.STREAM);
  private static final Set<FeatureKind> HOUSES =
      EnumSet.of(FeatureKind.BUILDING, FeatureKind.FARM, FeatureKind.VILLAGE, FeatureKind.TOWN);

  private final List<Kind> units;
  private final Set<FeatureKind> ground;

  /**
   * A unit, as far as it asks for rules.
   *
   * @param body whether it stands and marches as one
   */
  record Kind(boolean body, UnitType type, List<Ordnance> ordnance, Optional<Nationality> nation) {}

  TroopNeeds(List<Kind> units, Optional<Terrain> terrain) {
    this.units = List.copyOf(units);
    this.ground =
        terrain.stream()
            .flatMap(map -> map.features().stream())
            .map(feature -> feature.kind())
            .collect(Collectors.toSet());
  }

  /**
   * The units that a reader leads, and those sent to them; all of his side that he knows of where
   * he leads none by name.
   */
  static List<UnitView> ledBy(PlayerView view) {
    List<UnitView> led =
        view.roles().stream()
            .filter(role -> view.reader().roles().contains(role.title()))
            .flatMap(role -> role.commands().flatMap(view::findUnit).stream())
            .flatMap(UnitView::withAllParts)
            .toList();
    if (led.isEmpty()) {
      return view.units().toList();
    }
    Set<String> names = led.stream().map(UnitView::name).collect(Collectors.toSet());
    Stream<UnitView> sent =
        view.units()
            .filter(unit -> unit.particulars().sentTo().filter(names::contains).isPresent())
            .flatMap(UnitView::withAllParts);
    return Stream.concat(led.stream(), sent).distinct().toList();
  }

  /** What a reader has of his own, on the ground that he knows. */
  static Present of(PlayerView view) {
    List<Kind> units =
        ledBy(view).stream()
            .map(
                unit ->
                    new Kind(
                        unit.isBody(),
                        unit.type(),
                        unit.strength().ordnance(),
                        unit.particulars().nation()))
            .toList();
    TroopNeeds own = new TroopNeeds(units, view.map());
    return new Present(own.needs(), own.concepts());
  }

  Set<Need> needs() {
    Set<Need> needs = EnumSet.noneOf(Need.class);
    units.stream().filter(Kind::body).forEach(body -> of(body.type(), needs));
    if (WATER.stream().anyMatch(ground::contains)) {
      needs.add(Need.RIVERS);
    }
    if (HOUSES.stream().anyMatch(ground::contains)) {
      needs.add(Need.BUILDINGS);
    }
    return needs;
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

  Map<Family, Set<String>> concepts() {
    Map<Family, Set<String>> concepts = new EnumMap<>(Family.class);
    concepts.put(Family.UNIT_TYPES, each(unit -> Stream.of(unit.type().key())));
    concepts.put(
        Family.CALIBRES,
        each(
            unit ->
                unit.ordnance().stream()
                    .map(Ordnance::calibre)
                    .flatMap(calibre -> calibre.stream())));
    concepts.put(Family.NATIONS, each(unit -> unit.nation().stream().map(nation -> nation.key())));
    concepts.put(
        Family.TERRAIN,
        ground.stream()
            .flatMap(kind -> GoingIndex.kind(kind).stream())
            .map(TerrainKind::key)
            .collect(Collectors.toSet()));
    return concepts;
  }

  private Set<String> each(Function<Kind, Stream<String>> keys) {
    return units.stream().flatMap(keys).collect(Collectors.toSet());
  }
}
