/** A game under way: a situation at a minute, and the log from which it is played again. */
@NullMarked
package studio.kriegsspiel.game;

import org.jspecify.annotations.NullMarked;
