/** Ways, columns and their times at the rates of a rule book. */
@NullMarked
package studio.kriegsspiel.situation.march;

import org.jspecify.annotations.NullMarked;
