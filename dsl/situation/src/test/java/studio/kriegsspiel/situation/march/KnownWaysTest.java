package studio.kriegsspiel.situation.march;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.ground.KnownWays;
import studio.kriegsspiel.situation.ground.SurveyedGround;
import studio.kriegsspiel.terrain.march.MarchRoute;

/** A way is searched for once over one ground, whoever asks, for however many men. */
class KnownWaysTest {
  private final SurveyedGround ground = SurveyedGround.of(Plain.level().ground());

  private Routes routes(String book) {
    return new Routes(ground, RuleBooks.get(book).fieldManual());
  }

  private static Troops foot(int men) {
    return Troops.of(UnitType.INFANTRY_LINE, men);
  }

  private void march(String book, Troops troops, Gait gait) {
    assertThat(routes(book).of(troops, gait).findRoute(Plain.WEST_END, Plain.INN)).isPresent();
  }

  @Test
  void theSameWayIsSearchedForOnce() {
    march("reisswitz-1824", foot(900), Gait.MARCH);
    march("reisswitz-1824", foot(900), Gait.MARCH);
    march("reisswitz-1824", foot(450), Gait.MARCH);
    assertThat(ground.ways().searches()).isEqualTo(1);
  }

  @Test
  void whatChangesTheRateOrTheWayIsAnotherSearch() {
    march("reisswitz-1824", foot(900), Gait.MARCH);
    march("reisswitz-1824", foot(900), Gait.HASTE);
    march("reisswitz-1824", Troops.of(UnitType.CAVALRY_LIGHT, 900), Gait.MARCH);
    march("british-1815", foot(900), Gait.MARCH);
    MarchReckoning dry = routes("reisswitz-1824").of(foot(900), Gait.MARCH).withoutFords();
    dry.findRoute(Plain.WEST_END, Plain.INN);
    dry.findQuickest(Plain.WEST_END, Plain.INN);
    dry.findRoute(Plain.INN, Plain.WEST_END);
    assertThat(ground.ways().searches()).isEqualTo(7);
  }

  @Test
  void whoAsksAtTheSameTimeWaitsForTheOneSearch() {
    IntStream.range(0, 16)
        .parallel()
        .forEach(i -> march("reisswitz-1824", foot(100 + i), Gait.MARCH));
    assertThat(ground.ways().searches()).isEqualTo(1);
  }

  @Test
  void timesToTheGroundAreKeptToo() {
    MarchReckoning reckoning = routes("reisswitz-1824").of(foot(900), Gait.MARCH);
    assertThat(reckoning.findTimes(Plain.INN, 30)).isPresent();
    assertThat(reckoning.findTimes(Plain.INN, 30)).isPresent();
    assertThat(reckoning.findTimes(Plain.INN, 60)).isPresent();
    assertThat(ground.ways().searches()).isEqualTo(2);
  }

  @Test
  void whatIsKnownIsListedWaysFirst() {
    MarchReckoning reckoning = routes("reisswitz-1824").of(foot(900), Gait.MARCH);
    reckoning.findTimes(Plain.INN, 30);
    reckoning.findRoute(Plain.WEST_END, Plain.INN);
    assertThat(ground.ways().asked())
        .extracting(KnownWays.Asked::from)
        .containsExactly(Plain.WEST_END, Plain.INN);
    assertThat(ground.ways().asked().get(0).troops().men()).as("of any strength").isZero();
  }

  /** The first search fails while another waits for it; that one searches itself. */
  @Test
  void whoWaitsForASearchThatFailsSearchesHimself() throws Exception {
    KnownWays ways = ground.ways();
    Troops foot = foot(900);
    KnownWays.Asked asked =
        new KnownWays.Asked(
            "road",
            RuleBooks.get("reisswitz-1824").fieldManual(),
            foot,
            Gait.MARCH,
            10,
            true,
            Plain.WEST_END,
            Plain.INN,
            0);
    AtomicReference<Optional<MarchRoute>> found = new AtomicReference<>();
    Thread waiting = new Thread(() -> found.set(ways.way(asked, Optional::empty)));
    assertThatIllegalStateException()
        .isThrownBy(
            () ->
                ways.way(
                    asked,
                    () -> {
                      waiting.start();
                      while (waiting.getState() != Thread.State.WAITING && waiting.isAlive()) {
                        Thread.onSpinWait();
                      }
                      throw new IllegalStateException("no way");
                    }));
    waiting.join();
    assertThat(found.get()).isNotNull().isEmpty();
    assertThat(ways.asked()).as("a failure is not kept").isEmpty();
  }
}
