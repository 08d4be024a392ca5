package studio.kriegsspiel.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.cli.answer.DecisionText;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.language.source.TextFiles;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.reading.decision.DecisionAccount;
import studio.kriegsspiel.reading.decision.DecisionForm;
import studio.kriegsspiel.reading.decision.DecisionQuestions;
import studio.kriegsspiel.reading.decision.EveningLog;
import studio.kriegsspiel.reading.decision.Remembered;
import studio.kriegsspiel.rules.json.RulesJson;
import studio.kriegsspiel.rules.procedure.Adjudication;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.study.ScenarioFinder;
import studio.kriegsspiel.study.ask.Ask;
import studio.kriegsspiel.study.ask.QuestionException;
import studio.kriegsspiel.terrain.disk.WholeFiles;

/** {@code studio decide}: a question of the scenario's book, filled in from the situation. */
@Command(
    name = "studio decide",
    description = "decides a question about units by the rule book of their scenario",
    footer = {
      "",
      "Without a question it lists those that fit; with --show it shows the fields, what the",
      "situation fills in and what is still open. A value given as key=value takes its place, in",
      "the word of the list or in the words for people.",
      "",
      "  studio decide the-farm-of-la-haye-sainte Quiot KGL5",
      "  studio decide the-farm-of-la-haye-sainte melee Quiot KGL5 --show",
      "  studio decide the-farm-of-la-haye-sainte melee Quiot KGL5 --at 14:00 --die 3,4 --log"
    })
public final class DecideCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private HelpOption help = new HelpOption();

  @Mixin private FormatOption format = new FormatOption();

  @Mixin private SceneOption scene = new SceneOption();

  @Option(names = "--show", description = "Shows the fields of the question, and decides nothing.")
  private boolean show;

  @Mixin private DiceOption dice = new DiceOption();

  @Option(names = "--log", description = "Adds the decision to the evening's log beside FILE.")
  private boolean log;

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "[QUESTION] WHO [WHOM] [key=value]",
      description = "The question, one or two units or places, and what you know better.")
  private List<String> words = new ArrayList<>();

  public DecideCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    dice.check();
    try {
      return decide(scene.ask(terminal), scene.path(terminal));
    } catch (QuestionException refused) {
      throw new CommandFault(String.valueOf(refused.getMessage()), refused);
    }
  }

  private int decide(Ask ask, Path path) throws IOException {
    DecisionWords asked = DecisionWords.of(words, ask);
    DecisionQuestions questions = asked.questions(ask.time(scene.at()), Remembered.NOTHING);
    DecisionText text = new DecisionText(terminal.out());
    if (asked.procedure().isEmpty()) {
      text.offers(questions, format.json());
      return ExitStatus.FINE;
    }
    DecisionForm form = asked.form(questions);
    if (show) {
      text.fields(form, format.json());
      return ExitStatus.FINE;
    }
    return decide(DecisionWords.whole(form), path, ask.situation());
  }

  private int decide(DecisionForm form, Path path, Situation situation) throws IOException {
    DiceOption.Throw thrown = dice.take();
    Adjudication decided = form.decide(thrown.dice());
    DecisionAccount account = DecisionAccount.of(form, decided, thrown.words());
    if (log) {
      refuseLibrary(path);
      keep(account, path, situation);
    }
    if (format.json()) {
      terminal
          .out()
          .println(RulesJson.adjudication(decided, situation.book().time()).toPrettyString());
    } else {
      terminal.out().println(account.about());
      terminal.out().print(account.text());
    }
    return ExitStatus.FINE;
  }

  private static void refuseLibrary(Path path) {
    String stem = String.valueOf(path.getFileName()).replace(ScenarioFinder.SUFFIX, "");
    if (Library.open().findScenario(stem).filter(own -> isSame(own, path)).isPresent()) {
      throw new CommandFault(
          "A log stands beside a scenario of your own; begin one with `studio new NAME --from ...`.");
    }
  }

  private static boolean isSame(Path one, Path other) {
    return one.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize());
  }

  /** Adds to the file's end and leaves the rest of it as it is, also where the disk is full. */
  private static void keep(DecisionAccount account, Path path, Situation situation)
      throws IOException {
    Path beside = EveningLog.beside(path);
    if (Files.exists(beside) && !Files.isRegularFile(beside)) {
      throw new CommandFault("`" + beside.getFileName() + "` is no file that could keep a log.");
    }
    boolean begun = Files.exists(beside) && Files.size(beside) > 0;
    String entry =
        new EveningLog(
                begun ? "" : "# Log of \"" + situation.scenario().title() + "\"",
                List.of(account.entry()))
            .markdown();
    WholeFiles.write(beside, begun ? TextFiles.read(beside) + "\n" + entry : entry);
  }
}
