package studio.kriegsspiel.rules.battlesystem;

import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Modifier;
import studio.kriegsspiel.rules.procedure.Modifiers;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** Melee: each side throws one modified die, read in the combat table against the other. */
public final class Melee {
  private static final int LAST_YEAR_WITHOUT = 1806;
  private static final int PERCENT = 100;

  private final CombatTable combat;
  private final Modifiers<Quality> quality;
  private final Modifiers<Cover> cover;
  private final Modifiers<Quality> experience;
  private final Modifier russian;
  private final Modifier prussian;
  private final Modifier heavyOnLight;
  private final Modifier heavyOnLancers;
  private final Modifier disordered;
  private final Modifier onCautious;
  private final Modifier onProbe;
  private final Modifier onAssault;
  private final Modifier level;
  private final Modifier cavalryOnSquare;
  private final Modifier lancersOnSquare;
  private final TableRow beatenOff;
  private final boolean coverOnOwnDie;
  private final boolean assaultDeducts;
  private final boolean noExperience;
  private final Citation winning;
  private final Citation gunners;

  /** Reads the tables of the book as its switches stand. */
  public Melee(RuleBook book) {
    RuleTable table = book.table("die-modifiers");
    RuleTable deductions = book.table("cover-modifiers");
    combat = new CombatTable(book);
    quality = Grades.modifiers(book);
    cover = Grades.cover(book);
    experience = Grades.experience(book);
    russian = Modifier.of(table, "russian-defence");
    prussian = Modifier.of(table, "prussian-attack-after-1806");
    heavyOnLight = Modifier.of(table, "heavy-against-light-cavalry");
    heavyOnLancers = Modifier.of(table, "heavy-against-lancers");
    disordered = Modifier.of(table, "disordered");
    onCautious = Modifier.of(table, "counter-attack-on-cautious-attack");
    onProbe = Modifier.of(table, "counter-attack-on-probe");
    onAssault = Modifier.of(table, "counter-attack-on-assault");
    level = Modifier.of(table, "each-level-of-experience-below");
    cavalryOnSquare = Modifier.of(deductions, "cavalry-on-square");
    lancersOnSquare = Modifier.of(deductions, "lancers-on-square");
    beatenOff = book.table("square-melee").getRow("cavalry-not-winning");
    coverOnOwnDie = book.isOn("cover-on-own-die");
    assaultDeducts = book.isOn("assault-deducts");
    noExperience = book.isOn("no-experience-deduction");
    winning = book.defaulted("DB-04");
    gunners = book.printed("Note on Artillery");
  }

  /** Fights it out. */
  public MeleeOutcome resolve(Charge charge, DiceStream dice, Trace trace) {
    boolean sheltered = charge.cover() != Cover.NONE || charge.square();
    boolean helpless = charge.defender().troops() == MeleeTroops.GUNNERS && !sheltered;
    if (helpless && charge.attacker().troops().isCavalry()) {
      trace.add("gunners without cover contacted by cavalry", "eliminated", gunners);
      return new MeleeOutcome(
          DieLosses.all(charge.defender().men()),
          DieLosses.NONE,
          MeleeOutcome.Winner.ATTACKER,
          0,
          true);
    }
    DieLosses onDefender = inflicted(true, charge, attackModifiers(charge, trace), dice, trace);
    if (helpless) {
      trace.add("gunners without cover contacted by infantry", "may not fight back", gunners);
      return new MeleeOutcome(onDefender, DieLosses.NONE, MeleeOutcome.Winner.ATTACKER, 0, false);
    }
    DieLosses onAttacker = inflicted(false, charge, defenceModifiers(charge, trace), dice, trace);
    MeleeOutcome.Winner winner = winner(onDefender.modified(), onAttacker.modified());
    if (trace.isOn()) {
      trace.add("higher modified die wins", Parameter.word(winner), winning);
    }
    boolean failed =
        charge.square()
            && charge.attacker().troops().isCavalry()
            && winner != MeleeOutcome.Winner.ATTACKER;
    int spaces = failed ? beatenOff.getInteger("withdraw") : 0;
    if (failed && trace.isOn()) {
      trace.add("cavalry beaten off by a square withdraws disordered", spaces, "spaces", beatenOff);
    }
    return new MeleeOutcome(onDefender, onAttacker, winner, spaces, false);
  }

