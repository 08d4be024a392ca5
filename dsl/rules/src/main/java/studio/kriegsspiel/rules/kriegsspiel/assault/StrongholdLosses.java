package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.List;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.trace.Trace;

/** Losses of an attack on a stronghold, in points (§66; they replace those of §68). */
final class StrongholdLosses {
  /** Points by face for line skirmishers in cover at 100 to 200 paces, Die II, right column. */
  private final int[] attackersByFace;

  private final int heldPerBlock;
  private final int takenPerBlock;
  private final Citation attackers;
  private final Citation defenders;
  private final Citation pursuit;
  private final @Nullable Citation screen;

  StrongholdLosses(RuleBook book) {
    RuleTable table = book.table("stronghold-losses");
    attackersByFace = new int[6];
    for (int face = 1; face <= attackersByFace.length; face++) {
      attackersByFace[face - 1] = table.getInteger("points", "attackers-face-" + face);
    }
    heldPerBlock = table.getInteger("points", "defenders-attack-fails");
    takenPerBlock = table.getInteger("points", "defenders-attack-succeeds");
    attackers = table.getRow("attackers-face-1").citation();
    defenders = table.getRow("defenders-attack-fails").citation();
    pursuit = Citation.printed(book.id(), table.source(), "pursuit on foot");
    screen =
        book.id().equals(RuleBookId.BRITISH_1815)
            ? Citation.printed(book.id(), "Infantry in broken ground 4", "skirmishers driven off")
            : null;
  }

  /** Index points where the attackers' skirmishers were driven off; the book of 1824 has none. */
  int skirmishersBeaten(Trace trace) {
    if (screen == null) {
      return 0;
    }
    trace.add("attackers' skirmishers driven off", "-1", screen);
    return -1;
  }

  /**
   * Points both sides lose, neither more than it has.
   *
   * @param attackersLeft points the attackers can still lose
   * @param defendersLeft points the defenders can still lose
   */
  Lost of(
      boolean taken,
      int halfBattalions,
      boolean pursued,
      Fraction attackersLeft,
      Fraction defendersLeft,
      DiceStream stream,
      Trace trace) {
    int face = stream.throwDie(attackersByFace.length);
    int each = attackersByFace[face - 1];
    trace.addThrow("loss of the attackers", "Die II", face, each + " points", attackers);
    // A half battalion fights as two skirmish blocks, which is what the row is given for.
    int attackersLoss = each * halfBattalions;
    int perBlock = taken ? takenPerBlock : heldPerBlock;
    trace.add("loss of the defenders per block", perBlock, defenders);
    int defendersLoss = perBlock * halfBattalions;
    if (taken && pursued) {
      defendersLoss += defendersLoss / 2;
      trace.add("pursued on foot: half as much again", defendersLoss, pursuit);
    }
    return new Lost(
        atMost(attackersLeft, Fraction.of(attackersLoss), attackers, trace),
        atMost(defendersLeft, Fraction.of(defendersLoss), defenders, trace));
  }

  private static Fraction atMost(Fraction left, Fraction loss, Citation why, Trace trace) {
    if (loss.compareTo(left) <= 0) {
      return loss;
    }
    trace.add("they have no more to lose than", left + " points", why);
    return left;
  }

  /**
   * Points lost in an attack.
   *
   * @param attackers by the attackers
   * @param defenders by the defenders
   */
  record Lost(Fraction attackers, Fraction defenders) {
    List<Result> results() {
      return List.of(
          Result.exact("attackersLossPoints", attackers, "points"),
          Result.exact("defendersLossPoints", defenders, "points"));
    }
  }
}
