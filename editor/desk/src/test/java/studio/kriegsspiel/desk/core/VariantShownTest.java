package studio.kriegsspiel.desk.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.desk.forces.ForceWork;
import studio.kriegsspiel.desk.map.BlockMoves;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desk.readers.ReaderWork;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.timeline.TimelineItem;
import studio.kriegsspiel.desk.timeline.TimelineWork;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.situation.knowledge.Reader;

/** A variant is shown in place of the scenario, and edited without touching it. */
class VariantShownTest {
  private static final String BASE =
      EveningBench.MEETING
              .replace(
                  "as Foot: 900 men, line\n",
                  "as Foot: 900 men, line\n  battalion \"Second Foot\" as Foot2: 500 men\n")
              .replace(
                  "facing south\n  Guard",
                  "facing south source \"A book\" // by hand\n"
                      + "    Foot2 in column of attack at 700 paces north of \"La Haye Sainte\"\n  Guard")
          + """
          intelligence
            at 13:10 to Blue from an inhabitant, reliable: "The pit is deep."
          """;
  private static final String VARIANTS =
      """
      variant "Fewer" easier for Blue
        without Foot2
        Guard: 500 men
        deploy
          Guard in line at 800 paces south of "La Haye Sainte" facing north
        intelligence
          at 13:20 to Blue from an inhabitant, reliable: "They are few."
      variant "Later"
        on 18 June 1815 from 13:00 to 13:30
      """;

  private static final UnitId FOOT = new UnitId("Blue", "Foot");
  private static final UnitId FOOT2 = new UnitId("Blue", "Foot2");
  private static final UnitId GUARD = new UnitId("Red", "Guard");

  private final EveningBench bench = new EveningBench();
  private final Desk desk = bench.desk;

  private void show(String variant) {
    desk.manuscript().load(BASE + VARIANTS);
    desk.showVariant(Optional.of(variant));
    assertThat(desk.variant().get()).contains(variant);
  }

  private String text() {
    return desk.manuscript().text();
  }

  @Test
  void mapTreeTimelineAndReaderFollowIt() {
    MapView map = new MapView(desk);
    TimelineWork timeline = new TimelineWork(desk, bench.runner);
    ReaderWork readers = new ReaderWork(desk, bench.runner);
    desk.manuscript().load(BASE + VARIANTS);
    double before = map.scene().get().orElseThrow().findBlock(GUARD).orElseThrow().centre().y();
    assertThat(times(timeline)).contains("13:10").doesNotContain("13:20");
    List<Jump> jumps = new ArrayList<>();
    desk.jumps().listen(jumps::add);
    desk.showVariant(Optional.of("fewer"));
    assertThat(desk.variant().get()).as("as the text has it").contains("Fewer");
    assertThat(jumps).singleElement().matches(each -> textAt(each).equals("Fewer"));
    assertThat(map.scene().get().orElseThrow().findBlock(FOOT2)).isEmpty();
    double after = map.scene().get().orElseThrow().findBlock(GUARD).orElseThrow().centre().y();
    assertThat((after - before) / desk.shown().get().metresPerPace()).isBetween(99.0, 101.0);
    assertThat(desk.shown().get().scenario().orElseThrow().units().map(Unit::totalMen))
        .containsExactly(900, 500);
    assertThat(times(timeline)).contains("13:10", "13:20");
    desk.reader().set(Optional.of(Reader.Player.ofSide("Blue")));
    assertThat(readers.seen().get().orElseThrow().known().situation())
        .isSameAs(desk.shown().get().situation().orElseThrow());
    desk.showVariant(Optional.empty());
    assertThat(desk.shown().get()).isSameAs(desk.studied().get());
    assertThat(map.scene().get().orElseThrow().findBlock(FOOT2)).isPresent();
    assertThat(times(timeline)).doesNotContain("13:20");
    assertThat(text()).isEqualTo(BASE + VARIANTS);
  }

  private String textAt(Jump jump) {
    String told = text().substring(jump.span().offset(), jump.span().end());
    return told.replace("\"", "");
  }

  private static List<String> times(TimelineWork timeline) {
    return timeline.timeline().get().items().stream()
        .map(TimelineItem::begins)
        .map(each -> each.toLocalTime().toString())
        .toList();
  }

  @Test
  void anotherNameKeepsItChosenAndItsEndShowsTheScenario() {
    show("Fewer");
    desk.manuscript().load(text().replace("\"Fewer\"", "\"Few\""));
    assertThat(desk.variant().get()).contains("Few");
    desk.manuscript().load("no scenario at all");
    assertThat(desk.variant().get()).as("until it is understood again").contains("Few");
    desk.manuscript().load(BASE);
    assertThat(desk.variant().get()).isEmpty();
    assertThat(desk.shown().get()).isSameAs(desk.studied().get());
  }

