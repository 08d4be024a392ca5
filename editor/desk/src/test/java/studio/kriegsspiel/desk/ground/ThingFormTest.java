package studio.kriegsspiel.desk.ground;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.locationtech.jts.geom.Geometry;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.HandEdit;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;

/** What is written about things on the ground, and what is read back from them. */
class ThingFormTest {
  private static final Sketch SQUARE =
      new Sketch(
          List.of(
              new MapPoint(0, 0), new MapPoint(10, 0), new MapPoint(10, 10), new MapPoint(0, 10)));

  private static Geometry shape(GroundTask task) throws Sketch.Unfinished {
    return SQUARE.shape(task.way(), 60);
  }

  private static Feature feature(GroundTask task, ThingForm form) throws Exception {
    return new Feature(
        "hand-1",
        task.kind(),
        shape(task),
        form.name(),
        form.attributes(task.kind(), Attributes.NONE),
        Optional.of(form.handEdit()));
  }

  /** As the palette begins a thing, so it is called and so its form reads when it is chosen. */
  @ParameterizedTest
  @EnumSource(
      value = GroundTask.class,
      names = {"PLACE", "BRUSH"},
      mode = EnumSource.Mode.EXCLUDE)
  void whatIsDrawnIsReadBackAsItWasWritten(GroundTask task) throws Exception {
    ThingForm form = ThingForm.usual(task);
    for (FormField each : form.fields()) {
      if (each.isNumber() && form.get(each).isEmpty()) {
        form = form.with(each, "12");
      }
    }
    form = form.with(FormField.REASON, "seen").with(FormField.SOURCE, "Craan 1816");
    if (form.fields().contains(FormField.NAME)) {
      form = form.with(FormField.NAME, "Old one");
    }
    ThingForm back = ThingForm.of(new GroundThing.OfFeature(feature(task, form), false));
    assertThat(back.fields()).isEqualTo(form.fields());
    for (FormField each : form.fields()) {
      assertThat(back.get(each)).as(each.label()).isEqualTo(form.get(each));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "RAISE | Raised ground by 5 m",
        "SUNKEN_ROAD | Sunken road, 3 m deep",
        "DITCH | Ditch, 1.5 m deep",
        "EMBANKMENT | Embankment, 2 m high",
        "SLOPE | Slope by hand, 10°",
        "REDRAWN | Redrawn ground",
        "CONTOUR | Contour, 80 m",
        "SPOT | Spot height, 80 m",
        "RIDGE | Ridge",
        "VALLEY | Valley",
        "ROAD | Road",
        "WOOD_DENSE | Dense wood",
        "MARSH | Marsh"
      })
  void aThingIsCalledByItsKindAndTheFigureThatMatters(GroundTask task, String words)
      throws Exception {
    ThingForm form = ThingForm.usual(task);
    if (form.fields().contains(FormField.ABOVE_DATUM)) {
      form = form.with(FormField.ABOVE_DATUM, "80");
    }
    assertThat(new GroundThing.OfFeature(feature(task, form), false).title()).isEqualTo(words);
  }

