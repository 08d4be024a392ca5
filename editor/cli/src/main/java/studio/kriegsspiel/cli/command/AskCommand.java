package studio.kriegsspiel.cli.command;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.cli.answer.JsonAnswer;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.cli.console.TextColumns;
import studio.kriegsspiel.study.ask.Answer;
import studio.kriegsspiel.study.ask.QuestionException;
import studio.kriegsspiel.study.ask.QuestionForm;
import studio.kriegsspiel.study.ask.Request;

/** {@code studio ask}: questions to a scenario on its ground, under its book, on its clock. */
@Command(
    name = "studio ask",
    description = "answers where, when, how far, who sees and who knows, by a scenario",
    footer = {
      "",
      "The answers are the umpire's. Names are those of units (Baring, Red.Quiot) and of places;",
      "a name of several words stands in quotation marks. Without QUESTION the forms are listed.",
      "",
      "  studio ask the-farm-of-la-haye-sainte where Baring",
      "  studio ask the-farm-of-la-haye-sainte distance \"La Haye Sainte\" KGL5",
      "  studio ask the-farm-of-la-haye-sainte knows \"Commander at the farm\" of Blue --at 14:00"
    })
public final class AskCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private HelpOption help = new HelpOption();

  @Mixin private FormatOption format = new FormatOption();

  @Mixin private SceneOption scene = new SceneOption();

  @Option(
      names = "--for",
      paramLabel = "READER",
      description = "Whose knowledge is asked for, such as \"Blue\".")
  private @Nullable String reader;

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = "QUESTION",
      description = "Such as: where Baring.")
  private List<String> question = new ArrayList<>();

  public AskCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    if (question.isEmpty()) {
      TextColumns forms = new TextColumns();
      QuestionForm.all().forEach(each -> forms.add(each.shape(), each.asks()));
      forms.print(terminal.out(), "");
      return ExitStatus.FINE;
    }
    Request request = new Request(words(question), scene.at(), Optional.ofNullable(reader));
    try {
      Answer answer = scene.ask(terminal).answer(request);
      if (format.json()) {
        JsonAnswer.write(answer, terminal.out());
      } else {
        terminal.out().println(answer.text());
      }
      return ExitStatus.FINE;
    } catch (QuestionException refused) {
      throw new CommandFault(String.valueOf(refused.getMessage()), refused);
    }
  }

  /** The question as one line: an argument with blanks in it is a name, as the shell had it. */
  private static String words(List<String> arguments) {
    return arguments.size() == 1
        ? arguments.get(0)
        : arguments.stream()
            .map(each -> each.contains(" ") && !each.contains("\"") ? "\"" + each + "\"" : each)
            .collect(Collectors.joining(" "));
  }
}
