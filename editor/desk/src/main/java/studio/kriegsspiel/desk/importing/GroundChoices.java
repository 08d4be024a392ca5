package studio.kriegsspiel.desk.importing;

import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import studio.kriegsspiel.desk.watch.Observable;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.WorkOutcome;
import studio.kriegsspiel.library.LibraryEntry;
import studio.kriegsspiel.library.ScenarioGrounds;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.io.TerrainPackage;

/** The grounds there are to choose from: those of the library and those beside scenarios. */
public final class GroundChoices {
  private static final int MOST = 60;

  private final BackgroundRunner runner;
  private final Function<Terrain, BufferedImage> draw;
  private final Observable<List<GroundChoice>> choices = new Observable<>(List.of());

  /**
   * Looks in the library, and in the folders of scenarios.
   *
   * @param draw draws a ground in little, off the event thread
   */
  public GroundChoices(
      List<LibraryEntry> library,
      List<Path> folders,
      BackgroundRunner runner,
      Function<Terrain, BufferedImage> draw) {
    this.runner = runner;
    this.draw = draw;
    List<GroundChoice> found = new ArrayList<>();
    for (LibraryEntry entry : library) {
      found.add(
          GroundChoice.unread(entry.slug(), entry.title(), entry.summary(), entry.path(), false));
    }
    choices.set(found);
    runner.<List<GroundChoice>>startQuietly(
        "Looking for grounds",
        0,
        progress -> folders.stream().distinct().flatMap(GroundChoices::beside).toList(),
        outcome -> {
          if (outcome instanceof WorkOutcome.Done<List<GroundChoice>> done) {
            List<GroundChoice> all = new ArrayList<>(choices.get());
            all.addAll(done.value());
            choices.set(all);
            done.value().forEach(this::read);
          }
        });
    found.forEach(this::read);
  }

  /** What there is. */
  public Observable<List<GroundChoice>> choices() {
    return choices;
  }

  private static Stream<GroundChoice> beside(Path folder) {
    return ScenarioGrounds.listIn(folder).entrySet().stream()
        .limit(MOST)
        .map(
            each ->
                GroundChoice.unread(
                    each.getKey(),
                    each.getKey(),
                    "\"" + each.getKey() + "\", in " + folder,
                    each.getValue(),
                    true));
  }

  private void read(GroundChoice choice) {
    runner.<GroundChoice>startQuietly(
        "Reading " + choice.name(),
        0,
        progress -> look(choice),
        outcome ->
            outcome.match(
                done -> replace(choice, done.value()),
                failed -> replace(choice, choice.unreadable(failed.sentence())),
                cancelled -> {}));
  }

  private GroundChoice look(GroundChoice choice) {
    Terrain terrain = TerrainPackage.read(choice.path());
    return new GroundChoice(
        choice.name(),
        terrain.title(),
        choice.summary(),
        choice.path(),
        choice.beside(),
        GroundFacts.lines(terrain),
        Optional.of(draw.apply(terrain)),
        "");
  }

  private void replace(GroundChoice old, GroundChoice fresh) {
    choices.set(
        choices.get().stream().map(each -> each.path().equals(old.path()) ? fresh : each).toList());
  }
}
