/** Everything that is due on the clock of play, in one ordered list. */
@NullMarked
package studio.kriegsspiel.situation.event;

import org.jspecify.annotations.NullMarked;
