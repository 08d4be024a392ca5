/** The one clock of play: written moments as times, under the turn of the rule book. */
@NullMarked
package studio.kriegsspiel.situation.clock;

import org.jspecify.annotations.NullMarked;
