package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.field.Counter;
import studio.kriegsspiel.rules.kriegsspiel.losses.GunLosses;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code canister-test}: whether troops bear canister of good effect (§53.1). */
final class CanisterTestProcedure extends AskedProcedure<CanisterTestProcedure.Canister> {
  private static final String FEWER = "fewer";

  private final RuleTable table;
  private final GunLosses gunLosses;
  private final RuleBook book;
  private final int halfBattery;
  private final Citation between;
  private final CombatDice combatDice;

  /** Canister that strikes troops. */
  record Canister(
      @Ask(
              value = "who fires",
              of = {"half-battery", "battery"})
          String guns,
      @Ask(
              value = "effect of the fire",
              of = {"good", "bad"},
              or = "good")
          String effect,
      @Ask("the guns are under canister themselves") boolean gunsUnderCanister,
      @Ask(
              value = "pieces of the guns at full strength, 0 to go by their name",
              most = 99,
              or = "0")
          int gunsStrength,
      @Ask(value = "points the guns have lost until now", most = 100_000, or = "0")
          Fraction gunsLostPoints) {}

  CanisterTestProcedure(RuleBook book) {
    super(
        "canister-test",
        "Whether troops stand or go on under canister of good effect",
        book.printed(book.table("canister-test").source()),
        Canister.class,
        book.tables());
    table = book.table("canister-test");
    this.book = book;
    between = Citation.ruling(book.id(), "C142", "nearer to half a battery or to a whole one");
    combatDice = new CombatDice(book);
    gunLosses = new GunLosses(book);
    halfBattery = book.table("blocks").getInteger("pieces", "half-battery");
  }

  @Override
  protected Decision decide(Canister canister, Dice dice, Trace trace) {
    String guns = guns(canister, trace);
    if (guns.equals(FEWER)) {
      return decided(true, 0, false);
    }
    TableRow row = table.getRow(guns);
    if (canister.effect().equals("bad") || canister.gunsUnderCanister()) {
      trace.add("good effect, and guns not under canister themselves", "not both", row.citation());
      return decided(true, 0, false)
          .after("target", "under-canister", canister.effect().equals("good"));
    }
    CombatDie die = combatDice.die(CombatDice.points(row.getText("die")));
    trace.add("die in favour of the guns", "Die " + die.name(), row.citation());
    boolean stands = die.fall(dice.stream("morale"), trace).circle() == Circle.WHITE;
    return decided(stands, row.getInteger("retire_paces"), true)
        .after("target", "under-canister", true);
  }

  /** The test is of a half battery at least; between it and a whole one the nearer counts. */
  private String guns(Canister canister, Trace trace) {
    if (canister.gunsStrength() == 0) {
      return canister.guns();
    }
    int left = gunLosses.left(canister.gunsStrength(), canister.gunsLostPoints());
    if (left < halfBattery) {
      trace.add(pieces(left), "fewer than a half battery: no test", citation());
      return FEWER;
    }
    int halves = book.fieldManual().countCounters(Counter.HALF_BATTERY, left).orElseThrow();
    String guns = halves < 2 ? "half-battery" : "battery";
    trace.add(pieces(left), guns, left == halves * halfBattery ? citation() : between);
    return guns;
  }

  private String pieces(int left) {
    return "%d pieces are left, %d to a half battery".formatted(left, halfBattery);
  }

  private static Decision.Decided decided(boolean stands, int paces, boolean tested) {
    return new Decision.Decided(
        stands
            ? "The troops may stay or go on; they are tested again next move."
            : "The troops must retire %d paces; they lose by the fire alone.".formatted(paces),
        List.of(
            new Result("stands", stands, ""),
            new Result("tested", tested, ""),
            new Result("retirePaces", stands ? 0 : paces, "paces")));
  }
}