  @Test
  void loweredGroundAndNamesAreToldToo() throws Exception {
    ThingForm lowered = ThingForm.usual(GroundTask.RAISE).with(FormField.RAISE, "−2,25");
    assertThat(GroundWords.of(feature(GroundTask.RAISE, lowered)))
        .isEqualTo("Lowered ground by 2.25 m");
    ThingForm named = ThingForm.usual(GroundTask.FARM).with(FormField.NAME, " Hougoumont ");
    assertThat(GroundWords.of(feature(GroundTask.FARM, named))).isEqualTo("Farm “Hougoumont”");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "RAISE | RAISE | | “Raise by” is empty; write a number.",
        "RAISE | RAISE | high | “high” is no number; write one in “Raise by”.",
        "RAISE | RAISE | 10000 |",
        "RAISE | RAISE | 10000.1 | “Raise by” cannot be 10000.1.",
        "RAISE | RAISE | -3 |",
        "RAISE | RAISE | NaN | “Raise by” cannot be NaN.",
        "DITCH | DEPTH | -3 | “Depth” cannot be -3.",
        "DITCH | DEPTH | |",
        "CONTOUR | ABOVE_DATUM | -3 |",
        "SLOPE | SLOPE | 89.5 |",
        "SLOPE | SLOPE | 90 | A slope is less than 90 degrees, not 90.",
        "ROAD | WIDTH | 90 |"
      })
  void aNumberThatCannotBeIsToldInASentence(
      GroundTask task, FormField field, String typed, String fault) {
    ThingForm form = ThingForm.usual(task).with(field, typed == null ? "" : typed);
    assertThat(form.findFault(field)).isEqualTo(Optional.ofNullable(fault));
  }

  @Test
  void whatTheFormDoesNotShowStaysAsItWas() throws Exception {
    Attributes before =
        Attributes.builder().lengthMetres(5).viewMetres(7).houses(3).widthMetres(4).build();
    Attributes after =
        ThingForm.usual(GroundTask.ROAD)
            .with(FormField.WIDTH, "6")
            .attributes(GroundTask.ROAD.kind(), before);
    assertThat(after.lengthMetres()).hasValue(5);
    assertThat(after.viewMetres()).hasValue(7);
    assertThat(after.houses()).hasValue(3);
    assertThat(after.widthMetres()).hasValue(6);
    assertThat(
            ThingForm.usual(GroundTask.ROAD)
                .attributes(GroundTask.ROAD.kind(), before)
                .widthMetres())
        .as("what was emptied is gone")
        .isEmpty();
  }

  @Test
  void aPlaceHasANameAndOthersBesideIt() throws Exception {
    ThingForm form =
        ThingForm.usual(GroundTask.PLACE)
            .with(FormField.NAME, "Mill")
            .with(FormField.ALIASES, "Old mill; ; Windmill ");
    assertThat(form.placeName()).isEqualTo("Mill");
    assertThat(form.aliases()).containsExactly("Old mill", "Windmill");
    Place place = new Place("Mill", form.aliases(), new MapPoint(3, 4), Optional.empty());
    ThingForm back = ThingForm.of(new GroundThing.OfPlace(place));
    assertThat(back.get(FormField.NAME)).isEqualTo("Mill");
    assertThat(back.get(FormField.ALIASES)).isEqualTo("Old mill; Windmill");
    assertThatThrownBy(() -> form.with(FormField.NAME, " ").placeName())
        .hasMessage("A place needs a name; write one in “Name”.");
  }

  @Test
  void whatIsNotSaidOfAHandEditIsAConjecture() {
    assertThat(new ThingForm(List.of(), java.util.Map.of()).handEdit())
        .isEqualTo(new HandEdit("", "", Confidence.CONJECTURE));
    List<FormField> needed = new ArrayList<>();
    for (FormField each : FormField.values()) {
      if (each.isNeeded()) {
        needed.add(each);
      }
    }
    assertThat(needed)
        .containsExactly(
            FormField.RAISE,
            FormField.ABOVE_DATUM,
            FormField.BRUSH,
            FormField.SLOPE,
            FormField.CONFIDENCE);
    assertThat(FormField.BRIDGE.choices()).contains("stone");
    assertThat(FormField.NAME.choices()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "POINT | 0 | Click where it is.",
        "LINE | 1 | A line needs two points; click once more.",
        "BRUSH | 0 | Drag over the ground.",
        "AREA | 2 | An area needs three points; click around it."
      })
  void aSketchWithTooFewPointsSaysWhatIsMissing(GroundTask.Way way, int points, String sentence) {
    Sketch few = new Sketch(SQUARE.points().subList(0, points));
    assertThatThrownBy(() -> few.shape(way, 60)).hasMessage(sentence);
    assertThat(few.isEmpty()).isEqualTo(points == 0);
  }

  @Test
  void aSketchGrowsAndShrinksPointByPoint() throws Exception {
    Sketch two = Sketch.EMPTY.plus(new MapPoint(0, 0)).plus(new MapPoint(100, 0));
    assertThat(two.plus(new MapPoint(100, 0))).as("a second click on the spot").isEqualTo(two);
    assertThat(two.plus(new MapPoint(0, 0)).points()).hasSize(3);
    assertThat(two.minusLast().points()).containsExactly(new MapPoint(0, 0));
    assertThat(Sketch.EMPTY.minusLast()).isEqualTo(Sketch.EMPTY);
    // A stroke of 100 m, 60 m broad, with round ends.
    double stroke = two.shape(GroundTask.Way.BRUSH, 60).getArea();
    assertThat(stroke).isBetween(6000 + 0.95 * Math.PI * 900, 6000 + Math.PI * 900);
    assertThat(two.shape(GroundTask.Way.LINE, 60).getLength()).isEqualTo(100);
    assertThat(SQUARE.shape(GroundTask.Way.AREA, 60).getArea()).isEqualTo(100);
    Sketch crossed =
        new Sketch(
            List.of(
                new MapPoint(0, 0),
                new MapPoint(10, 10),
                new MapPoint(10, 0),
                new MapPoint(0, 10)));
    assertThatThrownBy(() -> crossed.shape(GroundTask.Way.AREA, 60))
        .hasMessage("The outline crosses itself; take points back with Backspace.");
  }
}
