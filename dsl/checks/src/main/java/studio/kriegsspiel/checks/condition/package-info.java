/** Checks of what waits for something to come to be. */
@NullMarked
package studio.kriegsspiel.checks.condition;

import org.jspecify.annotations.NullMarked;
