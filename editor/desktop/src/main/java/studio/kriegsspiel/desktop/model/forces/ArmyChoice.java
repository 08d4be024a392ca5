package studio.kriegsspiel.desktop.model.forces;

import java.util.List;
import studio.kriegsspiel.desktop.model.desk.Desk;
import studio.kriegsspiel.desktop.model.watch.Watched;
import studio.kriegsspiel.desktop.model.work.BackgroundRunner;
import studio.kriegsspiel.desktop.model.work.Latest;
import studio.kriegsspiel.desktop.model.work.Outcome;

/** The army lists that can be chosen from; read anew, in the background, with every file opened. */
public final class ArmyChoice {
  private final Desk desk;
  private final ArmyShelf shelf;
  private final Latest<List<ArmyShelf.ArmyList>> reading;
  private final Watched<List<ArmyShelf.ArmyList>> lists = new Watched<>(List.of());

  /** Lists of {@code shelf} for the file on {@code desk}. */
  public ArmyChoice(Desk desk, ArmyShelf shelf, BackgroundRunner runner) {
    this.desk = desk;
    this.shelf = shelf;
    this.reading = new Latest<>(runner, "Reading army lists");
    desk.file().follow(file -> read());
  }

  /** The lists; none until they have been read. */
  public Watched<List<ArmyShelf.ArmyList>> lists() {
    return lists;
  }

  /** Reads them anew. */
  public void read() {
    var file = desk.file().get().whereabouts();
    reading.request(
        0,
        progress -> shelf.lists(file),
        outcome -> {
          if (outcome instanceof Outcome.Done<List<ArmyShelf.ArmyList>> done) {
            lists.set(done.value());
          }
        });
  }
}
