/** Checks that either side can reach its objectives, and that these make a game. */
@NullMarked
package studio.kriegsspiel.checks.objective;

import org.jspecify.annotations.NullMarked;
