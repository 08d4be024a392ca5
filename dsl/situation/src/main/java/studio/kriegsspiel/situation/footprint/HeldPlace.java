package studio.kriegsspiel.situation.footprint;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygonal;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.ground.Ground;

/** The houses, gardens, works and woods about a point, which a garrison holds as a whole. */
public final class HeldPlace {
  private static final Set<FeatureKind> HOUSES =
      EnumSet.of(
          FeatureKind.BUILDING,
          FeatureKind.FARM,
          FeatureKind.VILLAGE,
          FeatureKind.TOWN,
          FeatureKind.FIELDWORK,
          FeatureKind.GARDEN,
          FeatureKind.ORCHARD);

  private static final Set<FeatureKind> WOODS =
      EnumSet.of(FeatureKind.WOOD_LIGHT, FeatureKind.WOOD_DENSE);

  private HeldPlace() {}

  /**
   * The areas in which a point lies.
   *
   * @param woods whether woods count as well
   */
  public static List<Geometry> of(Optional<Ground> ground, MapPoint middle, boolean woods) {
    return ground.stream()
        .flatMap(each -> each.at(middle).features().stream())
        .filter(each -> each.geometry() instanceof Polygonal)
        .filter(each -> HOUSES.contains(each.kind()) || woods && WOODS.contains(each.kind()))
        .map(each -> each.geometry())
        .toList();
  }
}
