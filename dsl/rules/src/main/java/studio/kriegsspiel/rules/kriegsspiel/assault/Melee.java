package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.OptionalInt;
import java.util.Set;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AtMost;
import studio.kriegsspiel.rules.procedure.Excludes;
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
 * @param defenderSurprised whether the defenders were surprised within the last three moves
 * @param woods whether it is fought with the bayonet in woods
 * @param pursuedByCavalry whether cavalry pursues a mass that fails
 * @param givenPoints index points for the attackers that another question gave
 * @param fixedPoints index points that another question fixed, which stand instead of all others
 * @param black which side black favours on Die I
 * @param circumstances those of the book's table {@code index-points} that hold
 */
@AtMost(
    value = "flank-units",
    of = "attacker-units",
    says = "No more can strike the flank than attack.")
@Excludes(
    value = {"woods", "attacker=cavalry"},
    says = "Cavalry does not fight in woods.",
    only = "british-1815")
@Excludes(
    value = {"woods", "defender=cavalry"},
    says = "Cavalry does not fight in woods.",
    only = "british-1815")
@Excludes(
    value = {"intervals", "attacker!=cavalry"},
    says = "Cavalry alone attacks with intervals or chequered.")
@Excludes(
    value = {"spread", "attacker!=cavalry"},
    says = "Cavalry alone spreads to an equal front.")
@Excludes(
    value = {"gets-away", "defender!=cavalry"},
    says = "Cavalry alone gets away from an attack on its flank.")
@Excludes(
    value = {"second-line-overlapped", "!defender-second-line"},
    says = "The defenders have no second line whose flank could be reached.")
@Excludes(
    value = {"pursued-by-cavalry", "attacker-stand!=mass"},
    says = "Only of a mass that fails is it asked whether cavalry pursues it.")
@Excludes(
    value = {"uphill", "!slope"},
    says = "The attackers go up a slope: give its degrees.")
@Excludes(
    value = {"defender-not-recovered", "renewed-at-refuge"},
    says = "Troops that reached a refuge were not totally defeated.")
@Excludes(
    value = {"attacker-heavy", "defender-heavy"},
    says = "Heavy cavalry gains on light: not both are the heavier.",
    only = "british-1815")
@Excludes(
    value = {"fixed-points", "given-points"},
    says = "Points that are fixed take no others: leave them out.",
    only = "british-1815")
@Excludes(
    value = {"renewed-fresh", "renewed-tired"},
    says = "An attack is renewed by fresh troops or by tired ones.",
    only = "british-1815")
@Excludes(
    value = {"defender-shaken", "defender-badly-shaken"},
    says = "The defenders are shaken or badly shaken.",
    only = "british-1815")
@Excludes(
    value = {"attacker-shaken", "attacker-badly-shaken"},
    says = "The attackers are shaken or badly shaken.",
    only = "british-1815")
@Excludes(
    value = {"attacker-skirmishers", "defender-skirmishers"},
    says = "Skirmishers count where one side alone has them.",
    only = "british-1815")
@Excludes(
    value = {"attacker-skirmishers", "attacker-skirmishers-beaten"},
    says = "The attackers' skirmishers are there or were beaten.",
    only = "british-1815")
@Excludes(
    value = {"defender-skirmishers", "defender-skirmishers-beaten"},
    says = "The defenders' skirmishers are there or were beaten.",
    only = "british-1815")
@Excludes(
    value = {"defender-standing", "defender-moving-sideways"},
    says = "The defenders stand or move sideways.",
    only = "british-1815")
@Excludes(
    value = {"defender-in-position", "defender-deploying"},
    says = "The defenders hold a position or deploy.",
    only = "british-1815")
@Excludes(
    value = {"defender-not-recovered", "defender-just-victorious"},
    says = "Troops not yet recovered from a total defeat have won no fight the move before.",
    only = "british-1815")
@Excludes(
    value = {"attacker-skirmishers-beaten", "defender-skirmishers-beaten"},
    says = "Not both sides' skirmishers beat each other.",
    only = "british-1815")
@Excludes(
    value = {"gets-away", "!flank-units"},
    says = "Nobody strikes the flank: there is no attack there to get away from.")
@Excludes(
    value = {"second-line-overlapped", "!flank-units"},
    says = "Nobody strikes the flank: no second line is reached there.")
@Excludes(
    value = {"flank-paces>0", "!flank-units"},
    says = "Nobody makes for the flank: say how many units.")
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
    @Ask("the defenders were surprised within the last three moves") boolean defenderSurprised,
    @Ask(value = "infantry fights with the bayonet in woods", only = "british-1815", or = "no")
        boolean woods,
    @Ask("cavalry pursues a mass that fails") boolean pursuedByCavalry,
    @Ask(
            value = "index points that another question gave the attackers",
            least = -9,
            most = 9,
            or = "0")
        int givenPoints,
    @Ask(
            value = "index points that another question fixed, instead of all others",
            least = -4,
            most = 4,
            only = "british-1815")
        OptionalInt fixedPoints,
    @Ask(
            value = "side that black favours on Die I",
            of = {"attacker", "defender"},
            or = "attacker")
        String black,
    @YesWords(table = "index-points", names = "circumstance", titles = "title")
        Set<String> circumstances) {
  Melee {
    circumstances = Set.copyOf(circumstances);
  }

  /** An attack straight ahead on even ground, nothing else being of weight. */
  static Melee plain(Party attacker, Party defender, String black) {
    return new Melee(
        attacker,
        defender,
        0,
        0,
        false,
        false,
        0,
        false,
        false,
        false,
        false,
        false,
        false,
        0,
        OptionalInt.empty(),
        black,
        Set.of());
  }
}
