/** The order of battle as a tree of plain values. */
@NullMarked
package studio.kriegsspiel.desk.forces;

import org.jspecify.annotations.NullMarked;
