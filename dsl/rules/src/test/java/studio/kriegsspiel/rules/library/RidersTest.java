package studio.kriegsspiel.rules.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.rules.field.RideStretch;
import studio.kriegsspiel.rules.field.Troops;

/** A messenger on horseback beside the foot and the horse of his own book. */
class RidersTest {
  private static final double ROUNDING = 1e-9;
  private static final double[] SLOPES = {0, 7, 12, 17, 22, 27};

  /** Battle System prints it: half his rate where he leaves the road. */
  private static final Map<RuleBookId, List<String>> PRINTED_SLOWER =
      Map.of(RuleBookId.BATTLE_SYSTEM, List.of("CAVALRY_MEDIUM across country"));

  @ParameterizedTest
  @MethodSource("studio.kriegsspiel.rules.RuleBookId#values")
  void aMessengerIsNoSlowerThanThoseHeRidesTo(RuleBookId id) {
    FieldManual manual = RuleBooks.get(id).fieldManual();
    List<String> slower = new ArrayList<>();
    for (Going going : grounds()) {
      double rider =
          manual.rideStretches(3000).stream()
              .map(RideStretch::gait)
              .mapToDouble(gait -> rate(manual, UnitType.COMMANDER, gait, going))
              .min()
              .orElseThrow();
      for (UnitType foot : List.of(UnitType.INFANTRY_LINE, UnitType.INFANTRY_GUARD)) {
        if (rider < rate(manual, foot, Gait.MARCH, going) - ROUNDING) {
          slower.add(foot + " on " + going.kinds() + " of " + going.slopeDegrees());
        }
      }
    }
    compareHorse(manual, Going.of(TerrainKind.ROAD), "on the road", slower);
    compareHorse(manual, Going.OPEN, "across country", slower);

    assertThat(slower).isEqualTo(PRINTED_SLOWER.getOrDefault(id, List.of()));
  }

  private static void compareHorse(
      FieldManual manual, Going going, String where, List<String> slower) {
    for (RideStretch each : manual.rideStretches(3000)) {
      double rider = rate(manual, UnitType.COMMANDER, each.gait(), going);
      if (rider < rate(manual, UnitType.CAVALRY_MEDIUM, Gait.MARCH, going) - ROUNDING) {
        slower.add(UnitType.CAVALRY_MEDIUM + " " + where);
      }
    }
  }

  private static double rate(FieldManual manual, UnitType type, Gait gait, Going going) {
    return manual.march(Troops.of(type, 600), gait, going).metresPerMinute();
  }

  private static List<Going> grounds() {
    List<Going> all = new ArrayList<>();
    for (double slope : SLOPES) {
      all.add(Going.OPEN.at(slope));
      for (TerrainKind kind : TerrainKind.values()) {
        all.add(Going.of(kind).at(slope));
      }
    }
    return all;
  }
}
