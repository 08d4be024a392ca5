/** The scenario that a variant makes of another. */
@NullMarked
package studio.kriegsspiel.scenario.variant;

import org.jspecify.annotations.NullMarked;
