package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.export.play.UmpireFile;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.terrain.MapPoint;

/** An engine that has nothing but the umpire's play file is, to the minute, where the studio is. */
class PlayEngineTest {
  private static final double ROUNDING_METRES = 0.5;
  private static Schema schema;

  @BeforeAll
  static void readSchema() throws IOException {
    Path published =
        Path.of(System.getProperty("studio.root"), "docs", "formats", "play.schema.json");
    schema =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(Files.readString(published), InputFormat.JSON);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"the-bridge-of-seldenau", "outposts-on-the-selde", "papelotte-and-smohain"})
  void bodiesAreWhereTheStudioSaysAndNewsComesWhenItSays(String name) throws IOException {
    Situation situation =
        Studies.ofLibrary()
            .read(Library.open().findScenario(name).orElseThrow())
            .situation()
            .orElseThrow();
    String json = new String(UmpireFile.of(situation), StandardCharsets.UTF_8);
    assertFollowsTheSchema(json);
    JsonNode file = new JsonMapper().readTree(json);
    for (JsonNode variant : file.path("variants")) {
      ObjectNode other = file.deepCopy();
      variant
          .path("changes")
          .properties()
          .forEach(each -> other.set(each.getKey(), each.getValue()));
      other.properties().removeIf(each -> each.getValue().isNull());
      assertFollowsTheSchema(other.toString());
      assertThat(other).as(variant.path("title").asText()).isNotEqualTo(file);
    }
    PlayEngine engine = new PlayEngine(file);
    LocalDateTime ends = situation.clock().ends();

    int moved = 0;
    for (Unit body : situation.tracks().bodies()) {
      Optional<MapPoint> before = Optional.empty();
      for (LocalDateTime time = situation.clock().begins();
          !time.isAfter(ends);
          time = time.plusMinutes(1)) {
        Optional<MapPoint> wanted = situation.tracks().of(body.id()).at(time).centre();
        Optional<MapPoint> found =
            engine.at(body.id().toString(), time).map(spot -> new MapPoint(spot.x(), spot.y()));
        assertThat(found.isPresent()).as(body.id() + " at " + time).isEqualTo(wanted.isPresent());
        assertThat(found.map(it -> it.distanceMetres(wanted.orElseThrow())).orElse(0.0))
            .as(body.id() + " at " + time)
            .isLessThan(ROUNDING_METRES);
        moved += wanted.equals(before) ? 0 : 1;
        before = wanted;
      }
    }
    assertThat(moved).as("minutes in which a body moved").isGreaterThan(20);
    assertThat(engine.come(ends)).isEqualTo(comeInAGame(situation, file));
  }

  /** What a game that nobody plays finds to be so, of what an engine can tell by places alone. */
  private static Map<String, LocalDateTime> comeInAGame(Situation situation, JsonNode file) {
    Game game = Game.begin(situation, List.of());
    while (game.now().isBefore(situation.clock().ends())) {
      game = game.to(situation.clock().ends());
    }
    Map<String, LocalDateTime> come = new HashMap<>();
    PlayEngine engine = new PlayEngine(file);
    game.come().stream()
        .filter(event -> engine.canTell(event.id()))
        .forEach(event -> come.put(event.id(), event.earliest().orElseThrow()));
    return come;
  }

  private static void assertFollowsTheSchema(String json) {
    assertThat(schema.validate(json, InputFormat.JSON)).isEmpty();
  }
}
