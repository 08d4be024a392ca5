package studio.kriegsspiel.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.cli.findings.Checked;
import studio.kriegsspiel.cli.findings.FindingsWriter;
import studio.kriegsspiel.cli.findings.JsonFindings;
import studio.kriegsspiel.cli.findings.SarifFindings;
import studio.kriegsspiel.cli.findings.TextFindings;
import studio.kriegsspiel.cli.scenario.VariantOption;
import studio.kriegsspiel.cli.scenario.Watch;
import studio.kriegsspiel.language.source.TextFiles;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.study.Cancellation;
import studio.kriegsspiel.study.ScenarioFinder;
import studio.kriegsspiel.study.ScenarioFinder.Located;
import studio.kriegsspiel.study.SheetFolders;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.study.group.GroupBy;

/** {@code studio check}: the findings of scenarios. */
@Command(
    name = "studio check",
    description = "checks scenarios against their text, their ground and their rule book",
    footer = {
      "",
      "The ground is looked for beside the scenario as NAME/, NAME.zip, terrains/NAME or",
      "terrains/NAME.zip, then in the library.",
      "",
      "  studio check *.kriegsspiel --rules all",
      "  studio check handed-in/",
      "  studio check --watch my-battle.kriegsspiel",
      "  git show HEAD:my-battle.kriegsspiel | studio check -",
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

  private static final String STANDARD_INPUT = "-";
  private static final String STANDARD_INPUT_NAME = "standard-input" + ScenarioFinder.SUFFIX;

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

  @Mixin private ReadingOption reading = new ReadingOption();

  @Mixin private VariantOption variant = new VariantOption();

  @Option(
      names = "--group",
      paramLabel = "side|reader|area|file",
      description = "Puts the findings together by what they are about.")
  private Optional<GroupBy> group = Optional.empty();

  @Option(
      names = "--show-allowed",
      description = "Lists the findings that the scenario allows, too, with the reasons.")
  private boolean showAllowed;

  @Option(names = "--no-allow", description = "Shows all findings as if none were allowed.")
  private boolean noAllow;

  @Option(
      names = "--watch",
      description =
          "Checks again whenever a file in the scenarios' folders changes; Ctrl-C ends it.")
  private boolean watch;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description =
          "Scenario files and order sheets, folders of order sheets, or short names of library"
              + " scenarios; `-` is the text on standard input.")
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
    if (!watch) {
      return checkAll(books);
    }
    if (files.contains(STANDARD_INPUT)) {
      throw new CommandFault("Standard input cannot be watched; name files, or leave --watch out.");
    }
    ScenarioFinder finder = new ScenarioFinder(terminal.directory());
    List<Path> watched =
        files.stream().flatMap(file -> finder.locate(file).path().stream()).toList();
    return new Watch(watched, terminal).repeat(() -> checkAll(books));
  }

  private int checkAll(List<RuleBook> books) throws IOException {
    ScenarioFinder finder = new ScenarioFinder(terminal.directory());
    Studies studies = reading.studies(terminal).readingScenariosOnce();
    List<Checked> all = new ArrayList<>();
    SheetFolders.Found found = SheetFolders.in(files, terminal.directory());
    found.warnings().forEach(terminal.err()::println);
    for (String file : found.files()) {
      if (file.equals(STANDARD_INPUT)) {
        add(standardInput(studies), STANDARD_INPUT_NAME, books, all);
      } else {
        check(file, finder.locate(file), studies, books, all);
      }
    }
    writer().write(all, terminal.out());
    if (!all.stream().allMatch(Checked::readable)) {
      return ExitStatus.WRONG_USE;
    }
    return all.stream().anyMatch(Checked::hasErrors) ? ExitStatus.FINDINGS : ExitStatus.FINE;
  }

  /** The text handed over; army lists and grounds are looked for in the folder one is in. */
  private Study standardInput(Studies studies) {
    try {
      return studies.of(
          STANDARD_INPUT_NAME,
          Optional.of(terminal.resolve(STANDARD_INPUT_NAME)),
          TextFiles.read(terminal.in(), "Standard input"),
          Cancellation.NEVER);
    } catch (IOException unreadable) {
      return Studies.unreadable(
          STANDARD_INPUT_NAME, Optional.empty(), String.valueOf(unreadable.getMessage()));
    }
  }

  private void check(
      String name, Located located, Studies studies, List<RuleBook> books, List<Checked> all) {
    Study study =
        located
            .path()
            .map(studies::read)
            .orElseGet(() -> Studies.unreadable(name, Optional.empty(), located.fault()));
    add(study, located.path().map(terminal::show).orElse(name), books, all);
  }

  private void add(Study read, String shown, List<RuleBook> books, List<Checked> all) {
    Study chosen = variant.of(read);
    Study study = noAllow ? chosen.withoutAllowances() : chosen;
    if (books.isEmpty() || !study.isReadable()) {
      all.add(Checked.of(study, shown));
      return;
    }
    for (RuleBook asked : books) {
      all.add(Checked.of(asked.id().equals(study.book().id()) ? study : study.under(asked), shown));
    }
  }

  private FindingsWriter writer() {
    return switch (format) {
      case TEXT -> new TextFindings(terminal.colour(), showAllowed, group);
      case JSON -> new JsonFindings();
      case SARIF -> new SarifFindings(terminal.version());
    };
  }
}
