/** How steep a ground is, in the bands of a rule book. */
@NullMarked
package studio.kriegsspiel.reading.slope;

import org.jspecify.annotations.NullMarked;
