package studio.kriegsspiel.rules.benchmark;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.kriegsspiel.assault.AssaultOdds;
import studio.kriegsspiel.rules.kriegsspiel.fire.ArtilleryFire;
import studio.kriegsspiel.rules.kriegsspiel.fire.Cover;
import studio.kriegsspiel.rules.kriegsspiel.fire.Effect;
import studio.kriegsspiel.rules.kriegsspiel.fire.FireTarget;
import studio.kriegsspiel.rules.kriegsspiel.fire.GunKind;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * One fire and one assault with and without their working, beside a bare look-up and throw. Run
 * with {@link RulesBenchmarks}.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class AdjudicationBenchmark {
  private final RuleBook book = RuleBooks.get("reisswitz-1824");
  private final ArtilleryFire fire = new ArtilleryFire(book);
  private final AssaultOdds assault = AssaultOdds.infantry(book, 4, 3);
  private final DiceStream dice = Dice.seeded(1824).stream("fire");
  private final FireTarget target = new FireTarget(true, false, false, true, Cover.NONE);
  private final int[][] table = {
    {40, 40, 20, 30, 20, 60},
    {25, 25, 10, 20, 15, 40},
    {10, 10, 6, 8, 6, 18},
    {7, 7, 5, 6, 5, 10}
  };
  private int range;

  private int nextRange() {
    range = range >= 1700 ? 50 : range + 93;
    return range;
  }

  /** The bar: a band found, a die thrown, a number read. */
  @Benchmark
  public int bareLookUpAndThrow() {
    int paces = nextRange();
    int band = paces <= 400 ? 0 : paces <= 800 ? 1 : paces <= 1200 ? 2 : 3;
    return table[band][dice.throwDie(6) - 1];
  }

  @Benchmark
  public long fireWithoutTrace() {
    return fire.fire(GunKind.SIX_POUNDER, 8, nextRange(), Effect.GOOD, target, dice, Trace.OFF);
  }

  @Benchmark
  public int fireWithTrace() {
    Trace trace = Trace.on();
    fire.fire(GunKind.SIX_POUNDER, 8, nextRange(), Effect.GOOD, target, dice, trace);
    return trace.steps().size();
  }

  @Benchmark
  public boolean assaultWithoutTrace() {
    return assault.attackersWin(dice, Trace.OFF);
  }

  @Benchmark
  public int assaultWithTrace() {
    Trace trace = Trace.on();
    assault.attackersWin(dice, trace);
    return trace.steps().size();
  }
}
