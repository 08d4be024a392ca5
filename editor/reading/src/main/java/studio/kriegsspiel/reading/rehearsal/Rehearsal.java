package studio.kriegsspiel.reading.rehearsal;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import studio.kriegsspiel.game.Chronicle;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.GameRefusedException;
import studio.kriegsspiel.game.NearTroops;
import studio.kriegsspiel.game.OrderReader;
import studio.kriegsspiel.reading.decision.filling.FireLines;
import studio.kriegsspiel.reading.umpire.Seeds;
import studio.kriegsspiel.reading.umpire.Umpire;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.plan.FieldPlan;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.track.ColumnJourney;
import studio.kriegsspiel.situation.track.Placement;
import studio.kriegsspiel.situation.track.Track;

/**
 * Plays a scenario to its end, again and again: each side is led by a commander who follows a
 * doctrine, an umpire asks the book. What the text itself has units do they do; who has only a
 * march written is led again once it is over. Thread-safe.
 */
public final class Rehearsal {
  /** A commander looks at his troops so often. */
  private static final int LOOKS_MINUTES = 10;

  /** Far enough apart that two rehearsals do not share their games. */
  private static final long APART = 1_000_003;

  private final Game begun;
  private final OrderReader orders;
  private final Map<String, Doctrine> doctrines;
  private final List<Led> led;
  private final Set<UnitId> written;
  private final Set<UnitId> marching;
  private final FireLines lines = new FireLines();

  /**
   * A rehearsal.
   *
   * @param begun a game that has only begun
   * @param chosen the doctrine of a side where its objectives are not to say it
   * @param led roles that are led by written orders instead
   */
  public Rehearsal(Game begun, OrderReader orders, Map<String, Doctrine> chosen, List<Led> led) {
    this.begun = begun;
    this.orders = orders;
    this.led = List.copyOf(led);
    this.doctrines = new LinkedHashMap<>();
    for (Side each : begun.situation().scenario().sides()) {
      doctrines.put(each.name(), chosen.getOrDefault(each.name(), Doctrine.of(each.objectives())));
    }
    FieldPlan plan = begun.situation().scenario().plan();
    this.written =
        withParts(
            Stream.concat(
                plan.events().stream().flatMap(each -> each.deed().findUnit().stream()),
                plan.patrols().stream().map(each -> each.unit())));
    led.forEach(each -> written.addAll(each.units(begun.situation())));
    this.marching = withParts(plan.marches().stream().map(each -> each.unit()));
  }

  /** The game that it begins from. */
  public Game begun() {
    return begun;
  }

  /** The same of a scenario in which one thing is told otherwise; nothing where it cannot be. */
  private Optional<Rehearsal> with(ToldOtherwise change) {
    return change.of(begun.situation()).map(this::retold);
  }

  /** The same of the scenario told otherwise; the sides and roles must be the same. */
  Rehearsal retold(Situation told) {
    return new Rehearsal(Game.begin(told, List.of()), orders, doctrines, led);
  }

  /**
   * Plays the games of this rehearsal again with each change that can be tried.
   *
   * @param before what the games come to without any
   * @param done is told how many changes were tried
   * @param between runs between games; what it throws ends it all
   */
  public List<TriedChange> tried(
      Chances before, long seed, int threads, IntConsumer done, Runnable between)
      throws InterruptedException {
    List<TriedChange> all = new ArrayList<>();
    for (ToldOtherwise each : ToldOtherwise.all(begun.situation())) {
      Optional<Rehearsal> other = with(each);
      if (other.isPresent()) {
        Chances chances =
            new Chances(other.get().runs(before.begun(), seed, threads, played -> between.run()));
        all.add(new TriedChange(each, chances, chances.shiftFrom(before)));
      }
      done.accept(all.size());
    }
    return all;
  }

  /** The roles that written orders lead. */
  public List<Led> led() {
    return led;
  }

  /** The doctrine of each side, in the order of the text. */
  public Map<String, Doctrine> doctrines() {
    return Collections.unmodifiableMap(doctrines);
  }

  /** Those that are named, with all that belongs to them. */
  private Set<UnitId> withParts(Stream<UnitId> named) {
    Set<UnitId> all = new HashSet<>();
    named
        .flatMap(each -> begun.situation().units().find(each).stream())
        .flatMap(Unit::withAllParts)
        .map(Unit::id)
        .forEach(all::add);
    return all;
  }

  /** Those whom written orders or the text itself lead now; whose march is over are led anew. */
  private Set<UnitId> ledOtherwise(Game game) {
    Set<UnitId> others = new HashSet<>(written);
    marching.stream().filter(each -> !hasMarched(game, each)).forEach(others::add);
    return others;
  }

  private static boolean hasMarched(Game game, UnitId unit) {
    Track track = game.situation().tracks().of(unit);
    List<ColumnJourney> ways = track.journeys();
    return track.inForce(game.now()).filter(Placement::isOrder).isPresent()
        || (!ways.isEmpty() && ways.stream().allMatch(each -> isOver(each, game.now())));
  }

  private static boolean isOver(ColumnJourney way, LocalDateTime now) {
    return way.findTailArrives().filter(there -> !there.isAfter(now)).isPresent();
  }

