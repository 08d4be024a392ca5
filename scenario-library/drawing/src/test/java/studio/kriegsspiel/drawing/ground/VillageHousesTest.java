package studio.kriegsspiel.drawing.ground;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

/** Houses stand along the streets of their village, and on nothing else. */
class VillageHousesTest {
  private static final GeometryFactory FACTORY = new GeometryFactory();
  private static final Geometry VILLAGE = box(0, 0, 400, 120);
  private static final Geometry STREET = line(-100, 60, 500, 60);

  @Test
  void aVillageOfOneStreetIsTwoRowsOfHousesThatFaceIt() {
    List<VillageHouses.House> houses = houses(List.of(STREET), List.of(), List.of(), 20);

    assertThat(houses).hasSizeBetween(14, 20);
    assertThat(houses)
        .allSatisfy(
            house -> {
              assertThat(Math.abs(house.y() - 60)).isBetween(8.0, 24.0);
              assertThat(Math.sin(house.turn())).isCloseTo(0, within(0.1));
            });
    assertThat(houses).anyMatch(house -> house.y() < 60).anyMatch(house -> house.y() > 60);
  }

  @Test
  void noHouseStandsOnABrookOrOnTheChurch() {
    Geometry brook = line(200, -10, 200, 130);
    Geometry church = box(90, 66, 130, 90);
    List<VillageHouses.House> houses = houses(List.of(STREET), List.of(brook), List.of(church), 30);

    assertThat(houses).isNotEmpty();
    assertThat(houses)
        .allSatisfy(
            house -> {
              Geometry middle = FACTORY.createPoint(new Coordinate(house.x(), house.y()));
              assertThat(middle.distance(brook)).isGreaterThan(8);
              assertThat(middle.distance(church)).isGreaterThan(5);
            });
  }

  @Test
  void withoutAStreetHousesAreScattered() {
    assertThat(houses(List.of(), List.of(), List.of(), 12)).hasSizeBetween(6, 12);
  }

  @Test
  void noMoreHousesStandThanThereAre() {
    assertThat(houses(List.of(STREET), List.of(), List.of(), 3)).hasSize(3);
  }

  /** A village has gaps between its houses, a town closed fronts along its streets. */
  @Test
  void aTownHasClosedFronts() {
    List<VillageHouses.House> town =
        VillageHouses.of(
            VILLAGE, new VillageHouses.Lines(List.of(STREET), List.of()), List.of(), 200, true);
    List<VillageHouses.House> row =
        town.stream()
            .filter(house -> Math.abs(house.y() - 71.3) < 1)
            .sorted(java.util.Comparator.comparingDouble(VillageHouses.House::x))
            .toList();
    assertThat(row).hasSizeGreaterThan(20);
    for (int i = 1; i < row.size(); i++) {
      assertThat(row.get(i).x() - row.get(i - 1).x()).isBetween(16.0, 16.5);
    }
  }

  private static List<VillageHouses.House> houses(
      List<Geometry> streets, List<Geometry> waters, List<Geometry> built, int wanted) {
    return VillageHouses.of(
        VILLAGE, new VillageHouses.Lines(streets, waters), built, wanted, false);
  }

  private static Geometry box(double west, double south, double east, double north) {
    return FACTORY.toGeometry(new Envelope(west, east, south, north));
  }

  private static Geometry line(double x, double y, double toX, double toY) {
    return FACTORY.createLineString(
        new Coordinate[] {new Coordinate(x, y), new Coordinate(toX, toY)});
  }
}
