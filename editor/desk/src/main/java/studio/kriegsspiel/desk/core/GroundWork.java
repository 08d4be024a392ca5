package studio.kriegsspiel.desk.core;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import studio.kriegsspiel.desk.ground.GroundDraft;
import studio.kriegsspiel.desk.ground.GroundShelf;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.text.ForeignDeed;
import studio.kriegsspiel.desk.text.ManuscriptChange.Origin;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.WorkOutcome;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.io.PackageRevision;

/**
 * Changes the ground of the open scenario, as steps of the history of the text. The first change
 * makes a draft; the package on disk changes when the scenario is saved. A ground of the library is
 * never written: a copy is saved beside the scenario.
 */
public final class GroundWork {
  private final Desk desk;
  private final GroundShelf shelf;
  private final BackgroundRunner runner;
  private final Map<String, Runnable> waiting = new LinkedHashMap<>();
  private final Map<String, GroundDraft> drafts = new LinkedHashMap<>();
  private final Map<String, FileTime> stamps = new LinkedHashMap<>();

  /** Works on {@code desk}; must be made before whatever checks its text. */
  public GroundWork(Desk desk, GroundShelf shelf, BackgroundRunner runner) {
    this.desk = desk;
    this.shelf = shelf;
    this.runner = runner;
    desk.manuscript()
        .addListener(
            change -> {
              if (change.origin() == Origin.LOADED) {
                forget();
              }
            });
    desk.studied().listen(this::follow);
  }

  /** Does something once the ground of a name is shown, if it ever is under this text. */
  void whenShown(String name, Runnable what) {
    if (desk.ground().get().filter(draft -> draft.name().equals(name)).isPresent()) {
      what.run();
    } else {
      waiting.put(name, what);
    }
  }

  private void forget() {
    waiting.clear();
    drafts.clear();
    stamps.clear();
    shelf.clear();
    desk.ground().set(Optional.empty());
    showUnsaved();
  }

  private void follow(Studied studied) {
    Optional<GroundDraft> shown = name(studied).flatMap(name -> find(name, studied));
    if (studied.terrain().isPresent() && shown.isEmpty()) {
      shown = begin(studied);
    }
    desk.ground().set(shown);
    shown.map(draft -> waiting.remove(draft.name())).ifPresent(Runnable::run);
  }

  /**
   * The draft of a name; none if it was saved and another program has changed the package since.
   */
  private Optional<GroundDraft> find(String name, Studied studied) {
    Optional<GroundDraft> draft = Optional.ofNullable(drafts.get(name));
    boolean overtaken =
        draft
            .filter(each -> !each.isUnsaved())
            .filter(each -> studied.terrain().filter(now -> now != each.now()).isPresent())
            .isPresent();
    if (overtaken) {
      drafts.remove(name);
      return Optional.empty();
    }
    return draft;
  }

  private static Optional<String> name(Studied studied) {
    return studied.scenario().flatMap(scenario -> scenario.header().terrain());
  }

  private Optional<GroundDraft> begin(Studied studied) {
    Optional<GroundDraft> same =
        desk.ground()
            .get()
            .filter(draft -> studied.terrain().filter(now -> now == draft.now()).isPresent());
    if (same.isPresent()) {
      return same;
    }
    return name(studied)
        .flatMap(
            name ->
                shelf
                    .locate(desk.file().get().whereabouts(), name)
                    .flatMap(spot -> studied.ground().map(ground -> begin(name, spot, ground))));
  }

  private GroundDraft begin(String name, GroundShelf.Spot spot, Ground ground) {
    stamps.put(name, shelf.changedAt(spot.path()));
    return GroundDraft.of(name, spot, ground.terrain(), ground.heights());
  }

  /** A ground with unsaved changes whose own package another program has changed meanwhile. */
  public Optional<String> findChangedOutside() {
    return drafts.values().stream()
        .filter(draft -> draft.isUnsaved() && draft.isOwn())
        .filter(draft -> !shelf.changedAt(draft.source()).equals(stamps.get(draft.name())))
        .filter(draft -> Files.exists(draft.source()))
        .map(GroundDraft::name)
        .findFirst();
  }

