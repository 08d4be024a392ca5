/** Orders of battle: units, strengths and where the figures come from. */
@NullMarked
package studio.kriegsspiel.scenario.force;

import org.jspecify.annotations.NullMarked;
