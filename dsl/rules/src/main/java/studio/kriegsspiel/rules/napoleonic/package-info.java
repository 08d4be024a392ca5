/** The Napoleonic rules of 1792-1815: adjudication of half-turns with random numbers. */
@NullMarked
package studio.kriegsspiel.rules.napoleonic;

import org.jspecify.annotations.NullMarked;
