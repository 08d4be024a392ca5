package studio.kriegsspiel.desk.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static studio.kriegsspiel.samples.SampleGround.point;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.desk.core.EveningBench;
import studio.kriegsspiel.desk.core.Jump;
import studio.kriegsspiel.desk.readers.ReaderWork;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.plan.PlanMarks;
import studio.kriegsspiel.situation.plan.WayMark;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;

/** The map of an evening: which part it shows, what it says of a spot, what is planned on it. */
class EveningMapTest {
  private final EveningBench bench = new EveningBench();
  private final MapView view = new MapView(bench.desk);

  private static MapSpot spot(double east, double north) {
    MapPoint at = point(east, north);
    return new MapSpot(at.x(), at.y());
  }

  private double metresAcross() {
    Bounds shown = view.viewport().get().bounds();
    return shown.east() - shown.west();
  }

  @Test
  void itOpensOnTheTroopsAndFitsTheWindowUntilItIsMoved() {
    view.resize(800, 600);
    double opened = metresAcross();
    // Posts stand from 1,980 to 3,450 m; 700 m are left on each side, or 2,500 m shown at least.
    assertThat(opened).isBetween(2500.0, 4000.0);
    view.resize(400, 300);
    assertThat(metresAcross()).as("fitted again").isCloseTo(opened, within(opened * 0.05));
    view.fit();
    assertThat(metresAcross()).as("the whole ground").isGreaterThan(3999);
    double whole = metresAcross();
    view.zoom(1);
    assertThat(metresAcross()).isCloseTo(whole / 1.25, within(1.0));
    Bounds middle = view.viewport().get().bounds();
    assertThat((middle.west() + middle.east()) / 2)
        .as("about the middle")
        .isCloseTo(point(2000, 0).x(), within(1.0));
    view.zoom(-1);
    assertThat(metresAcross()).isCloseTo(whole, within(1.0));
    double west = view.viewport().get().bounds().west();
    view.pan(40, 0);
    assertThat(view.viewport().get().bounds().west() - west)
        .isCloseTo(-40 * whole / 400, within(1.0));
    view.resize(200, 150);
    assertThat(metresAcross()).as("no longer fitted").isCloseTo(whole / 2, within(1.0));
  }

  @Test
  void aJumpBringsItsSpotIntoViewAndNoMore() {
    view.resize(400, 300);
    view.fit();
    view.zoom(8);
    Bounds before = view.viewport().get().bounds();
    bench.desk.jumps().send(new Jump(TextSpan.NONE, Optional.empty(), false));
    assertThat(view.viewport().get().bounds()).isEqualTo(before);
    bench.desk.jumps().send(new Jump(TextSpan.NONE, Optional.of(spot(3800, 2800)), false));
    Bounds after = view.viewport().get().bounds();
    assertThat(after.contains(point(3800, 2800))).isTrue();
    view.reveal(spot(3800, 2800));
    assertThat(view.viewport().get().bounds()).isEqualTo(after);
  }

  @Test
  void aTextWithoutGroundHasNoMap() {
    assertThat(view.scene().get()).isPresent();
    bench.desk.manuscript().load("scenario \"Bare\"\n");
    assertThat(view.scene().get().isPresent())
        .isEqualTo(bench.desk.studied().get().terrain().isPresent());
  }

  @Test
  void whatIsPlannedIsShownAndGoesWithTheText() {
    PlanView plans =
        new PlanView(bench.desk, new ReaderWork(bench.desk, bench.runner), bench.runner);
    PlanMarks before = plans.marks().get();
    assertThat(before.ways())
        .extracting(WayMark::kind)
        .contains(WayMark.Kind.MARCH, WayMark.Kind.PATROL, WayMark.Kind.ARRIVAL);
    assertThat(before.areas()).hasSize(1);
    bench.desk.manuscript().load("no scenario at all");
    assertThat(plans.marks().get()).isEqualTo(PlanMarks.NONE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2050 | 1700 | La Haye Sainte",
        "2850 | 1510 | lake",
        "1680 | 350  | 400 paces west of La Belle Alliance",
        "1980 | 350  | La Belle Alliance"
      })
  void aSpotIsCalledByWhatLiesThere(double east, double north, String words) {
    assertThat(readings().what(spot(east, north))).isEqualTo(words);
  }

  private Readings readings() {
    return new Readings(bench.desk.studied().get().ground().orElseThrow(), 0.753);
  }

  @Test
  void aSpotIsToldByGridAndDegreesWithHeightAndFall() {
    Readings readings = readings();
    assertThat(readings.where(spot(-10, 10))).isEqualTo("outside the map");
    // Zone 31 has its middle at 3° E and 500 km; 100 km east of it and 5,613 km north.
    assertThat(readings.where(spot(2000, 1000)))
        .startsWith("grid ")
        .containsPattern("50\\.6\\d\\d\\d N 4\\.4\\d\\d\\d E$");
    assertThat(readings.relief(spot(3300, 1200))).matches("\\d+ m   slope \\d+° falling east");
    assertThat(readings.relief(spot(3200, 1210))).startsWith("147 m");
  }

