package studio.kriegsspiel.desk.forces;

import static org.assertj.core.api.Assertions.assertThat;
import static studio.kriegsspiel.samples.SampleGround.point;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.desk.core.EveningBench;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.rules.concept.TroopCondition;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.terrain.MapPoint;

/** What is done to forces, as lines of the text that go and come. */
class EveningForcesTest {
  private static final UnitId FIRST = blue("First");
  private static final UnitId SECOND = blue("Second");
  private static final UnitId FOOT = blue("Foot");
  private static final UnitId AWAITED = blue("Awaited");

  private static UnitId blue(String name) {
    return new UnitId("Blue", name);
  }

  private static MapSpot spot(double east, double north) {
    MapPoint at = point(east, north);
    return new MapSpot(at.x(), at.y());
  }

  @Test
  void everyDeedIsWritten() throws IOException {
    Map<String, Consumer<ForceWork>> deeds = new LinkedHashMap<>();
    deeds.put("place Awaited", work -> work.place(AWAITED, spot(1000, 1000)));
    deeds.put("move First", work -> work.place(FIRST, spot(1000, 1000)));
    deeds.put("withdraw", work -> work.withdraw(List.of(FIRST, AWAITED)));
    deeds.put("remove", work -> work.remove(List.of(FOOT, FIRST)));
    deeds.put("reform", work -> work.reform(List.of(SECOND, AWAITED), Formation.COLUMN_CLOSE));
    deeds.put("face", work -> work.face(List.of(SECOND), new Direction(180)));
    deeds.put("state", work -> work.state(List.of(FIRST, SECOND), TroopCondition.SHAKEN));
    deeds.put("grade", work -> work.grade(List.of(FIRST, SECOND), Grade.VETERAN));
    deeds.put(
        "state of a ghost",
        work -> work.state(List.of(new UnitId("Red", "Ghost")), TroopCondition.TIRED));
    deeds.put("garrison", work -> work.garrison(AWAITED, spot(2050, 1700)));
    deeds.put("resubordinate", work -> work.resubordinate(AWAITED, Optional.of(FOOT)));
    deeds.put("at the head", work -> work.resubordinate(SECOND, Optional.empty()));
    deeds.put("retitle", work -> work.retitle(SECOND, "The Buffs"));
    deeds.put("bring in", work -> work.bringIn("Red", "usual-units"));
    deeds.put("copy", work -> work.copy(SECOND));
    deeds.put(
        "paste",
        work -> {
          work.copy(SECOND);
          work.paste(Optional.of(spot(1500, 2000)));
        });
    deeds.put("remove Ghost", work -> work.remove(List.of(new UnitId("Red", "Ghost"))));
    deeds.put("place a division", work -> work.place(new UnitId("Red", "Delta"), spot(3000, 900)));
    deeds.put("place a wing of which some stand", work -> work.place(FOOT, spot(1000, 1000)));
    deeds.put("paste nothing", work -> work.paste(Optional.empty()));
    StringBuilder told = new StringBuilder();
    for (Map.Entry<String, Consumer<ForceWork>> each : deeds.entrySet()) {
      EveningBench bench = new EveningBench();
      each.getValue().accept(new ForceWork(bench.desk));
      told.append("# " + each.getKey() + "\n" + bench.message() + "\n");
      bench.changes().forEach(line -> told.append(line + "\n"));
    }
    EveningBench.compare("evening-forces.txt", told.toString());
  }

  @Test
  void whatIsWishedBeforeTheTextIsReadIsDoneOnceItIs() {
    EveningBench bench = new EveningBench();
    ForceWork work = new ForceWork(bench.desk);
    bench.pause();
    bench.desk.manuscript().replaceAll(EveningBench.TEXT + "\n", "typing");
    work.retitle(SECOND, "The Buffs");
    work.copy(SECOND);
    assertThat(bench.message()).isEqualTo("The text is still being read; try again.");
    assertThat(bench.changes()).isEmpty();
    bench.goOn();
    assertThat(bench.changes()).anyMatch(each -> each.contains("The Buffs"));
  }

  /** Delta's two battalions and battery stand abreast, 30 m apart; a fifth body stands behind. */
  @Test
  void aBrigadeIsDrawnUpAbreastAndFacesAsItsSideDoes() {
    EveningBench bench = new EveningBench();
    ForceWork work = new ForceWork(bench.desk);
    Unit delta = work.find(new UnitId("Red", "Delta")).orElseThrow();
    assertThat(work.drawnUp(delta, "Red", spot(2000, 2000)))
        .extracting(
            each ->
                "%s %.0f/%.0f %s %.0f"
                    .formatted(
                        each.unit().name(),
                        each.centre().x() - point(0, 0).x(),
                        each.centre().y() - point(0, 0).y(),
                        each.formation(),
                        each.facingDegrees().orElseThrow()))
        .containsExactly(
            "D1 2000/1832 LINE 270",
            "D2 2000/2019 LINE 270",
            "D3 2000/2187 ARTILLERY_DEPLOYED 270");
    assertThat(work.unplaced()).extracting(each -> each.id().name()).containsExactly("Ghost");
    assertThat(work.stands(FIRST)).isTrue();
    assertThat(work.stands(AWAITED)).isFalse();
    assertThat(work.sides()).hasSize(2);
    assertThat(work.beside(blue("Third"))).isPresent();
  }

  /** The Guard stands 500 m east of La Belle Alliance, so 1,000 m east of the spot. */
  @Test
  void whoseSideFacesNowhereFacesTheEnemy() {
    EveningBench bench = new EveningBench();
    bench.desk.manuscript().load(EveningBench.TEXT.replace(" facing east", ""));
    assertThat(Parade.facing(bench.desk.studied().get(), "Blue", point(1480, 350)))
        .isEqualTo(new Direction(90));
    assertThat(Parade.facing(bench.desk.studied().get(), "Blue", point(2480, 1350)))
        .isEqualTo(new Direction(180));
    bench.desk.manuscript().load("scenario \"Bare\"\n");
    assertThat(Parade.facing(bench.desk.studied().get(), "Blue", point(0, 0)))
        .isEqualTo(new Direction(0));
  }
}
