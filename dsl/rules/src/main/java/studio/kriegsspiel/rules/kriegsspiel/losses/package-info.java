/** Losses of the two Kriegsspiel books: points to men and guns, tracks, exchange pieces. */
@NullMarked
package studio.kriegsspiel.rules.kriegsspiel.losses;

import org.jspecify.annotations.NullMarked;
