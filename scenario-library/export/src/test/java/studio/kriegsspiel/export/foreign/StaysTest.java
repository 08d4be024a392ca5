package studio.kriegsspiel.export.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.LocalDateTime;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.export.SampleScenario;
import studio.kriegsspiel.export.play.UmpireFile;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.terrain.MapPoint;

/** What a GIS is told of a body's place by the hour is what the studio itself says of it. */
class StaysTest {
  private static final Situation SITUATION = SampleScenario.situation();
  private static final JsonNode FILE = PlayTree.of(UmpireFile.of(SITUATION)).root();

  @Test
  void eachStayIsWhereTheTracksHaveTheBody() {
    int moving = 0;
    for (JsonNode track : FILE.path("tracks")) {
      for (Stays.Stay stay : Stays.of(FILE, track)) {
        Whereabouts where = at(track, stay.begins());
        Optional<MapPoint> centre = where.centre();
        assertThat(centre).as("%s at %s", PlayTree.text(track, "unit"), stay).isPresent();
        MapPoint told =
            new MapPoint(stay.at().path("x").asDouble(), stay.at().path("y").asDouble());
        assertThat(told.distanceMetres(centre.orElseThrow()))
            .as("%s at %s", PlayTree.text(track, "unit"), stay)
            .isCloseTo(0, within(0.5));
        moving += stay.row().path("what").asText().equals("position") ? 0 : 1;
      }
    }
    assertThat(moving).as("stays on a way").isGreaterThan(5);
  }

  private static Whereabouts at(JsonNode track, double minutes) {
    String[] unit = PlayTree.text(track, "unit").split("[.]", 2);
    LocalDateTime time =
        SITUATION.clock().begins().plus(Duration.ofSeconds(Math.round(minutes * 60)));
    return SITUATION.tracks().of(new UnitId(unit[0], unit[1])).at(time);
  }
}
