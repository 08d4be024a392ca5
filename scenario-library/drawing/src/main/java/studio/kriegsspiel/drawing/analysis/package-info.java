/** Draws what was read off the ground (slope, sight, march, fire) over the map, with its legend. */
@NullMarked
package studio.kriegsspiel.drawing.analysis;

import org.jspecify.annotations.NullMarked;
