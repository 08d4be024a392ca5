package studio.kriegsspiel.cli.command.game;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
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
import studio.kriegsspiel.desk.game.GameAccount;
import studio.kriegsspiel.desk.game.GameStory;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.GameEntry.Ride;
import studio.kriegsspiel.game.GameRefusedException;
import studio.kriegsspiel.language.source.TextFiles;
import studio.kriegsspiel.reading.umpire.Umpire;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.study.ask.Answer;
import studio.kriegsspiel.study.ask.Ask;
import studio.kriegsspiel.study.ask.QuestionException;
import studio.kriegsspiel.study.game.GameTable;
import studio.kriegsspiel.study.game.GameTable.Played;
import studio.kriegsspiel.study.game.PlayedOn;
import studio.kriegsspiel.study.game.SheetOrders;

/** {@code studio game}: a scenario carried through its hours. */
@Command(
    name = "studio game",
    description = "carries a scenario through its hours, and keeps what was done in a log",
    footer = {
      "",
      "What the scenario writes and what is ordered happens by the clock: marches, arrivals, works,",
      "weather, light and sheets. The game stops where bodies meet and where people must decide.",
      "What the rule book decides is kept: the next question finds what the last has left.",
      "`play` goes on with an umpire who asks the book himself and sends back who is beaten.",
      "",
      "  studio game the-farm-of-la-haye-sainte begin",
      "  studio game the-farm-of-la-haye-sainte to 14:00",
      "  studio game the-farm-of-la-haye-sainte order Quiot marches to \"Papelotte\"",
      "  studio game FILE order message to \"Commander\" \"Hold on.\" --by \"Commander at the farm\"",
      "  studio game the-farm-of-la-haye-sainte decide melee Quiot KGL2 --die 3,4",
      "  studio game the-farm-of-la-haye-sainte play 15:00",
      "  studio game the-farm-of-la-haye-sainte show --for Blue",
      "  studio game the-farm-of-la-haye-sainte story",
      "  studio game the-farm-of-la-haye-sainte undo",
      "  studio game the-farm-of-la-haye-sainte undo 14:30"
    })
