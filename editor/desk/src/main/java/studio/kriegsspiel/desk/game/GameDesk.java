package studio.kriegsspiel.desk.game;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.watch.Observable;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Latest;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.GameEntry.Ride;
import studio.kriegsspiel.game.GameLog;
import studio.kriegsspiel.language.source.TextFiles;
import studio.kriegsspiel.reading.replay.Replay;
import studio.kriegsspiel.reading.umpire.Umpire;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.study.ask.Ask;
import studio.kriegsspiel.study.game.GameTable;
import studio.kriegsspiel.study.game.GameTable.Played;
import studio.kriegsspiel.study.game.PlayedOn;
import studio.kriegsspiel.study.game.SheetOrders;

/**
 * The game of the scenario on the desk, carried on from its log beside the scenario's file, as
 * {@code studio game} does: both may go on with the same game in turn.
 */
public final class GameDesk {
  private static final int MOST_SEEDS = 1_000_000;

  private final Desk desk;
  private final BackgroundRunner runner;
  private final Latest<GameFace> looking;
  private final Observable<GameFace> face = new Observable<>(GameFace.NONE);
  private volatile Optional<Stretch> last = Optional.empty();
  private volatile String reader = GameFace.UMPIRE;

  /**
   * What the studio's umpire did of himself, which is one act here.
   *
   * @param from how many entries there were before
   * @param after the log that it came to
   */
  private record Stretch(int from, GameLog after) {}

  /** Something that is done with a game; the answer is what came of it. */
  @FunctionalInterface
  private interface Act {
    String on(GameTable table) throws IOException;
  }

  /** Carries on the game of what lies on {@code desk}. */
  public GameDesk(Desk desk, BackgroundRunner runner) {
    this.desk = desk;
    this.runner = runner;
    this.looking = new Latest<>(runner, "Reading the game");
  }

  /** How it stands. */
  public Observable<GameFace> face() {
    return face;
  }

  /** Looks what the log says by now, without being in anybody's way; what was said last stays. */
  public void look() {
    Optional<GameTable> table = desk.studied().get().study().flatMap(GameTable::beside);
    if (face.get().busy() || !desk.isChecked()) {
      return;
    }
    if (table.filter(GameTable::isBegun).isEmpty()) {
      looking.cancel();
      face.set(GameFace.NONE);
      return;
    }
    looking.request(
        desk.studied().get().version(),
        progress -> stands(table.get(), ""),
        outcome ->
            outcome.match(
                done -> face.set(done.value().saying(face.get())),
                failed -> face.set(face.get().refused(failed.sentence())),
                cancelled -> {}));
  }

  /** Begins the game; the scenario must have been saved as it is. */
  public void begin() {
    if (desk.isUnsaved()) {
      face.set(face.get().refused("Save the scenario first; a game is of the text in the file."));
      return;
    }
    act(
        "Beginning the game",
        table -> new GameAccount(table.begin()).came("begin", LocalDateTime.MIN).text());
  }

  /**
   * Gives an order in the words of an order sheet, such as {@code Quiot marches to "Papelotte"}, or
   * sends a message.
   *
   * @param by the role that gives it; empty for the one that commands the unit most nearly
   * @param atOnce whether the unit has it at once, so that no rider brings it
   */
  public void order(String words, Optional<String> by, boolean atOnce) {
    act(
        "Giving an order",
        table -> {
          Played before = table.played();
          return given(table, before, SheetOrders.sheet(before.now(), words, by), atOnce);
        });
  }

  /** Gives the orders and sends the messages of a sheet that a player handed in. */
  public void orders(Path sheet, boolean atOnce) {
    act(
        "Giving the orders of a sheet",
        table -> given(table, table.played(), TextFiles.read(sheet), atOnce));
  }

  private static String given(GameTable table, Played before, String sheet, boolean atOnce)
      throws IOException {
    List<String> doubts = table.doubts(before, sheet);
    Game.Commanded given = table.order(before, sheet, atOnce ? Ride.NONE : Ride.BY_COURIER);
    return GameAccount.ordered(given, doubts).text();
  }

  /** Tells from now on what a reader has been told and sees, {@code Red} or a role. */
  public void tellOf(String other) {
    reader = other;
    look();
  }

  /** Goes on to a time, such as {@code 14:00} or {@code move 7}, or until people must decide. */
  public void goOn(String time) {
    act(
        "Playing on",
        table -> {
          Played before = table.played();
          Game from = before.now();
          LocalDateTime until = new Ask(from.situation()).time(Optional.of(time.strip()));
          return new GameAccount(table.to(before, until)).came("to", from.now()).text();
        });
  }

  /**
   * Goes on to a time with an umpire who asks the book himself, as {@code studio game play} does,
   * and stops for nobody. It is taken back as one.
   */
  public void playOn(String time) {
    long seed = ThreadLocalRandom.current().nextInt(1, MOST_SEEDS);
    act(
        "Playing on by the book",
        table -> {
          Played before = table.played();
          Game from = before.now();
          LocalDateTime until = new Ask(from.situation()).time(Optional.of(time.strip()));
          PlayedOn on = new PlayedOn(before);
          new Umpire(from, table.orders(), seed, on).to(until);
          table.keep(before, on.played());
          int entries = before.log().entries().size();
          last = Optional.of(new Stretch(entries, on.played().log()));
          return new GameStory(on.played())
              .since(entries, "play", "Every throw is that of seed %d.".formatted(seed))
              .text();
        });
  }

  /** Takes the last thing back that was done. */
  public void undo() {
    act(
        "Taking back",
        table -> {
          Played before = table.played();
          Optional<Stretch> whole = last.filter(each -> each.after.equals(before.log()));
          Game game = whole.isPresent() ? table.undo(before, whole.get().from) : table.undo(before);
          return new GameAccount(game).came("undo", game.now()).text();
        });
  }

  private void act(String title, Act act) {
    Studied studied = desk.studied().get();
    Optional<Study> study = studied.study();
    if (face.get().busy()) {
      return;
    }
    if (study.isEmpty() || !desk.isChecked()) {
      face.set(face.get().refused("The text is still being checked; try again in a moment."));
      return;
    }
    Optional<GameTable> table = GameTable.beside(study.get());
    if (table.isEmpty()) {
      face.set(GameFace.NONE.refused("Save the scenario first; its game is kept beside its file."));
      return;
    }
    looking.cancel();
    face.set(face.get().working());
    runner.<GameFace>start(
        title,
        studied.version(),
        progress -> {
          String said = act.on(table.get());
          return table.get().isBegun() ? stands(table.get(), said) : GameFace.NONE;
        },
        outcome ->
            outcome.match(
                done -> face.set(done.value()),
                failed -> face.set(face.get().refused(failed.sentence())),
                cancelled -> face.set(face.get().refused("It was cancelled."))));
  }

  private GameFace stands(GameTable table, String said) throws IOException {
    Played played = table.played();
    Game now = played.now();
    GameAccount account = new GameAccount(now);
    GameFace.Known known = GameFace.Known.of(now.situation().scenario(), reader);
    return new GameFace(
        true,
        account.hour(),
        GameStory.of(played).text(),
        known.saying(account.told(known.by()).text()),
        said,
        "",
        false,
        Optional.of(new Replay(now)));
  }
}
