/** Checks of times. */
@NullMarked
package studio.kriegsspiel.checks.clock;

import org.jspecify.annotations.NullMarked;
