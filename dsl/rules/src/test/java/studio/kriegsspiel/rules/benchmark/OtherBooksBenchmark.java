package studio.kriegsspiel.rules.benchmark;

import java.util.List;
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
import studio.kriegsspiel.rules.battlesystem.Cover;
import studio.kriegsspiel.rules.battlesystem.MeleeTroops;
import studio.kriegsspiel.rules.battlesystem.Nation;
import studio.kriegsspiel.rules.battlesystem.Quality;
import studio.kriegsspiel.rules.battlesystem.Volley;
import studio.kriegsspiel.rules.battlesystem.Weapon;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.kriegskunst.Shelter;
import studio.kriegsspiel.rules.kriegskunst.Shot;
import studio.kriegsspiel.rules.kriegskunst.Target;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.rules.napoleonic.Code;
import studio.kriegsspiel.rules.napoleonic.Combat;
import studio.kriegsspiel.rules.napoleonic.Combatant;
import studio.kriegsspiel.rules.napoleonic.Engagement;
import studio.kriegsspiel.rules.napoleonic.General;
import studio.kriegsspiel.rules.napoleonic.NationalArmies;
import studio.kriegsspiel.rules.trace.Trace;

/** One decision of each of the other three books, with and without its working. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class OtherBooksBenchmark {
  private final studio.kriegsspiel.rules.battlesystem.Fire battleFire =
      new studio.kriegsspiel.rules.battlesystem.Fire(RuleBooks.get("battle-system"));
  private final studio.kriegsspiel.rules.kriegskunst.Fire kriegskunstFire =
      new studio.kriegsspiel.rules.kriegskunst.Fire(RuleBooks.get("kriegskunst"));
  private final Combat combat = new Combat(RuleBooks.get("napoleonic-rng"));
  private final NationalArmies armies = new NationalArmies(RuleBooks.get("napoleonic-rng"));
  private final DiceStream dice = Dice.seeded(1824).stream("fire");
  private final Volley volley =
      new Volley(
          Weapon.MUSKET,
          1,
          700,
          Quality.VETERAN,
          Nation.BRITISH,
          true,
          true,
          false,
          false,
          Cover.NONE,
          Cover.LIGHT,
          true,
          MeleeTroops.INFANTRY);
  private final Shot shot =
      new Shot(
          studio.kriegsspiel.rules.kriegskunst.Weapon.MUSKET,
          20,
          9,
          studio.kriegsspiel.rules.kriegskunst.Quality.LINE,
          studio.kriegsspiel.rules.kriegskunst.State.FORMED,
          true,
          false,
          true,
          false,
          studio.kriegsspiel.rules.kriegskunst.RangeClass.MEASURED,
          Target.SQUARE,
          Shelter.COVER,
          false,
          true,
          false);
  private final Engagement engagement =
      new Engagement(
          List.of(new Combatant(armies.get("infantry.line"), 5, false)),
          new Combatant(armies.get("infantry.guard"), 4, true),
          false,
          false,
          Engagement.Guns.NONE,
          Engagement.From.FLANK,
          true,
          false,
          General.NONE,
          General.NONE,
          true,
          true);

  private final int[] bare = {5, 5, 5, 10, 10, 15};

  /** The bar: a die thrown, a number read. */
  @Benchmark
  public int bareLookUpAndThrow() {
    return bare[dice.throwDie(6) - 1];
  }

  @Benchmark
  public long battleFireWithoutTrace() {
    return battleFire.lossTenThousandths(volley, battleFire.modifiedDie(volley, dice, Trace.OFF));
  }

  @Benchmark
  public int battleFireWithTrace() {
    Trace trace = Trace.on();
    battleFire.resolve(volley, dice, trace);
    return trace.steps().size();
  }

  @Benchmark
  public int kriegskunstFireWithoutTrace() {
    return kriegskunstFire.quarters(shot, kriegskunstFire.score(shot, dice, Trace.OFF), Trace.OFF);
  }

  @Benchmark
  public int kriegskunstFireWithTrace() {
    Trace trace = Trace.on();
    kriegskunstFire.resolve(shot, dice, trace);
    return trace.steps().size();
  }

  @Benchmark
  public int napoleonicCombatWithoutTrace() {
    Code code = combat.code(combat.draw(engagement, dice, Trace.OFF));
    return combat.onAttacker(engagement, code, 0, Trace.OFF).basesLost()
        + combat.onDefender(engagement, code, Trace.OFF).basesLost();
  }

  @Benchmark
  public int napoleonicCombatWithTrace() {
    Trace trace = Trace.on();
    combat.resolve(engagement, dice, trace);
    return trace.steps().size();
  }
}
