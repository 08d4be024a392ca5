package studio.kriegsspiel.desktop.wiring;

import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import studio.kriegsspiel.desk.core.Jump;
import studio.kriegsspiel.desk.core.OtherWindows;
import studio.kriegsspiel.desktop.ui.window.Services;
import studio.kriegsspiel.desktop.ui.window.StudioWindow;
import studio.kriegsspiel.language.ide.names.NamesOfFile;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.study.help.Workspace;

/** The windows of this process; used on the event thread. */
public final class StudioWindows implements OtherWindows {
  private static final int WIDTH = 1100;
  private static final int HEIGHT = 760;

  private final Workspace workspace;
  private final Function<OtherWindows, Services> services;
  private final List<StudioWindow> open = new CopyOnWriteArrayList<>();

  /**
   * No window yet.
   *
   * @param workspace the files that all windows share
   * @param services gives each window services of its own
   */
  StudioWindows(Workspace workspace, Function<OtherWindows, Services> services) {
    this.workspace = workspace;
    this.services = services;
  }

  /** The windows that are open. */
  public List<StudioWindow> open() {
    return List.copyOf(open);
  }

  /** A new window, not shown yet. */
  public StudioWindow make() {
    StudioWindow window = new StudioWindow(services.apply(this));
    add(window);
    return window;
  }

  /** Counts a window among them until it is closed. */
  void add(StudioWindow window) {
    open.add(window);
    window
        .frame()
        .addWindowListener(
            new WindowAdapter() {
              @Override
              public void windowClosed(WindowEvent event) {
                open.remove(window);
                file(window).ifPresent(workspace::close);
              }
            });
    window.desk().studied().listen(studied -> checkImporters(window));
  }

  /** Has the scenarios checked again that bring in what another window writes. */
  private void checkImporters(StudioWindow changed) {
    Optional<Path> file = file(changed);
    if (file.isEmpty()) {
      return;
    }
    for (Path importer : workspace.openDependents(file.get())) {
      open.stream()
          .filter(each -> each != changed && isOf(each, importer))
          .forEach(StudioWindow::checkAgain);
    }
  }

  private static Optional<Path> file(StudioWindow window) {
    return window.desk().file().get().path();
  }

  private static boolean isOf(StudioWindow window, Path file) {
    return file(window)
        .filter(path -> path.toAbsolutePath().normalize().equals(file.toAbsolutePath().normalize()))
        .isPresent();
  }

  @Override
  public void show(Path file, TextSpan place) {
    with(file, window -> window.desk().jumps().send(new Jump(place, Optional.empty(), true)));
  }

  @Override
  public void edit(Path file, List<TextEdit> edits, String label) {
    with(file, window -> window.desk().manuscript().edit(edits, label));
  }

  @Override
  public Map<Path, String> texts() {
    Map<Path, String> texts = new HashMap<>();
    for (StudioWindow each : open) {
      file(each)
          .ifPresent(
              path ->
                  texts.put(path.toAbsolutePath().normalize(), each.desk().manuscript().text()));
    }
    return texts;
  }

  private void with(Path file, Consumer<StudioWindow> then) {
    Optional<StudioWindow> there = open.stream().filter(each -> isOf(each, file)).findFirst();
    if (there.isPresent()) {
      there.get().frame().toFront();
      then.accept(there.get());
      return;
    }
    StudioWindow window = make();
    window.open(WIDTH, HEIGHT);
    if (window.paperwork().openNow(file)) {
      if (workspace.names(file).filter(NamesOfFile::isLibrary).isPresent()) {
        window.showTextAlone();
      }
      then.accept(window);
    } else {
      window.close();
    }
  }
}
