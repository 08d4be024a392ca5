package studio.kriegsspiel.reading.decision.filling;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.RoadWidthClass;

/** Bridges, fords and ways near the place that a question is about. */
final class KriegsspielPlaces {
  private static final double NEAR_METRES = 100;
  private static final Set<FeatureKind> WATER =
      Set.of(FeatureKind.RIVER, FeatureKind.STREAM, FeatureKind.LAKE);
  private static final Set<FeatureKind> HOUSES =
      Set.of(FeatureKind.VILLAGE, FeatureKind.TOWN, FeatureKind.BUILDING, FeatureKind.FARM);

  private final CaseFacts facts;

  KriegsspielPlaces(CaseFacts facts) {
    this.facts = facts;
  }

  Optional<Filled> material() {
    return near(HOUSES, 4 * NEAR_METRES)
        .filter(each -> each.kind() == FeatureKind.TOWN || each.kind() == FeatureKind.VILLAGE)
        .map(each -> new Filled("town", called(each) + " close by"));
  }

  Optional<Filled> width() {
    return water().map(each -> facts.measured(each.metres(), each.what()));
  }

  private record Width(double metres, String what) {}

  private Optional<MapPoint> place() {
    return facts.secondAt().or(facts::firstAt);
  }

  private Optional<Feature> near(Set<FeatureKind> kinds, double metres) {
    return place()
        .flatMap(
            at ->
                facts
                    .situation()
                    .ground()
                    .flatMap(
                        ground ->
                            ground.ground().features().near(at.x(), at.y(), metres).stream()
                                .filter(each -> kinds.contains(each.kind()))
                                .findFirst()));
  }

  private static String called(Feature feature) {
    return feature.name().map(name -> "\"" + name + "\"").orElse(feature.kind().key());
  }

  Optional<Filled> length() {
    return near(Set.of(FeatureKind.BRIDGE), NEAR_METRES)
        .flatMap(
            bridge -> {
              OptionalDouble stated = bridge.attributes().lengthMetres();
              double metres =
                  stated.isPresent() ? stated.getAsDouble() : bridge.geometry().getLength();
              return metres > 0
                  ? Optional.of(new Width(metres, "on the ground: " + called(bridge)))
                  : Optional.empty();
            })
        .or(this::water)
        .map(each -> facts.measured(each.metres(), each.what()));
  }

  private Optional<Width> water() {
    return near(WATER, NEAR_METRES)
        .filter(water -> water.attributes().widthMetres().isPresent())
        .map(
            water ->
                new Width(
                    water.attributes().widthMetres().getAsDouble(),
                    "on the ground: " + called(water)));
  }

  Optional<Filled> way() {
    if (near(Set.of(FeatureKind.FORD), NEAR_METRES / 2).isPresent()) {
      return Optional.of(new Filled("ford", "a ford at the place"));
    }
    if (near(Set.of(FeatureKind.VILLAGE, FeatureKind.TOWN), 0).isPresent()) {
      return Optional.of(new Filled("town-road-or-village", "houses at the place"));
    }
    return near(Set.of(FeatureKind.ROAD), NEAR_METRES / 2)
        .flatMap(road -> road.attributes().roadWidth())
        .filter(width -> width == RoadWidthClass.SMALL_ROAD)
        .map(width -> new Filled("smaller-road", "the width of the road there"));
  }
}
