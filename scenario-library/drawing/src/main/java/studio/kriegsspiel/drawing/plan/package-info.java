/** Marches, patrols and free deployment drawn over a map. */
@NullMarked
package studio.kriegsspiel.drawing.plan;

import org.jspecify.annotations.NullMarked;
