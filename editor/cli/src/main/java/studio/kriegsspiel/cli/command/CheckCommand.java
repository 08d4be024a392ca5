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
import studio.kriegsspiel.cli.findings.Checked;
import studio.kriegsspiel.cli.findings.FindingsWriter;
import studio.kriegsspiel.cli.findings.JsonFindings;
import studio.kriegsspiel.cli.findings.SarifFindings;
import studio.kriegsspiel.cli.findings.TextFindings;
import studio.kriegsspiel.cli.scenario.ScenarioFiles;
import studio.kriegsspiel.cli.scenario.Study;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.library.RuleBooks;

/** {@code studio check}: the findings of scenarios. */
@Command(
    name = "studio check",
    description = "checks scenarios against their text, their ground and their rule book",
    footer = {
      "",
      "The ground is looked for beside the scenario as NAME/, NAME.zip, terrains/NAME or",
      "terrains/NAME.zip, then in the library.",
      "",
      "Exit status: 0 no errors, 1 errors found, 2 a file cannot be read."
    })
public final class CheckCommand implements Callable<Integer> {
  /** Forms of the answer. */
  enum Form {
    TEXT,
    JSON,
    SARIF
  }

  private final Terminal terminal;

  @Mixin private HelpOption help = new HelpOption();

  @Option(
      names = "--rules",
      paramLabel = "ID",
      split = ",",
      description = "Rule books to check under, instead of the scenario's own; `all` for all five.")
  private List<String> rules = new ArrayList<>();

  @Option(names = "--format", paramLabel = "text|json|sarif", description = "How to answer (text).")
  private Form format = Form.TEXT;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "Scenario files, or short names of library scenarios.")
  private List<String> files = new ArrayList<>();

  public CheckCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    ScenarioFiles finder = new ScenarioFiles(terminal);
    List<RuleBook> books = new ArrayList<>();
    for (String id : rules.contains("all") ? RuleBookId.ids() : rules) {
      books.add(RuleBooks.get(id));
    }
    List<Path> paths = new ArrayList<>();
    for (String file : files) {
      paths.add(finder.get(file));
    }
    List<Checked> all = new ArrayList<>();
    for (Path path : paths) {
      check(path, books, all);
    }
    writer().write(all, terminal.out());
    return all.stream().anyMatch(Checked::hasErrors) ? ExitStatus.FINDINGS : ExitStatus.FINE;
  }

  private void check(Path path, List<RuleBook> books, List<Checked> all) {
    Study study = Study.read(path);
    RuleBook own = study.ownBook();
    for (RuleBook asked : books.isEmpty() ? List.of(own) : books) {
      RuleBook book = asked.id() == own.id() ? own : asked;
      all.add(Checked.of(study, book, terminal.show(path)));
    }
  }

  private FindingsWriter writer() {
    return switch (format) {
      case TEXT -> new TextFindings(terminal.colour());
      case JSON -> new JsonFindings();
      case SARIF -> new SarifFindings(terminal.version());
    };
  }
}