  /**
   * Changes the ground that is shown, as one step of the history.
   *
   * @param label what the menu shows after "Undo"
   * @return whether there is a ground to change
   */
  public boolean change(String label, UnaryOperator<Terrain> how) {
    Optional<GroundDraft> shown = desk.ground().get();
    if (shown.isEmpty()) {
      desk.message()
          .set(Message.trouble("There is no ground to change yet; name one in the text."));
      return false;
    }
    GroundDraft draft = shown.get();
    Terrain before = draft.now();
    Terrain after = how.apply(before);
    boolean first = !draft.isTouched();
    drafts.putIfAbsent(draft.name(), draft);
    desk.manuscript()
        .act(
            label,
            new ForeignDeed() {
              @Override
              public void forth() {
                put(draft.name(), after);
              }

              @Override
              public void back() {
                put(draft.name(), before);
              }
            });
    desk.message().set(Message.info(first && !draft.isOwn() ? copyWords(draft) : done(label)));
    return true;
  }

  private static String done(String label) {
    return "Done: " + label + ".";
  }

  private static String copyWords(GroundDraft draft) {
    return "You are shaping a copy of "
        + draft.name()
        + "; it is saved with the scenario, in terrains/"
        + draft.name()
        + " beside it.";
  }

  private void put(String name, Terrain terrain) {
    GroundDraft draft = drafts.get(name);
    if (draft != null) {
      GroundDraft changed = draft.with(terrain);
      drafts.put(name, changed);
      shelf.lay(name, changed.now(), changed.heights());
      desk.ground().set(Optional.of(changed));
      showUnsaved();
    }
  }

  private void showUnsaved() {
    desk.groundUnsaved().set(drafts.values().stream().anyMatch(GroundDraft::isUnsaved));
  }

  /**
   * Saves every changed ground beside a scenario, in the background.
   *
   * @param whenDone hears whether all are saved; a failure is also told on the status line
   */
  public void save(Path scenario, Consumer<Boolean> whenDone) {
    List<GroundDraft> unsaved = drafts.values().stream().filter(GroundDraft::isUnsaved).toList();
    if (unsaved.isEmpty()) {
      whenDone.accept(true);
      return;
    }
    runner.<Map<String, Path>>start(
        "Saving the ground",
        desk.manuscript().version(),
        progress -> {
          Map<String, Path> places = new LinkedHashMap<>();
          for (GroundDraft draft : unsaved) {
            Path target = targetOf(draft, scenario);
            PackageRevision.save(draft.onDisk(), draft.now(), draft.source(), target);
            places.put(draft.name(), target);
          }
          return places;
        },
        outcome -> {
          outcome.match(
              written -> unsaved.forEach(draft -> finish(draft, written.value().get(draft.name()))),
              failed ->
                  desk.message()
                      .set(Message.trouble("The ground was not saved: " + failed.sentence())),
              cancelled -> {});
          whenDone.accept(outcome instanceof WorkOutcome.Done);
        });
  }

  private static Path targetOf(GroundDraft draft, Path scenario) {
    Path folder = scenario.toAbsolutePath().normalize().getParent();
    Path source = draft.source().toAbsolutePath().normalize();
    if (folder == null || draft.isOwn() && source.startsWith(folder)) {
      return source;
    }
    Path target = folder.resolve("terrains").resolve(draft.name());
    String zip = draft.name() + ".zip";
    for (Path taken :
        List.of(
            target,
            target.resolveSibling(zip),
            folder.resolve(draft.name()),
            folder.resolve(zip))) {
      if (Files.exists(taken)) {
        throw new GroundException(
            taken.toString(),
            "is another ground of that name already",
            "save the scenario in another folder, or move that ground away");
      }
    }
    return target;
  }

  private void finish(GroundDraft written, @org.jspecify.annotations.Nullable Path place) {
    GroundDraft now = drafts.get(written.name());
    if (place == null || now == null) {
      return;
    }
    GroundDraft saved = now.saved(place, written.now());
    stamps.put(saved.name(), shelf.changedAt(place));
    drafts.put(saved.name(), saved);
    if (!saved.isUnsaved()) {
      shelf.settle(saved.name(), place);
    }
    if (desk.ground().get().filter(shown -> shown.name().equals(saved.name())).isPresent()) {
      desk.ground().set(Optional.of(saved));
    }
    showUnsaved();
  }
}
