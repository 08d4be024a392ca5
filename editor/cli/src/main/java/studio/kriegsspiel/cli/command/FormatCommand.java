package studio.kriegsspiel.cli.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.cli.scenario.ScenarioArgument;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.scenario.text.TextEdit;

/** {@code studio format}: one layout for all scenarios. */
@Command(
    name = "studio format",
    description = "sets the blanks of scenarios in order; words, comments and line breaks stay")
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
    for (Path path : paths) {
      String text = language.load(path).text();
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
        write(path, formatted);
      }
    }
    return check && changes ? ExitStatus.FINDINGS : ExitStatus.FINE;
  }

  /** The old file or the new one stands there, never half of one. */
  private void write(Path path, String text) throws IOException {
    if (!Files.isWritable(path)) {
      throw new CommandFault(terminal.show(path) + " may not be written; copy it first.");
    }
    Path beside = path.resolveSibling(path.getFileName() + ".new");
    Files.writeString(beside, text, StandardCharsets.UTF_8);
    Files.move(beside, path, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }
}
