package studio.kriegsspiel.desk.readers;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.desk.core.EveningBench;
import studio.kriegsspiel.desk.map.BlockMoves;
import studio.kriegsspiel.desk.map.MapScene;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desk.map.PlanView;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.reading.view.Heard;
import studio.kriegsspiel.reading.view.ReadersView;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.situation.plan.WayMark;

/** The evening as its players know it, on the umpire's map. */
class ReaderWorkTest {
  private static final Reader.Player FARM = Reader.Player.ofRole("Blue", "At the farm");
  private static final Reader.Player SCOUT = Reader.Player.ofRole("Blue", "Scout");
  private static final Reader.Player RED = Reader.Player.ofSide("Red");

  private final EveningBench bench = new EveningBench();
  private final ReaderWork readers = new ReaderWork(bench.desk, bench.runner);
  private final MapView map = new MapView(bench.desk);

  ReaderWorkTest() {
    readers.seen().follow(map::showAs);
  }

  private void look(Reader.Player reader, int hour, int minute) {
    bench.desk.minute().set(Optional.of(LocalDateTime.of(1815, 6, 18, hour, minute)));
    bench.desk.reader().set(Optional.of(reader));
  }

  private ReadersView seen() {
    return readers.seen().get().orElseThrow();
  }

  private List<TroopBlock> blocks() {
    return map.scene().get().map(MapScene::blocks).orElseThrow();
  }

  private Optional<TroopBlock> block(String unit) {
    return map.scene().get().orElseThrow().findBlock(UnitId.parse(unit).orElseThrow());
  }

  @Test
  void sidesRolesAndPeopleAreOffered() {
    assertThat(readers.readers().get().stream().map(ReaderWork::title))
        .contains("Blue", "Blue: At the farm", "Anna (Blue)", "Red: General");
  }

  @Test
  void theUmpireSeesEverybody() {
    assertThat(readers.seen().get()).isEmpty();
    assertThat(block("Red.Guard")).isPresent();
    assertThat(block("Blue.First")).isPresent();
  }

  @Test
  void aSideSeesItsOwnByNameAndTheEnemyByHisArm() {
    look(RED, 13, 0);
    Set<UnitId> sighted =
        seen().sightings().stream().map(each -> each.seen()).collect(Collectors.toSet());
    assertThat(block("Red.Guard").orElseThrow().label()).isEqualTo("The Guard");
    assertThat(sighted).contains(new UnitId("Blue", "First"));
    for (TroopBlock each : blocks()) {
      if (each.unit().side().equals("Blue")) {
        assertThat(sighted).contains(each.unit());
        assertThat(each.label()).isIn("infantry", "cavalry", "artillery", "engineers");
      }
    }
    assertThat(block("Blue.Third")).as("it stands where nobody of Red looks").isEmpty();
  }

  @Test
  void whoWasOnlyToldOfStandsPaleWhereHeIsSaidToBe() {
    look(SCOUT, 13, 45);
    assertThat(block("Red.Guard").orElseThrow().muted()).as("his own see it").isFalse();
    look(SCOUT, 19, 45);
    assertThat(seen().sightings()).as("his horse has left the map").isEmpty();
    TroopBlock told = block("Red.Guard").orElseThrow();
    assertThat(told.muted()).isTrue();
    assertThat(told.label()).isEqualTo("infantry, told of 13:05");
    assertThat(told.facingDegrees()).contains(270.0);
    Heard heard =
        seen().heard().stream()
            .filter(each -> each.by().equals(Optional.of("a spy")))
            .findFirst()
            .orElseThrow();
    assertThat(heard.age()).contains("6 h 40 min old");
    assertThat(heard.worth()).contains("doubtful");
    assertThat(heard.truth()).anyMatch(each -> each.startsWith("In truth Red.Guard at 13:05 "));
  }

  @Test
  void newsComesWithItsMinute() {
    look(SCOUT, 13, 39);
    int before = seen().heard().size();
    look(SCOUT, 13, 40);
    assertThat(seen().heard()).hasSize(before + 1);
  }

