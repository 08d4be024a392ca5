/** Rebuilds vanished ground from figures that a historian has set down, each with its source. */
@NullMarked
package studio.kriegsspiel.library.reconstruction;

import org.jspecify.annotations.NullMarked;
