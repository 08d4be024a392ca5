package studio.kriegsspiel.importer.crs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.terrain.crs.LatLon;

class SystemListTest {
  private static final Optional<LatLon> BASEL = Optional.of(new LatLon(47.5, 7.7));

  private static List<String> codes(String words, Optional<LatLon> near) {
    return SystemList.standard().search(words, near, true, 20).stream()
        .map(ListedSystem::code)
        .toList();
  }

  @Test
  void findsSystemsByWordsOfTheirNameOrCode() {
    assertThat(codes("belgian lambert 72", Optional.empty())).contains("EPSG:31370");
    assertThat(codes("31370", Optional.empty())).containsExactly("EPSG:31370");
    assertThat(codes("utm zone 32n", BASEL)).contains("EPSG:32632", "EPSG:25832");
    assertThat(codes("no such system", Optional.empty())).isEmpty();
  }

  @Test
  void systemsMadeForThePlaceComeFirst() {
    assertThat(codes("ch1903", BASEL)).contains("EPSG:21781", "EPSG:2056");
    assertThat(codes("lambert", BASEL).subList(0, 3)).doesNotContain("EPSG:31370");
    assertThat(SystemList.standard().search("lambert", BASEL, true, 1).get(0).isMadeFor(7.7, 47.5))
        .isTrue();
  }

  @Test
  void guessesTheSystemFromWhereTheGroundIsKnownToBe() {
    List<SystemGuess> guesses = SystemGuess.of(615_000, 262_000, BASEL, 5);
    assertThat(guesses).isNotEmpty();
    assertThat(guesses.get(0).system().code()).isEqualTo("EPSG:21781");
    assertThat(guesses.get(0).at().latitude()).isCloseTo(47.51, within(0.05));
    assertThat(SystemGuess.of(7.6, 47.5, Optional.empty(), 5))
        .extracting(guess -> guess.system().code())
        .containsExactly("EPSG:4326");
  }

  @Test
  void theListAgreesWithTheDataSetItWasMadeFrom() {
    SystemList list = SystemList.standard();
    assertThat(list.all()).hasSizeGreaterThan(2000);
    for (String code : List.of("EPSG:31370", "EPSG:32631", "EPSG:27700", "EPSG:4326")) {
      ListedSystem listed = list.find(code).orElseThrow();
      SourceSystem system = SourceSystem.ofCode("test", code);
      assertThat(listed.projected()).isEqualTo(system.isProjected());
      assertThat(system.isMadeFor((listed.west() + listed.east()) / 2, listed.south())).isTrue();
    }
  }
}
