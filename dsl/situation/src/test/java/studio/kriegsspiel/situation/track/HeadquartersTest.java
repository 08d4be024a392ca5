package studio.kriegsspiel.situation.track;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDateTime;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.release.Releases;
import studio.kriegsspiel.terrain.MapPoint;

/** A commander who stands apart from his troops is where the text says, and messages go there. */
class HeadquartersTest {
  private static final LocalDateTime TWO = LocalDateTime.parse("1815-06-18T14:00");
  private static final UnitId FOOT = new UnitId("Blue", "Foot");

  private static final String TROOPS =
      """
        brigade "Foot" as Foot
          battalion "First" as First: 900 men
          battalion "Second" as Second: 900 men
      """;

  private static final String APART =
      """
      deploy
        First in line at "Inn" facing north
        Second in line at 1200 m west of "Inn" facing north
      """;

  private static final String SEAT = "  headquarters of Foot at 400 m south of \"Inn\"\n";

  private static Situation situation(String text) {
    return Plain.level().scenario("reisswitz-1824", TROOPS, text);
  }

  private static MapPoint seat(Situation situation) {
    return situation.tracks().of(new UnitId("Blue", "headquarters of Foot")).at(TWO).centre().get();
  }

  @Test
  void itsTroopsAreCountedAsWhereTheirCommanderIs() {
    Situation apart = situation(APART + SEAT);
    Track track = apart.tracks().of(FOOT);

    assertThat(track.commander(TWO).centre()).contains(seat(apart));
    assertThat(track.at(TWO).centre()).contains(seat(apart));
    assertThat(track.findSeat(TWO)).as("nothing has to be assumed").isEmpty();
    assertThat(situation(APART).tracks().of(FOOT).findSeat(TWO)).isPresent();
  }

  @Test
  void troopsThatStandTogetherStayWhereTheyAre() {
    String together = APART.replace("1200 m", "200 m");
    Situation with = situation(together + SEAT);

    assertThat(with.tracks().of(FOOT).at(TWO).centre())
        .isEqualTo(situation(together).tracks().of(FOOT).at(TWO).centre());
    assertThat(with.tracks().of(FOOT).commander(TWO).centre()).contains(seat(with));
  }

  @Test
  void messagesGoThere() {
    Situation apart = situation("side Blue \"Blue\"\n  role \"Chief\" for Foot\n" + APART + SEAT);

    assertThat(Releases.of(apart).receiver(new Audience.RoleOnly("Blue", "Chief"), TWO))
        .contains(seat(apart));
  }
}
