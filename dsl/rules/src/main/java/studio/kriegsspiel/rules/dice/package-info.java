/** Chance: named streams of dice derived from one seed, or dice laid down by hand. */
@NullMarked
package studio.kriegsspiel.rules.dice;

import org.jspecify.annotations.NullMarked;
