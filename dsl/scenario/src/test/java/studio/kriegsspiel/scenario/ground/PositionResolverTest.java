package studio.kriegsspiel.scenario.ground;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.place.Distance;
import studio.kriegsspiel.scenario.place.LengthUnit;
import studio.kriegsspiel.scenario.place.Measures;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;

class PositionResolverTest {
  private static final Measures PACE = new Measures(Map.of(LengthUnit.PACES, 0.75));
  private static final MapPoint FARM = new MapPoint(600_000, 5_614_000);
  private final Terrain terrain =
      Terrain.builder("plain", "EPSG:32631", new Bounds(598_000, 5_612_000, 602_000, 5_616_000))
          .place(new Place("Farm", FARM))
          .build();
  private final PositionResolver resolver = new PositionResolver(terrain, PACE);
  private final Position farm = new Position.AtPlace("farm", TextSpan.NONE);

  private Position offset(double amount, LengthUnit unit, double degrees, Position origin) {
    return new Position.Offset(
        new Distance(amount, unit), new Direction(degrees), origin, TextSpan.NONE);
  }

  @Test
  void findsPlacesOffsetsGridReferencesAndLatitudes() {
    assertThat(resolver.find(farm)).contains(FARM);
    assertThat(resolver.find(offset(400, LengthUnit.PACES, 90, farm)))
        .contains(new MapPoint(600_300, 5_614_000));
    assertThat(resolver.find(new Position.Grid("0000 1400", TextSpan.NONE))).contains(FARM);
    MapPoint found =
        resolver.find(new Position.Geographic(50.6803, 4.4066, TextSpan.NONE)).orElseThrow();
    assertThat(found.x()).isCloseTo(599_376, within(100.0));
  }

  @Test
  void saysWhichPlaceIsUnknownAndWhichMayBeMeant() {
    Located answer = resolver.resolve(new Position.AtPlace("Framm", TextSpan.NONE));
    assertThat(answer).isInstanceOf(Located.Nowhere.class);
    Located.Nowhere nowhere = (Located.Nowhere) answer;
    assertThat(nowhere.reason()).isEqualTo("the terrain `plain` has no place \"Framm\"");
    assertThat(nowhere.near()).containsExactly("Farm");
  }

  @Test
  void refusesOffsetsWithoutEnd() {
    Position deep = farm;
    for (int i = 0; i < 10_000; i++) {
      deep = offset(1, LengthUnit.METRES, 0, deep);
    }
    assertThat(resolver.find(deep)).isEmpty();
  }
}
