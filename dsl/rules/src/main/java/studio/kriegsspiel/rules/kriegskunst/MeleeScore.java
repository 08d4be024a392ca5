package studio.kriegsspiel.rules.kriegskunst;

import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.procedure.Modifier;
import studio.kriegsspiel.rules.procedure.Modifiers;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.trace.Trace;

/** The modifiers of one side's melee roll. */
final class MeleeScore {
  private final Modifiers<Arms> troops;
  private final Modifier hussars;
  private final Modifier irregular;
  private final Modifier superior;
  private final Modifier inferior;
  private final Modifier charging;
  private final Modifier followingUp;
  private final Modifier marchColumn;
  private final Modifier square;
  private final Modifier lance;
  private final Modifiers<Quality> quality;
  private final Modifier unformed;
  private final Modifier pushedBack;
  private final Modifier retreating;
  private final Modifier flank;
  private final Modifier half;
  private final Modifier coverOrUphill;
  private final Modifier buildingsAsCover;
  private final Modifier buildings;
  private final Modifier outnumber;
  private final int straight;
  private final boolean coverOrBuildings;
  private final boolean outnumberOnce;

  MeleeScore(RuleBook book) {
    RuleTable arms = book.table("melee-troops");
    RuleTable formation = book.table("melee-formation");
    RuleTable situation = book.table("melee-situation");
    hussars = Modifier.of(arms, "hussars");
    Modifier listed = Modifier.of(arms, "irregular-cavalry");
    irregular = book.isOn("irregular-cavalry-one") ? listed.at(1, book.defaulted("DK-06")) : listed;
    troops =
        Modifiers.of(
            Arms.class,
            each ->
                switch (each) {
                  case LANCERS -> hussars;
                  case IRREGULAR_CAVALRY -> irregular;
                  default -> Modifier.of(arms, each);
                });
    superior = Modifier.of(arms, "superior-mounts");
    inferior = Modifier.of(arms, "inferior-mounts");
    charging = Modifier.of(formation, "charging-or-pursuing");
    followingUp = Modifier.of(formation, "following-up");
    marchColumn = Modifier.of(formation, "infantry-in-march-column");
    square = Modifier.of(formation, "infantry-in-square-against-cavalry");
    lance = Modifier.of(formation, "lancers-against-foot");
    quality = Modifiers.of(formation, Quality.class);
    unformed = Modifier.of(situation, "unformed-or-faltering");
    pushedBack = Modifier.of(situation, "pushed-back");
    retreating = Modifier.of(situation, "retreating");
    flank = Modifier.of(situation, "flank-or-rear");
    half = Modifier.of(situation, "half-casualties");
    coverOrUphill = Modifier.of(situation, "cover-or-uphill");
    buildingsAsCover =
        coverOrUphill.at(coverOrUphill.value(), book.ruling("CK-18", "Melee Modifiers: Situation"));
    buildings = Modifier.of(situation, "buildings");
    outnumber = Modifier.of(situation, "each-50-percent-more");
    straight =
        Math.toIntExact(
            book.table("melee-notes")
                .getRow("straight-before-charge")
                .getFraction("value")
                .floor());
    coverOrBuildings = book.isOn("cover-or-buildings");
    outnumberOnce = book.isOn("outnumber-once");
  }

  /** All that is added to the roll; numbers are given with foot already halved. */
  int of(Fighter own, Fighter enemy, int ownHalves, int enemyHalves, Trace trace) {
    return troops(own, enemy, trace)
        + formation(own, enemy, trace)
        + situation(own, trace)
        + outnumber.times(outnumbering(ownHalves, enemyHalves), trace);
  }

  /** How many times over the numbers exceed the enemy's by half: floor(2 x (own/enemy - 1)). */
  int outnumbering(int ownHalves, int enemyHalves) {
    if (ownHalves <= enemyHalves || enemyHalves <= 0) {
      return 0;
    }
    int times = 2 * (ownHalves - enemyHalves) / enemyHalves;
    return outnumberOnce ? Math.min(1, times) : times;
  }

  private boolean isCharging(Fighter own) {
    boolean room = !own.arms().isCavalry() || own.straightInches() >= straight;
    return own.charging() && room && !own.marchColumn();
  }

  private int troops(Fighter own, Fighter enemy, Trace trace) {
    boolean lancers = own.arms() == Arms.LANCERS;
    boolean cavalry = own.arms().isCavalry();
    Modifier line = lancers && !own.charging() ? irregular : troops.get(own.arms());
    return line.apply(trace)
        + superior.when(cavalry && own.mounts() == Mounts.SUPERIOR, trace)
        + inferior.when(cavalry && own.mounts() == Mounts.INFERIOR, trace)
        + lance.when(lancers && !enemy.arms().isCavalry(), trace);
  }

  private int formation(Fighter own, Fighter enemy, Trace trace) {
    boolean formedFoot = own.arms() == Arms.INFANTRY && own.state() == State.FORMED;
    return charging.when(isCharging(own), trace)
        + followingUp.when(own.followingUp(), trace)
        + marchColumn.when(formedFoot && own.marchColumn(), trace)
        + square.when(formedFoot && own.square() && enemy.arms().isCavalry(), trace)
        + quality.get(own.grade()).apply(trace);
  }

  private int situation(Fighter own, Trace trace) {
    boolean disordered = own.state() == State.UNFORMED || own.state() == State.FALTERING;
    boolean going = own.state() == State.RETREATING || own.state() == State.ROUTING;
    boolean housed = own.shelter() == Shelter.BUILDINGS;
    boolean covered = own.shelter() == Shelter.COVER || own.uphill();
    return unformed.when(disordered, trace)
        + pushedBack.when(own.pushedBack(), trace)
        + retreating.when(going, trace)
        + flank.when(own.flanked(), trace)
        + half.when(own.hasLostHalf(), trace)
        + coverOrUphill.when(covered, trace)
        + buildingsAsCover.when(housed && !covered && !coverOrBuildings, trace)
        + buildings.when(housed, trace);
  }
}
