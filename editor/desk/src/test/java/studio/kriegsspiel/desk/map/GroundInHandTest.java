package studio.kriegsspiel.desk.map;

import static org.assertj.core.api.Assertions.assertThat;
import static studio.kriegsspiel.desk.core.GroundBench.at;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.core.GroundBench;
import studio.kriegsspiel.desk.core.Here;
import studio.kriegsspiel.desk.ground.FormField;
import studio.kriegsspiel.desk.ground.GroundChange;
import studio.kriegsspiel.desk.ground.GroundTask;
import studio.kriegsspiel.desk.ground.GroundThing;
import studio.kriegsspiel.desk.ground.Sketch;
import studio.kriegsspiel.desk.ground.ThingForm;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.Terrain;

/** What is in the hand while the ground is shaped: its preview, its hints, its writing. */
class GroundInHandTest {
  @TempDir Path folder;
  private GroundBench bench;
  private MapView view;
  private EditPreview preview;

  @BeforeEach
  void open() {
    bench = new GroundBench(folder);
    view = new MapView(bench.desk);
    preview = new EditPreview(bench.desk, view, bench.runner);
  }

  private Terrain terrain() {
    return bench.desk.ground().get().orElseThrow().now();
  }

  private static Sketch square(double west, double south, double side) {
    return new Sketch(
        List.of(
            at(west, south),
            at(west + side, south),
            at(west + side, south + side),
            at(west, south + side)));
  }

  private GroundThing.OfFeature drawn(GroundTask task, Sketch shape) throws Exception {
    ThingForm form = ThingForm.usual(task);
    if (form.fields().contains(FormField.ABOVE_DATUM)) {
      form = form.with(FormField.ABOVE_DATUM, "60");
    }
    return (GroundThing.OfFeature)
        new ThingWriting(Optional.of(terrain())).drawn(task, form, shape);
  }

  /**
   * Raised by 5 m on level ground of 50 m: the lowest contour runs round the foot of it, 40 m are
   * left about it, and a cell.
   */
  @Test
  void contoursAreShownAsTheyWouldRun() throws Exception {
    Feature raised = drawn(GroundTask.RAISE, square(400, 400, 200)).feature();
    preview.show(Optional.of(raised), Optional.empty());
    EditPreview.Lines lines = preview.shown().get().orElseThrow();
    Bounds window = lines.window();
    assertThat(window.west()).isBetween(at(330, 0).x(), at(350, 0).x());
    assertThat(window.widthMetres()).isBetween(320.0, 340.0);
    assertThat(lines.contours().getBounds2D().getWidth()).isBetween(200.0, 260.0);

    preview.show(Optional.empty(), Optional.empty());
    assertThat(preview.shown().get()).as("until the map shows it").contains(lines);
    preview.mapIsFresh();
    assertThat(preview.shown().get()).isEmpty();

    preview.show(Optional.of(raised), Optional.empty());
    preview.mapIsFresh();
    assertThat(preview.shown().get()).as("it is still in the hand").isPresent();
    preview.clear();
    assertThat(preview.shown().get()).isEmpty();
  }

  @Test
  void whatLeavesTheHeightsAloneHasNoPreview() throws Exception {
    preview.show(
        Optional.of(drawn(GroundTask.RAISE, square(400, 400, 200)).feature()), Optional.empty());
    preview.show(
        Optional.of(drawn(GroundTask.MARSH, square(400, 400, 200)).feature()), Optional.empty());
    assertThat(preview.shown().get()).isEmpty();
  }

  /** Where what it replaces lay the ground sinks again, so that is shown too. */
  @Test
  void whatIsReplacedIsTakenAwayInThePreview() throws Exception {
    GroundThing.OfFeature old = drawn(GroundTask.RAISE, square(100, 100, 100));
    bench.work.change("raise", before -> GroundChange.plus(before, old));
    Feature moved = drawn(GroundTask.RAISE, square(700, 700, 100)).feature();
    preview.show(Optional.of(moved), Optional.empty());
    double alone = preview.shown().get().orElseThrow().window().widthMetres();
    preview.clear();
    preview.show(Optional.of(moved), Optional.of(old.key()));
    double both = preview.shown().get().orElseThrow().window().widthMetres();
    assertThat(both).isBetween(alone + 590, alone + 610);
  }

