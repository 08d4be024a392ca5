package studio.kriegsspiel.rules.napoleonic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Modifier;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** Combat: strengths, odds, shifts, a modified random number, a result and its effects. */
public final class Combat {
  private static final int NUMBERS = 1000;

  private final OddsTable odds;
  private final CombatResults results;
  private final Effects effects;
  private final Officers officers;
  private final Thousandths chance;
  private final TypeRow medium;
  private final Modifier terrainAttacker;
  private final Modifier terrainDefender;
  private final Modifier charging;
  private final Modifier onSquare;
  private final Modifier two;
  private final Modifier three;
  private final Modifier flank;
  private final Modifier rear;
  private final int battery;
  private final Citation batteryRule;
  private final boolean phasingOnly;
  private final boolean generalAdds;
  private final boolean inRangeCounts;
  private final boolean disruptAll;
  private final Citation defenderSubtracts;
  private final Citation upToStrength;

  /** Reads the tables of the book as its switches stand. */
  public Combat(RuleBook book) {
    RuleTable modifiers = book.table("modifiers");
    odds = new OddsTable(book);
    results = new CombatResults(book, odds);
    effects = new Effects(book);
    officers = new Officers(book);
    chance = new Thousandths(book);
    medium = new NationalArmies(book).get("cavalry.medium");
    terrainAttacker = Modifier.of(modifiers, "terrain-attacker");
    terrainDefender = Modifier.of(modifiers, "terrain-defender");
    charging = Modifier.of(modifiers, "charging");
    onSquare = Modifier.of(modifiers, "infantry-on-square");
    two = shift(book, "two-arms");
    three = shift(book, "three-arms");
    flank = shift(book, "flank");
    rear = shift(book, "rear");
    battery = book.table("artillery-defence").getInteger("strength", "artillery");
    batteryRule = book.table("artillery-defence").getRow("artillery").citation();
    phasingOnly = book.isOn("terrain-phasing-only");
    generalAdds = book.isOn("general-always-adds");
    inRangeCounts = book.isOn("artillery-within-range");
    disruptAll = book.isOn("disrupt-all");
    upToStrength = book.ruling("CN-04", "8.6 Effects of Combat");
    defenderSubtracts = book.ruling("CN-09", "8.3.2 Generals");
  }

  private static Modifier shift(RuleBook book, String key) {
    TableRow row = book.table("odds-shifts").getRow(key);
    return new Modifier(key.replace('-', ' '), row.getInteger("columns"), row.citation());
  }

  /** The officers of the book. */
  public Officers officers() {
    return officers;
  }

  /** Strength of a unit: its base units times its points; a battery defends with 1. */
  public int strength(Combatant unit, Engagement engagement, boolean attacking) {
    if (unit.isArtillery()) {
      return battery;
    }
    TypeRow line = unit.line();
    boolean square = attacking ? engagement.attackerSquare() : engagement.square();
    if (engagement.firstContact() && line.type().equals("cavalry.light.lancer")) {
      line = medium;
    }
    return unit.bases() * line.points(attacking, unit.disrupted() || square);
  }

  /**
   * Works out the column of odds and draws the number: {@code column * 1000 + number}. Allocates
   * nothing when the trace is off.
   */
  public int draw(Engagement engagement, DiceStream dice, Trace trace) {
    int attack = 0;
    List<Combatant> attackers = engagement.attackers();
    for (int i = 0; i < attackers.size(); i++) {
      int strength = strength(attackers.get(i), engagement, true);
      attack += strength;
      show(trace, "attacker", attackers.get(i), strength);
    }
    Combatant defender = engagement.defender();
    int defence = strength(defender, engagement, false);
    show(trace, "defender", defender, defence);
    int basic = odds.column(attack, defence);
    if (trace.isOn()) {
      trace.add("odds " + attack + " to " + defence, odds.name(basic), odds.row(basic).citation());
    }
    int column = odds.shifted(basic, shifts(engagement, trace));
    int number =
        chance.clamp(chance.draw("combat", dice, trace) + modifiers(engagement, trace), trace);
    return column * NUMBERS + number;
  }

  /** The result of a draw. */
  public Code code(int draw) {
    return results.at(draw / NUMBERS, draw % NUMBERS);
  }

  /**
   * What a result does to one of the attackers. The group loses one base unit, the first of those
   * it touches; fresh units are disrupted, the weakest first, up to the strength of the opponent.
   */
  public Effect onAttacker(Engagement engagement, Code code, int index, Trace trace) {
    List<Combatant> attackers = engagement.attackers();
    Combatant unit = attackers.get(index);
    Effect effect = effects.of(code, true, unit.disrupted(), trace);
    for (int i = 0; i < index; i++) {
      if (effects.of(code, true, attackers.get(i).disrupted(), Trace.OFF).basesLost() > 0) {
        effect = effect.withoutLoss();
      }
    }
    if (attackers.size() == 1 || unit.disrupted() || !effect.withdraws()) {
      return effect;
    }
    boolean reached = isReached(engagement, index);
    if (trace.isOn()) {
      trace.add(
          "disrupted up to the strength of the opponent: %s".formatted(unit.line().type()),
          reached ? "yes" : "no",
          upToStrength);
    }
    return reached ? effect : effect.inOrder();
  }

