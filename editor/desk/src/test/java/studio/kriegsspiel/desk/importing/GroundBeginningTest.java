package studio.kriegsspiel.desk.importing;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.util.Map;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.ground.PositionResolver;
import studio.kriegsspiel.scenario.place.LengthUnit;
import studio.kriegsspiel.scenario.place.Measures;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Terrain;

class GroundBeginningTest {
  private static final Terrain JENA =
      Terrain.builder("jena", "EPSG:32632", new Bounds(672_030, 5_634_990, 690_030, 5_652_000))
          .build();

  @Test
  void theBlankScenarioIsSoundOnAnyGround() throws Exception {
    String blank = Files.readString(Library.open().blankScenario());
    String text = GroundBeginning.write(blank, "jena-1806", JENA);
    var parsed = new ScenarioLanguage().parse("new.kriegsspiel", text);
    assertThat(parsed.findings()).isEmpty();
    var scenario = parsed.scenario().orElseThrow();
    assertThat(scenario.header().terrain()).contains("jena-1806");
    assertThat(text).doesNotContain("Crossroads").doesNotContain("Belle Alliance");
    assertThat(text.lines().filter(line -> line.contains(" at grid ")).count()).isEqualTo(4);
    PositionResolver resolver =
        new PositionResolver(JENA, new Measures(Map.of(LengthUnit.PACES, 0.753)));
    for (Deployment each : scenario.deployments()) {
      assertThat(JENA.extent().contains(resolver.find(each.position()).orElseThrow())).isTrue();
    }
  }

  @Test
  void knowsWhichGroundATextIsWrittenFor() throws Exception {
    String blank = Files.readString(Library.open().blankScenario());
    assertThat(GroundBeginning.isFor(blank, "mont-saint-jean")).isTrue();
    assertThat(GroundBeginning.isFor(blank, "jena")).isFalse();
  }
}
