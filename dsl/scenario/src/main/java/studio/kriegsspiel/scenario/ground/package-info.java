/** Where on the ground the positions of a text are. */
@NullMarked
package studio.kriegsspiel.scenario.ground;

import org.jspecify.annotations.NullMarked;
