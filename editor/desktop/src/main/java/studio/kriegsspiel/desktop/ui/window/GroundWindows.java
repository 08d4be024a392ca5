package studio.kriegsspiel.desktop.ui.window;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.desktop.model.file.FileProblem;
import studio.kriegsspiel.desktop.model.file.ScenarioFiles;
import studio.kriegsspiel.desktop.model.importing.GroundBeginning;
import studio.kriegsspiel.desktop.model.importing.GroundImport;
import studio.kriegsspiel.desktop.model.importing.GroundOnDesk;
import studio.kriegsspiel.desktop.model.importing.ImportState;
import studio.kriegsspiel.desktop.ui.control.ControlWindow;
import studio.kriegsspiel.desktop.ui.importing.FileDrop;
import studio.kriegsspiel.desktop.ui.importing.ImportWindow;

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
    Path home = Path.of(System.getProperty("user.home", "."));
    GroundImport model =
        new GroundImport(
            onDesk.proposedFolder(home),
            onDesk.place(),
            window.services().runner(),
            window.services().pauses());
    ImportWindow opened =
        new ImportWindow(
            window.frame(),
            model,
            window.services().runner(),
            new ImportWindow.Uses(this::setPoints, onDesk::obstacle, this::use, this::startOn));
    model.add(files);
    opened.open();
    return opened;
  }

  private void setPoints(ImportWindow imported) {
    new PointsOpening(
            window.services(),
            window.desk().analysis().get().terrain(),
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
    window.checking().checkNow();
  }

  private void startOn(ImportState.Written written) {
    try {
      Path blank = window.services().library().blankScenario();
      String text = GroundBeginning.write(ScenarioFiles.read(blank).text(), written.terrain());
      window
          .paperwork()
          .startNewIn(
              GroundOnDesk.home(written.path()),
              written.terrain().name() + ScenarioFiles.ENDING,
              text);
    } catch (FileProblem e) {
      window.services().questions().tell("The template cannot be used", e.sentence());
    }
  }
}
