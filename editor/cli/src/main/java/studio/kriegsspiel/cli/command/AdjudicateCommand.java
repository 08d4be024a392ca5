package studio.kriegsspiel.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.cli.console.TextColumns;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.json.RulesJson;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.rules.procedure.Adjudication;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Procedure;
import studio.kriegsspiel.rules.trace.TraceStep;

/** {@code studio adjudicate}: one decision of a rule book with its working. */
@Command(
    name = "studio adjudicate",
    description = "decides one question by a rule book and shows the working",
    footer = {
      "",
      "Without a procedure it lists those of the book; with a procedure alone, its parameters.",
      "",
      "  studio adjudicate reisswitz-1824",
      "  studio adjudicate reisswitz-1824 fire",
      "  studio adjudicate reisswitz-1824 fire key=value ... --die 3"
    })
public final class AdjudicateCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private HelpOption help = new HelpOption();

  @Mixin private DiceOption dice = new DiceOption();

  @Mixin private SwitchOption switches = new SwitchOption();

  @Option(
      names = "--tables",
      paramLabel = "DIR",
      description = "A folder of your own tables that take the place of the book's.")
  private @Nullable Path tables;

  @Mixin private FormatOption format = new FormatOption();

  @Parameters(index = "0", paramLabel = "ID", description = "The rule book.")
  private String book = "";

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = "PROCEDURE key=value",
      description = "What is to be decided, and the case.")
  private List<String> words = new ArrayList<>();

  public AdjudicateCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    RuleBook switched = switches.turn(RuleBooks.get(book));
    Path own = tables;
    RuleBook rules = own == null ? switched : switched.withTables(own);
    if (words.isEmpty()) {
      listProcedures(rules);
      return ExitStatus.FINE;
    }
    Procedure procedure = rules.getProcedure(words.get(0));
    if (words.size() == 1 && !procedure.parameters().isEmpty()) {
      listParameters(procedure);
      return ExitStatus.FINE;
    }
    Map<String, String> question = KeyValues.parse(words.subList(1, words.size()));
    DiceOption.Throw thrown = dice.take();
    Adjudication adjudication = procedure.adjudicate(question, thrown.dice());
    if (format.json()) {
      terminal.out().println(RulesJson.adjudication(adjudication, rules.time()).toPrettyString());
    } else {
      print(adjudication, thrown.words());
    }
    return ExitStatus.FINE;
  }

  private void listProcedures(RuleBook rules) {
    if (format.json()) {
      terminal.out().println(RulesJson.procedures(rules.procedures()).toPrettyString());
      return;
    }
    TextColumns lines = new TextColumns();
    rules.procedures().forEach(each -> lines.add(each.name(), each.title()));
    lines.print(terminal.out(), "");
  }

  private void listParameters(Procedure procedure) {
    if (format.json()) {
      terminal.out().println(RulesJson.procedure(procedure).toPrettyString());
      return;
    }
    terminal.out().println(procedure.title() + " [" + procedure.citation() + "]");
    TextColumns lines = new TextColumns();
    for (Parameter each : procedure.parameters()) {
      String values =
          switch (each.kind()) {
            case CHOICE, YES_NO -> String.join("|", each.allowed());
            case NUMBER, FRACTION -> each.least() + " to " + each.most();
            case TEXT -> "words";
          };
      String need = each.preset() == null ? "needed" : "else " + each.preset();
      lines.add(each.name() + "=", need, each.title(), values);
    }
    lines.print(terminal.out(), "  ");
  }

  /** What was not given and is taken for granted; what is not so, is told last and in one line. */
  private void assumptions(Adjudication adjudication) {
    List<String> values = new ArrayList<>();
    List<String> not = new ArrayList<>();
    for (String name : adjudication.assumed()) {
      String value = adjudication.question().getOrDefault(name, "");
      if (value.equals("no")) {
        not.add(name);
      } else {
        values.add(name + "=" + value);
      }
    }
    if (!values.isEmpty()) {
      terminal.out().println("assumed: " + String.join(", ", values));
    }
    if (!not.isEmpty()) {
      terminal.out().println("assumed not: " + String.join(", ", not));
    }
  }

  private static Stream<String> results(Decision.Decided decided) {
    return Stream.concat(
        decided.results().stream().map(each -> "  " + each),
        decided.after().stream().map(each -> "after: " + each));
  }

  private void print(Adjudication adjudication, String drawn) {
    Decision decision = adjudication.decision();
    terminal.out().println(decision.sentence());
    decision
        .match(AdjudicateCommand::results, forbidden -> Stream.of("  rule: " + forbidden.rule()))
        .forEach(terminal.out()::println);
    boolean thrown = adjudication.trace().stream().anyMatch(step -> step.findDie().isPresent());
    assumptions(adjudication);
    terminal.out().println("working:");
    for (TraceStep step : adjudication.trace()) {
      terminal.out().println("  " + step);
    }
    if (thrown && !drawn.isEmpty()) {
      terminal.out().println("dice: --seed " + drawn + " throws the same again");
    }
  }
}
