package studio.kriegsspiel.scenario.place;

import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;

class PositionFinderTest {
  private final Terrain terrain =
      Terrain.builder("farm", "EPSG:32631", new Bounds(598_000, 5_612_000, 602_000, 5_616_000))
          .place(new Place("La Haye Sainte", new MapPoint(600_000, 5_614_000)))
          .build();
  private final PositionFinder finder = new PositionFinder(terrain, 0.75);

  @Test
  void aPlaceIsFoundInAnyCase() {
    assertThat(finder.find(place("la haye sainte"))).contains(new MapPoint(600_000, 5_614_000));
    assertThat(finder.find(place("Hougoumont"))).isEmpty();
  }

  @Test
  void pacesAreThoseOfTheRuleBook() {
    Position north =
        new Position.Offset(
            new Distance(400, LengthUnit.PACES),
            new Direction(0),
            place("La Haye Sainte"),
            TextSpan.NONE);
    MapPoint found = finder.find(north).orElseThrow();
    assertThat(found.x()).isCloseTo(600_000, Offset.offset(1e-6));
    assertThat(found.y()).isCloseTo(5_614_300, Offset.offset(1e-6));
  }

  @Test
  void aGridReferenceIsReadOnTheTerrainsGrid() {
    assertThat(finder.find(new Position.Grid("600000 5614000", TextSpan.NONE)))
        .contains(new MapPoint(600_000, 5_614_000));
    assertThat(finder.find(new Position.Grid("nonsense", TextSpan.NONE))).isEmpty();
  }

  @Test
  void latitudeAndLongitudeAreProjected() {
    MapPoint found =
        finder.find(new Position.Geographic(50.6775, 4.4119, TextSpan.NONE)).orElseThrow();
    assertThat(terrain.extent().contains(found)).isTrue();
    assertThat(finder.find(new Position.Geographic(95, 4, TextSpan.NONE))).isEmpty();
  }

  private static Position place(String name) {
    return new Position.AtPlace(name, TextSpan.NONE);
  }
}