public final class GameCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private HelpOption help = new HelpOption();

  @Mixin private FormatOption format = new FormatOption();

  @Mixin private VariantOption variant = new VariantOption();

  @Mixin private GameDecision decision = new GameDecision();

  @Option(
      names = "--log",
      paramLabel = "LOG",
      description = "The game's log, if not NAME.game.jsonl where you are.")
  private @Nullable String log;

  @Option(
      names = "--for",
      paramLabel = "READER",
      description = "Shows what a reader has been told and sees, such as \"Blue\".")
  private @Nullable String reader;

  @Option(
      names = "--by",
      paramLabel = "ROLE",
      description =
          "Whose order or message it is; of an order else the role that commands the unit.")
  private @Nullable String by;

  @Option(
      names = "--sheet",
      paramLabel = "SHEET",
      description = "Orders of a file, an order sheet, instead of one in words.")
  private @Nullable String sheet;

  @Option(
      names = "--at-once",
      description = "The unit does at once what is ordered: no rider brings it.")
  private boolean atOnce;

  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description = "A scenario file, or the short name of a library scenario.")
  private String file = "";

  @Parameters(
      index = "1",
      paramLabel = "begin|to|play|order|decide|undo|show|story",
      description = "What to do with the game.")
  private GameAct act = GameAct.SHOW;

  @Parameters(
      index = "2..*",
      paramLabel = "WORDS",
      description = {
        "Where `to` and `play` go on to, or `undo` goes back to: 14:00, or `move 7` (when it begins);",
        "what is to be done, for `order`;",
        "the question, one or two units and what you know better, for `decide`."
      })
  private List<String> words = new ArrayList<>();

  public GameCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    checkWords();
    try {
      Answer answer = act(open());
      if (format.json()) {
        JsonAnswer.write(answer, terminal.out());
      } else {
        terminal.out().println(answer.text());
      }
      return ExitStatus.FINE;
    } catch (GameRefusedException | QuestionException | RulesException refused) {
      throw new CommandFault(String.valueOf(refused.getMessage()), refused);
    }
  }

  private void checkWords() {
    boolean said = !words.isEmpty() || (act == GameAct.ORDER && sheet != null);
    if (!said && act.takesWords()) {
      throw new CommandFault(
          "Something follows `%s`: studio game FILE %s"
              .formatted(
                  word(),
                  act == GameAct.ORDER
                      ? "order Quiot marches to \"Papelotte\"."
                      : act == GameAct.DECIDE ? "decide melee Quiot KGL2." : word() + " 14:00."));
    }
    if (said && !act.mayTakeWords()) {
      throw new CommandFault("Nothing follows `" + word() + "`.");
    }
    if (reader != null && act != GameAct.SHOW) {
      throw new CommandFault("--for belongs to `show`.");
    }
    if ((by != null || sheet != null || atOnce) && act != GameAct.ORDER) {
      throw new CommandFault("--by, --sheet and --at-once belong to `order`.");
    }
    decision.check(act);
  }

  private String word() {
    return act.name().toLowerCase(java.util.Locale.ROOT);
  }

  private GameTable open() {
    ScenarioArgument argument = new ScenarioArgument(terminal);
    Path path = argument.file(file);
    Study whole = argument.study(path);
    Study played = variant.of(whole);
    int number = variant.numberIn(whole);
    Optional<String> title =
        number == 0
            ? Optional.empty()
            : whole.scenario().map(each -> each.variants().get(number - 1).title());
    String name = String.valueOf(path.getFileName());
    return new GameTable(
        name, played, title, terminal.resolve(log == null ? GameTable.logName(name) : log));
  }

  private Answer act(GameTable table) throws IOException {
    return switch (act) {
      case BEGIN -> new GameAccount(table.begin()).came("begin", LocalDateTime.MIN);
      case TO -> goOn(table);
      case PLAY -> play(table);
      case ORDER -> order(table);
      case DECIDE -> decision.decide(words, table);
      case UNDO -> undo(table);
      case SHOW -> {
        GameAccount account = new GameAccount(table.played().now());
        yield reader == null ? account.truth() : account.told(reader);
      }
      case STORY -> new GameStory(table.played()).tell();
    };
  }

  private Answer goOn(GameTable table) throws IOException {
    Played before = table.played();
    Game from = before.now();
    Game reached = table.to(before, time(from));
    return new GameAccount(reached).came("to", from.now());
  }

  private LocalDateTime time(Game game) {
    return new Ask(game.situation()).time(Optional.of(String.join(" ", words)));
  }

  private Answer play(GameTable table) throws IOException {
    Played before = table.played();
    PlayedOn on = new PlayedOn(before);
    long seed = decision.seed();
    new Umpire(before.now(), table.orders(), seed, on).to(time(before.now()));
    table.keep(before, on.played());
    return new GameStory(on.played())
        .since(
            before.log().entries().size(),
            "play",
            "Every throw is that of --seed %d.".formatted(seed));
  }

  private Answer undo(GameTable table) throws IOException {
    Played before = table.played();
    Game game = words.isEmpty() ? table.undo(before) : table.undo(before, time(before.now()));
    return new GameAccount(game).came("undo", game.now());
  }

  private Answer order(GameTable table) throws IOException {
    Played before = table.played();
    String text =
        sheet != null
            ? TextFiles.read(terminal.resolve(sheet))
            : SheetOrders.sheet(
                before.now(), quoted(before.now().situation()), Optional.ofNullable(by));
    List<String> doubts = table.doubts(before, text);
    Game.Commanded commanded = table.order(before, text, atOnce ? Ride.NONE : Ride.BY_COURIER);
    return GameAccount.ordered(commanded, doubts);
  }

  /** The shell takes the quotation marks of places and messages, which come back. */
  private String quoted(Situation situation) {
    if (words.get(0).equals("message") && words.size() > 2) {
      int last = words.size() - 1;
      String text = words.get(last);
      String mark = text.startsWith("\"") ? "" : text.contains("\"") ? "\"\"\"" : "\"";
      return String.join(" ", words.subList(0, last)) + " " + mark + text + mark;
    }
    StringBuilder order = new StringBuilder();
    for (String each : words) {
      boolean place =
          !order.isEmpty()
              && situation.terrain().flatMap(terrain -> terrain.findPlace(each)).isPresent();
      order.append(order.isEmpty() ? "" : " ").append(place ? "\"" + each + "\"" : each);
    }
    return order.toString();
  }
}
