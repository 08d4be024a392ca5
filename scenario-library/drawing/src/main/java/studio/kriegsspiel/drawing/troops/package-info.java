/** Troop blocks to the scale of the ground. */
@NullMarked
package studio.kriegsspiel.drawing.troops;

import org.jspecify.annotations.NullMarked;
