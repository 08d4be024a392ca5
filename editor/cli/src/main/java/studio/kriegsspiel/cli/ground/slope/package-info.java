/** How steep a ground is, in the bands of a rule book. */
@NullMarked
package studio.kriegsspiel.cli.ground.slope;

import org.jspecify.annotations.NullMarked;
