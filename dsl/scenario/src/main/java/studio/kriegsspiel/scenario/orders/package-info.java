/** Order sheets: what a player or student hands in for one role of a scenario. */
@NullMarked
package studio.kriegsspiel.scenario.orders;

import org.jspecify.annotations.NullMarked;
