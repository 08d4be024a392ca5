package studio.kriegsspiel.rules.battlesystem;

import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.procedure.Decision.Forbidden;
import studio.kriegsspiel.rules.procedure.Modifier;
import studio.kriegsspiel.rules.procedure.Modifiers;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** Fire of infantry, cavalry and guns: one die, modified, read in the combat table. */
public final class Fire {
  private static final int PERCENT = 100;

  private final CombatTable combat;
  private final Modifiers<Quality> quality;
  private final Modifiers<Cover> cover;
  private final Modifier british;
  private final Modifier column;
  private final Modifier disordered;
  private final Modifier moved;
  private final ArtilleryRates artillery;
  private final TableRow flankShare;
  private final TableRow flankMorale;
  private final Modifier heavyOnLight;
  private final Modifier heavyOnLancers;
  private final boolean heavyFire;
  private final int flankFactor;
  private final boolean ownDie;
  private final RuleTable ranges;
  private final Citation rounding;

  /** Reads the tables of the book as its switches stand. */
  public Fire(RuleBook book) {
    RuleTable modifiers = book.table("die-modifiers");
    combat = new CombatTable(book);
    quality = Grades.modifiers(book);
    cover = Grades.cover(book);
    british = Modifier.of(modifiers, "british-fire");
    column = Modifier.of(modifiers, "column-firing");
    disordered = Modifier.of(modifiers, "disordered");
    moved = Modifier.of(modifiers, "moved-this-phase");
    artillery = new ArtilleryRates(book);
    flankShare = book.table("flank-fire").getRow("return-fire");
    flankMorale = book.table("morale-modifiers").getRow("fired-on-from-flank");
    flankFactor = flankMorale.getInteger("factor");
    heavyOnLight = Modifier.of(modifiers, "heavy-against-light-cavalry");
    heavyOnLancers = Modifier.of(modifiers, "heavy-against-lancers");
    heavyFire = book.isOn("heavy-cavalry-fire");
    ownDie = book.isOn("cover-on-own-die");
    ranges = book.table("weapon-ranges");
    rounding = book.defaulted("DB-02");
  }

  /** Why this fire is not allowed, if it is not. */
  public Optional<Forbidden> findForbidden(Volley volley, int phasesFired, boolean nearest) {
    TableRow range = ranges.getRow(ArtilleryRates.rangeKey(volley.weapon()));
    int most = range.getInteger("spaces");
    if (volley.rangeSpaces() > most) {
      return Optional.of(
          new Forbidden(
              "%s reach %d movement space%s, not %d."
                  .formatted(
                      ArtilleryRates.plural(volley.weapon()),
                      most,
                      most == 1 ? "" : "s",
                      volley.rangeSpaces()),
              range.citation()));
    }
    if (!volley.weapon().isArtillery()) {
      return Optional.empty();
    }
    Citation note = Citation.printed(RuleBookId.BATTLE_SYSTEM, "Note on Artillery", "");
    int phases = artillery.phases(volley.weapon());
    if (phasesFired >= phases) {
      return Optional.of(
          new Forbidden(
              "%s fire in %d phases of a turn and have done so."
                  .formatted(ArtilleryRates.plural(volley.weapon()), phases),
              note));
    }
    return nearest
        ? Optional.empty()
        : Optional.of(new Forbidden("Artillery must fire at the closest enemy unit.", note));
  }

  /** Fires and returns the modified die, 0 to 8; allocates nothing when the trace is off. */
  public int modifiedDie(Volley volley, DiceStream dice, Trace trace) {
    int die = dice.throwDie(6);
    if (trace.isOn()) {
      trace.addThrow("combat die", "D6", die, Integer.toString(die), combat.citation(0));
    }
    return CombatTable.clamp(die + modifiers(volley, trace));
  }

  /** Men a modified die costs the target, in ten-thousandths. */
  public long lossTenThousandths(Volley volley, int modifiedDie) {
    return (long) men(volley) * combat.percent(modifiedDie) * share(volley);
  }

  /** Morale a modified die costs the target, in hundredths of a point. */
  public int lossMoraleHundredths(Volley volley, int modifiedDie) {
    int morale = combat.moraleHundredths(modifiedDie);
    return volley.targetFlank() ? morale * flankFactor : morale;
  }

  private int men(Volley volley) {
    Weapon weapon = volley.weapon();
    return weapon.isArtillery() ? artillery.rate(weapon, volley.rangeSpaces()).men() : volley.men();
  }

  private int share(Volley volley) {
    return volley.takenInFlank() ? flankShare.getInteger("strength") : PERCENT;
  }

  /** Fires, with all that it does; the volley must be allowed. */
  public DieLosses resolve(Volley volley, DiceStream dice, Trace trace) {
    int die = modifiedDie(volley, dice, trace);
    int percent = combat.percent(die);
    int morale = lossMoraleHundredths(volley, die);
    if (trace.isOn()) {
      show(volley, die, percent, morale, trace);
    }
    return new DieLosses(die, percent, lossTenThousandths(volley, die), morale);
  }

  private void show(Volley volley, int die, int percent, int morale, Trace trace) {
    Citation row = combat.citation(die);
    trace.add("modified die", die, row);
    if (volley.weapon().isArtillery()) {
      ArtilleryRates.Rate rate = artillery.rate(volley.weapon(), volley.rangeSpaces());
      trace.add("guns fire as men", rate.men(), rate.citation());
    }
    if (volley.takenInFlank()) {
      trace.add("share of strength that may fire", share(volley) + " %", flankShare.citation());
    }
    trace.add("casualties", percent + " % of " + men(volley) + " men", row);
    trace.add("rounding", "down to whole men", rounding);
    trace.add(
        volley.targetFlank() ? "fired on from the flank: morale loss" : "loss of morale",
        Hundredths.points(morale).toPlainString(),
        volley.targetFlank() ? flankMorale.citation() : row);
  }

  private int modifiers(Volley volley, Trace trace) {
    int sum =
        british.when(volley.nation() == Nation.BRITISH, trace)
            + quality.get(volley.grade()).apply(trace)
            + column.when(volley.column(), trace)
            + disordered.when(volley.disordered(), trace)
            + moved.when(volley.moved(), trace)
            + heavyOnLight.when(
                heavyFire && volley.heavyAgainst() == MeleeTroops.LIGHT_CAVALRY, trace)
            + heavyOnLancers.when(heavyFire && volley.heavyAgainst() == MeleeTroops.LANCERS, trace)
            + shelter(volley, trace);
    if (volley.weapon().isArtillery()) {
      ArtilleryRates.Rate rate = artillery.rate(volley.weapon(), volley.rangeSpaces());
      if (rate.die() != 0 && trace.isOn()) {
        trace.add("range of guns", rate.die(), rate.citation());
      }
      sum += rate.die();
    }
    return sum;
  }

  private int shelter(Volley volley, Trace trace) {
    Cover counting = ownDie ? volley.ownCover() : volley.targetCover();
    return cover.get(counting).when(counting != Cover.NONE, trace);
  }
}
