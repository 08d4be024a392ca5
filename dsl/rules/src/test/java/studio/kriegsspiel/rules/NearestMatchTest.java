package studio.kriegsspiel.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestMatchTest {
  private static final List<String> NAMES =
      List.of("march", "messengers", "artillery-fire", "bridge-building", "cover");

  @ParameterizedTest
  @CsvSource({
    "marhc, march",
    "March, march",
    "messenger, messengers",
    "artillery_fire, artillery-fire",
    "bridge, bridge-building",
    "covers, cover"
  })
  void findsWhatWasMeant(String written, String meant) {
    assertThat(NearestMatch.find(written, NAMES)).hasValue(meant);
  }

  @Test
  void offersNothingForWhatIsFarFromAll() {
    assertThat(NearestMatch.find("quartermaster", NAMES)).isEmpty();
    assertThat(NearestMatch.find("x", List.of())).isEmpty();
  }

  @Test
  void anUnknownNameKnowsItsNearest() {
    UnknownNameException unknown = new UnknownNameException("table", "marhc", NAMES);
    assertThat(unknown.nearest()).hasValue("march");
    assertThat(unknown.valid()).isEqualTo(NAMES);
    assertThat(unknown)
        .hasMessage(
            "There is no table `marhc`; did you mean `march`? Valid: march, messengers,"
                + " artillery-fire, bridge-building, cover.");
  }
}