  @Test
  void anotherTextBeginsWithItself() {
    show("Fewer");
    desk.studied().set(Studied.NONE);
    desk.manuscript().load(BASE + VARIANTS.replace("Fewer", "Other").replace("Later", "Third"));
    assertThat(desk.variant().get()).isEmpty();
    assertThat(desk.shown().get()).isSameAs(desk.studied().get());
  }

  @Test
  void whoHasALineInItIsMovedThere() {
    show("Fewer");
    BlockMoves moves = new BlockMoves(desk);
    moves.moveBy(List.of(GUARD), 0, 100 * desk.shown().get().metresPerPace());
    assertThat(text()).isEqualTo(BASE + VARIANTS.replace("800 paces south", "700 paces south"));
    moves.turnTo(GUARD, new Direction(90));
    assertThat(text())
        .isEqualTo(
            BASE
                + VARIANTS.replace(
                    "800 paces south of \"La Haye Sainte\" facing north",
                    "700 paces south of \"La Haye Sainte\" facing east"));
  }

  @Test
  void whoStandsWhereTheScenarioPutsHimGetsALineInIt() {
    show("Later");
    BlockMoves moves = new BlockMoves(desk);
    double pace = desk.shown().get().metresPerPace();
    moves.moveBy(List.of(FOOT, FOOT2), 0, 100 * pace);
    assertThat(text())
        .isEqualTo(
            BASE
                + VARIANTS
                + """
                  deploy
                    Foot in line at 600 paces north of "La Haye Sainte" facing south
                    Foot2 in column of attack at 800 paces north of "La Haye Sainte"
                """);
    moves.turnTo(GUARD, new Direction(0));
    assertThat(text()).as("it faces north as it is").endsWith("Sainte\"\n");
    new ForceWork(desk).reform(List.of(GUARD), Formation.SQUARE);
    assertThat(text())
        .startsWith(BASE + VARIANTS)
        .endsWith("    Guard in square at 900 paces south of \"La Haye Sainte\" facing north\n");
    assertThat(desk.studied().get().study().orElseThrow().findings())
        .noneMatch(each -> each.severity().word().equals("error"));
    desk.manuscript().undo();
    desk.manuscript().undo();
    assertThat(text()).as("each is one step").isEqualTo(BASE + VARIANTS);
  }

  @Test
  void whoStandsNowhereIsPlacedInIt() {
    String unplaced =
        BASE.replace(
            "    Foot2 in column of attack at 700 paces north of \"La Haye Sainte\"\n", "");
    desk.manuscript().load(unplaced + VARIANTS);
    desk.showVariant(Optional.of("Later"));
    MapSpot spot = Navigation.findSpot(desk.shown().get(), FOOT).orElseThrow();
    new ForceWork(desk).place(FOOT2, new MapSpot(spot.x(), spot.y() + 300));
    assertThat(text()).startsWith(unplaced + VARIANTS + "  deploy\n    Foot2 in ");
  }

  @Test
  void whatWouldChangeTheScenarioItselfIsRefused() {
    show("Fewer");
    ForceWork forces = new ForceWork(desk);
    List<Runnable> acts =
        List.of(
            () -> forces.withdraw(List.of(FOOT)),
            () -> forces.remove(List.of(FOOT)),
            () -> forces.retitle(FOOT, "Another"),
            () -> forces.resubordinate(FOOT, Optional.empty()),
            () -> forces.bringIn("Blue", "kgl"));
    for (Runnable act : acts) {
      desk.message().set(Message.NONE);
      act.run();
      assertThat(bench.message())
          .containsIgnoringCase("the map shows")
          .contains("variant")
          .contains("Fewer");
      assertThat(text()).isEqualTo(BASE + VARIANTS);
    }
    forces.copy(FOOT);
    forces.paste(Optional.empty());
    assertThat(text()).isEqualTo(BASE + VARIANTS);
  }

  @Test
  void onlyWhatStandsInItIsDueAtAnotherTime() {
    show("Fewer");
    TimelineWork timeline = new TimelineWork(desk, bench.runner);
    for (TimelineItem item : List.copyOf(timeline.timeline().get().items())) {
      String at = item.begins().toLocalTime().toString();
      if (at.equals("13:10")) {
        timeline.move(item, item.begins().plusMinutes(10));
        assertThat(bench.message()).startsWith("That stands in the scenario itself");
        assertThat(text()).isEqualTo(BASE + VARIANTS);
      }
    }
    TimelineItem own =
        timeline.timeline().get().items().stream()
            .filter(each -> each.begins().toLocalTime().toString().equals("13:20"))
            .findFirst()
            .orElseThrow();
    timeline.move(own, own.begins().plusMinutes(10));
    assertThat(text()).isEqualTo(BASE + VARIANTS.replace("at 13:20", "at 13:30"));
  }
}
