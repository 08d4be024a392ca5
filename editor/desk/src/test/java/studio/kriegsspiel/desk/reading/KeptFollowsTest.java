package studio.kriegsspiel.desk.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.core.GroundBench;
import studio.kriegsspiel.desk.map.MapScene;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.reading.answer.Zone;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.terrain.MapPoint;

/** A question that was asked of a unit goes where the unit goes. */
@Timeout(60)
class KeptFollowsTest {
  private static final String TEXT =
      """
      scenario "Ground"
        rules   reisswitz-1824
        terrain "plain"
        on      18 June 1815 from 13:00 to 15:00

      side Blue "Blue" colour blue
        role "Commander" for B1

      army of Blue
        battery "First" as B1: 8 guns 6-pdr
        battery "Second" as B2: 8 guns 6-pdr

      deploy
        B1 in battery at 200 m south of "Farm" facing north
        B2 in battery at 100 m west of "Farm" facing north
      """;

  private static final MapPoint NORTH = GroundBench.at(505, 605);
  private static final MapPoint SOUTH = GroundBench.at(505, 105);

  @TempDir Path folder;
  private GroundBench bench;
  private GroundReader reader;
  private KeptQuestions kept;

  @BeforeEach
  void keepWhatTheBatteryStrikes() {
    bench = new GroundBench(folder);
    bench.desk.manuscript().load(TEXT);
    use(bench.runner);
  }

  private void use(BackgroundRunner runner) {
    reader = new GroundReader(bench.desk, runner);
    kept = reader.kept();
  }

  private void keep() {
    reader.change(now -> now.with(ReadingQuestion.FIRE));
    reader.from(block());
    reader.keep();
  }

  private TroopBlock block() {
    return MapScene.of(bench.desk.studied().get(), Optional.empty()).orElseThrow().blocks().stream()
        .filter(each -> each.unit().name().equals("B1"))
        .findFirst()
        .orElseThrow();
  }

  private void write(String what, String instead) {
    String text = bench.desk.manuscript().text();
    assertThat(text).contains(what);
    bench.desk.manuscript().replaceAll(text.replace(what, instead), "write");
  }

  private Kept only() {
    assertThat(kept.all().get()).hasSize(1);
    return kept.all().get().get(0);
  }

  private Zone zone() {
    return only().zone().orElseThrow();
  }

  @Test
  void followsWhatTheTextSaysOfIt() {
    keep();
    assertThat(only().title()).isEqualTo("First: fire from 200 m south of Farm");
    assertThat(List.of(zone().has(NORTH), zone().has(SOUTH))).containsExactly(true, false);

    write("200 m south of \"Farm\" facing north", "400 m north of \"Farm\" facing south");
    assertThat(only().at()).contains(GroundBench.at(500, 900));
    assertThat(only().asking().facing()).isEqualTo(OptionalDouble.of(180));
    assertThat(List.of(zone().has(NORTH), zone().has(GroundBench.at(505, 955))))
        .containsExactly(true, false);
    assertThat(only().title()).isEqualTo("First: fire from 400 m north of Farm");

    write("8 guns 6-pdr", "8 guns 12-pdr");
    assertThat(only().asking().firing().troops().pounds()).hasValue(12);
  }

  @Test
  void keepsWhatWasAskedOtherwiseThanTheUnitWould() {
    reader.change(now -> now.with(ReadingQuestion.FIRE));
    reader.from(block());
    reader.change(now -> now.firing(now.firing(), OptionalDouble.of(180)));
    reader.keep();
    write("200 m south of \"Farm\" facing north", "400 m north of \"Farm\" facing east");
    assertThat(only().at()).contains(GroundBench.at(500, 900));
    assertThat(only().asking().facing()).isEqualTo(OptionalDouble.of(180));
  }

