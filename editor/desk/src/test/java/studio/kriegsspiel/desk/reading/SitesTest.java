package studio.kriegsspiel.desk.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.core.GroundBench;
import studio.kriegsspiel.desk.map.MapScene;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.march.Body;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;

/** Sites are asked for a battery, against a place. */
class SitesTest {
  private static final String TEXT =
      """
      scenario "Ground"
        rules   reisswitz-1824
        terrain "plain"
        on      18 June 1815 from 13:00 to 15:00

      side Blue "Blue" colour blue
        role "Commander" for Foot

      army of Blue
        battalion "Foot" as Foot: 600 men, line
        battery "First" as B1: 8 guns 6-pdr
        battery "Second" as B2: 8 guns 12-pdr

      deploy
        B2 in battery at 200 m south of "Farm" facing north
      """;

  private static final MapPoint FARM = GroundBench.at(500, 500);

  @TempDir Path folder;
  private GroundBench bench;
  private GroundReader reader;

  @BeforeEach
  void open() {
    bench = new GroundBench(folder);
    bench.desk.manuscript().load(TEXT);
    reader = new GroundReader(bench.desk, bench.runner);
  }

  private Reply field() {
    return reader.field().get().orElseThrow();
  }

  private Optional<UnitId> id(String name) {
    return bench
        .desk
        .studied()
        .get()
        .scenario()
        .orElseThrow()
        .units()
        .map(Unit::id)
        .filter(each -> each.name().equals(name))
        .findFirst();
  }

  @Test
  void areThoseOfTheBatteryThatIsChosen() {
    bench.desk.selection().set(id("B2"));
    reader.turnTo(ReadingQuestion.SITE);
    assertThat(reader.asking().get().firing().words()).isEqualTo("Second");
    assertThat(reader.places()).extracting(Place::name).containsExactly("Farm");
    reader.from(reader.places().get(0).at());
    assertThat(field().title()).isEqualTo("Sites against Farm for 12-pdr");
    reader.point(Optional.of(FARM.offset(400, 90)));
    assertThat(reader.line().get().orElseThrow().brief())
        .isEqualTo("can be struck, 400 m (531 paces)");
  }

  @Test
  void everyBatteryOfTheScenarioMayBeAskedFor() {
    reader.turnTo(ReadingQuestion.SITE);
    assertThat(reader.usual()).extracting(Body::words).startsWith("First", "Second");
    assertThat(reader.usual()).extracting(Body::words).doesNotContain("Foot");
    assertThat(reader.usual()).extracting(Body::words).anyMatch(each -> each.startsWith("600 men"));
  }

  /** What was a battery's own place is no target, and a target is not where a battery stands. */
  @Test
  void aPointOfOneKindIsNotAskedOfAsTheOther() {
    var block =
        MapScene.of(bench.desk.studied().get(), Optional.empty()).orElseThrow().blocks().get(0);
    reader.turnTo(ReadingQuestion.FIRE);
    reader.from(block);
    reader.turnTo(ReadingQuestion.SITE);
    assertThat(reader.asking().get().from()).isEmpty();
    assertThat(reader.asking().get().firing().words()).isEqualTo("Second");
    reader.from(FARM);
    reader.turnTo(ReadingQuestion.LOOK);
    assertThat(reader.asking().get().from()).isEmpty();
    assertThat(reader.field().get()).isEmpty();
  }

  @Test
  void aUnitThatIsClickedIsTheTargetAndIsFollowed() {
    reader.turnTo(ReadingQuestion.SITE);
    Body who = reader.usual().get(0);
    reader.change(now -> now.firing(who, now.facing()));
    reader.from(
        MapScene.of(bench.desk.studied().get(), Optional.empty()).orElseThrow().blocks().get(0));
    assertThat(reader.asking().get().firing()).isEqualTo(who);
    reader.keep();
    bench.desk.manuscript().replaceAll(TEXT.replace("200 m south", "300 m north"), "move");
    Kept kept = reader.kept().all().get().get(0);
    assertThat(kept.at()).contains(GroundBench.at(500, 800));
    assertThat(kept.asking().firing()).isEqualTo(who);
    assertThat(kept.title()).isEqualTo("Second: sites against 300 m north of Farm for 6-pdr");
  }
}
