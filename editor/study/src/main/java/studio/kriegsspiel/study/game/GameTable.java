package studio.kriegsspiel.study.game;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import studio.kriegsspiel.game.Asked;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.GameEntry.Ride;
import studio.kriegsspiel.game.GameHead;
import studio.kriegsspiel.game.GameLog;
import studio.kriegsspiel.game.GameLogText;
import studio.kriegsspiel.game.GameRefusedException;
import studio.kriegsspiel.game.OrderReader;
import studio.kriegsspiel.language.source.TextFiles;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.study.ScenarioFinder;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.terrain.disk.WholeFiles;

/**
 * A game of a scenario, whose log is a file. Whatever is done is played on from the log and kept in
 * it; what is refused leaves it as it was.
 */
public final class GameTable {
  private static final String SUFFIX = ".game.jsonl";

  private final Study study;
  private final GameHead head;
  private final Path log;
  private final SheetOrders orders = new SheetOrders();

  /**
   * A game.
   *
   * @param scenario the name of the scenario's file
   * @param study the scenario, or its variant
   * @param variant the variant's title
   * @param log the file of its log
   */
  public GameTable(String scenario, Study study, Optional<String> variant, Path log) {
    this.study = study;
    this.log = log;
    this.head = GameHead.of(scenario, study.text(), study.book().id().toString(), variant);
  }

  /**
   * The game whose log lies, or will lie, beside the file of a scenario; nothing without a file.
   */
  public static Optional<GameTable> beside(Study study) {
    return study
        .file()
        .map(
            file -> {
              String name = String.valueOf(file.getFileName());
              return new GameTable(
                  name, study, Optional.empty(), file.resolveSibling(logName(name)));
            });
  }

  /** Whether the game was begun. */
  public boolean isBegun() {
    return Files.isRegularFile(log);
  }

  /** The usual name of a log. */
  public static String logName(String scenario) {
    return scenario.replace(ScenarioFinder.SUFFIX, "") + SUFFIX;
  }

  /** What was done so far, and the games it led to: as it begins, then as each entry left it. */
  public record Played(GameLog log, List<Game> games) {
    /** Keeps its own list. */
    public Played {
      games = List.copyOf(games);
    }

    /** What was decided in the turn it has come to, the first first. */
    public List<String> decidedInThisTurn() {
      Clock clock = now().situation().clock();
      int turn = clock.moveAt(now().now());
      return IntStream.range(0, log.entries().size())
          .filter(entry -> clock.moveAt(games.get(entry).now()) == turn)
          .mapToObj(log.entries()::get)
          .flatMap(
              entry ->
                  entry.match(
                      advance -> Stream.<String>empty(),
                      ordered -> Stream.<String>empty(),
                      decision -> Stream.of(decision.asked().procedure())))
          .toList();
    }

    /** The game now. */
    public Game now() {
      return games.get(games.size() - 1);
    }
  }

  /**
   * Begins the game; one that is under way is left alone.
   *
   * @throws GameRefusedException if there is one, or the scenario has errors
   */
  public Game begin() throws IOException {
    if (Files.exists(log)) {
      throw new GameRefusedException(
          "`" + log.getFileName() + "` is there already; another name follows --log.");
    }
    Game game = Game.begin(situation(), study.findings());
    write(GameLog.begun(head));
    return game;
  }

  /** Plays the game again from its log. */
  public Played played() throws IOException {
    if (!Files.isRegularFile(log)) {
      throw new GameRefusedException(
          "There is no game `" + log.getFileName() + "`; `studio game FILE begin` begins one.");
    }
    return played(GameLogText.read(TextFiles.read(log)));
  }

  private Played played(GameLog kept) {
    // The scenario was checked when the game was begun.
    return new Played(kept, kept.replay(Game.begin(situation(), List.of()), head, orders));
  }

  /** Goes on to a time, or until something must be decided. */
  public Game to(Played before, LocalDateTime until) throws IOException {
    Game reached = before.now().to(until);
    write(before, before.log().with(until, reached));
    return reached;
  }

  /** Gives the orders of a sheet. */
  public Game.Commanded order(Played before, String sheet, Ride ride) throws IOException {
    Game.Commanded commanded =
        before.now().order(orders.read(sheet, before.now().situation(), ride), ride);
    write(before, before.log().with(sheet, ride, commanded.game()));
    return commanded;
  }

  /** What an umpire had better know of orders that may stand. */
  public List<String> doubts(Played before, String sheet) {
    return orders.doubts(sheet, before.now().situation());
  }

  /** Has the rule book decide something. */
  public Game.Judged decide(Played before, Asked asked) throws IOException {
    Game.Judged judged = before.now().decide(asked);
    write(before, before.log().with(asked, judged));
    return judged;
  }

  /** Takes the last entry back. */
  public Game undo(Played before) throws IOException {
    write(before, before.log().undone());
    return before.games().get(before.games().size() - 2);
  }

  /**
   * Takes back all that was done since the game came to a time.
   *
   * @throws GameRefusedException if it has not come so far
   */
  public Game undo(Played before, LocalDateTime to) throws IOException {
    if (!before.now().now().isAfter(to)) {
      throw new GameRefusedException(
          "The game has come to "
              + before.now().situation().clock().show(before.now().now())
              + " and no farther; nothing is taken back.");
    }
    int kept = 0;
    while (!before.games().get(kept + 1).now().isAfter(to)) {
      kept++;
    }
    return undo(before, kept);
  }

  /** Takes back all but the first entries. */
  public Game undo(Played before, int kept) throws IOException {
    write(before, new GameLog(before.log().head(), before.log().entries().subList(0, kept)));
    return before.games().get(kept);
  }

  /** Keeps what was played on from what there was. */
  public void keep(Played before, Played after) throws IOException {
    write(before, after.log());
  }

  /** How orders are read and written in this game. */
  public OrderReader orders() {
    return orders;
  }

  /** What somebody else has done meanwhile is not written over. */
  private void write(Played before, GameLog kept) throws IOException {
    if (!GameLogText.read(TextFiles.read(log)).equals(before.log())) {
      throw new GameRefusedException(
          "Another program has gone on with `" + log.getFileName() + "` meanwhile; do it again.");
    }
    write(kept);
  }

  private void write(GameLog kept) throws IOException {
    WholeFiles.write(log, GameLogText.write(kept));
  }

  private Situation situation() {
    return study
        .situation()
        .orElseThrow(
            () ->
                new GameRefusedException(
                    "The scenario cannot be understood: "
                        + study.findings().stream()
                            .filter(each -> each.severity() == Severity.ERROR)
                            .map(Finding::message)
                            .collect(Collectors.joining(" "))));
  }
}
