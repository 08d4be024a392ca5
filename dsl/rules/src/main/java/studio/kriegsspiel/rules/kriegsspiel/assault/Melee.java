package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.Set;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;
import studio.kriegsspiel.rules.procedure.Part;
import studio.kriegsspiel.rules.procedure.YesWords;

/**
 * One hand-to-hand attack.
 *
 * @param attacker the side that comes on
 * @param defender the side that stands or counter-attacks
 * @param flankUnits units of the attackers that strike flank or rear
 * @param flankPaces how far away those were who made for the flank
 * @param getsAway whether cavalry attacked in flank neither stands nor is caught in its retreat
 * @param secondLineOverlapped whether the attackers reach the flank of a second line too
 * @param slope slope of the ground between them, in degrees
 * @param uphill whether the attackers go up
 * @param intervals whether cavalry attacks with intervals or chequered
 * @param spread whether the weaker cavalry spreads to the front of the stronger
 * @param surprised whether the defenders were surprised within the last three moves
 * @param woods whether it is fought with the bayonet in woods
 * @param pursuedByCavalry whether cavalry pursues a mass that fails
 * @param black which side black favours on Die I
 * @param circumstances those of the book's table {@code index-points} that hold
 */
record Melee(
    @Part Party attacker,
    @Part Party defender,
    @Ask(value = "attackers on flank or rear", most = Party.MOST_UNITS, or = "0") int flankUnits,
    @Ask(value = "how far off they made for it", most = 3000, or = "0") int flankPaces,
    @Ask("cavalry attacked there neither stands nor is caught in its retreat") boolean getsAway,
    @Ask("they reach the second line's flank too") boolean secondLineOverlapped,
    @Ask(value = "slope in degrees", most = 60, or = "0") int slope,
    @Ask("the attackers go up") boolean uphill,
    @Ask("cavalry attacks with intervals or chequered") boolean intervals,
    @Ask("the weaker cavalry spreads to an equal front") boolean spread,
    @Ask("the defenders were surprised within the last three moves") boolean surprised,
    @Ask(
            value = "infantry fights with the bayonet in woods",
            only = RuleBookId.BRITISH_1815,
            or = "no")
        boolean woods,
    @Ask("cavalry pursues a mass that fails") boolean pursuedByCavalry,
    @Ask(
            value = "side that black favours on Die I",
            of = {"attacker", "defender"},
            or = "attacker")
        String black,
    @YesWords(table = "index-points", names = "circumstance", titles = "title")
        Set<String> circumstances) {
  Melee {
    if (flankUnits > attacker.units()) {
      throw new InvalidQuestionException(
          "flank-units is at most the %d units that attack, not %d."
              .formatted(attacker.units(), flankUnits));
    }
    circumstances = Set.copyOf(circumstances);
  }

  /** An attack straight ahead on even ground, nothing else being of weight. */
  static Melee plain(Party attacker, Party defender, String black) {
    return new Melee(
        attacker, defender, 0, 0, false, false, 0, false, false, false, false, false, false, black,
        Set.of());
  }
}
