/**
 * Fire in the two Kriegsspiel books: artillery and small arms, good and bad effect, cover,
 * additions.
 */
@NullMarked
package studio.kriegsspiel.rules.kriegsspiel.fire;

import org.jspecify.annotations.NullMarked;
