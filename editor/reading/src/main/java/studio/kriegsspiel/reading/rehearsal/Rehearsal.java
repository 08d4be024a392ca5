package studio.kriegsspiel.reading.rehearsal;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import studio.kriegsspiel.game.Asked;
import studio.kriegsspiel.game.Chronicle;
import studio.kriegsspiel.game.Fronts;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.GameRefusedException;
import studio.kriegsspiel.game.OrderReader;
import studio.kriegsspiel.reading.decision.filling.FireLines;
import studio.kriegsspiel.reading.umpire.Umpire;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.plan.FieldPlan;

/**
 * Plays a scenario to its end, again and again: each side is led by a commander who follows a
 * doctrine, an umpire asks the book. What the text itself has units do they do. Thread-safe.
 */
public final class Rehearsal {
  /** A commander looks at his troops so often. */
  private static final int LOOKS_MINUTES = 10;

  /** Far enough apart that two rehearsals do not share their games. */
  private static final long APART = 1_000_003;

  private final Game begun;
  private final OrderReader orders;
  private final Map<String, Doctrine> doctrines;
  private final Set<UnitId> written;
  private final FireLines lines = new FireLines();

  /**
   * A rehearsal.
   *
   * @param begun a game that has only begun
   * @param chosen the doctrine of a side where its objectives are not to say it
   */
  public Rehearsal(Game begun, OrderReader orders, Map<String, Doctrine> chosen) {
    this.begun = begun;
    this.orders = orders;
    this.doctrines = new LinkedHashMap<>();
    for (Side each : begun.situation().scenario().sides()) {
      doctrines.put(each.name(), chosen.getOrDefault(each.name(), Doctrine.of(each.objectives())));
    }
    this.written = written(begun);
  }

  /** The doctrine of each side, in the order of the text. */
  public Map<String, Doctrine> doctrines() {
    return Collections.unmodifiableMap(doctrines);
  }

  /** Those whom the text sends somewhere itself, with all that belongs to them. */
  private static Set<UnitId> written(Game game) {
    FieldPlan plan = game.situation().scenario().plan();
    Stream<UnitId> named =
        Stream.of(
                plan.events().stream().flatMap(each -> each.deed().findUnit().stream()),
                plan.marches().stream().map(each -> each.unit()),
                plan.patrols().stream().map(each -> each.unit()))
            .flatMap(each -> each);
    Set<UnitId> all = new HashSet<>();
    named
        .flatMap(each -> game.situation().units().find(each).stream())
        .flatMap(Unit::withAllParts)
        .map(Unit::id)
        .forEach(all::add);
    return all;
  }

  /** The seed of a game of a rehearsal, the first being 0. */
  public static long seed(long seed, int number) {
    return seed * APART + number;
  }

  /** Plays one game. */
  public Game play(long seed, Chronicle chronicle) {
    Map<Side, Commander> commanders = new LinkedHashMap<>();
    for (Side each : begun.situation().scenario().sides()) {
      commanders.put(each, new Commander(doctrines.getOrDefault(each.name(), Doctrine.HOLD)));
    }
    Umpire umpire = new Umpire(begun, orders, seed, chronicle, lines);
    Fronts fronts = new Fronts();
    Game game = begun;
    LocalDateTime ends = game.situation().clock().ends();
    while (game.now().isBefore(ends)) {
      for (Map.Entry<Side, Commander> each : commanders.entrySet()) {
        OwnForces own = new OwnForces(game, fronts.of(game), each.getKey(), written);
        for (String sheet : sheets(game, each.getValue(), own)) {
          game = umpire.order(sheet);
        }
      }
      LocalDateTime next = game.now().plusMinutes(LOOKS_MINUTES);
      game = umpire.to(next.isAfter(ends) ? ends : next);
    }
    return game;
  }

  /** His orders, those of each role on a sheet. */
  private List<String> sheets(Game game, Commander commander, OwnForces own) {
    Map<String, String> byHead = new LinkedHashMap<>();
    for (String words : commander.orders(own)) {
      try {
        String sheet = orders.write(game, words);
        int line = sheet.indexOf('\n');
        byHead.merge(sheet.substring(0, line), sheet.substring(line), String::concat);
      } catch (GameRefusedException nobody) {
        // Nobody commands it, so nobody sends it.
      }
    }
    List<String> sheets = new ArrayList<>();
    byHead.forEach((head, lines) -> sheets.add(head + lines));
    return sheets;
  }

  /** Plays one game, and says what it came to. */
  public Run run(long seed) {
    Map<String, Integer> decisions = new HashMap<>();
    Game end = play(seed, new Counting(decisions));
    return Run.of(end, decisions);
  }

  /** A game that cannot be played to its end is told by its number, for {@code --run}. */
  private Run run(int number, long seed) {
    try {
      return run(seed(seed, number));
    } catch (RuntimeException broken) {
      throw new GameRefusedException(
          "Game %d of seed %d cannot be played to its end: %s"
              .formatted(number + 1, seed, broken.getMessage()));
    }
  }

  private record Counting(Map<String, Integer> decisions) implements Chronicle {
    @Override
    public void advanced(LocalDateTime until, Game reached) {}

    @Override
    public void ordered(String sheet, Game after) {}

    @Override
    public void directed(String sheet, Game after) {}

    @Override
    public void decided(Asked asked, Game.Judged judged) {
      decisions.merge(asked.procedure(), 1, Integer::sum);
    }
  }

  /**
   * Plays many games, the same whatever the threads.
   *
   * @param done is told how many are played
   * @return in the order of their numbers
   * @throws GameRefusedException if one of them cannot be played to its end
   */
  public List<Run> runs(int count, long seed, int threads, IntConsumer done)
      throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<Future<Run>> all = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        int number = i;
        all.add(pool.submit(() -> run(number, seed)));
      }
      List<Run> runs = new ArrayList<>();
      for (Future<Run> each : all) {
        runs.add(each.get());
        done.accept(runs.size());
      }
      return runs;
    } catch (ExecutionException broken) {
      throw new GameRefusedException(
          Optional.ofNullable(broken.getCause())
              .map(Throwable::getMessage)
              .orElse("A game broke."));
    } finally {
      pool.shutdownNow();
    }
  }
}
