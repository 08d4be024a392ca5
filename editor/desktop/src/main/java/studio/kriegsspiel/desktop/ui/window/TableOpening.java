package studio.kriegsspiel.desktop.ui.window;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.desk.core.Message;
import studio.kriegsspiel.desk.table.TableImport;
import studio.kriegsspiel.desktop.ui.table.TableWindow;
import studio.kriegsspiel.scenario.force.Side;

/** Opens the window in which an army is taken from a table, and brings its list to the desk. */
public final class TableOpening {
  private final StudioWindow window;
  private Optional<TableWindow> last = Optional.empty();

  TableOpening(StudioWindow window) {
    this.window = window;
  }

  /** Asks for a table and opens it. */
  public void ask() {
    window.services().questions().askTable(scenario()).ifPresent(this::open);
  }

  /** Opens a table; one that is none is told. */
  public void open(Path file) {
    window
        .services()
        .runner()
        .<TableImport>startQuietly(
            "Reading " + file.getFileName(),
            0,
            progress -> TableImport.of(file),
            outcome ->
                outcome.match(
                    done -> show(done.value()),
                    failed ->
                        window.services().questions().tell("This is no table", failed.sentence()),
                    cancelled -> {}));
  }

  private void show(TableImport model) {
    TableWindow opened =
        new TableWindow(
            window.frame(),
            model,
            window.services().runner(),
            new TableWindow.Uses(
                this::scenario, this::sides, window.forceWork()::bringIn, this::tell));
    last = Optional.of(opened);
    opened.open();
  }

  private Optional<Path> scenario() {
    return window.desk().file().get().path();
  }

  private List<String> sides() {
    return window.desk().studied().get().scenario().stream()
        .flatMap(scenario -> scenario.sides().stream())
        .map(Side::name)
        .toList();
  }

  private void tell(Path list) {
    window.desk().message().set(Message.info("Wrote armies/" + list.getFileName() + "."));
  }

  /** The window that was opened last. */
  public Optional<TableWindow> last() {
    return last;
  }
}
