/** Frontages, depths and column lengths in the two Kriegsspiel books. */
@NullMarked
package studio.kriegsspiel.rules.kriegsspiel.formation;

import org.jspecify.annotations.NullMarked;
