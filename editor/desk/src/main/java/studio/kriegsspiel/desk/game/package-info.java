/** A game under way, carried on from the window, and what is told of one. */
@NullMarked
package studio.kriegsspiel.desk.game;

import org.jspecify.annotations.NullMarked;