  @Test
  void layersAreChosenOneByOne() {
    LayerChoice usual = LayerChoice.USUAL;
    assertThat(usual.withFindings(false).findings()).isFalse();
    assertThat(usual.withFindings(false).withFindings(true)).isEqualTo(usual);
    assertThat(usual.withEdits(true).edits()).isTrue();
    assertThat(usual.withPlans(false).plans()).isFalse();
    assertThat(usual.withDifference(true).difference()).isTrue();
    for (LayerChoice.Group group : LayerChoice.Group.values()) {
      assertThat(usual.with(group, false).has(group)).as(group.label()).isFalse();
      assertThat(usual.with(group, true).has(group)).as(group.label()).isTrue();
    }
  }

  @Test
  void whereTroopsMayNotStandIsToldWithTheNearestPlaceAtWhichTheyMay() {
    Footings footings = Footings.of(bench.desk.studied().get()).orElseThrow();
    UnitId second = new UnitId("Blue", "Second");
    assertThat(footings.objection(second, point(1500, 900))).isEmpty();
    assertThat(footings.objection(new UnitId("Blue", "Nobody"), point(2850, 1510))).isEmpty();
    assertThat(footings.objection(second, point(-5, 900)).orElseThrow().sentence())
        .isEqualTo("That is beyond the edge of the map.");
    Footings.Objection pond = footings.objection(second, point(2850, 1510)).orElseThrow();
    assertThat(pond.sentence())
        .startsWith("Second Foot cannot stand in line in the lake, but ")
        .contains(" paces ")
        .endsWith(").");
    MapPoint better = pond.better().orElseThrow();
    assertThat(footings.objection(second, better)).isEmpty();
    assertThat(better.distanceMetres(point(2850, 1510))).isLessThan(100);
    Scenario scenario = bench.desk.studied().get().scenario().orElseThrow();
    assertThat(footings.formation(scenario.findUnit(new UnitId("Blue", "Late")).orElseThrow()))
        .as("a battery that has not come")
        .isEqualTo(Formation.ARTILLERY_DEPLOYED);
    assertThat(footings.formation(scenario.findUnit(new UnitId("Blue", "Awaited")).orElseThrow()))
        .isEqualTo(Formation.LINE);
    assertThat(footings.formation(scenario.findUnit(new UnitId("Blue", "Third")).orElseThrow()))
        .isEqualTo(Formation.COLUMN_MARCH);
  }

  @Test
  void theUppermostBlockUnderThePointerIsFound() {
    view.resize(800, 600);
    MapScene scene = view.scene().get().orElseThrow();
    MapViewport painter = MapView.forPainter(view.viewport().get());
    UnitId second = new UnitId("Blue", "Second");
    java.awt.geom.Rectangle2D outline =
        scene.findBlock(second).orElseThrow().outline(painter).getBounds2D();
    assertThat(scene.findBlockAt(painter, outline.getCenterX(), outline.getCenterY()))
        .hasValueSatisfying(each -> assertThat(each.unit()).isEqualTo(second));
    assertThat(scene.findBlockAt(painter, outline.getMaxX() + 2.5, outline.getCenterY()))
        .as("three pixels beside it will do")
        .isPresent();
    assertThat(scene.findBlockAt(painter, -500, -500)).isEmpty();
    assertThat(scene.findBlock(new UnitId("Blue", "Nobody"))).isEmpty();
  }

  @Test
  void theSameGroundIsNotDrawnAnew() {
    MapScene before = view.scene().get().orElseThrow();
    bench.desk.manuscript().replaceAll(EveningBench.TEXT.replace("900 men", "800 men"), "typing");
    MapScene after = view.scene().get().orElseThrow();
    assertThat(after).isNotSameAs(before);
    assertThat(after.painter()).isSameAs(before.painter());
    assertThat(after.slopes()).isSameAs(before.slopes());
    bench
        .desk
        .manuscript()
        .replaceAll(EveningBench.TEXT.replace("reisswitz-1824", "battle-system"), "typing");
    assertThat(view.scene().get().orElseThrow().slopes()).isNotSameAs(before.slopes());
  }

  @Test
  void bandsOfSlopeAreThoseOfTheBookOrOfReisswitz() {
    SlopeScale own = new SlopeScale(RuleBooks.get("reisswitz-1824"));
    assertThat(own.findKnown()).isEmpty();
    assertThat(own.source()).isEqualTo("Reisswitz 1824");
    assertThat(own.findKnown()).isEmpty();
    assertThat(own.get()).isEqualTo(own.findKnown().orElseThrow());
    assertThat(own.source()).isEqualTo("Reisswitz 1824");
  }
}
