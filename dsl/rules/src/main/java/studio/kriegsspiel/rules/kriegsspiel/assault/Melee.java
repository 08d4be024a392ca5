package studio.kriegsspiel.rules.kriegsspiel.assault;

/**
 * One hand-to-hand attack.
 *
 * @param attacker the side that comes on
 * @param defender the side that stands or counter-attacks
 * @param slopeDegrees slope of the ground between them
 * @param uphill whether the attackers go up
 * @param flankPaces how far away those were who made for the flank
 * @param secondLineOverlapped whether the attackers reach the flank of a second line too
 * @param intervals whether cavalry attacks with intervals or chequered
 * @param spread whether the weaker cavalry spreads to the front of the stronger
 * @param circumstances one bit per row of the book's table {@code index-points}
 */
record Melee(
    Party attacker,
    Party defender,
    int slopeDegrees,
    boolean uphill,
    int flankPaces,
    boolean secondLineOverlapped,
    boolean intervals,
    boolean spread,
    long circumstances) {}
