/** Finds the cells of a grid that a shape on the ground covers. */
@NullMarked
package studio.kriegsspiel.terrain.burn;

import org.jspecify.annotations.NullMarked;