  private boolean isReached(Engagement engagement, int index) {
    List<Integer> fresh = new ArrayList<>();
    List<Integer> strengths = new ArrayList<>();
    for (int i = 0; i < engagement.attackers().size(); i++) {
      Combatant unit = engagement.attackers().get(i);
      if (!unit.disrupted()) {
        fresh.add(i);
        strengths.add(strength(unit, engagement, true));
      }
    }
    int opponent = strength(engagement.defender(), engagement, false);
    return disrupted(strengths, opponent).contains(fresh.indexOf(index));
  }

  private List<Effect> onAttackers(Engagement engagement, Code code, Trace trace) {
    return IntStream.range(0, engagement.attackers().size())
        .mapToObj(i -> onAttacker(engagement, code, i, trace))
        .toList();
  }

  /** Millimetres a unit must go at once by an effect, whether or not it has moved this turn. */
  public Fraction millimetres(Effect effect, Combatant unit) {
    return effects.millimetres(effect, unit.line());
  }

  /** What a result does to the defender. */
  public Effect onDefender(Engagement engagement, Code code, Trace trace) {
    return effects.of(code, false, engagement.defender().disrupted(), trace);
  }

  /** Fights it out, with all that it does. */
  public CombatOutcome resolve(Engagement engagement, DiceStream dice, Trace trace) {
    int draw = draw(engagement, dice, trace);
    int column = draw / NUMBERS;
    int number = draw % NUMBERS;
    Code code = code(draw);
    if (trace.isOn()) {
      trace.add(
          "result at " + odds.name(column) + ", " + Thousandths.show(number),
          code.printed() + ", " + code.words(),
          results.citation(column, number));
    }
    return new CombatOutcome(
        odds.name(column),
        number,
        code,
        onAttackers(engagement, code, trace),
        onDefender(engagement, code, trace));
  }

  private void show(Trace trace, String who, Combatant unit, int strength) {
    if (trace.isOn()) {
      trace.add(
          "%s: %s of %s%s"
              .formatted(
                  who,
                  Amount.of(unit.bases(), "base units"),
                  unit.line().type(),
                  unit.disrupted() ? ", disrupted" : ""),
          "strength " + strength,
          unit.isArtillery() ? batteryRule : unit.line().citation());
    }
  }

  private int shifts(Engagement engagement, Trace trace) {
    boolean foot = false;
    boolean horse = false;
    List<Combatant> attackers = engagement.attackers();
    for (int i = 0; i < attackers.size(); i++) {
      foot |= attackers.get(i).line().arm() == Arm.INFANTRY;
      horse |= attackers.get(i).isCavalry();
    }
    boolean guns =
        engagement.guns() == Engagement.Guns.FIRED_AT_TARGET
            || (inRangeCounts && engagement.guns() == Engagement.Guns.IN_RANGE);
    int arms = (foot ? 1 : 0) + (horse ? 1 : 0) + (guns ? 1 : 0);
    return two.when(arms == 2, trace)
        + three.when(arms >= 3, trace)
        + flank.when(engagement.from() == Engagement.From.FLANK, trace)
        + rear.when(engagement.from() == Engagement.From.REAR, trace);
  }

  private int modifiers(Engagement engagement, Trace trace) {
    boolean foot = true;
    for (int i = 0; i < engagement.attackers().size(); i++) {
      foot &= !engagement.attackers().get(i).isCavalry();
    }
    int helped = officers.bonus(engagement.attackerGeneral(), trace);
    int opposed = officers.bonus(engagement.defenderGeneral(), trace);
    if (opposed != 0) {
      trace.add("the defender's general", generalAdds ? "adds" : "subtracts", defenderSubtracts);
    }
    return terrainAttacker.when(engagement.attackerTerrain(), trace)
        + terrainDefender.when(engagement.defenderTerrain() && !phasingOnly, trace)
        + charging.when(engagement.charging(), trace)
        + onSquare.when(engagement.square() && foot, trace)
        + helped
        + (generalAdds ? opposed : -opposed);
  }

  /**
   * Which units are disrupted up to the strength of the opponent: the weakest first, until theirs
   * together reaches it, and at least one.
   *
   * @return indices into the strengths
   */
  List<Integer> disrupted(List<Integer> strengths, int opponent) {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < strengths.size(); i++) {
      order.add(i);
    }
    order.sort(Comparator.comparing(strengths::get));
    if (disruptAll) {
      return order;
    }
    List<Integer> chosen = new ArrayList<>();
    int sum = 0;
    for (int index : order) {
      if (!chosen.isEmpty() && sum >= opponent) {
        break;
      }
      chosen.add(index);
      sum += strengths.get(index);
    }
    return chosen;
  }

  /** Cavalry attacking a square: its own table, the modifiers that can apply, the same effects. */
  public CombatOutcome attackSquare(Engagement engagement, DiceStream dice, Trace trace) {
    boolean squareDisrupted = engagement.defender().disrupted();
    int number =
        chance.clamp(
            chance.draw("attack on a square", dice, trace) + modifiers(engagement, trace), trace);
    Code code = results.atSquare(squareDisrupted, number);
    if (trace.isOn()) {
      trace.add(
          (squareDisrupted ? "disrupted" : "organised") + " square, " + Thousandths.show(number),
          code.printed() + ", " + code.words(),
          results.citationAtSquare(squareDisrupted, number));
    }
    return new CombatOutcome(
        "square",
        number,
        code,
        onAttackers(engagement, code, trace),
        onDefender(engagement, code, trace));
  }
}
