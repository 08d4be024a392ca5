package studio.kriegsspiel.cli.command;

import java.awt.AWTError;
import java.awt.GraphicsEnvironment;
import java.awt.HeadlessException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.cli.export.ExportJob;
import studio.kriegsspiel.cli.export.UmpiresOption;
import studio.kriegsspiel.cli.findings.Checked;
import studio.kriegsspiel.cli.findings.TextFindings;
import studio.kriegsspiel.cli.scenario.ScenarioArgument;
import studio.kriegsspiel.desk.core.ExportWish;
import studio.kriegsspiel.desktop.Desktop;
import studio.kriegsspiel.export.ExportTarget;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.study.Study;

/** {@code studio edit}: the desktop; where there is no display, a check and the packs instead. */
@Command(
    name = "studio edit",
    description = "opens the desktop",
    footer = {
      "",
      "Without FILE it opens the library's first scenario. Where there is no display it says so,",
      "checks the scenario and writes its packs into the folder NAME-packs."
    })
public final class EditCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private HelpOption help = new HelpOption();

  @Parameters(arity = "0..1", paramLabel = "FILE", description = "A scenario file.")
  private String file = "";

  public EditCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Path path =
        file.isEmpty() ? Library.open().firstScenario() : new ScenarioArgument(terminal).file(file);
    if (terminal.display() && canOpenWindows()) {
      Desktop.open(file.isEmpty() ? Optional.empty() : Optional.of(path));
      return ExitStatus.STAYS_OPEN;
    }
    return instead(path);
  }

  /** Whether there really is a screen; a display may be named that nobody answers for. */
  private static boolean canOpenWindows() {
    try {
      return !GraphicsEnvironment.isHeadless()
          && GraphicsEnvironment.getLocalGraphicsEnvironment().getScreenDevices().length > 0;
    } catch (HeadlessException | AWTError | LinkageError none) {
      return false;
    }
  }

  private int instead(Path path) {
    Study study = new ScenarioArgument(terminal).study(path);
    String folder = ScenarioArgument.shortName(path) + "-packs";
    terminal
        .out()
        .println(
            "There is no display, so the editor cannot open; checking "
                + terminal.show(path)
                + " and writing its packs into "
                + folder
                + " instead.");
    Checked checked = Checked.of(study, terminal.show(path));
    new TextFindings(terminal.colour()).write(List.of(checked), terminal.out());
    if (checked.hasErrors()) {
      return ExitStatus.FINDINGS;
    }
    return new ExportJob(
            ExportWish.of(
                terminal.resolve(folder), EnumSet.range(ExportTarget.PACK, ExportTarget.EXERCISE)),
            new UmpiresOption())
        .run(study, terminal.show(path), terminal);
  }
}
