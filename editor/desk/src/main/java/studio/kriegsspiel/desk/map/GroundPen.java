package studio.kriegsspiel.desk.map;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.locationtech.jts.geom.Geometry;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.GroundWork;
import studio.kriegsspiel.desk.core.Message;
import studio.kriegsspiel.desk.ground.FormField;
import studio.kriegsspiel.desk.ground.GroundChange;
import studio.kriegsspiel.desk.ground.GroundDraft;
import studio.kriegsspiel.desk.ground.GroundTask;
import studio.kriegsspiel.desk.ground.GroundTask.Way;
import studio.kriegsspiel.desk.ground.GroundThing;
import studio.kriegsspiel.desk.ground.GroundThing.OfFeature;
import studio.kriegsspiel.desk.ground.GroundWords;
import studio.kriegsspiel.desk.ground.Sketch;
import studio.kriegsspiel.desk.ground.ThingForm;
import studio.kriegsspiel.desk.ground.Vertices;
import studio.kriegsspiel.desk.watch.Observable;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Draws on the ground: what is in the hand, what has been drawn of it, and what is chosen. Every
 * thing that is finished becomes one step of the history.
 */
public final class GroundPen {
  private final Desk desk;
  private final GroundWork work;
  private final Map<GroundTask, ThingForm> forms = new EnumMap<>(GroundTask.class);
  private final Observable<Optional<GroundTask>> task = new Observable<>(Optional.empty());
  private final Observable<Sketch> sketch = new Observable<>(Sketch.EMPTY);
  private final Observable<Optional<String>> chosen = new Observable<>(Optional.empty());
  private final Observable<Optional<Integer>> corner = new Observable<>(Optional.empty());
  private final Observable<Optional<ThingForm>> form = new Observable<>(Optional.empty());
  private Optional<ThingForm> typed = Optional.empty();
  private boolean sheetShown;

  /** Draws on the ground of {@code desk}. */
  public GroundPen(Desk desk, GroundWork work) {
    this.desk = desk;
    this.work = work;
    desk.ground().listen(draft -> refresh());
    desk.settling().listen(asked -> settle());
  }

  /** What is being drawn; empty while things are chosen and moved. */
  public Observable<Optional<GroundTask>> task() {
    return task;
  }

  /** The points set so far. */
  public Observable<Sketch> sketch() {
    return sketch;
  }

  /** The key of the thing that is chosen. */
  public Observable<Optional<String>> chosen() {
    return chosen;
  }

  /** The number of the corner of the chosen thing that is held. */
  public Observable<Optional<Integer>> corner() {
    return corner;
  }

  /** What is written about the thing that is chosen, or will be about the next one drawn. */
  public Observable<Optional<ThingForm>> form() {
    return form;
  }

  /** The thing that is chosen, as it is now. */
  public Optional<GroundThing> thing() {
    return chosen
        .get()
        .flatMap(key -> draft().flatMap(draft -> GroundChange.find(draft.now(), key)));
  }

  private Optional<GroundDraft> draft() {
    return desk.ground().get();
  }

  private void refresh() {
    if (chosen.get().isPresent() && thing().isEmpty()) {
      typed = Optional.empty();
      chosen.set(Optional.empty());
    }
    showForm();
  }

  private void showForm() {
    form.set(task.get().map(this::formOf).or(() -> typed).or(() -> thing().map(ThingForm::of)));
  }

  /** What is written of the next thing of a kind. */
  ThingForm formOf(GroundTask wanted) {
    return forms.computeIfAbsent(
        wanted, each -> ThingForm.usual(each).with(FormField.SOURCE, tracedFrom()));
  }

  /** Origin of the sheet that things are traced from; empty where none is shown. */
  private String tracedFrom() {
    return !sheetShown
        ? ""
        : draft()
            .map(GroundDraft::now)
            .filter(terrain -> terrain.sheet().isPresent())
            .map(
                terrain ->
                    terrain
                        .findNotes(LayerKind.SHEET)
                        .map(notes -> notes.provenance().source())
                        .filter(source -> !source.isBlank())
                        .orElse(terrain.sheet().orElseThrow().fileName()))
            .orElse("");
  }

