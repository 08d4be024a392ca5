package studio.kriegsspiel.rules.kriegsspiel.assault;

import studio.kriegsspiel.rules.Citation;

/**
 * What one face of a combat die says.
 *
 * @param number the face, 1 to 6
 * @param circle black, white or blank
 * @param defeat how the beaten side is beaten; no meaning on a blank
 * @param flame whether a flame stands beside the circle
 * @param text the face in a trace, such as {@code black D}
 * @param citation where the face is printed
 */
record CombatFace(
    int number, Circle circle, Defeat defeat, boolean flame, String text, Citation citation) {}
