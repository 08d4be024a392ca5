package studio.kriegsspiel.study.game;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.GameHead;
import studio.kriegsspiel.game.GameLog;
import studio.kriegsspiel.situation.Situation;

/**
 * What a game to the end of play costs under each book, two formations marching on the enemy,
 * beside playing its log again: processor time, and the heap that a game keeps.
 */
public final class GameBenchmark {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final int GAMES = 10;
  private static final List<String> ORDERS =
      List.of(
          "Red.Quiot marches to \"La Haye Sainte\"",
          "Red.Marcognet marches to \"Papelotte\"",
          "Red.Donzelot marches to \"Crossroads\"");

  private GameBenchmark() {}

  /** Prints the figures. */
  public static void main(String[] arguments) {
    for (String book : GameTruthTest.BOOKS) {
      Situation situation = GamesLong.situation(book);
      Game begun = Game.begin(situation, List.of());
      List<Game> kept = new ArrayList<>();
      double play = 0;
      double replay = 0;
      int entries = 0;
      long heap = heap();
      for (int i = 0; i < GAMES; i++) {
        long before = THREADS.getCurrentThreadCpuTime();
        GameLog log = play(begun, kept);
        long between = THREADS.getCurrentThreadCpuTime();
        log.replay(begun, log.head(), new SheetOrders());
        play = (between - before) / 1e6;
        replay = (THREADS.getCurrentThreadCpuTime() - between) / 1e6;
        entries = log.entries().size();
      }
      System.out.printf(
          "%-15s %d entries: %.0f ms, played again %.0f ms (%.2f), %.1f MiB a game%n",
          book, entries, play, replay, play / replay, (heap() - heap) / 1048576.0 / kept.size());
    }
  }

  private static GameLog play(Game begun, List<Game> kept) {
    GameLog log = GameLog.begun(GameHead.of("a", "text", "book", Optional.empty()));
    SheetOrders orders = new SheetOrders();
    Game game = begun;
    for (String each : ORDERS) {
      if (begun.situation().scenario().units().anyMatch(u -> each.startsWith(u.id() + " "))) {
        String sheet = SheetOrders.sheet(game, each, Optional.empty());
        game = game.order(orders.read(sheet, game.situation())).game();
        log = log.with(sheet, game);
      }
    }
    LocalDateTime end = game.situation().clock().ends();
    while (game.now().isBefore(end)) {
      game = game.to(end);
      log = log.with(end, game);
    }
    kept.add(game);
    return log;
  }

  private static long heap() {
    for (int i = 0; i < 3; i++) {
      System.gc();
    }
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }
}
