/** Puts the figures of one source into a scenario, where sources disagree. */
@NullMarked
package studio.kriegsspiel.scenario.figures;

import org.jspecify.annotations.NullMarked;
