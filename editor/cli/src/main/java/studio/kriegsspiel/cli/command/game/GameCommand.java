package studio.kriegsspiel.cli.command.game;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.cli.answer.JsonAnswer;
import studio.kriegsspiel.cli.command.FormatOption;
import studio.kriegsspiel.cli.command.HelpOption;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.cli.scenario.ScenarioArgument;
import studio.kriegsspiel.cli.scenario.VariantOption;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.GameLog;
import studio.kriegsspiel.game.GameRefusedException;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.study.ask.Answer;
import studio.kriegsspiel.study.ask.Ask;
import studio.kriegsspiel.study.ask.QuestionException;

/** {@code studio game}: a scenario carried through its hours. */
@Command(
    name = "studio game",
    description = "carries a scenario through its hours, and keeps what was done in a log",
    footer = {
      "",
      "What the scenario writes happens by its clock: marches, arrivals, works, weather, light and",
      "sheets. The game stops where people must decide. Fights are not carried into it yet:",
      "`studio decide` decides them one by one.",
      "",
      "  studio game the-farm-of-la-haye-sainte begin",
      "  studio game the-farm-of-la-haye-sainte to 14:00",
      "  studio game the-farm-of-la-haye-sainte show --for Blue",
      "  studio game the-farm-of-la-haye-sainte story",
      "  studio game the-farm-of-la-haye-sainte undo"
    })
public final class GameCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private HelpOption help = new HelpOption();

  @Mixin private FormatOption format = new FormatOption();

  @Mixin private VariantOption variant = new VariantOption();

  @Option(
      names = "--log",
      paramLabel = "LOG",
      description = "The game's log, if not NAME.game.jsonl where you are.")
  private @Nullable String log;

  @Option(
      names = "--for",
      paramLabel = "READER",
      description = "Shows what a reader has been told, such as \"Blue\".")
  private @Nullable String reader;

  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description = "A scenario file, or the short name of a library scenario.")
  private String file = "";

  @Parameters(
      index = "1",
      paramLabel = "begin|to|undo|show|story",
      description = "What to do with the game.")
  private GameAct act = GameAct.SHOW;

  @Parameters(
      index = "2",
      arity = "0..1",
      paramLabel = "TIME",
      description = "Where `to` goes on to: 14:00, or `move 7` (when it begins).")
  private @Nullable String time;

  public GameCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    if ((time != null) != (act == GameAct.TO)) {
      throw new CommandFault("A time follows `to`, and nothing else: studio game FILE to 14:00.");
    }
    if (reader != null && act != GameAct.SHOW) {
      throw new CommandFault("--for belongs to `show`.");
    }
    try {
      Answer answer = act(open());
      if (format.json()) {
        JsonAnswer.write(answer, terminal.out());
      } else {
        terminal.out().println(answer.text());
      }
      return ExitStatus.FINE;
    } catch (GameRefusedException | QuestionException refused) {
      throw new CommandFault(String.valueOf(refused.getMessage()), refused);
    }
  }

  private GameFile open() {
    ScenarioArgument argument = new ScenarioArgument(terminal);
    Path path = argument.file(file);
    Study whole = argument.study(path);
    Study played = variant.of(whole);
    int number = variant.numberIn(whole);
    Optional<String> title =
        number == 0
            ? Optional.empty()
            : whole.scenario().map(each -> each.variants().get(number - 1).title());
    return new GameFile(terminal, path, played, title, log);
  }

  private Answer act(GameFile kept) throws IOException {
    return switch (act) {
      case BEGIN -> {
        GameAccount account = new GameAccount(kept.begin());
        yield account.came("begin", account.game().sofar());
      }
      case TO -> goOn(kept);
      case UNDO -> {
        GameLog shorter = kept.read().undone();
        Game game = kept.play(shorter);
        kept.write(shorter);
        yield new GameAccount(game).came("undo", List.of());
      }
      case SHOW -> {
        GameAccount account = new GameAccount(kept.play(kept.read()));
        yield reader == null ? account.truth() : account.told(reader);
      }
      case STORY -> {
        GameAccount account = new GameAccount(kept.play(kept.read()));
        yield account.came("story", account.game().sofar());
      }
    };
  }

  private Answer goOn(GameFile kept) throws IOException {
    GameLog before = kept.read();
    Game from = kept.play(before);
    LocalDateTime until = new Ask(from.situation()).time(Optional.ofNullable(time));
    Game reached = from.to(until);
    kept.write(before.with(until, reached));
    return new GameAccount(reached).came("to", reached.since(from.now()));
  }
}