  /** Says whether the drawn sheet is shown: what is drawn over it is traced from it. */
  public void showSheet(boolean shown) {
    if (shown != sheetShown) {
      String before = tracedFrom();
      sheetShown = shown;
      String after = tracedFrom();
      forms.replaceAll(
          (each, form) ->
              form.get(FormField.SOURCE).equals(before)
                  ? form.with(FormField.SOURCE, after)
                  : form);
      showForm();
    }
  }

  /** Takes something into the hand; nothing to choose and move. */
  public void take(Optional<GroundTask> wanted) {
    if (!settle()) {
      return;
    }
    sketch.set(Sketch.EMPTY);
    if (wanted.isPresent()) {
      chosen.set(Optional.empty());
    }
    task.set(wanted);
    showForm();
    desk.message().set(Message.hint(hint()));
  }

  /** Lays everything out of the hand and chooses nothing. */
  public void putAway() {
    settle();
    typed = Optional.empty();
    sketch.set(Sketch.EMPTY);
    task.set(Optional.empty());
    chosen.set(Optional.empty());
    showForm();
    if (desk.message().get().kind() == Message.Kind.HINT) {
      desk.message().set(Message.NONE);
    }
  }

  /** What can be done now, in one sentence. */
  public String hint() {
    return task.get()
        .map(what -> what.title() + ": " + what.way().hint())
        .orElse("Click a thing to choose it; drag its corners; Delete takes it away.");
  }

  /** Sets a point; a thing that is a point is finished at once. */
  public void click(MapPoint point) {
    task.get()
        .ifPresent(
            what -> {
              sketch.set(sketch.get().plus(point));
              if (what.way() == Way.POINT) {
                finish();
              }
            });
  }

  /** Draws on by hand, as far as the pointer has come. */
  public void trail(MapPoint point) {
    sketch.set(sketch.get().plus(point));
  }

  /**
   * Ends drawing by hand: of what was drawn behind a number of points stays what shows.
   *
   * @param metres how far a point may lie from the line between its neighbours and go
   */
  public void steady(int points, double metres) {
    sketch.set(sketch.get().simplified(points, metres));
  }

  /** Draws with a brush. */
  public void stroke(List<MapPoint> points) {
    sketch.set(new Sketch(points));
    finish();
  }

  /** Takes the last point back; false if there is none. */
  public boolean takeBack() {
    boolean any = !sketch.get().isEmpty();
    sketch.set(sketch.get().minusLast());
    return any;
  }

  /** Leaves what was begun, one thing at a time; false if there was nothing to leave. */
  public boolean leave() {
    if (!sketch.get().isEmpty()) {
      sketch.set(Sketch.EMPTY);
      return true;
    }
    if (task.get().isPresent()) {
      take(Optional.empty());
      return true;
    }
    boolean any = chosen.get().isPresent();
    typed = Optional.empty();
    choose(Optional.empty());
    return any;
  }

  /** Ends what is being drawn and lays it on the ground; says why if it cannot be. */
  public void finish() {
    if (task.get().isEmpty() || draft().isEmpty()) {
      return;
    }
    GroundTask what = task.get().get();
    try {
      GroundThing thing = drawn(what, sketch.get());
      sketch.set(Sketch.EMPTY);
      work.change(
          "draw " + lower(GroundWords.kind(what.kind()), what),
          terrain -> GroundChange.plus(terrain, thing));
      draft()
          .flatMap(draft -> GroundHints.of(thing, draft.now()))
          .ifPresent(hint -> desk.message().set(Message.info(hint)));
    } catch (Sketch.Unfinished unfinished) {
      if (what.way() == Way.POINT) {
        sketch.set(Sketch.EMPTY);
      }
      desk.message().set(Message.trouble(unfinished.sentence()));
    } catch (ThingForm.Fault fault) {
      if (what.way() == Way.POINT || what.way() == Way.BRUSH) {
        sketch.set(Sketch.EMPTY);
      }
      desk.message().set(Message.trouble(fault.sentence()));
    }
  }

  private static String lower(String words, GroundTask what) {
    return (what == GroundTask.PLACE ? what.title() : words).toLowerCase(java.util.Locale.ROOT);
  }

  private GroundThing drawn(GroundTask what, Sketch shape)
      throws Sketch.Unfinished, ThingForm.Fault {
    return writing().drawn(what, formOf(what), shape);
  }

  private ThingWriting writing() {
    return new ThingWriting(draft().map(GroundDraft::now));
  }

