package studio.kriegsspiel.export.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.export.SampleScenario;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.PlayerViews;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.terrain.Terrain;

/** Holds the play files to the schema that is published for other programs. */
class PlayFilesTest {
  private static final Terrain TERRAIN = SampleGround.flat();
  private static final Scenario SCENARIO = SampleScenario.scenario();
  private static final Situation SITUATION = SampleScenario.situation();
  private static Schema schema;

  @BeforeAll
  static void readSchema() throws IOException {
    Path published =
        Path.of(System.getProperty("studio.root"), "docs", "formats", "play.schema.json");
    schema =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(Files.readString(published), InputFormat.JSON);
  }

  private static List<Error> faults(String json) {
    return schema.validate(json, InputFormat.JSON);
  }

  private static String text(byte[] json) {
    return new String(json, StandardCharsets.UTF_8);
  }

  @Test
  void theUmpiresFileFollowsTheSchema() {
    assertThat(faults(text(UmpireFile.of(SITUATION)))).isEmpty();
  }

  @Test
  void everyPlayersFileFollowsTheSchemaAtEveryTime() {
    for (Reader.Player reader : Reader.playersOf(SCENARIO)) {
      for (var time :
          List.of(SampleScenario.BEGINS, SampleScenario.at(14, 30), SampleScenario.at(17, 0))) {
        String json = text(PlayerFile.of(PlayerViews.of(SITUATION, reader, time)));
        assertThat(faults(json)).as(reader + " at " + time).isEmpty();
      }
    }
  }

  @Test
  void theSchemaHasNoPlaceForSecretsInAPlayersFile() {
    String json =
        text(
            PlayerFile.of(
                PlayerViews.of(SITUATION, Reader.Player.ofSide("Blue"), SampleScenario.BEGINS)));
    for (String planted :
        List.of("\"umpireNotes\" : []", "\"sides\" : []", "\"ends\" : \"1815-06-18T18:30\"")) {
      assertThat(faults(json.replace("\"version\" : 3", "\"version\" : 3, " + planted)))
          .as(planted)
          .isNotEmpty();
    }
  }

  @Test
  void theUmpiresFileSaysWhatIsTrueAndAPlayersDoesNot() {
    var red = PlayerViews.of(SITUATION, Reader.Player.ofSide("Red"), SampleScenario.at(14, 20));
    assertThat(text(UmpireFile.of(SITUATION))).contains("\"truth\" : false");
    assertThat(text(PlayerFile.of(red)))
        .contains("abandoned by its garrison")
        .doesNotContain("truth");
  }
}
