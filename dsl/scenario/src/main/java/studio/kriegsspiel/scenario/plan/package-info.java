/** What the author has arranged for troops: patrols, marches, free deployment, planned events. */
@NullMarked
package studio.kriegsspiel.scenario.plan;

import org.jspecify.annotations.NullMarked;
