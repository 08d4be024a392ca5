package studio.kriegsspiel.desktop.ui.window;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.desk.file.FileProblem;
import studio.kriegsspiel.desk.file.ScenarioFiles;
import studio.kriegsspiel.desk.importing.GroundBeginning;
import studio.kriegsspiel.desk.importing.GroundChoice;
import studio.kriegsspiel.desk.importing.GroundChoices;
import studio.kriegsspiel.desk.importing.GroundImport;
import studio.kriegsspiel.desk.importing.GroundOnDesk;
import studio.kriegsspiel.desk.importing.ImportState;
import studio.kriegsspiel.desk.template.LibraryCopy;
import studio.kriegsspiel.desktop.ui.control.ControlWindow;
import studio.kriegsspiel.desktop.ui.dialog.NewDialog;
import studio.kriegsspiel.desktop.ui.importing.FileDrop;
import studio.kriegsspiel.desktop.ui.importing.GroundPicker;
import studio.kriegsspiel.desktop.ui.importing.ImportWindow;
import studio.kriegsspiel.library.LibraryEntry;
import studio.kriegsspiel.terrain.io.TerrainPackage;

/** Opens the windows in which grounds are made and chosen, and brings the result to the desk. */
public final class GroundWindows {
  private final StudioWindow window;
  private final GroundOnDesk onDesk;
  private Optional<ControlWindow> lastPoints = Optional.empty();

  GroundWindows(StudioWindow window) {
    this.window = window;
    this.onDesk = new GroundOnDesk(window.desk());
    FileDrop.onto(window.frame().getRootPane(), this::takeDropped);
  }

  /** Files dropped on the window: a scenario is opened, anything else is ground. */
  private void takeDropped(List<Path> files) {
    boolean scenario = files.size() == 1 && files.get(0).toString().endsWith(ScenarioFiles.ENDING);
    if (scenario) {
      window.paperwork().open(files.get(0));
    } else {
      importGround(files);
    }
  }

  /** Opens the import of a ground, with files to begin with. */
  public ImportWindow importGround(List<Path> files) {
    return importGround(files, Optional.empty());
  }

  private ImportWindow importGround(List<Path> files, Optional<NewDialog.Answer> forNew) {
    Path home = Path.of(System.getProperty("user.home", "."));
    GroundImport model =
        new GroundImport(
            onDesk.proposedFolder(home),
            onDesk.place(),
            onDesk::findUnsaved,
            window.services().runner(),
            window.services().pauses());
    ImportWindow opened =
        new ImportWindow(
            window.frame(),
            model,
            window.services().runner(),
            new ImportWindow.Uses(
                this::setPoints,
                onDesk::obstacle,
                this::use,
                written -> startOn(written, forNew),
                forNew.isPresent()));
    model.add(files);
    opened.open();
    return opened;
  }

  private void setPoints(ImportWindow imported) {
    new PointsOpening(
            window.services(),
            window.desk().studied().get().terrain(),
            imported,
            points -> lastPoints = Optional.of(points))
        .begin();
  }

  /** The window of control points that was opened last. */
  public Optional<ControlWindow> lastPoints() {
    return lastPoints;
  }

  private void use(ImportState.Written written) {
    onDesk.use(written.path());
    var layers = window.map().view().layers();
    layers.set(layers.get().afterImport(written.terrain()));
    window.checking().checkNow();
  }

  /** After an import the dialog of a new scenario opens with the ground chosen, else as it was. */
  private void startOn(ImportState.Written written, Optional<NewDialog.Answer> earlier) {
    NewDialog dialog = dialog(Optional.of(GroundOnDesk.home(written.path())));
    earlier.ifPresent(dialog::fill);
    dialog.choose(written.terrain().name());
    dialog.ask(window.frame()).ifPresent(this::begin);
  }

  /** The dialog of a new scenario. */
  public NewDialog newDialog() {
    return dialog(
        window.desk().file().get().whereabouts().map(Path::toAbsolutePath).map(Path::getParent));
  }

  private NewDialog dialog(Optional<Path> folder) {
    var library = window.services().library();
    List<Path> recent = window.paperwork().recent();
    List<LibraryEntry> starts = new ArrayList<>(library.templates());
    starts.addAll(library.scenarios());
    recent.forEach(file -> starts.add(own(file)));
    List<Path> folders = new ArrayList<>(folder.stream().toList());
    recent.forEach(file -> folders.add(home(file)));
    var runner = window.services().runner();
    return new NewDialog(
        starts, new GroundChoices(library.terrains(), folders, runner, GroundPicker::picture));
  }

  /** A scenario of the author's own as one to start from. */
  private static LibraryEntry own(Path file) {
    String name = String.valueOf(file.getFileName());
    return new LibraryEntry(
        LibraryEntry.Kind.SCENARIO,
        name,
        name,
        "A copy of your own scenario in " + home(file),
        file,
        true);
  }

  private static Path home(Path file) {
    Path folder = file.toAbsolutePath().normalize().getParent();
    return folder == null ? file : folder;
  }

  private boolean isOwn(LibraryEntry template) {
    return window.paperwork().recent().contains(template.path());
  }

  /** Begins a scenario as it was answered. */
  public void begin(NewDialog.Answer answer) {
    if (answer.importFirst()) {
      importGround(List.of(), Optional.of(answer));
      return;
    }
    try {
      String template = ScenarioFiles.read(answer.template().path()).text();
      String text =
          answer
              .beginning()
              .write(isOwn(answer.template()) ? template : LibraryCopy.of(template, this::isList));
      Optional<GroundChoice> ground =
          answer.ground().filter(each -> !GroundBeginning.isFor(text, each.name()));
      String name = answer.beginning().fileName();
      if (ground.isEmpty() && isOwn(answer.template())) {
        window.paperwork().startNewIn(home(answer.template().path()), name, text);
      } else if (ground.isEmpty()) {
        window.paperwork().startNew(name, text);
      } else {
        write(ground.get(), name, text);
      }
    } catch (FileProblem e) {
      window.services().questions().tell("The template cannot be used", e.sentence());
    }
  }

  private boolean isList(String name) {
    return window.services().library().findArmy(name).isPresent();
  }

  private void write(GroundChoice ground, String name, String template) {
    window
        .services()
        .runner()
        .<String>startQuietly(
            "Reading " + ground.name(),
            0,
            progress ->
                GroundBeginning.write(template, ground.name(), TerrainPackage.read(ground.path())),
            outcome ->
                outcome.match(
                    done -> start(ground, name, done.value()),
                    failed ->
                        window
                            .services()
                            .questions()
                            .tell("The ground cannot be used", failed.sentence()),
                    cancelled -> {}));
  }

  private void start(GroundChoice ground, String name, String text) {
    if (ground.beside()) {
      window.paperwork().startNewIn(GroundOnDesk.home(ground.path()), name, text);
    } else {
      window.paperwork().startNew(name, text);
    }
  }
}