  @Test
  void placesThatHeDoesNotKnowAreNotOnHisMap() {
    look(RED, 13, 0);
    assertThat(seen().map().orElseThrow().places())
        .noneMatch(each -> each.name().equals("Papelotte"));
    look(RED, 14, 0);
    assertThat(seen().map().orElseThrow().places())
        .anyMatch(each -> each.name().equals("Papelotte"));
  }

  @Test
  void whatIsPlannedIsThatOfHisOwn() {
    PlanView plans = new PlanView(bench.desk, readers, bench.runner);
    look(RED, 13, 0);
    assertThat(plans.marks().get()).isEqualTo(seen().marks());
    assertThat(plans.marks().get().ways())
        .extracting(WayMark::kind)
        .doesNotContain(WayMark.Kind.PATROL);
    bench.desk.reader().set(Optional.empty());
    assertThat(plans.marks().get().ways()).extracting(WayMark::kind).contains(WayMark.Kind.PATROL);
  }

  @Test
  void ofUnitsHeKnowsHisOwnThoseSeenAndThoseNamedToHim() {
    look(FARM, 13, 0);
    assertThat(seen().knows(new UnitId("Blue", "First"))).isTrue();
    assertThat(seen().knows(new UnitId("Red", "Guard"))).as("a spy told of it").isTrue();
    assertThat(seen().knows(new UnitId("Red", "Ghost"))).isFalse();
  }

  @Test
  void aLiaisonUmpireKnowsWhatHisPlayersKnowAndWhatHeIsToBringThem() {
    Reader.Player liaison =
        readers.readers().get().stream()
            .filter(each -> ReaderWork.title(each).equals("Liaison umpire (Blue)"))
            .findFirst()
            .orElseThrow();
    look(FARM, 13, 0);
    assertThat(HeldNews.of(seen())).as("a player holds nothing").isEmpty();
    look(liaison, 13, 0);
    assertThat(seen().heard().stream().flatMap(each -> each.text().stream()))
        .anyMatch(each -> each.startsWith("Hold the inn."))
        .anyMatch(each -> each.startsWith("Send word to "));
    assertThat(block("Blue.Third")).isPresent();
    assertThat(HeldNews.of(seen()))
        .anyMatch(each -> each.matches("13:40, to Anna: from a spy, “.*The Guard.*”"))
        .anyMatch(each -> each.equals("15:00: Rockets comes on."))
        .anyMatch(each -> each.matches("(?i)when .*Foot Brigade has lost 30 %.*“Ghost comes.”"))
        .noneMatch(each -> each.contains("marches off"))
        .noneMatch(each -> each.contains("Count the rounds"));
    look(liaison, 13, 40);
    assertThat(HeldNews.of(seen())).noneMatch(each -> each.startsWith("13:40"));
    assertThat(seen().heard()).anyMatch(each -> each.by().equals(Optional.of("a spy")));
  }

  @Test
  void troopsAreMovedAsTheUmpireAlone() {
    String text = bench.desk.manuscript().text();
    BlockMoves moves = new BlockMoves(bench.desk);
    look(RED, 13, 0);
    moves.moveBy(Set.of(new UnitId("Red", "Guard")), 100, 0);
    assertThat(bench.desk.manuscript().text()).isEqualTo(text);
    assertThat(bench.desk.message().get().sentence()).contains("as the umpire");
    bench.desk.reader().set(Optional.empty());
    moves.moveBy(Set.of(new UnitId("Red", "Guard")), 100, 0);
    assertThat(bench.desk.manuscript().text()).isNotEqualTo(text);
  }

  @Test
  void aReaderWhomTheTextHasNoLongerGivesWayToTheUmpire() {
    look(SCOUT, 13, 0);
    bench.desk.manuscript().load(EveningBench.MEETING);
    assertThat(bench.desk.reader().get()).isEmpty();
    assertThat(readers.seen().get()).isEmpty();
    assertThat(block("Red.Guard").orElseThrow().label()).isEqualTo("The Guard");
  }
}
