/** The order of battle as a tree of plain values. */
@NullMarked
package studio.kriegsspiel.desktop.model.forces;

import org.jspecify.annotations.NullMarked;
