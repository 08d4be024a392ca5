package studio.kriegsspiel.reading.rehearsal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import studio.kriegsspiel.game.Asked;
import studio.kriegsspiel.game.Chronicle;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.GameRefusedException;
import studio.kriegsspiel.game.Left;
import studio.kriegsspiel.game.Score;
import studio.kriegsspiel.reading.umpire.Seeds;
import studio.kriegsspiel.rules.practice.Practice;
import studio.kriegsspiel.rules.procedure.AfterState;

/**
 * The throws of a game without which it would have ended otherwise. Each that beat or spent
 * somebody is thrown anew some times, and the game is played again to its end with that throw and
 * no other changed.
 */
public final class DecisiveThrows {
  /** So often each is thrown anew. */
  public static final int TIMES = 4;

  /** Of so many throws, the earliest, it is tried. */
  public static final int MOST = 16;

  private final Rehearsal rehearsal;
  private final long seed;

  /**
   * Those of one game.
   *
   * @param seed the game's own
   */
  public DecisiveThrows(Rehearsal rehearsal, long seed) {
    this.rehearsal = rehearsal;
    this.seed = seed;
  }

  /**
   * A throw that decided.
   *
   * @param otherwise how often others were ahead at the end when it was thrown anew
   */
  public record Decisive(Seeds.Cast cast, Game.Judged judged, int otherwise) {}

  /**
   * Those that decided, the weightiest first; the earlier where two weigh the same.
   *
   * @throws GameRefusedException if a game cannot be played to its end
   */
  public List<Decisive> find(int threads) throws InterruptedException {
    Collecting collecting = new Collecting();
    Game end = rehearsal.play(seed, collecting);
    Set<String> ahead = Run.ahead(Score.of(end));
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<List<Future<Boolean>>> all = new ArrayList<>();
      for (Decisive each : collecting.thrown) {
        all.add(again(pool, each.cast(), ahead));
      }
      List<Decisive> decisive = new ArrayList<>();
      for (int i = 0; i < all.size(); i++) {
        int otherwise = 0;
        for (Future<Boolean> each : all.get(i)) {
          otherwise += each.get() ? 1 : 0;
        }
        if (otherwise > 0) {
          Decisive one = collecting.thrown.get(i);
          decisive.add(new Decisive(one.cast(), one.judged(), otherwise));
        }
      }
      decisive.sort(Comparator.comparingInt(each -> -each.otherwise()));
      return decisive;
    } catch (ExecutionException broken) {
      throw new GameRefusedException(
          "A game with another throw cannot be played to its end: " + broken.getCause());
    } finally {
      pool.shutdownNow();
    }
  }

  private List<Future<Boolean>> again(ExecutorService pool, Seeds.Cast cast, Set<String> ahead) {
    List<Future<Boolean>> all = new ArrayList<>();
    for (int i = 1; i <= TIMES; i++) {
      Seeds.Anew anew = new Seeds.Anew(cast, i);
      all.add(
          pool.submit(
              () -> !rehearsal.run(new Seeds(seed, Optional.of(anew))).ahead().equals(ahead)));
    }
    return all;
  }

  /** Throws that beat or spent somebody. */
  private static final class Collecting implements Chronicle {
    private final List<Decisive> thrown = new ArrayList<>();

    @Override
    public void decided(Asked asked, Game.Judged judged) {
      Practice practice = judged.game().situation().book().practice();
      boolean struck =
          judged.left().stream()
              .filter(each -> !each.isOver())
              .anyMatch(each -> struck(practice, each));
      if (thrown.size() < MOST
          && struck
          && judged.adjudication().trace().stream().anyMatch(each -> each.findDie().isPresent())) {
        thrown.add(
            new Decisive(
                new Seeds.Cast(judged.game().now(), asked.procedure(), asked.about()), judged, 0));
      }
    }

    private static boolean struck(Practice practice, Left left) {
      return left.word().equals(AfterState.GONE)
          || practice.unfit().stream()
              .anyMatch(
                  each -> each.word().equals(left.word()) && each.holds(Optional.of(left.value())));
    }
  }
}
