package studio.kriegsspiel.cli.command;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.study.ScenarioFiles;
import studio.kriegsspiel.study.ScenarioFiles.Located;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.Study;

/** {@code studio check}: the findings of scenarios. */
@Command(
    name = "studio check",
    description = "checks scenarios against their text, their ground and their rule book",
    footer = {
      "",
      "The ground is looked for beside the scenario as NAME/, NAME.zip, terrains/NAME or",
      "terrains/NAME.zip, then in the library.",
      "",
      "Exit status: 0 no errors, 1 errors found, 2 a file cannot be read; the others are answered",
      "for all the same."
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

  @Option(
      names = "--show-allowed",
      description = "Lists the findings that the scenario allows, too, with the reasons.")
  private boolean showAllowed;

  @Option(names = "--no-allow", description = "Shows all findings as if none were allowed.")
  private boolean noAllow;

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
    List<RuleBook> books = new ArrayList<>();
    for (String id : rules.contains("all") ? RuleBookId.ids() : rules) {
      books.add(RuleBooks.get(id));
    }
    ScenarioFiles finder = new ScenarioFiles(terminal.directory());
    Studies studies = Studies.ofLibrary();
    List<Checked> all = new ArrayList<>();
    for (String file : files) {
      check(file, finder.locate(file), studies, books, all);
    }
    writer().write(all, terminal.out());
    if (!all.stream().allMatch(Checked::readable)) {
      return ExitStatus.WRONG_USE;
    }
    return all.stream().anyMatch(Checked::hasErrors) ? ExitStatus.FINDINGS : ExitStatus.FINE;
  }

  private void check(
      String name, Located located, Studies studies, List<RuleBook> books, List<Checked> all) {
    Study study =
        located
            .path()
            .map(studies::read)
            .map(read -> noAllow ? read.withoutAllowances() : read)
            .orElseGet(() -> Studies.unreadable(name, Optional.empty(), located.fault()));
    String shown = located.path().map(terminal::show).orElse(name);
    if (books.isEmpty() || !study.isReadable()) {
      all.add(Checked.of(study, shown));
      return;
    }
    for (RuleBook asked : books) {
      all.add(Checked.of(asked.id() == study.book().id() ? study : study.under(asked), shown));
    }
  }

  private FindingsWriter writer() {
    return switch (format) {
      case TEXT -> new TextFindings(terminal.colour(), showAllowed);
      case JSON -> new JsonFindings();
      case SARIF -> new SarifFindings(terminal.version());
    };
  }
}
