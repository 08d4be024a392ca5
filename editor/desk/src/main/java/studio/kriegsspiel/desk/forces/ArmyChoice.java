package studio.kriegsspiel.desk.forces;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.watch.Observable;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Latest;
import studio.kriegsspiel.desk.work.WorkOutcome;
import studio.kriegsspiel.scenario.edit.ScenarioText;
import studio.kriegsspiel.scenario.edit.TextSection;

/**
 * The army lists and templates that can be chosen from; read anew, in the background, with every
 * file opened and whenever the templates of the text change.
 */
public final class ArmyChoice {
  private final Desk desk;
  private final ArmyShelf shelf;
  private final Latest<List<ArmyShelf.ArmyList>> reading;
  private String templates = "";
  private final Observable<List<ArmyShelf.ArmyList>> lists = new Observable<>(List.of());

  /** Lists of {@code shelf} for the file on {@code desk}. */
  public ArmyChoice(Desk desk, ArmyShelf shelf, BackgroundRunner runner) {
    this.desk = desk;
    this.shelf = shelf;
    this.reading = new Latest<>(runner, "Reading army lists");
    desk.file().follow(file -> read());
    desk.studied().listen(this::follow);
  }

  /** The lists; none until they have been read. */
  public Observable<List<ArmyShelf.ArmyList>> lists() {
    return lists;
  }

  private void follow(Studied studied) {
    String now =
        studied.written().stream()
            .flatMap(source -> source.sections("template").map(each -> words(source, each)))
            .collect(Collectors.joining("\n"));
    if (!now.equals(templates)) {
      templates = now;
      read();
    }
  }

  private static String words(ScenarioText source, TextSection section) {
    return source.text().substring(section.span().offset(), section.span().end());
  }

  /** Reads them anew. */
  public void read() {
    var file = desk.file().get().whereabouts();
    Optional<ScenarioText> source = desk.studied().get().written();
    reading.request(
        0,
        progress -> all(file, source),
        outcome -> {
          if (outcome instanceof WorkOutcome.Done<List<ArmyShelf.ArmyList>> done) {
            lists.set(done.value());
          }
        });
  }

  private List<ArmyShelf.ArmyList> all(Optional<Path> file, Optional<ScenarioText> source) {
    List<ArmyShelf.ArmyList> all = new ArrayList<>();
    source
        .map(shelf::templates)
        .filter(units -> !units.isEmpty())
        .ifPresent(units -> all.add(new ArmyShelf.ArmyList("Templates of this scenario", units)));
    all.addAll(shelf.lists(file));
    return List.copyOf(all);
  }
}
