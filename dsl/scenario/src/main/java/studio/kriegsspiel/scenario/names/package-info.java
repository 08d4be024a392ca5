/** The names a scenario defines and the places of its text that use them. */
@NullMarked
package studio.kriegsspiel.scenario.names;

import org.jspecify.annotations.NullMarked;