  private static MeleeOutcome.Winner winner(int attacker, int defender) {
    return attacker > defender
        ? MeleeOutcome.Winner.ATTACKER
        : attacker < defender ? MeleeOutcome.Winner.DEFENDER : MeleeOutcome.Winner.NONE;
  }

  /** What one side inflicts on the other, which loses no more men than it has. */
  private DieLosses inflicted(
      boolean attacking, Charge charge, int modifiers, DiceStream dice, Trace trace) {
    Fighter own = attacking ? charge.attacker() : charge.defender();
    Fighter other = attacking ? charge.defender() : charge.attacker();
    int die = dice.named(attacking ? "the attacker's die" : "the defender's die").throwDie(6);
    int clamped = CombatTable.clamp(die + modifiers);
    int percent = combat.percent(clamped);
    int morale = combat.moraleHundredths(clamped);
    if (trace.isOn()) {
      Citation row = combat.citation(clamped);
      String who = attacking ? "attacker" : "defender";
      trace.addThrow(who + "'s die", "D6", die, Integer.toString(die), combat.citation(0));
      trace.add(who + "'s modified die", clamped, row);
      trace.add(who + " inflicts", percent + " % of " + Amount.of(own.men(), "men"), row);
      trace.add(
          (attacking ? "defender" : "attacker") + " loses morale",
          Hundredths.points(morale).toPlainString(),
          row);
    }
    return new DieLosses(clamped, percent, (long) own.men() * percent * PERCENT, morale)
        .atMost(other.men());
  }

  private int attackModifiers(Charge charge, Trace trace) {
    Fighter own = charge.attacker();
    Fighter other = charge.defender();
    boolean prussianGain = own.nation() == Nation.PRUSSIAN && charge.year() > LAST_YEAR_WITHOUT;
    boolean onSquare = charge.square() && own.troops().isCavalry();
    boolean lancers = own.troops() == MeleeTroops.LANCERS;
    Cover deducted = coverOnOwnDie ? Cover.NONE : charge.cover();
    return common(own, other, trace)
        + prussian.when(prussianGain, trace)
        + cavalryOnSquare.when(onSquare && !lancers, trace)
        + lancersOnSquare.when(onSquare && lancers, trace)
        + cover.get(deducted).when(deducted != Cover.NONE, trace)
        + onAssault.when(
            charge.counterAttack() && charge.attack() == Attack.ASSAULT && assaultDeducts, trace);
  }

  private int defenceModifiers(Charge charge, Trace trace) {
    Fighter own = charge.defender();
    boolean countered = charge.counterAttack();
    Cover deducted = coverOnOwnDie ? charge.cover() : Cover.NONE;
    return common(own, charge.attacker(), trace)
        + russian.when(own.nation() == Nation.RUSSIAN && !countered, trace)
        + cover.get(deducted).when(deducted != Cover.NONE, trace)
        + onCautious.when(countered && charge.attack() == Attack.CAUTIOUS, trace)
        + onProbe.when(countered && charge.attack() == Attack.PROBE, trace)
        + onAssault.when(countered && charge.attack() == Attack.ASSAULT && !assaultDeducts, trace);
  }

  private int common(Fighter own, Fighter other, Trace trace) {
    boolean heavy = own.troops() == MeleeTroops.HEAVY_CAVALRY;
    int below = experience.get(other.grade()).value() - experience.get(own.grade()).value();
    return quality.get(own.grade()).apply(trace)
        + heavyOnLight.when(heavy && other.troops() == MeleeTroops.LIGHT_CAVALRY, trace)
        + heavyOnLancers.when(heavy && other.troops() == MeleeTroops.LANCERS, trace)
        + disordered.when(own.disordered(), trace)
        + level.times(noExperience ? 0 : Math.max(0, below), trace);
  }
}
