/** The working of a decision: every factor with its value, its source and the die that fell. */
@NullMarked
package studio.kriegsspiel.rules.trace;

import org.jspecify.annotations.NullMarked;