  @Test
  void ofSeveralWishesTheLastIsShown() throws Exception {
    List<Runnable> events = new ArrayList<>();
    EditPreview later =
        new EditPreview(bench.desk, view, new BackgroundRunner(new Here(), events::add));
    for (double west : new double[] {100, 400, 700}) {
      later.show(
          Optional.of(drawn(GroundTask.RAISE, square(west, 400, 100)).feature()), Optional.empty());
    }
    while (!events.isEmpty()) {
      events.remove(0).run();
    }
    assertThat(later.shown().get().orElseThrow().window().centre().x())
        .isBetween(at(720, 0).x(), at(780, 0).x());
  }

  @Test
  void aLineCountsOnceARedrawnAreaLiesOverIt() throws Exception {
    GroundThing contour =
        drawn(GroundTask.CONTOUR, new Sketch(List.of(at(450, 500), at(550, 500))));
    assertThat(GroundHints.of(contour, terrain()))
        .contains("It counts once a redrawn area lies over it; draw one around it.");
    GroundThing area = drawn(GroundTask.REDRAWN, square(400, 400, 200));
    assertThat(GroundHints.of(area, terrain()).orElseThrow())
        .startsWith("The ground is bridged from rim to rim");
    assertThat(GroundHints.of(contour, GroundChange.plus(terrain(), area))).isEmpty();
    assertThat(GroundHints.of(area, GroundChange.plus(terrain(), contour))).isEmpty();
    assertThat(GroundHints.of(drawn(GroundTask.REDRAWN, square(0, 0, 100)), terrain())).isPresent();
    assertThat(GroundHints.of(drawn(GroundTask.MARSH, square(0, 0, 100)), terrain())).isEmpty();
    Terrain flat = Terrain.builder("flat", "EPSG:32631", terrain().extent()).build();
    assertThat(GroundHints.of(drawn(GroundTask.RAISE, square(0, 0, 100)), flat))
        .contains("It is kept, but this ground has no heights that it could change.");
  }

  @Test
  void whatIsChangedByHandSaysSo() throws Exception {
    Feature given =
        new Feature(
            "wood",
            FeatureKind.WOOD_DENSE,
            square(0, 0, 100).shape(GroundTask.Way.AREA, 1),
            Optional.of("Copse"),
            Attributes.builder().heightMetres(12).build());
    GroundThing.OfFeature known = new GroundThing.OfFeature(given, true);
    GroundThing.OfFeature changed = (GroundThing.OfFeature) ThingWriting.byHand(known);
    assertThat(changed.feature().isOverride()).isTrue();
    assertThat(changed.setAside()).isTrue();
    assertThat(changed.feature().name()).contains("Copse");
    assertThat(ThingWriting.byHand(changed)).isSameAs(changed);
    GroundThing renamed =
        new ThingWriting(Optional.of(terrain()))
            .rewritten(known, ThingForm.of(known).with(FormField.NAME, "Spinney"));
    assertThat(renamed.title()).isEqualTo("Dense wood “Spinney”");
  }

  @Test
  void aPlaceIsNotCalledAsAnotherIs() throws Exception {
    ThingWriting writing = new ThingWriting(Optional.of(terrain()));
    Sketch spot = new Sketch(List.of(at(10, 20)));
    ThingForm form = ThingForm.usual(GroundTask.PLACE).with(FormField.NAME, "Mill");
    GroundThing mill = writing.drawn(GroundTask.PLACE, form, spot);
    assertThat(mill.title()).isEqualTo("Place “Mill”");
    assertThat(mill.geometry().getCoordinate().x).isEqualTo(at(10, 20).x());
    org.assertj.core.api.Assertions.assertThatThrownBy(
            () -> writing.rewritten(mill, form.with(FormField.NAME, "Farm")))
        .hasMessage("There is a place “Farm” already; write another name.");
    GroundThing farm = GroundChange.find(terrain(), "place Farm").orElseThrow();
    assertThat(writing.rewritten(farm, ThingForm.of(farm))).isEqualTo(farm);
  }
}
