/** Checks of sides: objectives, lines of retreat, players and their parts. */
@NullMarked
package studio.kriegsspiel.checks.sides;

import org.jspecify.annotations.NullMarked;