  /** The seed of a game of a rehearsal, the first being 0. */
  public static long seed(long seed, int number) {
    return seed * APART + number;
  }

  /** Plays one game. */
  public Game play(long seed, Chronicle chronicle) {
    return play(Seeds.of(seed), chronicle);
  }

  /** The same of a game in which one throw may fall otherwise. */
  public Game play(Seeds seeds, Chronicle chronicle) {
    return play(seeds, chronicle, (game, fronts) -> {});
  }

  private Game play(Seeds seeds, Chronicle chronicle, BiConsumer<Game, NearTroops> looked) {
    List<Placed> commanders = commanders();
    Umpire umpire = new Umpire(begun, orders, seeds, chronicle, lines);
    NearTroops fronts = new NearTroops();
    Game game = begun;
    LocalDateTime ends = game.situation().clock().ends();
    LocalDateTime looks = game.now();
    while (game.now().isBefore(ends)) {
      for (Placed each : commanders) {
        CommandersView own =
            new CommandersView(game, fronts.of(game), each.side(), ledOtherwise(game));
        for (String sheet : sheets(game, each.commander(), own)) {
          game = umpire.order(sheet);
        }
      }
      if (!looks.isAfter(game.now())) {
        looked.accept(game, fronts);
        looks = game.now().plusMinutes(LOOKS_MINUTES);
      }
      game = umpire.to(earliest(commanders, game.now(), looks.isAfter(ends) ? ends : looks));
    }
    looked.accept(game, fronts);
    return game;
  }

  private record Placed(Side side, GameCommander commander) {}

  private List<Placed> commanders() {
    List<Placed> all = new ArrayList<>();
    for (Side side : begun.situation().scenario().sides()) {
      for (Led each : led) {
        if (each.sheet().role().side().equals(side.name())) {
          all.add(new Placed(side, new SheetCommander(each.sheet(), begun.situation().clock())));
        }
      }
      all.add(
          new Placed(
              side,
              new DoctrineCommander(
                  doctrines.getOrDefault(side.name(), Doctrine.HOLD),
                  Tidings.of(begun.situation()))));
    }
    return all;
  }

  private static LocalDateTime earliest(
      List<Placed> commanders, LocalDateTime now, LocalDateTime latest) {
    return commanders.stream()
        .flatMap(each -> each.commander().next(now).stream())
        .filter(each -> each.isBefore(latest))
        .min(LocalDateTime::compareTo)
        .orElse(latest);
  }

  /** His orders, those of each role on a sheet. */
  private List<String> sheets(Game game, GameCommander commander, CommandersView own) {
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
    return run(Seeds.of(seed));
  }

  /** The same of a game in which one throw may fall otherwise. */
  public Run run(Seeds seeds) {
    RunCounts.Counting counting = new RunCounts.Counting();
    Game end = play(seeds, counting, counting::look);
    return Run.of(
        end, counting.tally(), led.stream().flatMap(each -> each.marks(end).stream()).toList());
  }

  /** Plays one game; one that breaks says why. */
  public GameEnd end(long seed) {
    try {
      return new GameEnd(Optional.of(run(seed)), "");
    } catch (RuntimeException | StackOverflowError broken) {
      return new GameEnd(
          Optional.empty(), Optional.ofNullable(broken.getMessage()).orElseGet(broken::toString));
    }
  }

  /** Is told how far a rehearsal has come. */
  @FunctionalInterface
  public interface SoFar {
    /**
     * One more game is over.
     *
     * @param runs those that were played to their end, to look at at once
     * @param played how many were played, those that broke among them
     */
    void played(List<Run> runs, int played);
  }

  /** Plays many games on this machine, the same whatever the threads. */
  public Played runs(int count, long seed, int threads, Consumer<List<Run>> done)
      throws InterruptedException {
    return runs(count, seed, new Threads(threads), done);
  }

  /**
   * Plays many games, the same whoever plays them.
   *
   * @param done is handed those played to their end so far, as soon as there is one
   */
  public Played runs(int count, long seed, Engine engine, Consumer<List<Run>> done)
      throws InterruptedException {
    return runs(
        count,
        seed,
        engine,
        (runs, played) -> {
          if (!runs.isEmpty()) {
            done.accept(runs);
          }
        });
  }

  /**
   * Plays many games, the same whoever plays them.
   *
   * @param done is told after each; what it throws ends the rehearsal
   * @throws GameRefusedException if none of them can be played to its end
   */
  public Played runs(int count, long seed, Engine engine, SoFar done) throws InterruptedException {
    List<Run> runs = new ArrayList<>();
    List<Played.Broken> broken = new ArrayList<>();
    engine.play(
        this,
        count,
        seed,
        game -> {
          int number = 1 + runs.size() + broken.size();
          game.run()
              .ifPresentOrElse(runs::add, () -> broken.add(new Played.Broken(number, game.why())));
          done.played(Collections.unmodifiableList(runs), number);
        });
    if (runs.isEmpty()) {
      throw new GameRefusedException(
          "No game of seed %d can be played to its end: %s".formatted(seed, broken.get(0).why()));
    }
    return new Played(runs, broken);
  }
}