  @Test
  void followsTheHandAndGoesBackWhenItLetsGo() {
    keep();
    MapPoint elsewhere = GroundBench.at(305, 305);
    kept.hold(List.of(block().movedTo(elsewhere)));
    assertThat(only().at()).contains(elsewhere);
    assertThat(zone().has(GroundBench.at(305, 705))).isTrue();
    bench.read();
    assertThat(only().at()).as("while it is held").contains(elsewhere);
    kept.letGo(true);
    assertThat(only().at()).as("until the text is read").contains(elsewhere);
    bench.read();
    assertThat(only().at()).contains(GroundBench.at(500, 300));

    kept.hold(List.of(block().movedTo(elsewhere)));
    kept.letGo(false);
    assertThat(only().at()).contains(GroundBench.at(500, 300));
    assertThat(only().title()).isEqualTo("First: fire from 200 m south of Farm");
  }

  @Test
  void anotherUnitInTheHandChangesNothing() {
    keep();
    Zone before = zone();
    TroopBlock other =
        MapScene.of(bench.desk.studied().get(), Optional.empty()).orElseThrow().blocks().stream()
            .filter(each -> each.unit().name().equals("B2"))
            .findFirst()
            .orElseThrow();
    kept.hold(List.of(other.movedTo(GroundBench.at(305, 305))));
    kept.letGo(false);
    assertThat(zone()).isSameAs(before);
  }

  @Test
  void goesWithTheUnitAndSaysSo() {
    keep();
    write("  B1 in battery at 200 m south of \"Farm\" facing north\n", "");
    assertThat(kept.all().get()).isEmpty();
    assertThat(bench.desk.message().get().sentence())
        .isEqualTo("“B1” does not stand on the map any more, so what was kept of it as A is gone.");

    bench.desk.manuscript().load(TEXT);
    keep();
    write("as B1: 8", "as B3: 8");
    assertThat(kept.all().get()).isEmpty();
    assertThat(bench.desk.message().get().sentence())
        .isEqualTo("“B1” is no longer in the scenario, so what was kept of it as A is gone.");
  }

  @Test
  void staysWhileTheTextIsHalfTyped() {
    keep();
    String half = TEXT.replace("  B1 in battery at 200 m south of \"Farm\" facing north\n", "");
    Finding broken =
        Finding.ofText("KS-SYN-002", Severity.ERROR, TextSpan.NONE, "A statement is not complete.");
    GroundBench other = new GroundBench(folder.resolve("other"));
    other.desk.manuscript().load(half);
    bench
        .desk
        .studied()
        .set(
            new Studied(
                bench.desk.manuscript().version(),
                other.desk.studied().get().study(),
                List.of(broken),
                true));
    assertThat(kept.all().get()).hasSize(1);
  }

  /** Between two steps of the hand many wishes come; those that were overtaken are never asked. */
  @Test
  void ofManyStepsTheLastIsAskedAndThoseBetweenAreNot() throws Exception {
    LinkedBlockingQueue<Runnable> events = new LinkedBlockingQueue<>();
    BackgroundRunner runner = new BackgroundRunner(Executors.newFixedThreadPool(2), events::add);
    use(runner);
    reader.change(now -> now.with(ReadingQuestion.LOOK));
    reader.from(block());
    handle(events);
    reader.keep();
    int[] changes = new int[1];
    Zone[] last = {zone()};
    kept.all()
        .listen(
            all -> {
              Zone now = all.get(0).zone().orElseThrow();
              changes[0] += now == last[0] ? 0 : 1;
              last[0] = now;
            });
    for (int step = 1; step <= 40; step++) {
      kept.hold(List.of(block().movedTo(GroundBench.at(305 + 10 * step, 305))));
    }
    handle(events);
    assertThat(only().at()).contains(GroundBench.at(705, 305));
    assertThat(only().reply().title()).isEqualTo(title(GroundBench.at(705, 305)));
    assertThat(changes[0]).isEqualTo(2);
    runner.close();
  }

  private String title(MapPoint at) {
    GroundReader fresh = new GroundReader(bench.desk, bench.runner);
    fresh.from(at);
    return fresh.field().get().orElseThrow().title();
  }

  private void handle(LinkedBlockingQueue<Runnable> events) throws InterruptedException {
    while (!reader.isSettled() || !kept.isSettled() || !events.isEmpty()) {
      Runnable event = events.poll(50, TimeUnit.MILLISECONDS);
      if (event != null) {
        event.run();
      }
    }
  }
}
