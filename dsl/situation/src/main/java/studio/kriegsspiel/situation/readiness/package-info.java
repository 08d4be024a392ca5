/** What units are when play begins, in the terms of their rule book. */
@NullMarked
package studio.kriegsspiel.situation.readiness;

import org.jspecify.annotations.NullMarked;
