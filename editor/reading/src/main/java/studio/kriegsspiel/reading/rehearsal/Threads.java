package studio.kriegsspiel.reading.rehearsal;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import studio.kriegsspiel.game.GameRefusedException;

/**
 * Plays games on this machine, some at once.
 *
 * @param count how many at once
 */
public record Threads(int count) implements Engine {
  @Override
  public void play(Rehearsal rehearsal, int games, long seed, Consumer<GameEnd> ended)
      throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(count);
    try {
      List<Future<GameEnd>> all = new ArrayList<>();
      for (int i = 0; i < games; i++) {
        long own = Rehearsal.seed(seed, i);
        all.add(pool.submit(() -> rehearsal.end(own)));
      }
      for (Future<GameEnd> each : all) {
        ended.accept(each.get());
      }
    } catch (ExecutionException error) {
      throw new GameRefusedException("The games broke off: " + error.getCause());
    } finally {
      pool.shutdownNow();
    }
  }
}
