/**
 * Movement in the two Kriegsspiel books: rates over ground, rides, columns that contract, frequency
 * limits.
 */
@NullMarked
package studio.kriegsspiel.rules.kriegsspiel.march;

import org.jspecify.annotations.NullMarked;