  /** What would be on the ground if the sketch ended at the pointer; for a preview. */
  public Optional<Feature> candidate(Optional<MapPoint> pointer) {
    return candidate(pointer.map(at -> sketch.get().plus(at)).orElse(sketch.get()));
  }

  private Optional<Feature> candidate(Sketch whole) {
    if (task.get().isEmpty() || task.get().get() == GroundTask.PLACE) {
      return Optional.empty();
    }
    try {
      return drawn(task.get().get(), whole) instanceof OfFeature thing
          ? Optional.of(thing.feature())
          : Optional.empty();
    } catch (Sketch.Unfinished | ThingForm.Fault notYet) {
      return Optional.empty();
    }
  }

  /** What a stroke of the brush would lay on the ground; for a preview. */
  public Optional<Feature> candidate(List<MapPoint> stroke) {
    return candidate(new Sketch(stroke));
  }

  /** Chooses a thing, or nothing; the one chosen before stays if what is typed of it cannot be. */
  public void choose(Optional<String> key) {
    if (!settle()) {
      return;
    }
    chosen.set(key);
    showForm();
    thing().ifPresent(thing -> desk.message().set(Message.info(thing.title() + ".")));
  }

  /** Puts the chosen thing elsewhere or gives it another shape. */
  public void reshape(Geometry shape) {
    settle();
    thing()
        .ifPresent(
            thing -> {
              if (!shape.isValid()) {
                desk.message().set(Message.trouble("So its outline would cross itself."));
              } else if (!shape.equalsExact(thing.geometry())) {
                replace("reshape", thing, thing.at(shape));
              }
            });
  }

  /** Takes a corner of the chosen thing away. */
  public void removeVertex(int index) {
    thing().ifPresent(thing -> reshape(Vertices.without(thing.geometry(), index)));
  }

  /** Takes the chosen thing away. */
  public void remove() {
    typed = Optional.empty();
    thing()
        .ifPresent(
            thing -> {
              String key = thing.key();
              chosen.set(Optional.empty());
              work.change(
                  "take away " + thing.title(), terrain -> GroundChange.minus(terrain, key));
            });
  }

  /** Sets a hand edit aside for a while, or lets it count again. */
  public void setAside(Feature feature, boolean aside) {
    work.change(
        (aside ? "set aside " : "let count again ") + GroundWords.of(feature),
        terrain -> GroundChange.setAside(terrain, feature, aside));
  }

  private void replace(String verb, GroundThing before, GroundThing after) {
    GroundThing marked = ThingWriting.byHand(after);
    String key = before.key();
    work.change(
        verb + " " + before.title(), terrain -> GroundChange.replaced(terrain, key, marked));
  }

  /**
   * Takes over a value as it is being typed: for what is in the hand at once, for the thing that is
   * chosen as soon as anything else is done, so that a number makes one step, not one a digit.
   */
  public void type(FormField field, String value) {
    form.get()
        .filter(now -> now.fields().contains(field) && !now.get(field).equals(value.strip()))
        .map(now -> now.with(field, value))
        .ifPresent(
            now -> {
              if (task.get().isPresent()) {
                write(now);
              } else {
                typed = Optional.of(now);
                form.set(typed);
              }
            });
  }

  /** Writes what has been typed of the chosen thing; false, with a sentence, if it cannot be. */
  public boolean settle() {
    return typed.isEmpty() || write(typed.get());
  }

  /**
   * Takes over what was written about the thing in the hand, or about the one that is chosen.
   *
   * @return whether it could be; if not, the status line says why
   */
  public boolean write(ThingForm written) {
    if (task.get().isPresent()) {
      forms.put(task.get().get(), written);
      form.set(Optional.of(written));
      return true;
    }
    Optional<GroundThing> thing = thing();
    if (thing.filter(now -> !ThingForm.of(now).equals(written)).isPresent()) {
      try {
        GroundThing after = writing().rewritten(thing.get(), written);
        typed = Optional.empty();
        replace("change", thing.get(), after);
        chosen.set(Optional.of(after.key()));
      } catch (ThingForm.Fault fault) {
        desk.message().set(Message.trouble(fault.sentence()));
        return false;
      }
    }
    typed = Optional.empty();
    showForm();
    return true;
  }
}
