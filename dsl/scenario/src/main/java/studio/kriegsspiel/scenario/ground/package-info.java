/** Where on the ground the positions of a text are, and how a point of the ground is written. */
@NullMarked
package studio.kriegsspiel.scenario.ground;

import org.jspecify.annotations.NullMarked;
