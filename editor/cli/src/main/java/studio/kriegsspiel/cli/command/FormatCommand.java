package studio.kriegsspiel.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.cli.scenario.ScenarioArgument;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.terrain.disk.WholeFiles;

/** {@code studio format}: one layout for all scenarios. */
@Command(
    name = "studio format",
    description = "sets the blanks of scenarios in order; words, comments and line breaks stay",
    footer = {
      "",
      "A scenario with an error of form is left as it is, and exit status is 1: what it means",
      "there hangs on how its lines stand."
    })
public final class FormatCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private HelpOption help = new HelpOption();

  @Option(
      names = "--check",
      description = "Changes nothing; exit status 1 if something would change.")
  private boolean check;

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "Scenario files.")
  private List<String> files = new ArrayList<>();

  public FormatCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    ScenarioLanguage language = new ScenarioLanguage();
    List<Path> paths = new ArrayList<>();
    for (String file : files) {
      paths.add(new ScenarioArgument(terminal).file(file));
    }
    boolean changes = false;
    boolean refused = false;
    for (Path path : paths) {
      ParsedScenario parsed = language.load(path);
      if (parsed.findErrorOfForm().isPresent()) {
        refuse(path, parsed.findErrorOfForm().get());
        refused = true;
        continue;
      }
      String text = parsed.text();
      List<TextEdit> edits = language.format(text);
      String formatted = TextEdit.applyAll(text, edits);
      boolean changed = !formatted.equals(text);
      changes |= changed;
      terminal
          .out()
          .println(
              terminal.show(path)
                  + (changed ? (check ? ": would be formatted" : ": formatted") : ": in order"));
      if (changed && !check) {
        WholeFiles.write(path, formatted);
      }
    }
    return refused || (check && changes) ? ExitStatus.FINDINGS : ExitStatus.FINE;
  }

  private void refuse(Path path, Finding error) {
    terminal
        .out()
        .println(
            "%s: left as it is, as line %d is not understood: %s"
                .formatted(terminal.show(path), error.span().line(), error.message()));
  }
}
