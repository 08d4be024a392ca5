package studio.kriegsspiel.scenario.audience;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.scenario.text.TextSpan;

class KnownGroundTest {
  private static final Audience HORSE = new Audience.RoleOnly("Blue", "Commander of the horse");
  private static final Audience CHIEF = new Audience.RoleOnly("Blue", "Commander");

  private static GivenMap map(Audience reader) {
    return new GivenMap(
        reader,
        Optional.empty(),
        List.of(MapPart.TROOPS, MapPart.NAMES, MapPart.TROOPS),
        List.of(),
        List.of(),
        TextSpan.NONE);
  }

  @Test
  void whoStandsInForAnotherKnowsHisPlacesAndKeepsHisOwnMap() {
    KnownPlace ford =
        new KnownPlace(
            "Ford", List.of(new Knower(HORSE, Optional.empty())), TextSpan.NONE, TextSpan.NONE);
    KnownGround tonight =
        new KnownGround(List.of(ford), List.of(map(HORSE), map(CHIEF)))
            .forOthers(reader -> reader.equals(HORSE) ? CHIEF : reader);
    assertThat(tonight.places().get(0).knowers()).extracting(Knower::audience).containsOnly(CHIEF);
    assertThat(tonight.maps()).containsExactly(map(CHIEF));
  }

  @Test
  void partsStandInTheirOrderAndOnce() {
    assertThat(map(HORSE).lacking()).containsExactly(MapPart.NAMES, MapPart.TROOPS);
  }
}
